package spec_test

import (
	"strings"
	"testing"

	"github.com/envvet/envvet/envelope/spec"
)

func TestCheckData(t *testing.T) {
	field := func(f spec.DataField) func(*spec.CommandView) {
		return func(c *spec.CommandView) {
			if f.Path == "" {
				f.Path = "Out.X"
			}
			if f.Kind == spec.DataUnknown && f.GoType == "" {
				f.Kind, f.GoType = spec.DataScalar, "string"
			}
			c.Fields = append(c.Fields, f)
		}
	}
	for _, test := range []struct {
		name  string
		spoil []func(*spec.CommandView)
		want  string
	}{
		{"good", []func(*spec.CommandView){field(spec.DataField{Name: "name"})}, ""},
		{"untyped payload", []func(*spec.CommandView){func(c *spec.CommandView) { c.Data = spec.DataUnknown }}, "?outputschema/untyped Out"},
		{"with a schema", []func(*spec.CommandView){func(c *spec.CommandView) { c.Data, c.Schema = spec.DataUnknown, `{"type":"object"}` }}, ""},
		{"bad schema", []func(*spec.CommandView){func(c *spec.CommandView) { c.Schema = `[]` }}, "outputschema/schema OutputSchema"},
		{"null schema", []func(*spec.CommandView){func(c *spec.CommandView) { c.Schema = `null` }}, "outputschema/schema OutputSchema"},
		{"scalar in animus", []func(*spec.CommandView){func(c *spec.CommandView) { c.Data, c.Dialect = spec.DataScalar, spec.DialectAnimusV1 }}, ""},
		{"untyped field", []func(*spec.CommandView){field(spec.DataField{Name: "x", GoType: "any"})}, "?outputschema/untyped Out.X"},
		{"opaque field", []func(*spec.CommandView){field(spec.DataField{Name: "x", GoType: "any", Opaque: true})}, ""},
		{"unsupported field", []func(*spec.CommandView){field(spec.DataField{Name: "x", GoType: "chan int", Kind: spec.DataUnsupported})}, "outputschema/type Out.X"},
		{"bad mark", []func(*spec.CommandView){field(spec.DataField{Name: "x", BadMarks: []string{"stabel"}})}, "outputschema/tag Out.X"},
		{"stable and volatile", []func(*spec.CommandView){field(spec.DataField{Name: "x", Stable: true, Volatile: true})}, "volatiledata/tag Out.X"},
		{"set and ordered", []func(*spec.CommandView){field(spec.DataField{Name: "x", IsList: true, Ordering: 2})}, "outputschema/tag Out.X"},
		{"set of nothing", []func(*spec.CommandView){field(spec.DataField{Name: "x", Ordering: 1})}, "outputschema/tag Out.X"},
		{"volatile and taken", []func(*spec.CommandView){field(spec.DataField{Name: "request_id", Top: true, Volatile: true})}, "volatiledata/reserved Out.X"},
		{"volatile and taken below", []func(*spec.CommandView){field(spec.DataField{Name: "request_id", Volatile: true})}, ""},
		{"time", []func(*spec.CommandView){field(spec.DataField{Name: "created_at", GoType: "time.Time", Kind: spec.DataScalar})}, "?volatiledata/time Out.X"},
		{"stable time", []func(*spec.CommandView){field(spec.DataField{Name: "fetched_at", GoType: "time.Time", Kind: spec.DataScalar, Stable: true})}, ""},
		{"id", []func(*spec.CommandView){field(spec.DataField{Name: "id", GoType: "github.com/google/uuid.UUID", Kind: spec.DataScalar})}, "?volatiledata/id Out.X"},
		{"read time", []func(*spec.CommandView){field(spec.DataField{Name: "fetched_at"})}, "?volatiledata/readtime Out.X"},
		{"state time", []func(*spec.CommandView){field(spec.DataField{Name: "created_at"})}, ""},
		{"kind in claw", []func(*spec.CommandView){field(spec.DataField{Name: "kind", Top: true}), func(c *spec.CommandView) { c.Dialect = spec.DialectClawV2 }}, "legacyenvelope/kind Out.X"},
		{"kind in the last phase of claw", []func(*spec.CommandView){field(spec.DataField{Name: "kind", Top: true}), func(c *spec.CommandView) { c.Dialect, c.Phase = spec.DialectClawV2, 4 }}, ""},
		{"kind in a phase with v1", []func(*spec.CommandView){field(spec.DataField{Name: "kind", Top: true}), func(c *spec.CommandView) { c.Dialect, c.Phase = spec.DialectClawV2, 3 }}, "legacyenvelope/kind Out.X"},
		{"kind below in claw", []func(*spec.CommandView){field(spec.DataField{Name: "kind"}), func(c *spec.CommandView) { c.Dialect = spec.DialectClawV1 }}, ""},
		{"kind elsewhere", []func(*spec.CommandView){field(spec.DataField{Name: "kind", Top: true})}, ""},
		{"no effect", []func(*spec.CommandView){func(c *spec.CommandView) { c.Effect = spec.EffectMutating }}, "?outputschema/noeffect Out"},
		{"effect", []func(*spec.CommandView){field(spec.DataField{Name: "effect", Top: true, Enum: []string{"created", "noop"}}), func(c *spec.CommandView) { c.Effect = spec.EffectMutating }}, ""},
		{"odd effect", []func(*spec.CommandView){field(spec.DataField{Name: "effect", Top: true, Enum: []string{"made"}}), func(c *spec.CommandView) { c.Effect = spec.EffectMutating }}, "?outputschema/effect Out.X"},
		{"no effect in claw", []func(*spec.CommandView){func(c *spec.CommandView) { c.Effect, c.Dialect = spec.EffectMutating, spec.DialectClawV2 }}, ""},
		{"id without pattern", []func(*spec.CommandView){func(c *spec.CommandView) { c.Params[0].Pattern = "" }}, "?paramschema/identifier In.ID"},
		{"requires nobody", []func(*spec.CommandView){func(c *spec.CommandView) { c.Params[2].Requires = []spec.Condition{{Names: []string{"x"}}} }}, "paramschema/condition In.Count"},
		{"requires itself", []func(*spec.CommandView){func(c *spec.CommandView) { c.Params[2].Requires = []spec.Condition{{Names: []string{"count"}}} }}, "paramschema/condition In.Count"},
		{"requires for no value", []func(*spec.CommandView){func(c *spec.CommandView) {
			c.Params[3].Requires = []spec.Condition{{HasValue: true, Value: "boss", Names: []string{"id"}}}
		}}, "paramschema/condition In.Role"},
		{"requires and excludes", []func(*spec.CommandView){func(c *spec.CommandView) {
			c.Params[2].Requires = []spec.Condition{{Names: []string{"role"}}}
			c.Params[2].Excludes = []spec.Condition{{Names: []string{"role"}}}
		}}, "paramschema/condition In.Count"},
		{"requires and excludes by value", []func(*spec.CommandView){func(c *spec.CommandView) {
			c.Params[3].Requires = []spec.Condition{{HasValue: true, Value: "admin", Names: []string{"count"}}}
			c.Params[3].Excludes = []spec.Condition{{HasValue: true, Value: "member", Names: []string{"count"}}}
		}}, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			c := good()
			for _, spoil := range test.spoil {
				spoil(&c)
			}
			var got []string
			for _, p := range spec.Check(c) {
				text := p.Rule + "/" + p.Category + " " + p.Field
				if !p.Fatal {
					text = "?" + text
				}
				got = append(got, text)
				if strings.HasSuffix(p.Message, ".") || strings.ToLower(p.Message[:1]) != p.Message[:1] || !strings.Contains(p.Message, "; ") {
					t.Errorf("message %q", p.Message)
				}
			}
			if strings.Join(got, ", ") != test.want {
				t.Errorf("problems %q, want %q", got, test.want)
			}
		})
	}
}
