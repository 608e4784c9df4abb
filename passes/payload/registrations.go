package payload

import (
	"go/ast"
	"go/constant"
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/syntax"
	"github.com/envvet/envvet/passes/internal/texts"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// unit finds what one package registers.
type unit struct {
	pass       *analysis.Pass
	reader     *Reader
	texts      *texts.Finder
	registrars map[*types.Func][]Registration // of this package and of others
	calls      []call
	variables  map[*types.Var]*variable
	possible   []string                       // dialects
	phase      int                            // the last one of claw that is named with them
	bodyOf     map[*types.Func]*ast.BlockStmt // made when asked for
}

// A call is one of a generic function, or of a method of a generic type.
type call struct {
	*ast.CallExpr
	fn   *types.Func
	args []types.Type // type arguments
	in   *types.Func  // the function declaration around it, if any
}

// commands finds the registrations. A package that mentions no function which
// registers is not searched.
func (u *unit) commands() []*Command {
	for id := range u.pass.TypesInfo.Instances {
		if fn, ok := u.pass.TypesInfo.Uses[id].(*types.Func); ok {
			u.importRegistrar(fn.Origin())
		}
	}
	for _, obj := range u.pass.TypesInfo.Uses {
		if fn, ok := obj.(*types.Func); ok && fn.Signature().Recv() != nil && receiverArgs(fn) != nil {
			u.importRegistrar(fn.Origin())
		}
	}
	if len(u.registrars) == 0 {
		return nil
	}
	u.findCalls()
	var commands []*Command
	done := make(map[*ast.CallExpr]int) // registrations of the callee that are followed
	for again := true; again; {
		again = false
		for _, c := range u.calls {
			all := u.registrars[c.fn]
			for _, r := range all[done[c.CallExpr]:] {
				again = true
				if command := u.follow(c, r); command != nil {
					commands = append(commands, command)
				}
			}
			done[c.CallExpr] = len(all)
		}
	}
	return u.withoutSchemas(commands)
}

// withoutSchemas leaves out the schemas of tools whose handler is known to
// answer with the same type.
func (u *unit) withoutSchemas(commands []*Command) []*Command {
	return slices.DeleteFunc(commands, func(c *Command) bool {
		return c.Tool && c.In == nil && slices.ContainsFunc(commands, func(other *Command) bool {
			return other.Tool && other.In != nil && other.Out != nil && types.Identical(other.Out, c.Out)
		})
	})
}

func (u *unit) importRegistrar(fn *types.Func) {
	if _, ok := u.registrars[fn]; ok || fn.Pkg() == nil {
		return
	}
	if f := known.PayloadFuncOf(fn.Pkg().Path(), fn.Name()); f != nil && fn.Signature().Recv() == nil {
		u.registrars[fn] = []Registration{{Tool: f.Framework != known.Envelope, In: paramType(f.In), Out: paramType(f.Out), Decl: f.Decl, Run: f.Run, Validate: -1}}
		return
	}
	var fact Registrar
	if fn.Pkg() != u.pass.Pkg && u.pass.ImportObjectFact(fn, &fact) {
		u.registrars[fn] = fact.Registrations
	}
}

// findCalls finds the calls of generic functions.
func (u *unit) findCalls() {
	for _, file := range u.pass.Files {
		for _, decl := range file.Decls {
			var in *types.Func
			if d, ok := decl.(*ast.FuncDecl); ok {
				in, _ = u.pass.TypesInfo.Defs[d.Name].(*types.Func)
			}
			ast.Inspect(decl, func(n ast.Node) bool {
				c, ok := n.(*ast.CallExpr)
				if !ok {
					return true
				}
				id := syntax.Name(c.Fun)
				if id == nil {
					return true
				}
				fn, ok := u.pass.TypesInfo.Uses[id].(*types.Func)
				if !ok {
					return true
				}
				args := receiverArgs(fn)
				if instance, known := u.pass.TypesInfo.Instances[id]; known {
					args = slices.Concat(args, slices.Collect(instance.TypeArgs.Types()))
				}
				if args != nil && (fn.Signature().Recv() == nil || u.isMethodCall(c)) {
					u.calls = append(u.calls, call{c, fn.Origin(), args, in})
				}
				return true
			})
		}
	}
}

// receiverArgs returns the type arguments of the type that a method is of.
func receiverArgs(fn *types.Func) []types.Type {
	recv := fn.Signature().Recv()
	if recv == nil {
		return nil
	}
	t := types.Unalias(recv.Type())
	if p, ok := t.(*types.Pointer); ok {
		t = types.Unalias(p.Elem())
	}
	if named, ok := t.(*types.Named); ok && named.TypeArgs().Len() > 0 {
		return slices.Collect(named.TypeArgs().Types())
	}
	return nil
}

// isMethodCall reports whether a call is one of a method of a value: that of
// (*T).Method has the value among its arguments.
func (u *unit) isMethodCall(c *ast.CallExpr) bool {
	sel, ok := syntax.WithoutTypeArgs(c.Fun).(*ast.SelectorExpr)
	if !ok {
		return false
	}
	s := u.pass.TypesInfo.Selections[sel]
	return s != nil && s.Kind() == types.MethodVal
}

// follow returns the command that a call registers. If its types are made with
// type parameters of the function around it, calling that one registers.
func (u *unit) follow(c call, r Registration) *Command {
	in, inOpen := u.argument(c, r.In)
	out, outOpen := u.argument(c, r.Out)
	d := r.declaration()
	if r.Decl >= 0 && r.Decl < len(c.Args) {
		d = u.declared(c.Args[r.Decl])
		if d.Schema != "" && r.Tool {
			d.Schema = unknownSchema // it takes what is encoded as one
		}
	}
	if inOpen != nil || outOpen != nil {
		wrapper := Registration{
			Tool: r.Tool, In: inOpen, Out: outOpen, Name: d.Name, Effect: d.Effect, Schema: short(d.Schema), Exits: d.Exits,
			Decl: paramIndex(c.in, d.param), Run: u.paramOf(c, r.Run, d, "Run"), Validate: u.paramOf(c, r.Validate, d, "Validate"),
		}
		if all := u.registrars[c.in]; len(all) < maxRegistrations && !slices.ContainsFunc(all, wrapper.same) {
			u.registrars[c.in] = append(all, wrapper)
		}
	}
	if in == nil && out == nil {
		return nil
	}
	command := &Command{
		Name: d.Name, Named: d.Name != "", Call: c.CallExpr, In: in, Out: out, Tool: r.Tool, Effect: d.Effect, fields: d.fields, Exits: d.Exits, whole: d.lit,
		Run: u.given(c, part(c, r.Run, d, "Run")), Validate: u.given(c, part(c, r.Validate, d, "Validate")), Dialects: u.dialects(),
	}
	if command.Name == "" {
		command.Name = u.nameOf(c)
	}
	if e := d.fields["ExitCodes"]; e != nil {
		if command.codes = u.literal(e); command.codes == nil {
			command.whole = nil
		}
	}
	if inOpen != nil || outOpen != nil {
		command.Exits, d.Exits = Exits{}, Exits{} // of the commands that the function around it registers
	}
	u.check(command, d)
	return command
}

// maxRegistrations bounds what is known of one function: in broken code, a
// generic one may call itself with ever larger types.
const maxRegistrations = 32

// argument returns a type that a call registers. If that is made with type
// parameters of the function around the call it returns what it is for those
// who call that.
func (u *unit) argument(c call, of *FactType) (t types.Type, open *FactType) {
	if t = of.decode(u.pass.Pkg, c.fn, 0); t == nil {
		return nil, nil
	}
	t = types.Unalias(substitute(t, typeParamsOfDecl(c.fn), c.args))
	if !isOpen(t) {
		return t, nil
	}
	if c.in == nil {
		return nil, nil
	}
	return nil, encodeType(t, c.in, 0)
}

// isOpen reports whether a type is made with type parameters.
func isOpen(t types.Type) bool {
	switch t := types.Unalias(t).(type) {
	case *types.TypeParam:
		return true
	case *types.Named:
		return slices.ContainsFunc(slices.Collect(t.TypeArgs().Types()), isOpen)
	case *types.Map:
		return isOpen(t.Key()) || isOpen(t.Elem())
	case interface{ Elem() types.Type }:
		return isOpen(t.Elem())
	case *types.Struct:
		return slices.ContainsFunc(slices.Collect(t.Fields()), func(f *types.Var) bool { return isOpen(f.Type()) })
	}
	return false
}

// nameOf returns what to call a command of which no name is known: the first
// text that its registrar is given, or the function that it is given, or the
// registrar.
func (u *unit) nameOf(c call) string {
	for _, arg := range c.Args {
		if v := u.pass.TypesInfo.Types[arg].Value; v != nil && v.Kind() == constant.String {
			return constant.StringVal(v)
		}
	}
	for _, arg := range c.Args {
		t := u.pass.TypesInfo.TypeOf(arg)
		if t == nil {
			continue
		}
		if typeinfo.IsFunc(t) {
			switch arg := ast.Unparen(arg).(type) {
			case *ast.Ident:
				return arg.Name
			case *ast.SelectorExpr:
				return types.ExprString(arg)
			}
		}
	}
	return "of " + types.ExprString(c.Fun)
}

// part returns the expression that a field of the declaration is given: in the
// declaration, or as an argument of what makes one.
func part(c call, arg int, d declaration, field string) ast.Expr {
	if arg >= 0 && arg < len(c.Args) {
		return c.Args[arg]
	}
	return d.fields[field]
}

// paramOf returns which parameter of the function around a call that field is
// given, -1 for none.
func (u *unit) paramOf(c call, arg int, d declaration, field string) int {
	id, ok := part(c, arg, d, field).(*ast.Ident)
	if !ok {
		return -1
	}
	v, _ := u.pass.TypesInfo.Uses[id].(*types.Var)
	return paramIndex(c.in, v)
}

func paramIndex(fn *types.Func, v *types.Var) int {
	if fn == nil || v == nil {
		return -1
	}
	return slices.Index(slices.Collect(fn.Signature().Params().Variables()), v)
}

// given returns an expression, or what the parameter that it names is given in
// the calls of the function around it, or the elements of the table that a loop goes
// through, or a field of each.
//
//	for name, run := range commands {
//		envelope.Register(app, envelope.Command[in, out]{Name: name, Effect: envelope.Safe, Run: run})
//	}
func (u *unit) given(c call, e ast.Expr) (all []ast.Expr) {
	if e == nil {
		return nil
	}
	of, field := ast.Unparen(e), ""
	if sel, ok := of.(*ast.SelectorExpr); ok {
		of, field = ast.Unparen(sel.X), sel.Sel.Name
	}
	id, ok := of.(*ast.Ident)
	if !ok {
		return []ast.Expr{e}
	}
	v, _ := u.pass.TypesInfo.Uses[id].(*types.Var)
	if v == nil {
		return []ast.Expr{e}
	}
	if each := u.elements(v); each != nil {
		if field != "" {
			return fieldsOf(each, field)
		}
		return each
	}
	param := paramIndex(c.in, v)
	if param < 0 || field != "" {
		return []ast.Expr{e}
	}
	for _, file := range u.pass.Files {
		ast.Inspect(file, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok && param < len(call.Args) {
				if id := syntax.Name(call.Fun); id != nil {
					if fn, ok := u.pass.TypesInfo.Uses[id].(*types.Func); ok && fn.Origin() == c.in {
						all = append(all, call.Args[param])
					}
				}
			}
			return true
		})
	}
	return all
}
