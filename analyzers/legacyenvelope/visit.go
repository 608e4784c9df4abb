package legacyenvelope

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/analyzers/internal/handed"
	"github.com/envvet/envvet/analyzers/internal/manual"
	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/passes/payload"
	"github.com/envvet/envvet/passes/position"
)

// A visit looks at one package.
type visit struct {
	*rule
	pass      *analysis.Pass
	result    *payload.Result
	legacy    []*answer
	enveloped []*answer // and any other
	found     []*analysis.Diagnostic
	about     map[*analysis.Diagnostic]string // the struct of another package that it is about
}

// An answer is an object in the form of claw v1 that a handler encodes.
type answer struct {
	*payload.Object
	encoded *payload.Encoded
	alone   bool   // nothing else is encoded there
	read    bool   // who encodes it looks into it, too
	kind    string // the verb or, in an error, its class
	failed  bool   // it is an error
}

// answers reports what handlers encode in the form of version 1.
func (v *visit) answers() {
	var all []handed.Value
	encoded := v.result.Encoded(v.Handlers)
	for _, e := range encoded {
		all = append(all, handed.Value{Encoded: e})
	}
	for _, e := range append(all, handed.Values(v.pass, encoded, v.Handlers)...) {
		if e.Handler.Pos.IsValid() && !v.Wants(v.pass, e.Handler.Pos) {
			continue // a double in a test
		}
		objects := v.result.Objects(e.Encoded)
		for _, o := range objects {
			a := &answer{Object: o, encoded: e.Encoded, alone: len(objects) == 1, read: e.Read}
			switch kind, ok := o.Text("kind"); {
			case isError(o):
				a.kind, a.failed = kind, true
				v.legacy = append(v.legacy, a)
			case ok && isFlat(o):
				a.kind = kind
				v.legacy = append(v.legacy, a)
			default:
				v.enveloped = append(v.enveloped, a)
			}
		}
	}
	if v.isClaw() {
		for _, a := range v.legacy {
			v.flat(a)
		}
	}
	for _, a := range v.enveloped {
		v.text(a)
	}
	v.migrate()
}

// isError reports whether an object is an error of claw v1.
func isError(o *payload.Object) bool {
	typ, _ := o.Text("type")
	text := o.Key(spec.KeyError)
	return typ == "error" && text != nil && o.Key("kind") != nil && isText(text)
}

// isFlat reports whether an object with a kind may be an answer of claw v1.
// What says of which API it is, is an object of that.
func isFlat(o *payload.Object) bool {
	_, enveloped := spec.FormOf(names(o))
	return !enveloped && o.Key("type") == nil && o.Key("apiVersion") == nil && o.Key("api_version") == nil && o.Key("$schema") == nil
}

func names(o *payload.Object) (names []string) {
	for _, k := range o.Keys {
		names = append(names, k.Name)
	}
	return names
}

// isText reports whether a key is set to text.
func isText(k *payload.Key) bool {
	if k.Field != nil {
		return isString(k.Field.Type())
	}
	return slices.ContainsFunc(k.Values, func(a payload.Assignment) bool { return textual(a.Value) })
}

func textual(v ssa.Value) bool {
	m, ok := v.(*ssa.MakeInterface)
	return ok && isString(m.X.Type()) || !ok && isString(v.Type())
}

func isString(t types.Type) bool {
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsString != 0
}

// isClaw reports whether the package's answers with a kind are those of claw:
// it has errors of claw v1, or two commands whose answers have their own names
// as kind. An object with a kind alone is many things.
func (v *visit) isClaw() bool {
	var own []string
	for _, a := range v.legacy {
		if a.failed {
			return true
		}
		if isNamed(a.encoded.Handler.Name, a.kind) && !slices.Contains(own, a.kind) {
			own = append(own, a.kind)
		}
	}
	return len(own) > 1
}

// isNamed reports whether a handler has the name of a command.
func isNamed(handler, command string) bool {
	plain := strings.NewReplacer("-", "", "_", "", `"`, "")
	handler, command = strings.ToLower(plain.Replace(handler)), strings.ToLower(plain.Replace(command))
	return command != "" && (handler == command || strings.TrimPrefix(handler, "run") == command)
}

// flat reports an answer of version 1.
func (v *visit) flat(a *answer) {
	pos, end := v.place(a)
	if !a.failed {
		v.add(a, "flat", pos, end, fmt.Sprintf(
			"answer of handler %s is flat as in claw v1, with kind %q beside its payload, readers of v2 find nothing in data; wrap it",
			a.encoded.Handler.Name, a.kind))
		return
	}
	category, what := "error", "is a text as in claw v1"
	if slices.ContainsFunc(v.legacy, func(other *answer) bool { return !other.failed }) {
		category, what = "kind", "has a key kind that in other answers is the command, as in claw v1"
	}
	v.add(a, category, pos, end, fmt.Sprintf(
		"error of handler %s %s, readers of v2 find nothing in error.kind; make it an object",
		a.encoded.Handler.Name, what))
}

// place returns the literal that an answer is made with, or where it is encoded.
func (v *visit) place(a *answer) (pos, end token.Pos) {
	if lit := a.Literal; lit != nil {
		if lit.Type != nil {
			return lit.Pos(), lit.Type.End()
		}
		return lit.Pos(), lit.Lbrace + 1
	}
	return a.encoded.Call.Pos(), a.encoded.Call.Lparen
}

