package envelope_test

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/internal/process"
)

// people has payloads of every form for people to read.
func people(app *envelope.App) {
	command(app, "object", func(context.Context, none) (person, error) {
		return person{Name: "Ada", Note: "two\nlines", Tags: []string{"b", "a"}, Address: address{City: "London"}, Secret: "only here"}, nil
	})
	command(app, "list", func(context.Context, none) ([]person, error) {
		return []person{{Name: "Ada", Tags: []string{"x"}, Friends: []address{{City: "Paris"}}}, {Name: "Bob"}}, nil
	})
	command(app, "table", func(context.Context, none) ([]address, error) {
		return []address{{City: "London", Note: "a\tb\\"}, {City: "Paris", Note: "c\nd"}}, nil
	})
	command(app, "words", func(context.Context, none) ([]string, error) { return []string{"one", "two\tthree"}, nil })
	command(app, "empty", func(context.Context, none) (none, error) { return none{}, nil })
	command(app, "texter", func(context.Context, none) (greeting, error) { return greeting{Name: "Ada\x1b[1m"}, nil })
	command(app, "panicking-texter", func(context.Context, none) (greeting, error) { return greeting{}, nil })
	command(app, "warns", func(ctx context.Context, _ none) (none, error) {
		envelope.Warn(ctx, "SLOW", "it took\x1b[1m long")
		return none{}, nil
	})
	command(app, "fails", func(context.Context, none) (none, error) {
		return none{}, &envelope.Error{
			Exit: envelope.AuthRequired, Message: "not logged in", Detail: "no token", FixRequired: "log in", FixCommand: "tool login", Suggestion: "ask",
		}
	})
	command(app, "moved", func(context.Context, none) (none, error) {
		return none{}, &envelope.Error{Exit: envelope.Redirected, Message: "gone", Redirect: &envelope.Redirect{Command: "tool new"}}
	})
	command(app, "big-failure", func(ctx context.Context, _ none) (none, error) {
		envelope.Warn(ctx, "SLOW", "%s", strings.Repeat("w", 3000))
		return none{}, envelope.Errorf(envelope.NotFound, "%s", strings.Repeat("é", 5000)).WithData([]string{strings.Repeat("x", 5000)})
	})
	command(app, "big-data", func(context.Context, none) (none, error) {
		return none{}, envelope.Errorf(envelope.NotFound, "nobody").WithData([]string{strings.Repeat("x", 5000)})
	})
	command(app, "speechless-texter", func(context.Context, none) (speechlessTexter, error) { return speechlessTexter{Name: "Ada"}, nil })
	command(app, "seen", func(ctx context.Context, _ none) (seen, error) {
		envelope.SetMeta(ctx, "seen_at", "later")
		return seen{SeenAt: time.Now()}, nil
	})
	envelope.Register(app, envelope.Command[none, any]{
		Name: "explicit", Summary: "Declare a schema", Effect: envelope.Safe,
		OutputSchema: []byte(`{"type": "object", "properties": {"n": {"type": "integer", "maximum": 9}}}`),
		Run:          func(context.Context, none) (any, error) { return map[string]int{"n": 3}, nil },
	})
	command(app, "gaps", func(context.Context, none) ([]*address, error) { return []*address{{City: "London"}, nil}, nil })
	command(app, "mixed", func(context.Context, none) (any, error) { return []any{address{City: "London"}, 1, "a\tb", nil}, nil })
	command(app, "nobody", func(context.Context, none) ([]address, error) { return nil, nil })
	command(app, "self-marshaled-twice", func(context.Context, none) (twice, error) { return twice{}, nil })
	command(app, "nil-texter", func(context.Context, none) (*greeting, error) { return nil, nil })
	command(app, "crowd", func(context.Context, none) (greetings, error) { return make(greetings, 25), nil })
	command(app, "crowd-at", func(context.Context, none) (*greetings, error) { return new(make(greetings, 25)), nil })
	command(app, "by-pointer", func(context.Context, none) (farewell, error) { return farewell{"Ada"}, nil })
	command(app, "crowd-by-pointer", func(context.Context, none) (farewells, error) { return make(farewells, 25), nil })
	command(app, "many", func(context.Context, none) ([]address, error) { return make([]address, 25), nil })
	command(app, "some", func(ctx context.Context, _ none) ([]address, error) {
		envelope.SetTotal(ctx, -1, "more")
		return make([]address, 2), nil
	})
	command(app, "own-list", func(ctx context.Context, _ none) (ownList, error) {
		envelope.SetTotal(ctx, 9, "more")
		return ownList{}, nil
	})
	envelope.Register(app, envelope.Command[none, any]{
		Name: "exact", Summary: "Declare a limit", Effect: envelope.Safe,
		OutputSchema: []byte(`{"type": "object", "properties": {"n": {"maximum": 9223372036854775807, "multipleOf": 0.10}}}`),
		Run:          func(context.Context, none) (any, error) { return map[string]int{"n": 3}, nil },
	})
	command(app, "wrapped-list", func(ctx context.Context, _ none) (wrapper, error) {
		limit, cursor := envelope.Page(ctx)
		envelope.SetTotal(ctx, 9, "next"+cursor)
		return wrapper{Items: make([]int, limit)}, nil
	})
}

