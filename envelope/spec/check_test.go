package spec_test

import (
	"encoding/json"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/envvet/envvet/envelope/spec"
)

// good returns a declaration without problems.
func good() spec.CommandView {
	return spec.CommandView{
		Name: "get-user", Summary: "Show one user", Effect: spec.EffectSafe, DataVersion: "1.0.0", HasRun: true,
		Data: spec.DataObject, DataType: "User",
		Params: []spec.Param{
			{Field: "In.ID", Name: "id", Help: "User id", Type: spec.TypeString, Required: true, Arg: true, Pattern: "^[a-z]+$"},
			{Field: "In.Names", Name: "names", Help: "Names", Type: spec.TypeArray, Arg: true},
			{Field: "In.Count", Name: "count", Short: "c", Help: "Count", Type: spec.TypeInteger, Bits: 8, Default: "5", HasDefault: true},
			{Field: "In.Role", Name: "role", Help: "Role", Type: spec.TypeString, HasEnum: true, Enum: []string{"admin", "member"}, Default: "member", HasDefault: true},
		},
		Exits: []spec.ExitView{
			{Code: spec.NotFound, Description: "No such user", FixRequired: "use a user that exists", FixCommand: "tool list"},
			{Code: spec.Unavailable, Description: "The directory does not answer", Retryable: true},
			{Code: spec.Timeout, Description: "Too slow", Retryable: true, SideEffects: spec.EffectsNone},
			{Code: 80, Name: "TOO_HEAVY", Description: "The parcel is too heavy"},
		},
	}
}

