package envelope_test

import (
	"context"
	"encoding/json"
	"strings"
	"testing"

	"github.com/envvet/envvet/envelope"
)

// nothing has commands that answer with a nil pointer, each by the name of what it
// does not point to.
func nothing(app *envelope.App) {
	returnNil[item](app, "object")
	returnNil[none](app, "empty")
	returnNil[[]item](app, "list")
	returnNil[[2]int](app, "array")
	returnNil[map[string]int](app, "map")
	returnNil[told](app, "told")
	returnNil[counted](app, "counted")
}

// nothingOfAny has those that only animus may have, too.
func nothingOfAny(app *envelope.App) {
	nothing(app)
	returnNil[int](app, "number")
	returnNil[role](app, "text")
	returnNil[[]byte](app, "bytes")
}

func returnNil[T any](app *envelope.App, name string) {
	command(app, name, func(context.Context, none) (*T, error) { return nil, nil })
}

type told struct {
	Message string `json:"message"`
}

type counted struct {
	Message int `json:"message"`
}

// TestNothing holds that what a nil pointer is answered with agrees with the schema
// of the command, in every dialect.
func TestNothing(t *testing.T) {
	const ok = `{"message":"ok"}`
	for _, test := range []struct{ name, data, animus string }{
		{"object", `{}`, ok}, {"empty", `{}`, ok}, {"told", `{}`, ok}, {"counted", `{}`, `{}`},
		{"list", `[]`, `[]`}, {"array", `[]`, `[]`}, {"map", `{}`, `{}`},
		{"number", "", `null`}, {"text", "", `null`}, {"bytes", "", `null`},
	} {
		for app, line := range map[string]string{"nothing": "", "nothing2": "--output-format=json", "nothingA": "--json"} {
			want := test.data
			if app == "nothingA" {
				want = test.animus
			} else if want == "" {
				continue // it is declared wrongly
			}
			data := func(more ...string) string {
				var answer struct{ Data json.RawMessage }
				r := start(t, app, append(append(more, test.name), strings.Fields(line)...)...)
				if err := json.Unmarshal([]byte(r.Stdout), &answer); err != nil {
					t.Errorf("%+v: %v", r, err)
				}
				return string(answer.Data)
			}
			got := data()
			if got != want {
				t.Errorf("%s %s: data is %s, want %s", app, test.name, got, want)
			}
			validate(t, compile(t, data("--output-schema")), got)
		}
	}
}