type address struct {
	City string `json:"city"`
	Note string `json:"note"`
}

type person struct {
	Name    string    `json:"name"`
	Note    string    `json:"note"`
	Tags    []string  `json:"tags" envelope:"set"`
	Address address   `json:"address"`
	Friends []address `json:"friends"`
	Missing *int      `json:"missing"`
	Secret  string    `json:"secret" envelope:"text"`
}

type greeting struct {
	Name string `json:"name"`
}

func (g greeting) Text() string {
	if g.Name == "" {
		panic("nobody to greet")
	}
	return "Hello " + g.Name
}

type greetings []greeting

func (g greetings) Text() string { return fmt.Sprint(len(g), " greetings") }

// A farewell has its text by its pointer, and so have several.
type farewell struct {
	Name string `json:"name"`
}

func (f *farewell) Text() string { return "Bye " + f.Name }

type farewells []farewell

func (f *farewells) Text() string { return fmt.Sprint(len(*f), " farewells") }

// An ownList marshals itself.
type ownList struct{}

func (ownList) MarshalJSON() ([]byte, error) { return []byte(`[1, [2], 3]`), nil }

// A value that twice marshals has a key twice.
type twice struct{}

func (twice) MarshalJSON() ([]byte, error) { return []byte(`{"name":"Ada","name":"Bob"}`), nil }
func (twice) JSONSchema() json.RawMessage  { return json.RawMessage(`{"type":"object"}`) }

type speechlessTexter struct {
	Name string `json:"name"`
}

func (speechlessTexter) Text() string { panic(speechless{}) }

type seen struct {
	SeenAt time.Time `json:"seen_at" envelope:"volatile"`
}

type wrapper struct {
	Items []int `json:"items"`
}