func TestCheck(t *testing.T) {
	if problems := spec.Check(good()); len(problems) > 0 {
		t.Fatalf("a good declaration has problems: %v", problems)
	}
	tests := []struct {
		name  string
		spoil func(*spec.CommandView)
		want  string // rule/category field, in order, separated by commas; "?" for what is not fatal
	}{
		{"no name", func(c *spec.CommandView) { c.Name = "" }, "/name Name"},
		{"capital", func(c *spec.CommandView) { c.Name = "Get" }, "/name Name"},
		{"two spaces", func(c *spec.CommandView) { c.Name = "get  user" }, "/name Name"},
		{"flag", func(c *spec.CommandView) { c.Name = "-get" }, "/name Name"},
		{"reserved", func(c *spec.CommandView) { c.Name = "help me" }, "/reserved Name"},
		{"no summary", func(c *spec.CommandView) { c.Summary = "" }, "/description Summary"},
		{"no effect", func(c *spec.CommandView) { c.Effect = "" }, "/command Effect"},
		{"data version", func(c *spec.CommandView) { c.DataVersion = "v1" }, "/command DataVersion"},
		{"no run", func(c *spec.CommandView) { c.HasRun = false }, "/command Run"},
		{"scalar", func(c *spec.CommandView) { c.Data = spec.DataScalar }, "outputschema/type Out"},
		{"channel", func(c *spec.CommandView) { c.Data = spec.DataUnsupported }, "outputschema/type Out"},

		{"no param name", func(c *spec.CommandView) { c.Params[0].Name = "" }, "paramschema/name In.ID"},
		{"param name", func(c *spec.CommandView) { c.Params[0].Name = "ID" }, "paramschema/name In.ID"},
		{"reserved param", func(c *spec.CommandView) { c.Params[2].Name = "output" }, "paramschema/reserved In.Count"},
		{"same name", func(c *spec.CommandView) { c.Params[3].Name = "id" }, "paramschema/duplicate In.Role"},
		{"same short", func(c *spec.CommandView) { c.Params[3].Short = "c" }, "paramschema/duplicate In.Role"},
		{"long short", func(c *spec.CommandView) { c.Params[3].Short = "ro" }, "paramschema/name In.Role"},
		{"reserved short", func(c *spec.CommandView) { c.Params[3].Short = "h" }, "paramschema/reserved In.Role"},
		{"short of an argument", func(c *spec.CommandView) { c.Params[0].Short = "i" }, "paramschema/tag In.ID"},
		{"bad tag", func(c *spec.CommandView) { c.Params[0].BadTags = []string{"required"} }, "paramschema/tag In.ID"},
		{"no help", func(c *spec.CommandView) { c.Params[0].Help = "" }, "?paramschema/description In.ID"},
		{"no type", func(c *spec.CommandView) { c.Params[0].Type = "" }, "paramschema/type In.ID"},
		{"empty enum", func(c *spec.CommandView) { c.Params[0].HasEnum = true }, "paramschema/enum In.ID"},
		{"blank in enum", func(c *spec.CommandView) { c.Params[3].Enum = []string{"member", " admin"} }, "paramschema/enum In.Role"},
		{"blanks for values", func(c *spec.CommandView) { c.Params[3].Enum = []string{"member", " ", "\t"} }, ""},
		{"blank in default", func(c *spec.CommandView) { c.Params[1].Default, c.Params[1].HasDefault = "a, b", true }, "paramschema/default In.Names"},
		{"blank in text", func(c *spec.CommandView) {
			c.Params[3] = spec.Param{Field: "In.Role", Name: "role", Help: "Role", Type: spec.TypeString, Default: "a, b", HasDefault: true}
		}, ""},
		{"enum of another type", func(c *spec.CommandView) { c.Params[2].HasEnum, c.Params[2].Enum = true, []string{"5", "x"} }, "paramschema/enum In.Count"},
		{"enum of bools", func(c *spec.CommandView) {
			c.Params[2] = spec.Param{Field: "In.Count", Name: "count", Help: "Count", Type: spec.TypeBoolean, HasEnum: true, Enum: []string{"true"}}
		}, "paramschema/enum In.Count"},
		{"pattern", func(c *spec.CommandView) { c.Params[0].Pattern = "(" }, "paramschema/pattern In.ID"},
		{"loose pattern", func(c *spec.CommandView) { c.Params[0].Pattern = "[a-z]+" }, "?paramschema/pattern In.ID"},
		{"pattern of a number", func(c *spec.CommandView) { c.Params[2].Pattern = "^5$" }, "paramschema/pattern In.Count"},
		{"required default", func(c *spec.CommandView) { c.Params[2].Required = true }, "paramschema/default In.Count"},
		{"default out of range", func(c *spec.CommandView) { c.Params[2].Default = "128" }, "paramschema/default In.Count"},
		{"default outside the enum", func(c *spec.CommandView) { c.Params[3].Default = "boss" }, "paramschema/default In.Role"},
		{"after the rest", func(c *spec.CommandView) { c.Params[3].Arg = true }, "paramschema/position In.Role"},
		{"required after optional", func(c *spec.CommandView) {
			c.Params[0].Required, c.Params[1].Required = false, true
		}, "paramschema/position In.Names"},

		{"reserved exit", func(c *spec.CommandView) { c.Exits[3].Code = 14 }, "errorcode/exit ExitCodes[14]"},
		{"negative exit", func(c *spec.CommandView) { c.Exits[3].Code = -1 }, "errorcode/exit ExitCodes[-1]"},
		{"shell's exit", func(c *spec.CommandView) { c.Exits[3].Code = 126 }, "errorcode/exit ExitCodes[126]"},
		{"other name", func(c *spec.CommandView) { c.Exits[0].Name = "ARG_ERROR" }, "errorcode/name ExitCodes[5].Name"},
		{"no own name", func(c *spec.CommandView) { c.Exits[3].Name = "" }, "errorcode/name ExitCodes[80].Name"},
		{"own name", func(c *spec.CommandView) { c.Exits[3].Name = "heavy" }, "errorcode/name ExitCodes[80].Name"},
		{"own name twice", func(c *spec.CommandView) {
			c.Exits = append(c.Exits, spec.ExitView{Code: 81, Name: "TOO_HEAVY", Description: "Again"})
		}, "errorcode/duplicate ExitCodes[81].Name"},
		{"no description", func(c *spec.CommandView) { c.Exits[0].Description = "" }, "?errorcode/description ExitCodes[5].Description"},
		{"long description", func(c *spec.CommandView) { c.Exits[0].Description = strings.Repeat("é", 121) }, "?errorcode/description ExitCodes[5].Description"},
		{"side effects", func(c *spec.CommandView) { c.Exits[0].SideEffects = "some" }, "errorcode/retryable ExitCodes[5].SideEffects"},
		{"retryable timeout", func(c *spec.CommandView) { c.Exits[2].SideEffects = "" }, "errorcode/retryable ExitCodes[10].Retryable"},
		{"retryable with effects", func(c *spec.CommandView) { c.Exits[1].SideEffects = spec.EffectsPartial }, "errorcode/retryable ExitCodes[12].Retryable"},
		{"retryable own", func(c *spec.CommandView) { c.Exits[3].Retryable = true }, "errorcode/retryable ExitCodes[80].Retryable"},
		{"retryable arguments", func(c *spec.CommandView) {
			c.Exits = []spec.ExitView{{Code: spec.ArgError, Description: "Wrong", Retryable: true}}
		}, "errorcode/retryable ExitCodes[2].Retryable"},
		{"retryable fix", func(c *spec.CommandView) { c.Exits[1].FixRequired = "wait" }, "errorcode/retryable ExitCodes[12].FixRequired"},
		{"fix of nothing", func(c *spec.CommandView) { c.Exits[0].FixRequired = "" }, "errorcode/fix ExitCodes[5].FixCommand"},
		{"fix with a hole", func(c *spec.CommandView) { c.Exits[0].FixCommand = "tool show <id>" }, "errorcode/fix ExitCodes[5].FixCommand"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			c := good()
			test.spoil(&c)
			var got []string
			for _, p := range spec.Check(c) {
				text := p.Rule + "/" + p.Category + " " + p.Field
				if !p.Fatal {
					text = "?" + text
				}
				got = append(got, text)
				if p.Command != c.Name {
					t.Errorf("problem of command %q, want %q", p.Command, c.Name)
				}
				if strings.HasSuffix(p.Message, ".") || strings.ToLower(p.Message[:1]) != p.Message[:1] {
					t.Errorf("message %q", p.Message)
				}
				if p.Rule != "" && !slices.Contains(spec.RuleNames, p.Rule) {
					t.Errorf("rule %q", p.Rule)
				}
			}
			if strings.Join(got, ", ") != test.want {
				t.Errorf("problems %q, want %q", got, test.want)
			}
		})
	}
}

