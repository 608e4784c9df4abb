package handlers

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"github.com/envvet/envvet/passes/internal/known"
)

// takeGrammar registers the commands in the struct that a framework is given,
// or returns the places that the struct comes from.
func (c *closure) takeGrammar(g *known.Grammar, p place, f flow) []place {
	e := c.strip(f.expr)
	t := c.typeOf(e, f.result)
	if t == nil || c.pass.TypesInfo.Types[e].IsNil() || c.taken[result{e, 0}] {
		return nil
	}
	if !isStruct(deref(t)) {
		from, ok := c.origins(e)
		for i := range from {
			from[i].inline = p.inline
		}
		if !ok {
			c.opaque[g] = true
		}
		return from
	}
	c.taken[result{e, 0}] = true
	if !c.inTest(e) {
		c.given[g] = true
	}
	w := c.walker(g)
	if !p.inline {
		if fn := w.method(t); fn != nil {
			w.add(fn, e.Pos(), e)
		}
	}
	w.walk(t, e.Pos())
	return w.delegated
}

// keepStructs takes what was found in structs out of the closure, for all
// closures to come: facts can be asked for while the pass runs, and only then.
func (c *closure) keepStructs() {
	c.done = true
	c.handlers = slices.DeleteFunc(c.handlers, func(h Handler) bool {
		found := known.GrammarOf(h.Framework) != nil
		if found {
			c.structs = append(c.structs, h)
		}
		return found
	})
}

// inTest reports whether an expression stands in a test file.
func (u *unit) inTest(e ast.Expr) bool {
	return strings.HasSuffix(u.pass.Fset.Position(e.Pos()).Filename, "_test.go")
}

// A walker goes through the fields of structs in which a framework finds
// commands.
type walker struct {
	*closure
	grammar *known.Grammar
	shallow bool // named types are left to themselves
	seen    map[walked]bool

	delegated []place // by what carries out the commands
}

func (c *closure) walker(g *known.Grammar) *walker {
	return &walker{closure: c, grammar: g, seen: make(map[walked]bool)}
}

type walked struct {
	typ *types.TypeName
	at  token.Pos
}

// walk registers the commands in a struct of type t, or a pointer to one. at
// is where to say so if the field of a command is in another package.
func (w *walker) walk(t types.Type, at token.Pos) {
	t = deref(t)
	st, ok := underlying(t).(*types.Struct)
	if !ok {
		return
	}
	if tn := typeName(t); tn != nil {
		key := walked{tn, at}
		if w.seen[key] || tn.Pkg() == nil || known.Standard(tn.Pkg().Path()) {
			return
		}
		w.seen[key] = true
	}
	for i := range st.NumFields() {
		f := st.Field(i)
		pos := at
		if f.Pkg() == w.pass.Pkg {
			pos = f.Pos()
		}
		switch kind, _ := w.grammar.Field(f, st.Tag(i)); kind {
		case known.CommandField:
			if !isStruct(deref(f.Type())) {
				continue
			}
			w.command(f, pos)
		case known.InlineField:
			if !isStruct(deref(f.Type())) {
				continue
			}
		default:
			continue
		}
		if !w.shallow || typeName(deref(f.Type())) == nil {
			w.walk(f.Type(), pos)
		}
	}
}

// command registers what carries out the command that a field is, if its
// package does not.
func (w *walker) command(f *types.Var, pos token.Pos) {
	fn := w.method(f.Type())
	if fn == nil {
		return
	}
	if f.Pkg() == w.pass.Pkg {
		w.commands[f.Origin()] = true
	} else if w.pass.ImportObjectFact(f.Origin(), new(CommandField)) {
		return
	}
	w.add(fn, pos, nil)
}

// method returns what the framework calls of a command of type t, or nil.
func (w *walker) method(t types.Type) *types.Func {
	fn := method(w.pass.Pkg, types.NewPointer(deref(t)), w.grammar.Method)
	if fn == nil || ofFramework(fn) || !w.grammar.Calls(fn.Signature()) {
		return nil
	}
	return fn
}

func (w *walker) add(fn *types.Func, pos token.Pos, recv ast.Expr) {
	key := added{fn: fn, pos: pos}
	if w.added[key] {
		return
	}
	w.added[key] = true
	w.handlers = append(w.handlers, Handler{
		Framework: w.grammar.Framework,
		Role:      w.grammar.Method,
		Name:      w.funcName(fn),
		Pos:       pos,
		Recv:      recv,
		Func:      fn,
	})
	w.prepare()
	w.delegated = append(w.delegated, functions(w.grammar.Framework, w.delegatesOf(fn))...)
}

// declare registers the commands in the structs that the package declares,
// for a program that hands them to the framework elsewhere. A package that
// does so itself has said which of them are commands.
func (c *closure) declare() {
	if known.Standard(c.pass.Pkg.Path()) {
		return
	}
	var walkers []*walker
	for _, g := range known.Grammars {
		if !c.given[g] || c.opaque[g] {
			w := c.walker(g)
			w.shallow = true
			walkers = append(walkers, w)
		}
	}
	scope := c.pass.Pkg.Scope()
	for _, name := range scope.Names() {
		obj := scope.Lookup(name)
		switch obj := obj.(type) {
		case *types.TypeName:
			if obj.IsAlias() {
				continue
			}
		case *types.Var:
			if typeName(deref(obj.Type())) != nil {
				continue
			}
		default:
			continue
		}
		for _, w := range walkers {
			if hasTag(obj.Type(), w.grammar.Key) {
				w.walk(obj.Type(), obj.Pos())
			}
		}
	}
	for _, w := range walkers {
		c.follow(w.grammar.Framework, w.delegated)
	}
}

// hasTag reports whether a field of a struct, or of a struct without a name in
// it, has a tag that holds key.
func hasTag(t types.Type, key string) bool {
	st, ok := underlying(deref(t)).(*types.Struct)
	if !ok {
		return false
	}
	for i := range st.NumFields() {
		if strings.Contains(st.Tag(i), key) {
			return true
		}
		if f := st.Field(i).Type(); typeName(deref(f)) == nil && hasTag(f, key) {
			return true
		}
	}
	return false
}
