package schemas

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/constant"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/envelope/schema"
	"github.com/envvet/envvet/envelope/shape"
	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/passes/payload"
)

// checker finds the problems of schemas.
type checker struct {
	pass   *analysis.Pass
	reader *payload.Reader
}

func (c *checker) check(s *Schema) {
	compiled, err := schema.Compile(s.Text)
	switch {
	case errors.Is(err, schema.ErrTooLarge):
		return
	case err != nil:
		if !s.knownToRegistration() {
			s.add(spec.CategorySchema, "has %s that cannot be used: %v, callers learn nothing from it; correct it", s.what(), err)
		}
		return
	}
	var derived shape.Ref // of the type, if that is known
	if t := s.typ(); t != nil {
		derived = shape.Of(c.reader.Type(t))
		derived.Nullable = false // a nil pointer answers with nothing
		c.compare(s, compiled, derived)
	}
	if s.Input {
		for _, path := range compiled.Undeclared() {
			s.add(spec.CategoryRequired, "requires %s in its input schema and does not declare it, callers cannot tell what it is; declare it", path)
		}
	}
	for _, p := range compiled.Properties() {
		var field *shape.Field
		if derived.Shape != nil {
			field = s.at(derived, p.Path)
		}
		s.checkVolatile(p, field)
		s.checkDefault(p)
		s.checkConstants(p, field)
	}
}

// knownToRegistration reports whether the problem that the schema is no JSON
// object is one of the command's own.
func (s *Schema) knownToRegistration() bool {
	return s.Command != nil && slices.ContainsFunc(s.Command.Problems, func(p spec.Problem) bool {
		return p.Rule == spec.RuleOutputSchema && p.Category == spec.CategorySchema
	})
}

// typ returns the type that the schema is of, nil if it is not known or any.
func (s *Schema) typ() types.Type {
	switch {
	case s.Command == nil:
		return nil
	case s.Input:
		return s.Command.In
	}
	return s.Command.Out
}

func (s *Schema) what() string {
	if s.Input {
		return "an input schema"
	}
	return "an output schema"
}

func (s *Schema) add(category, format string, args ...any) {
	p := spec.Problem{Rule: spec.RuleOutputSchema, Category: category, Command: s.Name, Field: "OutputSchema"}
	if s.Input {
		p.Rule, p.Field = spec.RuleParamSchema, "InputSchema"
	}
	of := "command"
	if s.Tool {
		of = "tool"
	}
	if s.Name == "" {
		of = "a " + of
	} else {
		of += " " + s.Name
	}
	p.Message = of + " " + fmt.Sprintf(format, args...)
	s.Problems = append(s.Problems, p)
}

// compare compares the schema with the one that the type gives.
func (c *checker) compare(s *Schema, declared *schema.Schema, of shape.Ref) {
	text, err := json.Marshal(shape.SchemaOf(of))
	if err != nil {
		return
	}
	derived, err := schema.Compile(text)
	if err != nil {
		return // too large: what a type gives is a schema
	}
	differences := schema.Compare(declared, derived)
	switch {
	case s.Input && s.folds:
		differences = schema.CompareFolded(declared, derived)
	case s.Input:
		differences = schema.CompareInput(declared, derived)
	}
	for _, d := range differences {
		at := d.Path
		if at == "" {
			at = "the top"
		}
		message := d.Message
		if f := s.at(of, d.Path); d.Kind == schema.Missing && f != nil && f.Marks.Hidden() {
			message = "the field is tagged so that data does not have it"
		}
		s.add(string(d.Kind), "has %s that differs from its type at %s: %s, callers rely on what is not so; correct one of the two", s.what(), at, message)
	}
}

// at returns the field of the type that a key of the schema is read into.
func (s *Schema) at(of shape.Ref, path string) *shape.Field {
	if s.folds {
		return shape.AtFolded(of, path)
	}
	return shape.At(of, path)
}

// checkVolatile finds keys that say something of the call (REQ-F-021). A time
// with another name may be one that is stored.
func (s *Schema) checkVolatile(p schema.Property, field *shape.Field) {
	if s.Input || !spec.IsReadTimeAt(p.Name, p.Path) || p.Volatile != nil && !*p.Volatile || field != nil && field.Marks.Stable {
		return
	}
	of := "data differs"
	if s.Tool {
		of = "answers differ"
	}
	s.add(spec.CategoryVolatile, "declares %s in its output schema, which is called as something about the call is, %s between two identical calls; leave it out, or say \"x-volatile\": false there if it is stored", p.Path, of)
}

// checkDefault finds defaults that the parameter refuses (REQ-C-015).
func (s *Schema) checkDefault(p schema.Property) {
	if s.Input && p.Refused != nil {
		s.add(spec.CategoryDefault, "has the default %s for %s in its input schema, which that refuses: %v, it would be refused if it were given; change it", p.Default, p.Path, p.Refused)
	}
}

// checkConstants compares the values that a schema lists with the constants of
// the field's type, which are what it may hold.
func (s *Schema) checkConstants(p schema.Property, field *shape.Field) {
	if p.Enum == nil || field == nil || field.Kind != shape.String || field.Tag.Get("enum") != "" {
		return
	}
	var other []string
	for _, value := range constantsOf(payload.Source(field.Type)) {
		if !slices.Contains(p.Enum, value) {
			other = append(other, value)
		}
	}
	if other != nil {
		s.add(spec.CategoryConstants, "has %s that does not list %s for %s, which are constants of %s, callers do not expect them; list them", s.what(), strings.Join(other, ", "), p.Path, field.Type)
	}
}

// constantsOf returns the texts that are constants of a defined type, but for the
// empty one, which stands for none.
func constantsOf(t types.Type) (values []string) {
	named, ok := types.Unalias(t).(*types.Named)
	if !ok || named.Obj().Pkg() == nil {
		return nil
	}
	scope := named.Obj().Pkg().Scope()
	for _, name := range scope.Names() {
		c, ok := scope.Lookup(name).(*types.Const)
		if !ok || !types.Identical(c.Type(), named) || c.Val().Kind() != constant.String {
			continue
		}
		if text := constant.StringVal(c.Val()); text != "" && !slices.Contains(values, text) {
			values = append(values, text)
		}
	}
	return values
}
