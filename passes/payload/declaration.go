package payload

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
)

// A declaration is what constants say of a command.
type declaration struct {
	Name   string // "" if not known
	Effect string // "" if not known
	Schema string // the explicit schema, "" for none, [unknownSchema] for one that is not known
	Exits  Exits

	fields map[string]ast.Expr
	lit    *ast.CompositeLit
	param  *types.Var // the parameter that declares it
}

// unknownSchema stands for a schema that may be there: nothing is missing then.
const unknownSchema = "{}"

// unknown is the declaration of which nothing is known.
var unknown = declaration{Schema: unknownSchema}

// declared reads a declaration: a composite literal, a variable that is given one, or what
// a function of the package returns.
func (u *unit) declared(e ast.Expr) declaration { return u.declaredIn(e, 0) }

func (u *unit) declaredIn(e ast.Expr, depth int) declaration {
	e = ast.Unparen(e)
	if addr, ok := e.(*ast.UnaryExpr); ok && addr.Op == token.AND {
		e = ast.Unparen(addr.X)
	}
	switch e := e.(type) {
	case *ast.CompositeLit:
		d := u.read(literalFields(e))
		d.lit = e
		return d
	case *ast.Ident:
		v, ok := u.pass.TypesInfo.Uses[e].(*types.Var)
		if !ok {
			return unknown
		}
		known := u.variable(v)
		if known == nil {
			d := unknown
			d.param = v // if it is one, else nobody finds it
			return d
		}
		if known.defined != 1 || known.escapes || known.fields == nil {
			return unknown
		}
		d := u.read(known.fields)
		d.lit = known.lit
		return d
	case *ast.CallExpr:
		if made := u.returned(e); made != nil && depth < maxMakers {
			d := u.declaredIn(made, depth+1)
			d.param = nil // of the function that is called
			return d
		}
	}
	return unknown
}

// literalFields returns the values of the fields that are named. A literal
// without names has too many fields to be one of a command.
func literalFields(lit *ast.CompositeLit) map[string]ast.Expr {
	fields := make(map[string]ast.Expr)
	for _, elem := range lit.Elts {
		if kv, ok := elem.(*ast.KeyValueExpr); ok {
			if id, ok := kv.Key.(*ast.Ident); ok {
				fields[id.Name] = kv.Value
			}
		}
	}
	return fields
}

func (u *unit) read(fields map[string]ast.Expr) declaration {
	d := declaration{fields: fields, Exits: u.exits(fields)}
	d.Name, _ = u.text(fields["Name"])
	d.Effect, _ = u.text(fields["Effect"])
	if e := fields["OutputSchema"]; e != nil && !u.pass.TypesInfo.Types[e].IsNil() {
		text, ok := u.texts.Text(e)
		if !ok {
			text = unknownSchema
		}
		d.Schema = text
	}
	return d
}

// text returns a constant text, or the one that is converted to bytes.
func (u *unit) text(e ast.Expr) (string, bool) {
	if e == nil {
		return "", false
	}
	e = ast.Unparen(e)
	if c, ok := e.(*ast.CallExpr); ok && len(c.Args) == 1 && u.pass.TypesInfo.Types[c.Fun].IsType() {
		e = ast.Unparen(c.Args[0])
	}
	if v := u.pass.TypesInfo.Types[e].Value; v != nil && v.Kind() == constant.String {
		return constant.StringVal(v), true
	}
	return "", false
}

// A variable holds a declaration.
type variable struct {
	defined int // times that it is given a value as a whole
	escapes bool
	stored  bool                // an element or a field of it is given a value, or may be by what it is passed to
	lit     *ast.CompositeLit   // nil if it is not given one
	fields  map[string]ast.Expr // nil if they are not known
	over    ast.Expr            // of which it is each element, in a loop; nil if it is not
}

// variable returns what the package does to a variable, nil if it has no
// declaration that is seen: for a parameter, and for one of another package.
func (u *unit) variable(v *types.Var) *variable {
	if u.variables == nil {
		u.variables = make(map[*types.Var]*variable)
		for _, file := range u.pass.Files {
			ast.Inspect(file, u.noteVariables)
		}
	}
	known := u.variables[v]
	if known != nil && known.defined == 0 {
		return nil
	}
	return known
}

