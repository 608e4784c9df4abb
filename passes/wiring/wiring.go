package wiring

import (
	"go/token"
	"go/types"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/passes/effects"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/handlers"
	"github.com/envvet/envvet/passes/internal/packed"
	"github.com/envvet/envvet/passes/position"
)

// Analyzer finds what handlers do with what the functions that register them are given.
var Analyzer = &analysis.Analyzer{
	Name:       "wiring",
	Doc:        "find what handlers do with what the functions that register them are given",
	URL:        "https://pkg.go.dev/github.com/envvet/envvet/passes/wiring",
	Requires:   []*analysis.Analyzer{handlers.Analyzer, effects.Analyzer},
	Run:        run,
	ResultType: reflect.TypeFor[*Result](),
	FactTypes:  []analysis.Fact{new(Registrar), new(Heard)},
}

// Result has the calls of a package by which handlers of others reach something.
type Result struct {
	calls []Call
	setUp []SetUp
	flow  *effects.Result
	known map[*types.Func][]Handler // of functions of other packages
}

// Unaccepted returns the calls with what they reach that comments of the package ignore.
func (r *Result) Unaccepted() *Result {
	if len(r.known) == 0 {
		return r
	}
	return &Result{calls: connect(r.flow.Unaccepted(), r.known, func(*types.Func, Handler) {})}
}

// A Call is one of a function that registers a handler, which reaches something by what it
// is given there.
type Call struct {
	Pos     token.Pos
	Handler handlers.Handler // registered by the call
	Reached []effects.Reached
}

// Calls returns them, by position.
func (r *Result) Calls() []Call { return slices.Clone(r.calls) }

// A SetUp is an instruction by which another package has standard output before any handler
// runs, and a handler of a package that this one imports that has it write.
type SetUp struct {
	effects.Kept
	Speaker
}

// SetUp returns them, in the order of the source.
func (r *Result) SetUp() []SetUp { return slices.Clone(r.setUp) }

// A fact tells of no more than maxHandlers handlers of one function, and of each no more than
// maxUses uses.
const (
	maxHandlers = 64
	maxUses     = 32
)

func run(pass *analysis.Pass) (any, error) {
	result := new(Result)
	if !position.IsOwn(pass) {
		return result, nil // what commands of another module do is not for this one to change
	}
	flow := pass.ResultOf[effects.Analyzer].(*effects.Result)
	heard := heardBelow(pass)
	result.setUp = setUpFor(flow, heard)
	told := make(map[*types.Func][]Handler)
	if pass.Pkg.Name() != "main" { // which nobody imports
		own := pass.ResultOf[handlers.Analyzer].(*handlers.Result).Handlers(nil)
		starts := Starts(own)
		for i, says := range flow.Said(starts) {
			for _, s := range says {
				heard.add(Speaker{pass.Pkg.Path(), own[i].Framework, own[i].Role, own[i].Name, s})
			}
		}
		if len(heard.By) > 0 {
			pass.ExportPackageFact(heard)
		}
		for _, w := range flow.Wired(starts) {
			h := own[w.Start]
			tell(told, w.Func, Handler{Framework: h.Framework, Role: h.Role, Name: h.Name, Uses: []summary.Use{w.Use}})
		}
	}
	result.flow, result.known = flow, imported(pass)
	result.calls = connect(flow, result.known, func(fn *types.Func, h Handler) { tell(told, fn, h) })
	for fn, all := range told {
		pass.ExportObjectFact(fn, &Registrar{packed.Of(&all)})
	}
	return result, nil
}

// connect returns the calls by which the known handlers reach something, and yields what they
// do with what callers of this package's functions give these, one use at a time.
func connect(flow *effects.Result, known map[*types.Func][]Handler, yield func(*types.Func, Handler)) (calls []Call) {
	if len(known) == 0 {
		return nil
	}
	uses := make(map[*types.Func][][]summary.Use)
	for fn, all := range known {
		for _, h := range all {
			uses[fn] = append(uses[fn], h.Uses)
		}
	}
	for _, c := range flow.Connect(func(fn *types.Func) [][]summary.Use { return uses[fn] }) {
		h := known[c.Func.Origin()][c.Handler]
		if len(c.Reached) > 0 {
			calls = append(calls, Call{c.Pos, handlers.Handler{Framework: h.Framework, Role: h.Role, Name: h.Name, Pos: c.Pos}, c.Reached})
		}
		for _, w := range c.Wired {
			h.Uses = []summary.Use{w.Use}
			yield(w.Func, h)
		}
	}
	return calls
}

// Starts returns handlers as what to ask package effects about, in their order.
func Starts(all []handlers.Handler) []effects.Start {
	out := make([]effects.Start, len(all))
	for i, h := range all {
		out[i] = effects.Start{Within: h.Within, Expr: h.Expr, Result: h.Result, Recv: h.Recv, Func: h.Func, Pos: h.Pos, Name: h.Name, Framework: h.Framework}
	}
	return out
}

// tell adds to what is told of a function what a handler does that it registers.
func tell(told map[*types.Func][]Handler, fn *types.Func, h Handler) {
	all := told[fn]
	i := slices.IndexFunc(all, func(x Handler) bool { return x.Name == h.Name && x.Framework == h.Framework && x.Role == h.Role })
	switch {
	case i >= 0:
		all[i].add(h.Uses[0])
	case len(all) < maxHandlers:
		told[fn] = append(all, h)
	}
}

// add adds a use, unless it is one of them already.
func (h *Handler) add(u summary.Use) {
	again := slices.ContainsFunc(h.Uses, func(x summary.Use) bool {
		return x.Op == u.Op && x.Method == u.Method && x.Target == u.Target && x.Site == u.Site && x.What == u.What
	})
	if len(h.Uses) < maxUses && !again {
		h.Uses = append(h.Uses, u)
	}
}

// imported returns the handlers of the functions of other packages of the module that the
// package mentions.
func imported(pass *analysis.Pass) map[*types.Func][]Handler {
	out := make(map[*types.Func][]Handler)
	for _, obj := range pass.TypesInfo.Uses {
		fn, ok := obj.(*types.Func)
		if !ok || fn.Pkg() == nil || fn.Pkg() == pass.Pkg || !position.SameModule(pass, fn.Pkg().Path()) {
			continue
		}
		fn = fn.Origin()
		var fact Registrar
		if _, again := out[fn]; !again && pass.ImportObjectFact(fn, &fact) {
			out[fn] = fact.Handlers()
		}
	}
	return out
}
