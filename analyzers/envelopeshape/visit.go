package envelopeshape

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/analyzers/internal/handed"
	"github.com/envvet/envvet/analyzers/internal/manual"
	"github.com/envvet/envvet/analyzers/internal/settings"
	"github.com/envvet/envvet/envelope/shape"
	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/passes/payload"
	"github.com/envvet/envvet/passes/position"
)

// A visit looks at one package.
type visit struct {
	*settings.Settings
	pass  *analysis.Pass
	found []*analysis.Diagnostic
	has   map[finding]bool                // what is found
	about map[*analysis.Diagnostic]string // the struct of another package that it is about
}

// There is one finding of a category at a place.
type finding struct {
	pos      token.Pos
	category string
}

// A place is a source range.
type place struct{ pos, end token.Pos }

// encoded reports what handlers encode to their output and is an envelope by
// hand, or none at all.
func (v *visit) encoded(result *payload.Result) {
	encoded := result.Encoded(v.Handlers)
	given := handed.Values(v.pass, encoded, v.Handlers)
	all := slices.DeleteFunc(encoded, func(e *payload.Encoded) bool {
		return e.Handler.Pos.IsValid() && !v.Wants(v.pass, e.Handler.Pos) // a double in a test
	})
	objects := slices.Clone(all)
	var structs []*payload.Encoded
	for _, e := range given {
		if e.Handler.Pos.IsValid() && !v.Wants(v.pass, e.Handler.Pos) {
			continue
		}
		if _, isMap := e.Type.Underlying().(*types.Map); isMap {
			objects = append(objects, e.Encoded)
		} else {
			structs = append(structs, e.Encoded)
		}
	}
	enveloped := false
	for _, e := range objects {
		for _, o := range result.Objects(e) {
			form, ok := result.Form(o)
			if !ok {
				continue
			}
			enveloped = true
			v.envelope(e, o, form)
		}
	}
	for _, e := range structs { // the type of one tells its keys where it is encoded
		for _, o := range result.Objects(e) {
			if _, ok := result.Form(o); ok {
				v.success(e, o, v.placeOf(e, o))
			}
		}
	}
	reader := payload.NewReader(v.pass.TypesSizes)
	for _, e := range all {
		if shape.Of(reader.Type(e.Type)).Kind == shape.List {
			v.array(e, enveloped)
		}
	}
}

func names(o *payload.Object) (names []string) {
	for _, k := range o.Keys {
		names = append(names, k.Name)
	}
	return names
}

// envelope reports what is wrong with an envelope that a handler makes.
func (v *visit) envelope(e *payload.Encoded, o *payload.Object, form spec.Form) {
	at := v.placeOf(e, o)
	if missing := form.Missing(names(o)); len(missing) > 0 && !o.Open {
		v.tell(o, "missing", at, e, fmt.Sprintf(
			"envelope of handler %s lacks %s, callers find another shape than in other answers; answer through package envelope, or write every key of %s",
			e.Handler.Name, list(missing), form.Dialect))
	}
	if o.Struct != nil {
		v.optional(e, o, form, at)
	}
	v.success(e, o, at)
}

// placeOf returns where an object is made, or encoded if that is not seen.
func (v *visit) placeOf(e *payload.Encoded, o *payload.Object) place {
	at := place{e.Call.Pos(), e.Call.Lparen}
	if o.Literal != nil && v.owns(o.Literal.Pos()) {
		at = place{o.Literal.Pos(), o.Literal.Lbrace + 1}
		if o.Literal.Type != nil {
			at.end = o.Literal.Type.End()
		}
	}
	return at
}

// success reports where the key ok of an envelope is set by hand.
func (v *visit) success(e *payload.Encoded, o *payload.Object, at place) {
	if k := o.Key(spec.KeyOK); k != nil {
		for _, set := range k.Values {
			if fromExit(set.Value) {
				continue
			}
			where := at
			if set.Expr != nil {
				where = place{set.Expr.Pos(), set.Expr.End()}
			} else if v.owns(set.Pos) {
				where = place{set.Pos, set.Pos + 1}
			}
			v.add("ok", where, e, fmt.Sprintf(
				"key ok in the envelope of handler %s is set by hand, it can differ from what the exit status says; answer through package envelope, or compute it from the exit status",
				e.Handler.Name))
		}
	}
}

// optional reports keys of the form that a struct leaves out with some values.
func (v *visit) optional(e *payload.Encoded, o *payload.Object, form spec.Form, at place) {
	for _, k := range o.Keys {
		if !k.Optional || !slices.Contains(form.Keys, k.Name) || k.Field == nil {
			continue
		}
		where := at
		if v.owns(k.Field.Pos()) {
			where = place{k.Field.Pos(), k.Field.Pos() + token.Pos(len(k.Field.Name()))}
		}
		v.tell(o, "omitempty", where, e, fmt.Sprintf(
			"field %s leaves the key %s out of the envelope of handler %s if it is empty, callers find it in some answers only; drop the option",
			fieldName(o.Struct, k.Field), k.Name, e.Handler.Name))
	}
}