// TestValues holds that a value of an enum, or of a condition, is a value of the
// type and no spelling, and that JSON has it so.
func TestValues(t *testing.T) {
	tests := []struct {
		kind     string
		bits     int
		unsigned bool
		enum     string
		given    string
		want     bool // given is accepted
		json     any  // of enum
	}{
		{spec.TypeNumber, 64, false, "1.0", "1", true, json.Number("1.0")},
		{spec.TypeNumber, 64, false, "1.0", "1e0", true, json.Number("1.0")},
		{spec.TypeNumber, 64, false, ".5", "0.5", true, 0.5},
		{spec.TypeNumber, 64, false, "1.0", "1.5", false, json.Number("1.0")},
		{spec.TypeNumber, 32, false, "0.1", "0.10000000149", true, json.Number("0.1")},
		{spec.TypeInteger, 8, false, "01", "1", true, int64(1)},
		{spec.TypeInteger, 8, false, "1", "+1", true, int64(1)},
		{spec.TypeInteger, 8, false, "1", "11", false, int64(1)},
		{spec.TypeInteger, 64, true, "18446744073709551615", "018446744073709551615", true, uint64(math.MaxUint64)},
		{spec.TypeString, 0, false, "1.0", "1", false, "1.0"},
		{spec.TypeArray, 0, false, "1.0", "1", false, "1.0"},
	}
	for _, test := range tests {
		p := spec.Param{Type: test.kind, Bits: test.bits, Unsigned: test.unsigned, HasEnum: true, Enum: []string{"2", test.enum}}
		if err := p.CheckValue(test.given); (err == nil) != test.want {
			t.Errorf("%s of %s, given %s: %v", test.kind, test.enum, test.given, err)
		}
		if got := p.ValueJSON(test.enum); got != test.json {
			t.Errorf("%s %s is %#v in JSON, want %#v", test.kind, test.enum, got, test.json)
		}
	}
	dry := []spec.Param{
		{Name: "dry", Type: spec.TypeBoolean, Excludes: []spec.Condition{{Value: "true", HasValue: true, Names: []string{"force"}}}},
		{Name: "force", Type: spec.TypeBoolean},
	}
	for value, want := range map[string]int{"1": 1, "true": 1, "false": 0, "0": 0} {
		given := map[string][]string{"dry": {value}, "force": {"true"}}
		if got := spec.CheckConditions(dry, given, func(p *spec.Param) string { return p.Name }); len(got) != want {
			t.Errorf("dry %s: %v", value, got)
		}
	}
}

