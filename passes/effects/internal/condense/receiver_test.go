package condense

import (
	"slices"
	"strings"
	"testing"

	"github.com/envvet/envvet/passes/effects/summary"
)

// TestWithoutReceiver holds what is told of the methods of an interface value of
// which nothing is known but its type.
func TestWithoutReceiver(t *testing.T) {
	use := func(op summary.Op, param int, path string) summary.Use {
		return summary.Use{Op: op, Target: summary.Ref{Root: summary.Param, Index: param, Path: path}}
	}
	store := func(path string, v summary.Value) summary.Store {
		return summary.Store{Target: summary.Ref{Root: summary.Param, Path: path}, Value: v}
	}
	writer := summary.Value{{Kind: summary.At, Ref: summary.Ref{Root: summary.Param, Index: 1}}}
	unknown := summary.Value{{Kind: summary.Object, Opaque: true}}
	all := []summary.Use{
		use(summary.Write, 0, "out"), use(summary.Call, 0, "out.f"), use(summary.Write, 0, "output"), use(summary.Invoke, 0, "a.b"),
		use(summary.Write, 1, "out"), use(summary.Default, 0, "out"),
	}
	for _, test := range []struct {
		name   string
		stores []summary.Store
		want   string
		sets   bool
	}{
		{"nobody puts anything there", nil, "1.out 0.out", false},
		{"nothing of interest is put there", []summary.Store{store("out", unknown)}, "1.out 0.out", false},
		{"a method puts a writer there", []summary.Store{store("out", writer)}, "0.out 0.out.f 1.out 0.out", true},
		{"a method puts a writer into a part", []summary.Store{store("a.b.c", writer)}, "0.a.b 1.out 0.out", true},
		{"a method replaces the whole", []summary.Store{store("", writer)}, "0.out 0.out.f 0.output 0.a.b 1.out 0.out", true},
	} {
		other := &summary.Summary{Stores: []summary.Store{store("unread", writer)}}
		uses := &summary.Summary{Uses: all}
		got := WithoutReceiver([]summary.Method{{Name: "Set", Sum: &summary.Summary{Stores: test.stores}}, {Name: "Do", Sum: uses}, {Name: "Broken"}, {Name: "Other", Sum: other}})
		if set := slices.ContainsFunc(got, func(m summary.Method) bool { return m.Name == "Set" }); set != test.sets {
			t.Errorf("%s: what puts it there is told: %t", test.name, set)
		}
		if slices.ContainsFunc(got, func(m summary.Method) bool { return m.Name == "Broken" || m.Name == "Other" }) {
			t.Errorf("%s: of a method that does nothing something is told", test.name)
		}
		var places []string
		for _, u := range got[slices.IndexFunc(got, func(m summary.Method) bool { return m.Name == "Do" })].Sum.Uses {
			places = append(places, string(rune('0'+u.Target.Index))+"."+u.Target.Path)
		}
		if text := strings.Join(places, " "); text != test.want {
			t.Errorf("%s: %s is told, want %s", test.name, text, test.want)
		}
		if len(uses.Uses) != len(all) {
			t.Errorf("%s: the summary that others share has changed", test.name)
		}
	}
}
