package handlers

import (
	"cmp"
	"go/ast"
	"go/types"
	"slices"

	"github.com/envvet/envvet/passes/internal/known"
)

// A place is a field or parameter that makes a handler of what is put there,
// or one field of the struct that is passed to a parameter.
type place struct {
	v     *types.Var
	field string
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
	taken    map[ast.Expr]bool
	handlers []Handler
}

// close follows the flows of the package backwards from the seeds, one
// framework after the other, so that what both reach is settled by their names.
func (u *unit) close(seeds []seed) *closure {
	u.collected.Do(u.collect)
	c := &closure{unit: u, places: make(map[place]known.Framework), taken: make(map[ast.Expr]bool)}
	by := make(map[known.Framework][]place)
	for _, s := range seeds {
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
		for _, f := range c.flows[p.v] {
			if p.field == "" {
				work = append(work, c.take(framework, f)...)
				continue
			}
			lit, param := c.structOf(f.expr)
			if param != nil {
				work = append(work, place{param, p.field})
			}
			if lit == nil {
				continue
			}
			for field, value := range c.elements(lit) {
				if field.Name() == p.field {
					work = append(work, c.take(framework, flow{expr: value, to: field, at: lit})...)
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

// take registers the expression of a flow, or returns the places that its
// value comes from.
func (c *closure) take(framework known.Framework, f flow) []place {
	e := c.strip(f.expr)
	tv := c.pass.TypesInfo.Types[e]
	if tv.IsNil() || !mayHoldFunc(elem(tv.Type)) {
		return nil
	}
	if from, ok := c.origins(e); ok {
		return from
	}
	if !mayHoldFunc(tv.Type) {
		return nil // a slice of functions for a variadic parameter
	}
	if !c.taken[e] {
		c.taken[e] = true
		c.handlers = append(c.handlers, Handler{
			Framework: framework,
			Role:      c.role(f),
			Name:      c.name(e, f),
			Pos:       e.Pos(),
			Expr:      e,
			Func:      c.funcOf(e),
		})
	}
	return c.delegates(e)
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

// exportFacts exports the places that importers can put something into.
func (u *unit) exportFacts(c *closure) {
	params := make(map[*types.Var][]Param)
	for p, framework := range c.places {
		switch {
		case p.v.Pkg() != u.pass.Pkg || framework == known.User:
		case p.v.IsField():
			if p.v.Exported() {
				u.pass.ExportObjectFact(p.v, &HandlerField{Framework: framework})
			}
		default:
			params[p.v] = append(params[p.v], Param{Field: p.field, Framework: framework})
		}
	}
	if len(params) == 0 {
		return
	}
	for _, file := range u.pass.Files {
		for _, decl := range file.Decls {
			decl, ok := decl.(*ast.FuncDecl)
			if !ok || !decl.Name.IsExported() {
				continue
			}
			if fn, ok := u.pass.TypesInfo.Defs[decl.Name].(*types.Func); ok {
				u.exportParams(fn, params)
			}
		}
	}
}

func (u *unit) exportParams(fn *types.Func, params map[*types.Var][]Param) {
	var fact HandlerParam
	for i := range fn.Signature().Params().Len() {
		for _, p := range params[fn.Signature().Params().At(i)] {
			p.Index = i
			fact.Params = append(fact.Params, p)
		}
	}
	if len(fact.Params) > 0 {
		slices.SortFunc(fact.Params, func(a, b Param) int {
			return cmp.Or(cmp.Compare(a.Index, b.Index), cmp.Compare(a.Field, b.Field))
		})
		u.pass.ExportObjectFact(fn, &fact)
	}
}