func TestCheckNames(t *testing.T) {
	a, b := good(), good()
	b.Name = "get-user first"
	if problems := spec.CheckNames([]string{a.Name, b.Name}); len(problems) > 0 {
		t.Errorf("problems %v, want none", problems)
	}
	problems := spec.CheckNames([]string{a.Name, b.Name, a.Name})
	if len(problems) != 1 || problems[0].Category != spec.CategoryDuplicate || !problems[0].Fatal {
		t.Errorf("problems %v, want one duplicate", problems)
	}
}

// TestRetries holds that a declared exit code is retryable as the contract has it,
// unless the command says something that speaks against it.
func TestRetries(t *testing.T) {
	tests := []struct {
		name string
		exit spec.ExitView
		want bool
	}{
		{"as the contract", spec.ExitView{Code: spec.Unavailable}, true},
		{"as the contract, not", spec.ExitView{Code: spec.NotFound}, false},
		{"declared", spec.ExitView{Code: spec.Timeout, Retryable: true, SideEffects: spec.EffectsNone}, true},
		{"without effects", spec.ExitView{Code: spec.RateLimited, SideEffects: spec.EffectsNone}, true},
		{"with effects", spec.ExitView{Code: spec.RateLimited, SideEffects: spec.EffectsPartial}, false},
		{"with a fix", spec.ExitView{Code: spec.Unavailable, FixRequired: "start it"}, false},
		{"own", spec.ExitView{Code: 80, SideEffects: spec.EffectsNone}, false},
		{"own, declared", spec.ExitView{Code: 80, SideEffects: spec.EffectsNone, Retryable: true}, true},
		{"none", spec.ExitView{Code: -1}, false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := test.exit.Retries(); got != test.want {
				t.Errorf("retryable %v, want %v", got, test.want)
			}
		})
	}
}

func TestTables(t *testing.T) {
	if !slices.IsSorted(spec.RuleNames) || len(slices.Compact(slices.Clone(spec.RuleNames))) != len(spec.RuleNames) {
		t.Errorf("rule names are not in order, each once: %q", spec.RuleNames)
	}
	if !slices.IsSorted(spec.MetaKeys) {
		t.Errorf("meta keys are not in order: %q", spec.MetaKeys)
	}
	if len(spec.Exits) != 14 {
		t.Errorf("%d exit codes, want 14", len(spec.Exits))
	}
	for code, e := range spec.Exits {
		if !spec.IsErrorCode(e.Name) || e.Description == "" || e.Retryable && e.SideEffects != spec.EffectsNone {
			t.Errorf("exit code %d is %+v", code, e)
		}
	}
	for code, want := range map[int]bool{-1: false, 0: true, 13: true, 14: false, 78: false, 79: true, 125: true, 126: false, 256: false} {
		if spec.IsExit(code) != want {
			t.Errorf("IsExit(%d) = %v", code, !want)
		}
	}
}
