package legacyenvelope

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/fix"
	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/passes/payload"
)

// fixV2 is the name of the fix that makes version 2 of an answer. It is another
// answer, so it is offered only when named.
const fixV2 = "v2"

// prose are the keys of payloads that in version 1 are for people, which version
// 2 does not have beside others.
var prose = []string{"message", "report"}

// migrate offers the fixes.
func (v *visit) migrate() {
	if *v.fix != fixV2 {
		return
	}
	m := &migration{visit: v}
	for _, a := range v.legacy {
		m.noteDropped(a)
	}
	done := make(map[types.Type]bool)
	for _, a := range v.legacy {
		pos, _ := v.place(a)
		i := slices.IndexFunc(v.found, func(d *analysis.Diagnostic) bool { return d.Pos == pos })
		if i < 0 || len(v.found[i].SuggestedFixes) > 0 {
			continue
		}
		var edits []analysis.TextEdit
		switch {
		case a.failed:
			edits = m.failure(a)
		case a.Struct == nil:
			edits = m.object(a)
		case !done[a.Struct]: // the type belongs to all of its answers
			done[a.Struct] = true
			edits = m.structs(a.Struct)
		}
		if edits != nil {
			v.found[i].SuggestedFixes = []analysis.SuggestedFix{{Message: "Answer in version 2", TextEdits: edits}}
		}
	}
}

// A migration makes the edits.
type migration struct {
	*visit
	dropped []ast.Node // what goes, in all fixes
}

// goes reports whether a key of an answer goes: the kind does, and prose if
// the payload has anything else.
func (a *answer) goes(key string) bool {
	if key == "kind" {
		return true
	}
	return slices.Contains(prose, key) && slices.ContainsFunc(a.Keys, func(k payload.Key) bool {
		return k.Name != "kind" && !slices.Contains(prose, k.Name)
	})
}

func (m *migration) noteDropped(a *answer) {
	if a.failed || a.Struct != nil || a.Literal == nil {
		return
	}
	for _, k := range a.Keys {
		if a.goes(k.Name) {
			for _, set := range k.Values {
				if set.Expr != nil {
					m.dropped = append(m.dropped, set.Expr)
				}
			}
		}
	}
}

// meta returns the keys that every answer of version 2 has, as elements of a
// literal, and the import that they need.
func (m *migration) meta(pos token.Pos, verb string, status int) (string, []analysis.TextEdit) {
	clock, imports := fix.Import(m.pass, pos, "time")
	if clock == "" {
		return "", nil
	}
	return fmt.Sprintf(`"timestamp": %[1]s.Now().UTC().Format(%[1]s.RFC3339), "command": %[2]s, "exit_code": %[3]d, "output_format": "json", "schema_version": %[4]q`,
		clock, verb, status, spec.ClawV2Version), imports
}

// object rewrites a map literal: its elements become those of data.
func (m *migration) object(a *answer) []analysis.TextEdit {
	lit := a.Literal
	if !m.isWhole(a) || lit.Type == nil {
		return nil
	}
	meta, edits := m.meta(lit.Pos(), m.verb(a), 0)
	if meta == "" {
		return nil
	}
	var kept []int
	for i, elem := range lit.Elts {
		kv := elem.(*ast.KeyValueExpr)
		if !a.goes(m.text(kv.Key)) {
			kept = append(kept, i)
		} else if !m.canGo(kv.Value) {
			return nil
		}
	}
	edits = append(edits,
		insertion(lit.Lbrace+1, fmt.Sprintf(`%s, "data": %s{`, meta, fix.Source(m.pass, lit.Type))),
		insertion(lit.Rbrace, "}"))
	for _, r := range gaps(lit, kept) {
		if m.hasComment(r[0], r[1]) {
			return nil
		}
		edits = append(edits, analysis.TextEdit{Pos: r[0], End: r[1]})
	}
	return edits
}

// gaps returns what to delete of a literal so that the elements of those indices
// are left.
func gaps(lit *ast.CompositeLit, kept []int) (all [][2]token.Pos) {
	if len(kept) == 0 {
		return [][2]token.Pos{{lit.Lbrace + 1, lit.Rbrace}}
	}
	next := 0
	for _, k := range kept {
		if k > next {
			all = append(all, [2]token.Pos{lit.Elts[next].Pos(), lit.Elts[k].Pos()})
		}
		next = k + 1
	}
	if last := len(lit.Elts) - 1; next <= last {
		all = append(all, [2]token.Pos{lit.Elts[next-1].End(), lit.Elts[last].End()})
	}
	return all
}

// isWhole reports whether an answer is a map[string]any that has all of its keys
// from its literal.
func (m *migration) isWhole(a *answer) bool {
	if a.Literal == nil || a.Open || !m.owns(a.Literal.Pos()) {
		return false
	}
	t, ok := m.pass.TypesInfo.TypeOf(a.Literal).Underlying().(*types.Map)
	if !ok || !isAny(t.Elem()) {
		return false
	}
	for _, k := range a.Keys {
		if len(k.Values) != 1 || k.Values[0].Expr == nil {
			return false
		}
	}
	return len(a.Keys) == len(a.Literal.Elts)
}

func isAny(t types.Type) bool {
	i, ok := t.Underlying().(*types.Interface)
	return ok && i.Empty()
}

