package legacyenvelope

import (
	"fmt"
	"go/ast"
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
	"github.com/envvet/envvet/passes/position"
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
	endings *endings   // made when asked for
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
	status, certain := m.statusOf(lit)
	meta, edits := m.meta(lit.Pos(), m.verb(a), status)
	if meta == "" || !certain {
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

// isWhole reports whether all answers that are made with the literal of one have
// all of their keys from there, and are a map[string]any.
func (m *migration) isWhole(a *answer) bool {
	for _, other := range slices.Concat(m.legacy, m.enveloped) {
		if other.Literal == a.Literal && !m.hasAll(other) {
			return false
		}
	}
	return true
}

func (m *migration) hasAll(a *answer) bool {
	if a.Literal == nil || a.Open || a.read || !m.owns(a.Literal.Pos()) {
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
	var calls []*ast.CallExpr
	var first *answer
	for _, a := range m.legacy {
		if a.Struct == nil || !types.Identical(a.Struct, t) || a.failed {
			continue
		}
		if first == nil {
			first = a
		}
		calls = append(calls, a.encoded.Call)
		arg := a.encoded.Arg
		if !a.alone || arg == nil || !m.takesAny(a.encoded.Call, arg) {
			return nil
		}
		status, certain := m.status(a)
		meta, imports := m.meta(arg.Pos(), m.verb(a), status)
		if meta == "" || !certain {
			return nil
		}
		for _, edit := range append(imports,
			insertion(arg.Pos(), fmt.Sprintf(`map[string]any{%s, "data": `, meta)),
			insertion(arg.End(), "}")) {
			if !slices.ContainsFunc(edits, func(e analysis.TextEdit) bool { return same(e, edit) }) {
				edits = append(edits, edit)
			}
		}
	}
	for _, k := range first.Keys {
		if !first.goes(k.Name) {
			continue
		}
		field := m.declaration(t, k.Field)
		if field == nil || !m.isOnlyIn(k.Field.Origin(), calls) {
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
	if decl := position.Decl(m.pass.Files, field.Pos()); decl != nil {
		ast.Inspect(decl, func(n ast.Node) bool {
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

// same reports whether two edits are one: answers in one file need one import.
func same(a, b analysis.TextEdit) bool {
	return a.Pos == b.Pos && a.End == b.End && string(a.NewText) == string(b.NewText)
}

func insertion(pos token.Pos, text string) analysis.TextEdit {
	return analysis.TextEdit{Pos: pos, End: pos, NewText: []byte(text)}
}
