package inprocess

import (
	"fmt"
	"go/types"
	"slices"
	"testing"
)

// TestRecent holds that of packages that were checked a second time those are forgotten, types
// and all, that were not asked for the longest time, and none that is in use.
func TestRecent(t *testing.T) {
	g := newGraph(nil, nil, false)
	names := make(map[*unit]string)
	ask := func(u *unit) {
		u.answers.mu.Lock()
		defer u.answers.mu.Unlock()
		if u.answers.again == nil {
			u.answers.again = &again{pkg: types.NewPackage(names[u], names[u]), size: maxRecent / 2}
			g.byTypes.Store(u.answers.again.pkg, u)
		}
		g.note(u)
	}
	kept := func() (out []string) {
		for u, name := range names {
			if u.answers.again != nil {
				out = append(out, name)
			}
		}
		slices.Sort(out)
		return out
	}
	var units []*unit
	for i := range 4 {
		u := new(unit)
		units, names[u] = append(units, u), fmt.Sprint(i)
	}
	for _, step := range []struct {
		asked int
		want  []string
	}{
		{0, []string{"0"}},
		{1, []string{"0", "1"}},
		{0, []string{"0", "1"}},
		{2, []string{"0", "2"}},
		{1, []string{"1", "2"}},
	} {
		if ask(units[step.asked]); !slices.Equal(kept(), step.want) {
			t.Fatalf("after %d was asked %v are there, want %v", step.asked, kept(), step.want)
		}
	}
	units[2].answers.mu.Lock()
	if ask(units[3]); !slices.Equal(kept(), []string{"2", "3"}) {
		t.Errorf("while 2 is in use %v are there", kept())
	}
	if ask(units[0]); !slices.Equal(kept(), []string{"0", "2"}) {
		t.Errorf("while 2 is in use %v are there", kept())
	}
	units[2].answers.mu.Unlock()
	left := 0
	g.byTypes.Range(func(_, _ any) bool { left++; return true })
	if left != 2 {
		t.Errorf("types of %d packages are there, want 2", left)
	}
}
