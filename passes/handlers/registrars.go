package handlers

import (
	"cmp"
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"github.com/envvet/envvet/passes/internal/known"
)

// A place is a field or parameter that makes a handler of what is put there,
// one field of the struct that is passed to a parameter, or any place of a
// type.
type place struct {
	v      *types.Var
	field  string
	typ    *types.TypeName
	method string // that is called of what is put there
	inline bool   // a struct that is put there holds commands, and is none
	fn     bool   // what is put there is a function, of a framework that takes something else
}

// A seed is a place that is known before the package is looked at.
type seed struct {
	place
	framework known.Framework
}

// A closure is what follows from seeds: all places of the package through
// which functions become handlers, and all registrations.
type closure struct {
	*unit
	places   map[place]known.Framework
	taken    map[result]bool
	added    map[added]bool
	seen     map[look]bool
	handlers []Handler

	// Of frameworks that take structs:
	given    map[*known.Grammar]bool // the package hands one over
	opaque   map[*known.Grammar]bool // it hands over what cannot be told
	commands map[*types.Var]bool     // fields of the package that are commands
}

// added is a method that a framework calls, registered at a position.
type added struct {
	fn     *types.Func
	pos    token.Pos
	result int // of the call there that has several
}

// close follows the flows of the package backwards from the seeds, one
// framework after the other, so that what both reach is settled by their names.
func (u *unit) close(seeds []seed) *closure {
	c := &closure{
		unit: u, places: make(map[place]known.Framework), taken: make(map[result]bool), added: make(map[added]bool), seen: make(map[look]bool),
		given: make(map[*known.Grammar]bool), opaque: make(map[*known.Grammar]bool), commands: make(map[*types.Var]bool),
	}
	if len(seeds) == 0 && !u.byType {
		return c
	}
	u.prepare()
	by := make(map[known.Framework][]place)
	for _, s := range slices.Concat(u.types, seeds) {
		by[s.framework] = append(by[s.framework], s.place)
	}
	var frameworks []known.Framework
	for f := range by {
		frameworks = append(frameworks, f)
	}
	slices.SortFunc(frameworks, func(a, b known.Framework) int {
		if (a == known.User) != (b == known.User) { // what users name comes last
			return map[bool]int{true: 1, false: -1}[a == known.User]
		}
		return cmp.Compare(a, b)
	})
	for _, f := range frameworks {
		c.follow(f, by[f])
	}
	return c
}

func (c *closure) follow(framework known.Framework, work []place) {
	for len(work) > 0 {
		p := work[0]
		work = work[1:]
		if _, ok := c.places[p]; ok {
			continue
		}
		c.places[p] = framework
		work = append(work, c.called(p)...)
		for _, f := range c.typed[p.typ] {
			work = append(work, c.take(framework, p, f)...)
		}
		if p.v != nil && p.method == "" && p.v.Kind() == types.PackageVar && p.v.Pkg() == c.pass.Pkg {
			continue // which function it holds here is found by who asks for that
		}
		for _, f := range c.flows[p.v] {
			if p.field == "" {
				work = append(work, c.take(framework, p, f)...)
				continue
			}
			lit, param := c.structOf(f.expr)
			if param != nil {
				q := p
				q.v = param
				work = append(work, q)
			}
			if lit == nil {
				continue
			}
			for field, value := range c.elements(lit) {
				if field.Name() == p.field {
					work = append(work, c.take(framework, p, flow{expr: value, to: field, at: lit})...)
				}
			}
		}
	}
}

// structOf returns the literal that a struct argument is, or was declared
// with, and the parameter that it is.
func (c *closure) structOf(e ast.Expr) (*ast.CompositeLit, *types.Var) {
	if lit := compositeLit(e); lit != nil {
		return lit, nil
	}
	v := c.variable(base(e))
	if v == nil {
		return nil, nil
	}
	if v.Kind() == types.ParamVar {
		return nil, v
	}
	return c.literal(v, e), nil
}

// A result is one of those that an expression has, of which most have one.
type result struct {
	of    ast.Expr
	index int
}