func fieldName(t types.Type, field *types.Var) string {
	if named, ok := types.Unalias(t).(*types.Named); ok {
		return named.Obj().Name() + "." + field.Name()
	}
	return field.Name()
}

// fromExit reports whether a value says whether a number is 0, as an exit status
// is after a success.
func fromExit(v ssa.Value) bool {
	for {
		m, ok := v.(*ssa.MakeInterface)
		if !ok {
			break
		}
		v = m.X
	}
	cmp, ok := v.(*ssa.BinOp)
	if !ok || cmp.Op != token.EQL {
		return false
	}
	for _, side := range []ssa.Value{cmp.X, cmp.Y} {
		if c, ok := side.(*ssa.Const); ok && c.Value != nil && c.Value.Kind() == constant.Int && constant.Sign(c.Value) == 0 {
			return true
		}
	}
	return false
}

// array reports a handler that answers with a list. Where the package makes no
// envelope at all, nothing says that its callers expect one. Where what is asked of
// the list on the way is not known, it may get there in an envelope.
func (v *visit) array(e *payload.Encoded, enveloped bool) {
	category := "list"
	if enveloped && !e.Unsure {
		category = "array"
	}
	at := place{e.Call.Pos(), e.Call.Lparen}
	if e.Arg != nil {
		at = place{e.Arg.Pos(), e.Arg.End()}
	}
	v.add(category, at, e, fmt.Sprintf(
		"handler %s answers with a bare array of type %s, callers expect an object and find no place for an error; put it into the data of an envelope",
		e.Handler.Name, types.TypeString(e.Type, types.RelativeTo(v.pass.Pkg))))
}

// payloads reports commands of our own runtime whose payload is an envelope.
func (v *visit) payloads(result *payload.Result) {
	for _, c := range result.Commands {
		if c.Tool || c.Out == nil {
			continue
		}
		o := result.ObjectOf(c.Out)
		if o == nil {
			continue
		}
		if _, ok := result.Form(o); !ok {
			continue
		}
		at := place{c.Call.Pos(), c.Call.Lparen}
		d := v.add("nested", at, nil, fmt.Sprintf(
			"payload %s of command %s is an envelope itself, callers find it in the data of another one; answer with what its data is, and return an error for a failure",
			types.TypeString(c.Out, types.RelativeTo(v.pass.Pkg)), c.Name))
		if k := o.Keys[0]; d != nil && k.Field != nil && v.owns(k.Field.Pos()) {
			d.Related = []analysis.RelatedInformation{{Pos: k.Field.Pos(), Message: "its keys begin here"}}
		}
	}
}

func (v *visit) owns(pos token.Pos) bool {
	return slices.ContainsFunc(v.pass.Files, func(f *ast.File) bool { return f.FileStart <= pos && pos < f.FileEnd })
}

// add notes a finding, one for each category and place.
func (v *visit) add(category string, at place, e *payload.Encoded, message string) *analysis.Diagnostic {
	if !v.Wants(v.pass, at.pos) {
		return nil
	}
	category = name + "/" + category
	key := finding{at.pos, category}
	if v.has[key] || v.Drops(v.pass, name, at.pos) {
		return nil
	}
	v.has[key] = true
	d := &analysis.Diagnostic{Pos: at.pos, End: at.end, Category: category, URL: manual.URL(name), Message: message + " (" + name + ")"}
	if e != nil {
		if at.pos < e.Call.Pos() || e.Call.End() < at.pos {
			d.Related = append(d.Related, analysis.RelatedInformation{Pos: e.Call.Pos(), End: e.Call.Lparen, Message: "encoded here"})
		}
		if e.Handler.Pos.IsValid() {
			d.Related = append(d.Related, analysis.RelatedInformation{Pos: e.Handler.Pos, Message: "handler " + e.Handler.Name + " is registered here"})
		}
	}
	v.found = append(v.found, d)
	return d
}

// tell notes a finding in what the type of an object says.
func (v *visit) tell(o *payload.Object, category string, at place, e *payload.Encoded, message string) {
	if d := v.add(category, at, e, message); d != nil {
		v.about[d] = o.Elsewhere(v.pass.Pkg)
	}
}

// report reports what was found; what is so because of a struct of another package, where it
// is first encoded.
func (v *visit) report() {
	slices.SortStableFunc(v.found, func(a, b *analysis.Diagnostic) int { return position.Compare(v.pass.Files, a.Pos, b.Pos) })
	told := make(map[[2]string]bool)
	for _, d := range v.found {
		of := [2]string{v.about[d], d.Category}
		if of[0] != "" && told[of] {
			continue
		}
		told[of] = true
		v.Report(v.pass, *d)
	}
}

func list(names []string) string {
	if len(names) == 1 {
		return names[0]
	}
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " and " + names[last]
}
