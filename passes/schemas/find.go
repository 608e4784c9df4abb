package schemas

import (
	"go/ast"
	"go/constant"
	"go/types"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/types/typeutil"

	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/texts"
	"github.com/envvet/envvet/passes/payload"
)

// finder finds what the places of the frameworks are given.
type finder struct {
	pass     *analysis.Pass
	texts    *texts.Finder
	commands []*payload.Command
	found    []*Schema
}

func (f *finder) find() []*Schema {
	for _, file := range f.pass.Files {
		var around []ast.Node // from the file to the node
		ast.Inspect(file, func(n ast.Node) bool {
			if n == nil {
				around = around[:len(around)-1]
				return true
			}
			around = append(around, n)
			switch n := n.(type) {
			case *ast.CompositeLit:
				f.literal(n, around)
			case *ast.AssignStmt:
				f.assignment(n)
			case *ast.CallExpr:
				f.call(n, around)
			}
			return true
		})
	}
	return f.found
}

func (f *finder) literal(lit *ast.CompositeLit, around []ast.Node) {
	for _, elem := range lit.Elts {
		kv, ok := elem.(*ast.KeyValueExpr)
		if !ok {
			continue
		}
		if id, ok := kv.Key.(*ast.Ident); ok {
			if p := placeOf(f.pass.TypesInfo.TypeOf(lit), id.Name); p != nil {
				f.add(p, kv.Value, f.nameIn(lit), around)
			}
		}
	}
}

// nameIn returns the constant name that a literal gives.
func (f *finder) nameIn(lit *ast.CompositeLit) string {
	for _, elem := range lit.Elts {
		if kv, ok := elem.(*ast.KeyValueExpr); ok {
			if id, ok := kv.Key.(*ast.Ident); ok && id.Name == "Name" {
				return f.constant(kv.Value)
			}
		}
	}
	return ""
}

func (f *finder) assignment(n *ast.AssignStmt) {
	if len(n.Lhs) != len(n.Rhs) {
		return
	}
	for i, left := range n.Lhs {
		if sel, ok := ast.Unparen(left).(*ast.SelectorExpr); ok {
			if p := placeOf(f.pass.TypesInfo.TypeOf(sel.X), sel.Sel.Name); p != nil {
				f.add(p, n.Rhs[i], "", nil)
			}
		}
	}
}

func (f *finder) call(c *ast.CallExpr, around []ast.Node) {
	fn, ok := typeutil.Callee(f.pass.TypesInfo, c).(*types.Func)
	if !ok || fn.Pkg() == nil || fn.Signature().Recv() != nil {
		return
	}
	p := known.SchemaPlaceOf(fn.Pkg().Path(), "", fn.Name())
	if p == nil || p.Arg >= len(c.Args) {
		return
	}
	f.add(p, c.Args[p.Arg], f.nameAround(around), around)
}

// nameAround returns the first constant text that the innermost call with one is
// given: a tool's options stand behind its name.
func (f *finder) nameAround(around []ast.Node) string {
	for i := len(around) - 1; i >= 0; i-- {
		switch n := around[i].(type) {
		case ast.Stmt:
			return ""
		case *ast.CallExpr:
			if len(n.Args) > 0 {
				if name := f.constant(n.Args[0]); name != "" {
					return name
				}
			}
		}
	}
	return ""
}

func (f *finder) constant(e ast.Expr) string {
	if v := f.pass.TypesInfo.Types[e].Value; v != nil && v.Kind() == constant.String {
		return constant.StringVal(v)
	}
	return ""
}

// placeOf returns the place that a field of a type is, or nil.
func placeOf(t types.Type, field string) *known.SchemaPlace {
	if t == nil {
		return nil
	}
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	named, ok := types.Unalias(t).(*types.Named)
	if !ok || named.Obj().Pkg() == nil {
		return nil
	}
	return known.SchemaPlaceOf(named.Obj().Pkg().Path(), named.Obj().Name(), field)
}

// add notes a schema, for each command that is declared with it.
func (f *finder) add(p *known.SchemaPlace, e ast.Expr, name string, around []ast.Node) {
	if f.pass.TypesInfo.Types[e].IsNil() {
		return
	}
	s := Schema{Expr: e, Name: name, Tool: p.Framework != known.Envelope, Input: p.Input, folds: p.Input && p.Framework == known.MCPGo}
	if p.Encoded {
		s.Text, _ = f.texts.Schema(e)
	} else if text, ok := f.texts.Text(e); ok {
		s.Text = []byte(text)
	}
	of := f.declaredWith(e, p.Name)
	if of == nil {
		of = f.inCall(around)
	}
	for _, c := range of {
		one := s
		one.Command = c
		if one.Name == "" {
			one.Name = c.Name
		}
		f.found = append(f.found, &one)
	}
	if of == nil {
		f.found = append(f.found, &s)
	}
}

func (f *finder) declaredWith(e ast.Expr, field string) (commands []*payload.Command) {
	for _, c := range f.commands {
		if c.Declared(field) == e {
			commands = append(commands, c)
		}
	}
	return commands
}

// inCall returns the command whose handler is given to the same call, as in
// AddTool(NewTool("x", WithRawOutputSchema(s)), NewStructuredToolHandler(h)).
func (f *finder) inCall(around []ast.Node) []*payload.Command {
	for i := len(around) - 1; i >= 0; i-- {
		switch n := around[i].(type) {
		case ast.Stmt:
			return nil
		case *ast.CallExpr:
			var in []*payload.Command
			for _, c := range f.commands {
				if n.Pos() <= c.Call.Pos() && c.Call.End() <= n.End() && c.In != nil {
					in = append(in, c)
				}
			}
			if len(in) == 1 {
				return in
			}
		}
	}
	return nil
}