// text reports an envelope of another form whose error is a text.
func (v *visit) text(a *answer) {
	if _, ok := v.result.Form(a.Object); !ok {
		return
	}
	k := a.Key(spec.KeyError)
	if k == nil || !isText(k) {
		return
	}
	pos, end := v.place(a)
	if k.Field != nil && v.owns(k.Field.Pos()) {
		pos, end = k.Field.Pos(), k.Field.Pos()+token.Pos(len(k.Field.Name()))
	}
	for _, set := range k.Values {
		if k.Field == nil && set.Expr != nil && textual(set.Value) {
			pos, end = set.Expr.Pos(), set.Expr.End()
		}
	}
	d := v.add(a, "text", pos, end, fmt.Sprintf(
		"key error in the envelope of handler %s is a text, callers cannot tell one failure from another; make it an object with a code and a message",
		a.encoded.Handler.Name))
	if d != nil {
		v.about[d] = a.Elsewhere(v.pass.Pkg)
	}
}

func (v *visit) owns(pos token.Pos) bool {
	return slices.ContainsFunc(v.pass.Files, func(f *ast.File) bool { return f.FileStart <= pos && pos < f.FileEnd })
}

// phases reports applications of our own runtime with a phase that is none of
// their dialect.
func (v *visit) phases() {
	runtime := payload.Runtime(v.pass.Pkg)
	if runtime == nil {
		return
	}
	for _, file := range v.pass.Files {
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok || v.runtimeFunc(runtime, call) != "New" || call.Ellipsis.IsValid() {
				return true
			}
			dialect, number, at := 0, 0, (*ast.CallExpr)(nil)
			for _, arg := range call.Args[min(1, len(call.Args)):] {
				option, ok := ast.Unparen(arg).(*ast.CallExpr)
				if !ok || len(option.Args) != 1 {
					return true // any option
				}
				value, known := v.number(option.Args[0])
				switch v.runtimeFunc(runtime, option) {
				case "Use":
					if !known {
						return true
					}
					dialect = value
				case "Phase":
					if !known {
						return true
					}
					number, at = value, option
				}
			}
			if at == nil || dialect < 0 || dialect >= len(dialects) {
				return true
			}
			for _, p := range spec.CheckPhase(dialects[dialect], number) {
				v.add(nil, p.Category, at.Pos(), at.End(), p.Message)
			}
			return true
		})
	}
}

// dialects are the dialects in the order of the runtime's constants.
var dialects = []string{spec.DialectAgentSpec, spec.DialectClawV1, spec.DialectClawV2, spec.DialectAnimusV1}

// runtimeFunc returns the name of the runtime's function that a call is of.
func (v *visit) runtimeFunc(runtime *types.Package, call *ast.CallExpr) string {
	var id *ast.Ident
	switch fun := ast.Unparen(call.Fun).(type) {
	case *ast.Ident:
		id = fun
	case *ast.SelectorExpr:
		id = fun.Sel
	default:
		return ""
	}
	if fn, ok := v.pass.TypesInfo.Uses[id].(*types.Func); ok && fn.Pkg() == runtime && fn.Signature().Recv() == nil {
		return fn.Name()
	}
	return ""
}

func (v *visit) number(e ast.Expr) (int, bool) {
	value := v.pass.TypesInfo.Types[e].Value
	if value == nil {
		return 0, false
	}
	n, ok := constant.Int64Val(constant.ToInt(value))
	return int(n), ok
}

// add notes a finding, one for each place, and returns it, nil if there is none.
func (v *visit) add(a *answer, category string, pos, end token.Pos, message string) *analysis.Diagnostic {
	if category != spec.CategoryPhase {
		category = v.phase.category(category)
	}
	if !v.Wants(v.pass, pos) || slices.ContainsFunc(v.found, func(d *analysis.Diagnostic) bool { return d.Pos == pos }) || v.Drops(v.pass, name, pos) {
		return nil
	}
	d := &analysis.Diagnostic{Pos: pos, End: end, Category: name + "/" + category, URL: manual.URL(name), Message: message + " (" + name + ")"}
	if a != nil {
		if call := a.encoded.Call; pos < call.Pos() || call.End() < pos {
			d.Related = append(d.Related, analysis.RelatedInformation{Pos: call.Pos(), End: call.Lparen, Message: "encoded here"})
		}
		if h := a.encoded.Handler; h.Pos.IsValid() {
			d.Related = append(d.Related, analysis.RelatedInformation{Pos: h.Pos, Message: "handler " + h.Name + " is registered here"})
		}
	}
	v.found = append(v.found, d)
	return d
}

// report reports what was found; that a struct of another package has a text for an error,
// where it is first encoded.
func (v *visit) report() {
	slices.SortStableFunc(v.found, func(a, b *analysis.Diagnostic) int { return position.Compare(v.pass.Files, a.Pos, b.Pos) })
	told := make(map[string]bool)
	for _, d := range v.found {
		of := v.about[d]
		if of != "" && told[of] {
			continue
		}
		told[of] = true
		v.Report(v.pass, *d)
	}
}

// verb returns the command that an answer belongs to, as Go source: what the
// answer says, what other answers of the function say, or what the handler is
// registered as. It is empty if that is not known.
func (v *visit) verb(a *answer) string {
	if !a.failed {
		return strconv.Quote(a.kind)
	}
	for _, other := range v.legacy {
		if !other.failed && other.encoded.Func == a.encoded.Func {
			return strconv.Quote(other.kind)
		}
	}
	if h := a.encoded.Handler.Name; strings.HasPrefix(h, `"`) && len(a.encoded.Steps) == 0 {
		return h
	}
	return ""
}