// take registers the expression of a flow to a place, or returns the places
// that its value comes from.
func (c *closure) take(framework known.Framework, p place, f flow) []place {
	callables := known.ByType(framework)
	switch g := known.GrammarOf(framework); {
	case g != nil && c.done:
		return nil // see keepStructs
	case p.method != "":
		return c.takeMethod(framework, p, f)
	case p.fn:
		callables = nil
	case g != nil:
		return c.takeGrammar(g, p, f)
	case len(callables) > 0 && callables[0].Method != "":
		return c.takeMethod(framework, p, f)
	}
	e := c.strip(f.expr)
	t := c.typeOf(e, f.result)
	if c.pass.TypesInfo.Types[e].IsNil() || !mayHoldFunc(elem(t)) {
		return nil
	}
	if len(callables) > 0 && c.registered(e, t) {
		return nil
	}
	if from, ok := c.origins(e); ok {
		return functions(framework, from)
	}
	if from, ok := c.resultOf(e, f.result); ok {
		return functions(framework, from)
	}
	if !mayHoldFunc(t) {
		return nil // a slice of functions for a variadic parameter
	}
	if key := (result{e, f.result}); !c.taken[key] {
		c.taken[key] = true
		c.handlers = append(c.handlers, Handler{
			Framework: framework,
			Role:      c.role(f),
			Name:      c.name(e, f),
			Pos:       e.Pos(),
			Expr:      e,
			Result:    f.result,
			Func:      c.funcOf(e),
			erring:    erring(framework, f),
		})
	}
	return functions(framework, append(c.delegates(e), c.dynamic(e)...))
}

// functions marks places of functions where the framework takes something else.
func functions(framework known.Framework, list []place) []place {
	callables := known.ByType(framework)
	if known.GrammarOf(framework) == nil && (len(callables) == 0 || callables[0].Method == "") {
		return list
	}
	for i := range list {
		list[i].fn = list[i].method == ""
	}
	return list
}

// registered reports whether the expression e of type t needs no registration
// where handlers are told by type: it is a handler already, and was registered
// where a function became one, or it is made by the framework of what it is
// given. A call that puts something around a handler makes a new one.
func (c *closure) registered(e ast.Expr, t types.Type) bool {
	call, ok := e.(*ast.CallExpr)
	if !ok {
		return callable(t) != nil
	}
	if ofFramework(c.funcOf(c.strip(call.Fun))) {
		return true
	}
	sig, ok := underlying(c.pass.TypesInfo.TypeOf(call.Fun)).(*types.Signature)
	return callable(t) != nil && !(ok && wraps(sig, t))
}

// resultOf returns the place that one of several results of a call comes from,
// and whether the function called is one of the package.
func (c *closure) resultOf(e ast.Expr, result int) ([]place, bool) {
	call, ok := e.(*ast.CallExpr)
	if !ok || c.results([]ast.Expr{call}) == nil {
		return nil, false
	}
	fn := c.funcOf(c.strip(call.Fun))
	if fn == nil || fn.Pkg() != c.pass.Pkg || result >= fn.Signature().Results().Len() {
		return nil, false
	}
	return []place{{v: fn.Signature().Results().At(result)}}, true
}

// origins returns the places that an expression reads, and whether it reads a
// parameter or field.
func (c *closure) origins(e ast.Expr) ([]place, bool) {
	switch e := e.(type) {
	case *ast.Ident:
		if v := c.variable(e); v != nil && v.Kind() == types.ParamVar {
			return []place{{v: v}}, true
		}
	case *ast.SelectorExpr:
		field := c.field(e)
		if field == nil {
			return nil, false
		}
		if field.Pkg() == nil {
			return nil, true // broken code
		}
		if _, ok := known.FrameworkOf(field.Pkg().Path()); ok {
			return nil, true // a handler that is registered where it is put there, or none
		}
		from := []place{{v: field}}
		if x := c.variable(base(e.X)); x != nil && x.Kind() == types.ParamVar && field.Pkg() != c.pass.Pkg {
			// No fact can be put on the field: say it of the parameter.
			from = append(from, place{v: x, field: field.Name()})
		}
		return from, true
	}
	return nil, false
}
