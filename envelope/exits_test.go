package envelope

import (
	"encoding/json"
	"maps"
	"slices"
	"testing"
)

// TestRuntimeExits holds that the exit codes with which the runtime itself answers are
// among those of a command that can end so, and no others.
func TestRuntimeExits(t *testing.T) {
	type user struct {
		ID   string   `json:"id"`
		Tags []string `json:"tags"`
	}
	type hidden struct {
		ID   string         `json:"id"`
		Text map[string]any `json:"text" envelope:"text"`
	}
	type node struct {
		Of *node `json:"of"`
		N  int   `json:"n"`
	}
	type pair struct {
		Of [2]struct {
			Role string `json:"role" enum:"admin,member"`
			N    int    `json:"n"`
		} `json:"of"`
	}
	app, claw := New("tool"), New("tool", Use(ClawV2))
	for i, declare := range []func(*App){
		declare[struct{}, user], declare[struct{}, pair], declare[struct{}, hidden],
		declare[struct{}, *node], declare[struct{}, struct{ User user }], declare[struct{}, struct{ Users [2]user }],
		declare[struct{}, []user], declare[struct{}, map[string]user], declare[struct{}, any],
		declare[struct{}, struct{ Users []map[string]int }], declare[struct{}, *struct{ Raw json.RawMessage }],
	} {
		want := []ExitCode{Success, GeneralError, ArgError, NotFound}
		declare(claw)
		if got := slices.Sorted(maps.Keys(claw.commands[i].allExits())); !slices.Equal(got, want) {
			t.Errorf("%v in claw: %v, want %v", claw.commands[i].out, got, want)
		}
		if i > 2 {
			want = slices.Insert(want, 3, Precondition)
		}
		declare(app)
		if got := slices.Sorted(maps.Keys(app.commands[i].allExits())); !slices.Equal(got, want) {
			t.Errorf("%v: %v, want %v", app.commands[i].out, got, want)
		}
	}
}

// TestNoVersion holds that a tool without a version has one that says so.
func TestNoVersion(t *testing.T) {
	if v := New("tool", Version("")).version; v != "0.0.0" {
		t.Errorf("%q", v)
	}
}

// TestNilError holds that no error has no data.
func TestNilError(t *testing.T) {
	if e := (*Error)(nil).WithData(5); e != nil {
		t.Errorf("%v", e)
	}
}