func TestPeople(t *testing.T) {
	for _, test := range []struct {
		args           string
		exit           int
		stdout, stderr string
	}{
		{"object", 0, "name:     Ada\nnote:     two\n          lines\ntags:     a, b\naddress:\n  city:  London\n  note:\nfriends:\nmissing:\nsecret:   only here\n", ""},
		{"object --fields=name", 0, "name:  Ada\n", ""},
		{"list", 0, "name:     Ada\nnote:\ntags:     x\naddress:\n  city:\n  note:\nfriends:\n  city:  Paris\n  note:\nmissing:\nsecret:\n\nname:     Bob\nnote:\ntags:\naddress:\n  city:\n  note:\nfriends:\nmissing:\nsecret:\n", ""},
		{"table", 0, "CITY    NOTE\nLondon  a\\tb\\\\\nParis   c\\nd\n", ""},
		{"table --output=tsv", 0, "city\tnote\nLondon\ta\\tb\\\\\nParis\tc\\nd\n", ""},
		{"--output tsv object --fields name,tags", 0, "name\ttags\nAda\ta, b\n", ""},
		{"words", 0, "one\ntwo\tthree\n", ""},
		{"words --output=tsv", 0, "value\none\ntwo\\tthree\n", ""},
		{"empty", 0, "", ""},
		{"empty --output=tsv", 0, "", ""},
		{"nobody", 0, "", ""},
		{"nobody --output=tsv", 0, "", ""},
		{"gaps --output=tsv", 0, "city\tnote\nLondon\t\n\t\n", ""},
		{"mixed --output=tsv", 0, "value\n{\"city\":\"London\",\"note\":\"\"}\n1\na\\tb\n\n", ""},
		{"nil-texter", 0, "", ""},
		{"many --fields=city --output=tsv", 0, "city\n" + strings.Repeat("\n", 20), "note: these are 20 of 25; --limit=0 shows all\n"},
		{"many --fields=city --output=tsv --limit=2", 0, "city\n\n\n", ""},
		{"many --fields=city --output=tsv --limit=0", 0, "city\n" + strings.Repeat("\n", 25), ""},
		{"some --output=tsv", 0, "city\tnote\n\t\n\t\n", "note: these are the first 2, there are more; --limit=0 shows all\n"},
		{"crowd", 0, "25 greetings\n", ""},
		{"crowd --limit=3", 0, "3 greetings\n", ""},
		{"crowd --limit=9 --cursor=b2Zmc2V0OjIw", 0, "5 greetings\n", ""},
		{"crowd --limit=0", 0, "25 greetings\n", ""},
		{"crowd-at", 0, "25 greetings\n", ""},
		{"crowd-at --limit=3", 0, "3 greetings\n", ""},
		{"by-pointer", 0, "Bye Ada\n", ""},
		{"by-pointer --fields=name", 0, "name:  Ada\n", ""},
		{"crowd-by-pointer", 0, "25 farewells\n", ""},
		{"crowd-by-pointer --limit=3", 0, "3 farewells\n", ""},
		{"texter", 0, "Hello Ada\n", "warning: ESCAPES_REMOVED: data.name has terminal escapes or carriage returns, they were removed (1 values)\n"},
		{"warns", 0, "", "warning: SLOW: it took long\n"},
		{"warns --warnings-as-errors", 1, "", "warning: SLOW: it took long\ntool: the command succeeded with warnings, which --warnings-as-errors makes a failure\n"},
		{"fails", 8, "", "tool: not logged in\n  detail: no token\n  needed: log in\n  fix: tool login\n  hint: ask\n"},
		{"moved", 13, "", "tool: gone\n  needed: call the command in error.redirect\n  moved to: tool new\n"},
		{"bogus", 2, "", "tool: unknown command \"bogus\"\n  needed: use a command that exists\n  hint: run 'tool help'\n"},
		{"version", 0, "2.4.1\n", ""},
		{"--version", 0, "tool 2.4.1\n", ""},
	} {
		r := process.Call{Program: "people", Args: strings.Fields(test.args), Env: []string{"ENVELOPE_WARN=0"}, Terminal: true}.Run(t)
		if r.Exit != test.exit || r.Stdout != test.stdout || r.Stderr != test.stderr {
			t.Errorf("%s: exit %d\nstdout %q\n  want %q\nstderr %q\n  want %q", test.args, r.Exit, r.Stdout, test.stdout, r.Stderr, test.stderr)
		}
	}
	r := process.Call{Program: "people", Args: []string{"panicking-texter"}, Terminal: true}.Run(t)
	if r.Exit != 0 || r.Stdout != "name:\n" || !strings.Contains(r.Stderr, "panic in Text: nobody to greet") {
		t.Errorf("%+v", r)
	}
	r = process.Call{Program: "people", Args: []string{"speechless-texter"}, Terminal: true}.Run(t)
	if r.Exit != 0 || r.Stdout != "name:  Ada\n" || !strings.Contains(r.Stderr, "panic in Text: ") {
		t.Errorf("%+v", r)
	}
	r = process.Call{Program: "people", Args: []string{"help"}, Terminal: true}.Run(t)
	if r.Exit != 0 || !strings.HasPrefix(r.Stdout, "usage: tool COMMAND") || r.Stderr != "" {
		t.Errorf("%+v", r)
	}
}

