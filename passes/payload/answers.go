package payload

import (
	"fmt"
	"go/types"
	"strings"

	"github.com/envvet/envvet/envelope/shape"
	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/passes/handlers"
)

// Categories of problems of what handlers of other frameworks encode. Nothing
// registers there, so package spec has no words for them.
const (
	CategoryEncodedTime    = "encodedtime"    // a time that may differ between two identical calls
	CategoryEncodedID      = "encodedid"      // an id that may
	CategoryEncodedName    = "encodedname"    // a name that says it does
	CategoryEncodedUntyped = "encodeduntyped" // a payload of which nothing is known
)

// Answers returns what the handlers of other frameworks encode as commands that
// answer with it, see [Result.Encoded], each with the problems that package
// spec finds in payloads as far as they make sense there.
//
// It may be asked by several rules at the same time. The commands are shared.
func (r *Result) Answers(specs []handlers.Spec) []*Command {
	var key strings.Builder
	for _, s := range specs {
		key.WriteString(s.String() + ",")
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if out, ok := r.answers[key.String()]; ok {
		return out
	}
	var out []*Command
	defer func() {
		if r.answers == nil {
			r.answers = make(map[string][]*Command)
		}
		r.answers[key.String()] = out
	}()
	for _, e := range r.Encoded(specs) {
		c := &Command{Name: e.Handler.Name, Call: e.Call, Out: e.Type, Encoded: e, meta: r.metaOf(e)}
		a := answer{c, r.encodings.pass.Pkg}
		a.check(shape.Of(r.reader.Type(e.Type)))
		out = append(out, c)
	}
	return out
}

// An answer is a command of another framework that is looked at.
type answer struct {
	*Command
	pkg *types.Package
}

func (a answer) add(rule, category, path, format string, args ...any) {
	a.Problems = append(a.Problems, spec.Problem{Rule: rule, Category: category, Command: a.Name, Field: path, Message: fmt.Sprintf(format, args...)})
}

func (a answer) check(out shape.Ref) {
	whole := types.TypeString(a.Out, a.qualify)
	switch shape.DataKindOf(out) {
	case spec.DataUnsupported:
		if out.IsSinceGo127() {
			break // which Go the program is built with is not known
		}
		a.add(spec.RuleOutputSchema, spec.CategoryType, "Out", "handler %s encodes %s, JSON cannot carry it; use a struct", a.Name, whole)
	case spec.DataUnknown:
		if isUntyped(out) {
			a.add(spec.RuleOutputSchema, CategoryEncodedUntyped, "Out", "handler %s encodes %s, nothing says what its output looks like; use a struct", a.Name, whole)
		}
	}
	untyped := map[spec.DataKind]bool{spec.DataUnknown: true}
	for _, f := range shape.DataFields(out) {
		if f.Volatile || f.Text {
			continue
		}
		switch {
		case f.Kind == spec.DataUnsupported && !f.SinceGo127:
			a.add(spec.RuleOutputSchema, spec.CategoryType, f.Path, "%s is of type %s, JSON cannot carry it and encoding fails; change its type, or leave it out with json:\"-\"", a.subject(f, whole), f.GoType)
		case untyped[f.Kind] && !f.Opaque && !f.HasSchema && untypedNames[f.GoType]:
			advice := "give it a type, or tag it envelope:\"opaque\""
			if strings.TrimRight(f.Path, "[]{}") == "Out" { // no field of a struct
				advice = "use a struct"
			}
			a.add(spec.RuleOutputSchema, CategoryEncodedUntyped, f.Path, "%s is of type %s, nothing says what is in it; %s", a.subject(f, whole), f.GoType, advice)
		}
		a.checkVolatile(f, whole)
	}
}

func (a answer) checkVolatile(f spec.DataField, whole string) {
	if f.Stable || a.InMeta(f.Path) {
		return
	}
	const advice = "output differs between two identical calls; leave it out, or tag it envelope:\"stable\" if it is stored"
	what := spec.VolatileType(f.GoType)
	switch {
	case f.Name != "" && spec.IsReadTimeAt(f.Name, f.Path):
		a.add(spec.RuleVolatileData, CategoryEncodedName, f.Path, "%s is called %s as something about the call is, %s", a.subject(f, whole), f.Name, advice)
	case what == "a time":
		a.add(spec.RuleVolatileData, CategoryEncodedTime, f.Path, "%s is %s, if it is read from a clock %s", a.subject(f, whole), what, advice)
	case what != "":
		a.add(spec.RuleVolatileData, CategoryEncodedID, f.Path, "%s is %s, if it is made for the call %s", a.subject(f, whole), what, advice)
	}
}

// subject names a field by the type that declares it, and what a list or map
// holds by that.
func (a answer) subject(f spec.DataField, whole string) string {
	path := strings.TrimRight(f.Path, "[]{}")
	name := strings.TrimPrefix(path, "Out.")
	if owner, field := a.Field(path); owner != nil && field != nil {
		name = owner.Name() + "." + field.Name()
		if q := a.qualify(owner.Pkg()); q != "" {
			name = q + "." + name
		}
	}
	switch {
	case path == "Out":
		return "what " + whole + " holds"
	case path != f.Path:
		return "what field " + name + " holds"
	}
	return "field " + name
}

func (a answer) qualify(p *types.Package) string {
	if p == a.pkg {
		return ""
	}
	return p.Name()
}

// isUntyped reports whether nothing at all is known of what a shape stands for,
// as nothing is of any. A type that encodes itself is known to those who wrote it.
func isUntyped(r shape.Ref) bool { return r.Kind == shape.Any || r.Kind == shape.Raw }

var untypedNames = map[string]bool{"any": true, "interface {…}": true, "encoding/json.RawMessage": true}
