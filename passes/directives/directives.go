package directives

import (
	"cmp"
	"go/ast"
	"go/token"
	"go/types"
	"reflect"
	"slices"
	"strings"
	"sync"

	"golang.org/x/tools/go/analysis"
)

// Analyzer reads the directives of a package. Its result is a *[Directives].
var Analyzer = &analysis.Analyzer{
	Name:             "directives",
	Doc:              "read //envvet: comments",
	URL:              "https://pkg.go.dev/github.com/envvet/envvet/passes/directives",
	Run:              run,
	RunDespiteErrors: true,
	ResultType:       reflect.TypeFor[*Directives](),
	FactTypes:        []analysis.Fact{new(LeftOut)},
}

// Directives is every directive of one package. Analyzers that run at the
// same time may share it.
type Directives struct {
	list   []entry // by position
	covers map[string]*cover

	handlers map[*ast.FuncDecl]bool // are marked
	leftOut  []*types.Package       // have files that are not built here

	mu   sync.Mutex
	used map[int]bool // by index in list
}

type entry struct {
	Directive
	scope scope
}

func run(pass *analysis.Pass) (any, error) {
	d := &Directives{handlers: map[*ast.FuncDecl]bool{}, used: map[int]bool{}}
	d.noteLeftOut(pass)
	for _, file := range pass.Files {
		d.add(pass.Fset.File(file.Package), file)
	}
	slices.SortFunc(d.list, func(a, b entry) int { return cmp.Compare(a.Pos, b.Pos) })
	d.covers = covers(d.list)
	for _, e := range d.list {
		if e.Verb == Handler && e.Problem == None {
			d.handlers[e.scope.fn] = true
		}
	}
	return d, nil
}

// add reads the directives of one file. A file without any costs no more than
// a look at its comments.
func (d *Directives) add(tokens *token.File, file *ast.File) {
	if tokens == nil {
		return // no package clause
	}
	var lines *layout
	for _, group := range file.Comments {
		for _, c := range group.List {
			if lines == nil && strings.Contains(c.Text, "envvet:") {
				lines = newLayout(tokens, file)
			}
			if dir, ok := parse(c.Pos(), c.Text); ok {
				if lines == nil {
					lines = newLayout(tokens, file)
				}
				e := entry{dir, lines.scope(&dir, group)}
				if e.Problem == None && !e.placed() {
					e.Problem = Misplaced
				}
				d.list = append(d.list, e)
			}
			if lines != nil {
				if dir, ok := behind(c.Pos(), c.Text, !lines.hasCodeBefore(c.Pos())); ok {
					d.list = append(d.list, entry{Directive: dir})
				}
			}
		}
	}
}

// placed reports whether the directive stands where its verb means something.
func (e *entry) placed() bool {
	if e.Verb == Handler {
		return e.scope.fn != nil
	}
	return e.scope.from.IsValid()
}

// All returns the directives and near misses, by position.
func (d *Directives) All() []Directive {
	return d.filter(func(int, *entry) bool { return true })
}

// Ignored reports whether an ignore of rule covers pos, and counts every
// ignore that does as used.
func (d *Directives) Ignored(rule string, pos token.Pos) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	found := false
	for i := range d.covering(rule, pos) {
		d.used[i] = true
		found = true
	}
	return found
}

// Covering returns the first ignore of rule that covers pos. It counts as used
// only if something else asks.
func (d *Directives) Covering(rule string, pos token.Pos) (Directive, bool) {
	first := len(d.list)
	for i := range d.covering(rule, pos) {
		first = min(first, i)
	}
	if first == len(d.list) {
		return Directive{}, false
	}
	return d.list[first].Directive, true
}

// Unused returns the ignores of rule that have covered no position asked for,
// by position.
func (d *Directives) Unused(rule string) []Directive {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.filter(func(i int, e *entry) bool { return e.ignores(rule) && !d.used[i] })
}

// Handler reports whether fn is marked as a command handler.
func (d *Directives) Handler(fn *ast.FuncDecl) bool {
	return d.handlers[fn]
}

func (e *entry) ignores(rule string) bool {
	return e.Verb == Ignore && e.Problem == None && e.Rule == rule
}

func (d *Directives) filter(keep func(int, *entry) bool) []Directive {
	var out []Directive
	for i := range d.list {
		if keep(i, &d.list[i]) {
			out = append(out, d.list[i].Directive)
		}
	}
	return out
}
