package payload

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/constant"
	"go/types"
	"slices"
	"strings"

	"github.com/envvet/envvet/envelope/spec"
)

// Exits are the exit codes that a declaration gives the command.
type Exits struct {
	Known  bool            // all its codes are known; none are declared if there is none
	Views  []spec.ExitView // those that are known, sorted by code
	Hidden []string        // fields such as "ExitCodes[5].Name" of which the value is not known
}

// Declares reports whether the command declares the code, or may do so.
func (x *Exits) Declares(code int) bool {
	return !x.Known || slices.ContainsFunc(x.Views, func(v spec.ExitView) bool { return v.Code == code })
}

// Maybe is an answer that may not be known.
type Maybe int

const (
	Unknown Maybe = iota
	Yes
	No
)

// Retryable reports whether the command says that a call which ended with the
// code may succeed later; what it does not declare the contract says.
func (x *Exits) Retryable(code int) Maybe {
	i := slices.IndexFunc(x.Views, func(v spec.ExitView) bool { return v.Code == code })
	v := spec.ExitView{Code: code}
	if i >= 0 {
		v = x.Views[i]
	}
	name := fmt.Sprintf("ExitCodes[%d]", code)
	hidden := func(field string) bool { return slices.Contains(x.Hidden, name+field) }
	switch {
	case hidden(""), hidden(".Retryable"), i < 0 && !x.Known:
		return Unknown
	case !v.Retries():
		return No
	case !v.Retryable && (hidden(".SideEffects") || hidden(".FixRequired")): // which may speak against it
		return Unknown
	}
	return Yes
}

// exits reads what ExitCodes of a declaration is given, and notes the expressions
// of its entries among the fields.
func (u *unit) exits(fields map[string]ast.Expr) Exits {
	e := fields["ExitCodes"]
	if e == nil || u.pass.TypesInfo.Types[e].IsNil() {
		return Exits{Known: true}
	}
	lit := u.literal(e)
	if lit == nil {
		return Exits{}
	}
	if _, ok := underlyingOf(u.pass.TypesInfo.TypeOf(lit)).(*types.Map); !ok {
		return Exits{}
	}
	x := Exits{Known: true}
	for _, elem := range lit.Elts {
		kv, ok := elem.(*ast.KeyValueExpr)
		if !ok {
			x.Known = false
			continue
		}
		code, ok := u.number(kv.Key)
		if !ok {
			x.Known = false
			continue
		}
		name := fmt.Sprintf("ExitCodes[%d]", code)
		fields[name] = kv.Key
		v := spec.ExitView{Code: code}
		if entry := u.literal(kv.Value); entry != nil {
			x.readEntry(u, &v, name, entry, fields)
		} else {
			x.Hidden = append(x.Hidden, name)
		}
		x.Views = append(x.Views, v)
	}
	slices.SortStableFunc(x.Views, func(a, b spec.ExitView) int { return cmp.Compare(a.Code, b.Code) })
	return x
}

// readEntry reads the entry of one code. Its fields may stand without names.
func (x *Exits) readEntry(u *unit, v *spec.ExitView, name string, entry *ast.CompositeLit, fields map[string]ast.Expr) {
	st, ok := underlyingOf(u.pass.TypesInfo.TypeOf(entry)).(*types.Struct)
	if !ok {
		x.Hidden = append(x.Hidden, name)
		return
	}
	texts := map[string]*string{
		"Name": &v.Name, "Description": &v.Description, "SideEffects": &v.SideEffects,
		"FixRequired": &v.FixRequired, "FixCommand": &v.FixCommand,
	}
	for i, elem := range entry.Elts {
		field, value := "", elem
		if kv, ok := elem.(*ast.KeyValueExpr); ok {
			if id, ok := kv.Key.(*ast.Ident); ok {
				field, value = id.Name, kv.Value
			}
		} else if i < st.NumFields() {
			field = st.Field(i).Name()
		}
		path := name + "." + field
		fields[path] = value
		known := false
		if to := texts[field]; to != nil {
			*to, known = u.text(value)
		} else if c := u.pass.TypesInfo.Types[value].Value; c != nil && c.Kind() == constant.Bool {
			v.Retryable, known = constant.BoolVal(c), true
		}
		if !known {
			x.Hidden = append(x.Hidden, path)
		}
	}
}

// hides reports whether a problem of an exit code depends on what is not known.
func (x *Exits) hides(p spec.Problem) bool {
	entry, field, ok := strings.Cut(p.Field, ".")
	if !ok {
		return false
	}
	hidden := func(fields ...string) bool {
		return slices.ContainsFunc(fields, func(f string) bool { return slices.Contains(x.Hidden, entry+"."+f) })
	}
	switch field {
	case "Retryable":
		return slices.Contains(x.Hidden, entry) || hidden("Retryable", "SideEffects")
	case "FixCommand":
		return slices.Contains(x.Hidden, entry) || hidden("FixCommand", "FixRequired")
	}
	return slices.Contains(x.Hidden, entry) || hidden(field)
}

// literal returns the composite literal that an expression is, or the one that
// is the only value of the package's variable that it names. What is stored
// into that later makes it unknown.
func (u *unit) literal(e ast.Expr) *ast.CompositeLit {
	e = ast.Unparen(e)
	if c, ok := e.(*ast.CallExpr); ok && len(c.Args) == 1 && u.pass.TypesInfo.Types[c.Fun].IsType() {
		e = ast.Unparen(c.Args[0])
	}
	switch e := e.(type) {
	case *ast.CompositeLit:
		return e
	case *ast.Ident:
		v, ok := u.pass.TypesInfo.Uses[e].(*types.Var)
		if !ok {
			return nil
		}
		if known := u.variable(v); known != nil && known.defined == 1 && !known.escapes && !known.stored {
			return known.lit
		}
	}
	return nil
}

// number returns a constant: an exit code, a dialect or a phase.
func (u *unit) number(e ast.Expr) (int, bool) {
	v := u.pass.TypesInfo.Types[e].Value
	if v == nil {
		return 0, false
	}
	n, ok := constant.Int64Val(constant.ToInt(v))
	return int(n), ok && int64(int(n)) == n
}

func underlyingOf(t types.Type) types.Type {
	if t == nil {
		return nil
	}
	return t.Underlying()
}
