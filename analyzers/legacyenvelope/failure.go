package legacyenvelope

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"slices"
	"strconv"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/fix"
	"github.com/envvet/envvet/envelope/spec"
)

// failure rewrites an error: its literal becomes one of a map with an object.
func (m *migration) failure(a *answer) []analysis.TextEdit {
	fields, literal := m.fields(a)
	if fields == nil {
		return nil
	}
	verb := m.verb(a)
	if e := fields["Verb"]; e != nil {
		verb = fix.Source(m.pass, e)
	} else if e := fields["Command"]; e != nil {
		verb = fix.Source(m.pass, e)
	}
	kind := m.text(fields["kind"])
	if verb == "" || kind == "" || fields["error"] == nil {
		return nil
	}
	status, certain := m.status(a)
	if a.Struct == nil {
		status, certain = m.statusOf(a.Literal)
	}
	meta, edits := m.meta(literal.Pos(), verb, status)
	if meta == "" || !certain || status == 0 {
		return nil
	}
	successor, ok := spec.LegacyKinds[kind]
	if !ok {
		successor.Kind = spec.KindUnknown
	}
	operation := verb
	if successor.Operation != "" {
		operation = strconv.Quote(successor.Operation)
	}
	or := func(field, other string) string {
		if e := fields[field]; e != nil {
			return fix.Source(m.pass, e)
		}
		return other
	}
	hint := or("hint", "nil")
	if e := fields["hint"]; e != nil && m.isEmpty(e) {
		hint = "nil"
	}
	text := fmt.Sprintf(`map[string]any{%s, "error": map[string]any{"kind": %q, "operation": %s, "target": %s, "retryable": %s, "message": %s, "hint": %s}}`,
		meta, successor.Kind, or("Operation", operation), or("Target", `""`), or("Retryable", "false"), or("error", ""), hint)
	if m.hasComment(literal.Pos(), literal.End()) {
		return nil
	}
	return append(edits, analysis.TextEdit{Pos: literal.Pos(), End: literal.End(), NewText: []byte(text)})
}

// fields returns the values of an error's literal by their keys, and those that
// are not on the wire by the names of their fields, and what stands for the
// literal. It returns nil if the literal has more, or is not what is encoded.
func (m *migration) fields(a *answer) (fields map[string]ast.Expr, literal ast.Expr) {
	fields = make(map[string]ast.Expr)
	if a.Struct == nil {
		if !m.isWhole(a) {
			return nil, nil
		}
		for _, elem := range a.Literal.Elts {
			kv := elem.(*ast.KeyValueExpr)
			key := m.text(kv.Key)
			if !slices.Contains(spec.ClawV1ErrorKeys, key) {
				return nil, nil
			}
			fields[key] = kv.Value
		}
		return fields, a.Literal
	}
	arg := a.encoded.Arg
	if arg == nil || a.Literal == nil || !m.takesAny(a.encoded.Call, arg) {
		return nil, nil
	}
	inner := ast.Unparen(arg)
	if addr, ok := inner.(*ast.UnaryExpr); ok && addr.Op == token.AND {
		inner = ast.Unparen(addr.X)
	}
	st, ok := a.Struct.Underlying().(*types.Struct)
	if inner != a.Literal || !ok {
		return nil, nil
	}
	for i, elem := range a.Literal.Elts {
		field := ""
		if kv, ok := elem.(*ast.KeyValueExpr); ok {
			if id, ok := kv.Key.(*ast.Ident); ok {
				field, elem = id.Name, kv.Value
			}
		} else if i < st.NumFields() {
			field = st.Field(i).Name()
		}
		key := field
		for _, k := range a.Keys {
			if k.Field != nil && k.Field.Name() == field {
				key = k.Name
			}
		}
		if !slices.Contains(spec.ClawV1ErrorKeys, key) && !slices.Contains([]string{"Verb", "Command", "Operation", "Target", "Retryable"}, key) {
			return nil, nil
		}
		fields[key] = elem
	}
	return fields, arg
}

// text returns a constant text, or "".
func (m *migration) text(e ast.Expr) string {
	if e == nil {
		return ""
	}
	if value := m.pass.TypesInfo.Types[e].Value; value != nil && value.Kind() == constant.String {
		return constant.StringVal(value)
	}
	return ""
}

func (m *migration) isEmpty(e ast.Expr) bool {
	tv := m.pass.TypesInfo.Types[e]
	return tv.IsNil() || tv.Value != nil && m.text(e) == ""
}