// structs rewrites all answers of a struct type: each is wrapped where it is
// encoded, and the type loses its kind and its prose on the wire.
func (m *migration) structs(t types.Type) []analysis.TextEdit {
	var edits []analysis.TextEdit
	var first *answer
	for _, a := range m.legacy {
		if a.Struct == nil || !types.Identical(a.Struct, t) || a.failed {
			continue
		}
		if first == nil {
			first = a
		}
		arg := a.encoded.Arg
		if !a.alone || arg == nil || !m.takesAny(a.encoded.Call, arg) {
			return nil
		}
		meta, imports := m.meta(arg.Pos(), m.verb(a), 0)
		if meta == "" {
			return nil
		}
		edits = append(edits, imports...)
		edits = append(edits,
			insertion(arg.Pos(), fmt.Sprintf(`map[string]any{%s, "data": `, meta)),
			insertion(arg.End(), "}"))
	}
	for _, k := range first.Keys {
		if !first.goes(k.Name) {
			continue
		}
		field := m.declaration(t, k.Field)
		if field == nil {
			return nil
		}
		edits = append(edits, analysis.TextEdit{Pos: field.Tag.Pos(), End: field.Tag.End(), NewText: []byte(hidden(field.Tag.Value))})
	}
	return edits
}

// takesAny reports whether a call takes the argument as a value of any type.
func (m *migration) takesAny(call *ast.CallExpr, arg ast.Expr) bool {
	sig, ok := m.pass.TypesInfo.TypeOf(call.Fun).Underlying().(*types.Signature)
	i := slices.Index(call.Args, arg)
	if !ok || i < 0 || sig.Variadic() && i >= sig.Params().Len()-1 || i >= sig.Params().Len() {
		return false
	}
	fn, _ := m.pass.TypesInfo.Uses[calleeName(call)].(*types.Func)
	if fn != nil && fn.Signature().TypeParams().Len() > 0 {
		return false
	}
	return isAny(sig.Params().At(i).Type())
}

func calleeName(call *ast.CallExpr) *ast.Ident {
	switch fun := ast.Unparen(call.Fun).(type) {
	case *ast.Ident:
		return fun
	case *ast.SelectorExpr:
		return fun.Sel
	}
	return nil
}

// declaration returns the declaration of a field in the struct itself, if it has
// a tag of its own.
func (m *migration) declaration(t types.Type, field *types.Var) (found *ast.Field) {
	st, ok := t.Underlying().(*types.Struct)
	if !ok || field == nil || !slices.Contains(slices.Collect(st.Fields()), field) {
		return nil
	}
	for _, file := range m.pass.Files {
		ast.Inspect(file, func(n ast.Node) bool {
			if f, ok := n.(*ast.Field); ok && f.Pos() <= field.Pos() && field.Pos() < f.End() {
				found = f
			}
			return n == nil || n.Pos() <= field.Pos() && field.Pos() < n.End()
		})
	}
	if found == nil || found.Tag == nil || len(found.Names) != 1 {
		return nil
	}
	return found
}

// hidden returns a tag, quoted as in source, that keeps the field out of JSON.
func hidden(quoted string) string {
	tag, err := strconv.Unquote(quoted)
	if err != nil {
		return quoted
	}
	old := reflect.StructTag(tag).Get("json")
	return strings.Replace(quoted, `json:"`+old+`"`, `json:"-"`, 1)
}

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
	status := 1
	if kind == "timeout" {
		status = spec.ClawExit(spec.Timeout)
	}
	meta, edits := m.meta(literal.Pos(), verb, status)
	if meta == "" {
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

// canGo reports whether an expression can be left out: it does nothing, and what
// it mentions is used elsewhere too.
func (m *migration) canGo(e ast.Expr) bool {
	ok := true
	ast.Inspect(e, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			ok = ok && m.isPure(n)
		case *ast.FuncLit, *ast.UnaryExpr:
			ok = false
		case *ast.Ident:
			ok = ok && m.isUsedElsewhere(m.pass.TypesInfo.Uses[n])
		}
		return ok
	})
	return ok
}

// isPure reports whether a call is known to do nothing but return something.
func (m *migration) isPure(call *ast.CallExpr) bool {
	if tv := m.pass.TypesInfo.Types[call.Fun]; tv.IsType() || tv.IsBuiltin() {
		return true
	}
	id := calleeName(call)
	if id == nil {
		return false
	}
	fn, ok := m.pass.TypesInfo.Uses[id].(*types.Func)
	if !ok || fn.Pkg() == nil {
		return false
	}
	switch fn.Pkg().Path() {
	case "strings", "strconv":
		return fn.Signature().Recv() == nil
	case "fmt":
		return strings.HasPrefix(fn.Name(), "Sprint")
	}
	return false
}

// isUsedElsewhere reports whether what is dropped leaves a use of a variable or
// an import, which the compiler asks for.
func (m *migration) isUsedElsewhere(obj types.Object) bool {
	switch obj := obj.(type) {
	case *types.PkgName:
	case *types.Var:
		if obj.IsField() || obj.Parent() == m.pass.Pkg.Scope() || obj.Parent() == nil {
			return true
		}
	default:
		return true
	}
	for id, used := range m.pass.TypesInfo.Uses {
		if used == obj && !slices.ContainsFunc(m.dropped, func(n ast.Node) bool { return n.Pos() <= id.Pos() && id.Pos() < n.End() }) {
			return true
		}
	}
	return false
}

func (m *migration) hasComment(from, to token.Pos) bool {
	for _, file := range m.pass.Files {
		for _, group := range file.Comments {
			if from <= group.Pos() && group.Pos() < to {
				return true
			}
		}
	}
	return false
}

func insertion(pos token.Pos, text string) analysis.TextEdit {
	return analysis.TextEdit{Pos: pos, End: pos, NewText: []byte(text)}
}