func (u *unit) noteVariables(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.AssignStmt:
		for i, left := range n.Lhs {
			var value ast.Expr
			if len(n.Lhs) == len(n.Rhs) {
				value = n.Rhs[i]
			}
			u.assign(left, value)
		}
	case *ast.ValueSpec:
		for i, name := range n.Names {
			value := ast.Expr(&ast.CompositeLit{})
			if len(n.Values) == len(n.Names) {
				value = n.Values[i]
			} else if len(n.Values) > 0 {
				value = nil
			}
			u.assign(name, value)
		}
	case *ast.UnaryExpr:
		if v := u.variableOf(n.X); v != nil && n.Op == token.AND {
			v.escapes = true
		}
	case *ast.CallExpr:
		for _, arg := range n.Args {
			if v := u.variableOf(arg); v != nil {
				v.stored = true
			}
		}
	case *ast.RangeStmt:
		for _, e := range []ast.Expr{n.Key, n.Value} {
			if e != nil {
				u.assign(e, nil)
			}
		}
		if v := u.variableOf(n.Value); v != nil {
			v.over = n.X
		}
	}
	return true
}

func (u *unit) assign(left, value ast.Expr) {
	switch left := ast.Unparen(left).(type) {
	case *ast.SelectorExpr:
		if v := u.variableOf(left.X); v != nil && v.fields != nil {
			v.fields[left.Sel.Name], v.stored = value, true
		}
		return
	case *ast.IndexExpr:
		if v := u.variableOf(left.X); v != nil {
			v.stored = true
		}
		if sel, ok := ast.Unparen(left.X).(*ast.SelectorExpr); ok { // c.ExitCodes[code] = …
			u.assign(sel, left.X)
		}
		return
	}
	v := u.variableOf(left)
	if v == nil {
		return
	}
	v.defined++
	if value == nil {
		return
	}
	if addr, ok := ast.Unparen(value).(*ast.UnaryExpr); ok && addr.Op == token.AND {
		value = addr.X
	}
	if lit, ok := ast.Unparen(value).(*ast.CompositeLit); ok {
		v.fields, v.lit = literalFields(lit), lit
	}
}

// elements returns what the table lists of which a variable is each element, in a loop; nil if
// that is not known, or the table is ever changed.
func (u *unit) elements(v *types.Var) (all []ast.Expr) {
	each := u.variable(v)
	if each == nil || each.over == nil || each.defined != 1 || each.escapes {
		return nil
	}
	lit, ok := ast.Unparen(each.over).(*ast.CompositeLit)
	if id, named := ast.Unparen(each.over).(*ast.Ident); named {
		table, _ := u.pass.TypesInfo.Uses[id].(*types.Var)
		of := u.variable(table)
		if of == nil || of.defined != 1 || of.escapes || of.stored {
			return nil
		}
		lit, ok = of.lit, of.lit != nil
	}
	if !ok {
		return nil
	}
	for _, elem := range lit.Elts {
		if kv, ok := elem.(*ast.KeyValueExpr); ok {
			elem = kv.Value
		}
		all = append(all, elem)
	}
	return all
}

// fieldsOf returns the values of a field in composite literals, as far as they name it.
func fieldsOf(literals []ast.Expr, field string) (all []ast.Expr) {
	for _, e := range literals {
		if addr, ok := ast.Unparen(e).(*ast.UnaryExpr); ok && addr.Op == token.AND {
			e = addr.X
		}
		if lit, ok := ast.Unparen(e).(*ast.CompositeLit); ok {
			if value := literalFields(lit)[field]; value != nil {
				all = append(all, value)
			}
		}
	}
	return all
}

func (u *unit) variableOf(e ast.Expr) *variable {
	id, ok := ast.Unparen(e).(*ast.Ident)
	if !ok {
		return nil
	}
	obj, ok := u.pass.TypesInfo.ObjectOf(id).(*types.Var)
	if !ok || obj.IsField() {
		return nil
	}
	v := u.variables[obj]
	if v == nil {
		v = new(variable)
		u.variables[obj] = v
	}
	return v
}
