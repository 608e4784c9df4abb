package schema

import (
	"maps"
	"slices"

	"github.com/santhosh-tekuri/jsonschema/v5"
)

// A view is what holds of the values in one place: a schema, what it refers to
// and what has to hold besides.
type view struct {
	parts    []*jsonschema.Schema
	nullable bool     // null may stand there too
	choice   []string // the types of several alternatives, if each has some
}

func viewOf(s *jsonschema.Schema) view {
	var v view
	v.add(s)
	return v
}

func (v *view) add(s *jsonschema.Schema) {
	if s == nil || slices.Contains(v.parts, s) || len(v.parts) > mostDepth {
		return
	}
	v.parts = append(v.parts, s)
	v.add(s.Ref)
	for _, one := range s.AllOf {
		v.add(one)
	}
	for _, alternatives := range [][]*jsonschema.Schema{s.AnyOf, s.OneOf} {
		v.choose(alternatives)
	}
}

// choose adds the one alternative that is not null.
func (v *view) choose(alternatives []*jsonschema.Schema) {
	var others []*jsonschema.Schema
	for _, one := range alternatives {
		if slices.Equal(one.Types, []string{"null"}) {
			v.nullable = true
		} else {
			others = append(others, one)
		}
	}
	if len(others) == 1 {
		v.add(others[0])
		return
	}
	var types []string
	for _, one := range others {
		if len(one.Types) == 0 {
			return
		}
		types = append(types, one.Types...)
	}
	if types != nil {
		slices.Sort(types)
		v.choice = slices.Compact(types)
	}
}

// types returns the types that all parts allow, none if they allow every one.
func (v view) types() []string {
	types := slices.Clone(v.choice)
	for _, s := range v.parts {
		switch {
		case len(s.Types) == 0:
		case types == nil:
			types = slices.Clone(s.Types)
		default:
			types = slices.DeleteFunc(types, func(t string) bool { return !slices.Contains(s.Types, t) })
		}
	}
	if v.nullable && types != nil && !slices.Contains(types, "null") {
		types = append(types, "null")
	}
	return types
}

// enum returns the values that are listed, nil if all are allowed.
func (v view) enum() []any {
	for _, s := range v.parts {
		if s.Enum != nil {
			return s.Enum
		}
		if s.Constant != nil {
			return s.Constant
		}
	}
	return nil
}

func (v view) property(name string) *jsonschema.Schema {
	for _, s := range v.parts {
		if p := s.Properties[name]; p != nil {
			return p
		}
	}
	return nil
}

func (v view) requires(name string) bool {
	return slices.ContainsFunc(v.parts, func(s *jsonschema.Schema) bool { return slices.Contains(s.Required, name) })
}

// names returns the keys that are named.
func (v view) names() []string {
	var names []string
	for _, s := range v.parts {
		names = slices.AppendSeq(names, maps.Keys(s.Properties))
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// isStruct reports whether a derived schema is that of a struct.
func (v view) isStruct() bool {
	return slices.ContainsFunc(v.parts, func(s *jsonschema.Schema) bool { return s.Properties != nil })
}

// isClosed reports whether keys that are not named are refused.
func (v view) isClosed() bool {
	return slices.ContainsFunc(v.parts, func(s *jsonschema.Schema) bool { return s.AdditionalProperties == false })
}

// allows reports whether a key is named, or said something of in another way,
// and if not whether it is refused.
func (v view) allows(name string) (allowed, closed bool) {
	for _, s := range v.parts {
		named := s.Properties[name] != nil
		for pattern := range s.PatternProperties {
			named = named || pattern.MatchString(name)
		}
		if !named && s.AdditionalProperties == false {
			return false, true
		}
		_, typed := s.AdditionalProperties.(*jsonschema.Schema)
		// Alternatives name keys that are not looked for here.
		allowed = allowed || named || typed || len(s.AnyOf)+len(s.OneOf) > 0 || s.If != nil
	}
	return allowed, false
}