func TestGlobalFlags(t *testing.T) {
	for _, test := range []struct {
		args string
		exit int
		want string
	}{
		{"--stable-output words --fields=x", 0, `"data":["one","two\tthree"]`},
		{"--fields= --output=json texter", 0, `"data":{"name":"`},
		{"texter --fields=,nothing,name,", 0, `"data":{"name":"`},
		{"--output=json --limit 1 words", 0, `"data":["one"]`},
		{"--limit=x words", 2, `--limit \"x\" is not a whole number from 0`},
		{"--limit", 2, "--limit needs a value"},
		{"--bogus words", 2, "flag --bogus stands before the command"},
		{"-h words", 0, `"help":true`},
		{"--output-schema", 2, "--output-schema stands without a command"},
		{"object --limit=3", 0, `"warnings":["LIMIT_IGNORED: `},
		{"object --etag=sha256:0", 0, `"warnings":["ETAG_IGNORED: `},
		{"version --etag=sha256:0", 0, `"data":{"version":"2.4.1"},"error":null,"warnings":[],`},
		{"self-marshaled-twice", 0, `"data":{"name":"Ada","name#2":"Bob"},"error":null,"warnings":["KEYS_NUMBERED: data has objects with two keys of one name, they were numbered (1 values)"],`},
		{"wrapped-list --limit=4 --cursor=-1", 0, `"pagination":{"total":9,"returned":4,"truncated":true,"has_more":true,"next_cursor":"next-1"}`},
		{"seen", 0, `"seen_at":"later"`},
		{"own-list", 0, `"pagination":{"total":9,"returned":3,`},
		{"exact --output-schema", 0, `"properties":{"n":{"maximum":9223372036854775807,"multipleOf":0.10}}`},
		{"object --stable-output=maybe", 2, `--stable-output \"maybe\" is not true or false`},
		{"object --limit=x --output=y", 2, `"message":"--limit \"x\" is not a whole number from 0; --output \"y\" is not one of json, jsonl, plain, table, tsv"`},
		{"manifest extra", 2, `unrecognized argument \"extra\"`},
		{"manifest --bogus", 2, "unknown flag --bogus"},
		{"explicit --output-schema", 0, `"data":{"properties":{"n":{"maximum":9,"type":"integer"}},"type":"object"},`},
		{"explicit --schema", 0, `"output_schema":{"properties":{"n":{"maximum":9,"type":"integer"}},"type":"object"},`},
		{"version --schema", 0, `{"parameters":{},"output_schema":{"properties":{"version"`},
	} {
		r := process.Call{Program: "people", Args: strings.Fields(test.args)}.Run(t)
		if r.Exit != test.exit || !strings.Contains(r.Stdout, test.want) {
			t.Errorf("%s: %+v\nwant %d %s", test.args, r, test.exit, test.want)
		}
	}
	if r := call(t, "people", "seen"); strings.Count(r.Stdout, "seen_at") != 1 {
		t.Errorf("%s", r.Stdout)
	}
}

// TestLargeFailure holds that a failure whose answer has to be cut stays what
// it is.
func TestLargeFailure(t *testing.T) {
	for _, name := range []string{"big-failure", "big-data"} {
		r := reply{Result: process.Call{Program: "people", Args: []string{name}, Env: []string{"TOOL_MAX_OUTPUT_BYTES=2000"}}.Run(t)}
		r.check(t)
		if r.Exit != 5 || r.Error["code"] != "NOT_FOUND" || len(r.Stdout) > 2000 || string(r.Data) != "null" || r.Meta["truncated"] != true {
			t.Errorf("exit %d, %d bytes\n%s", r.Exit, len(r.Stdout), r.Stdout)
		}
	}
}
