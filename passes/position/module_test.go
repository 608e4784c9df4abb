package position

import (
	"go/types"
	"testing"

	"golang.org/x/tools/go/analysis"
)

func TestSameModule(t *testing.T) {
	for _, tt := range []struct {
		own, module, other string
		want               bool
	}{
		{"example.com/tool/cmd", "example.com/tool", "example.com/tool", true},
		{"example.com/tool/cmd", "example.com/tool", "example.com/tool/store", true},
		{"example.com/tool/cmd", "example.com/tool", "example.com/toolbox", false},
		{"example.com/tool/cmd", "example.com/tool", "golang.org/x/sync/errgroup", false},
		// Some drivers name no module.
		{"github.com/a/tool/cmd", "", "github.com/a/tool/store", true},
		{"github.com/a/tool/cmd", "", "github.com/a/other", false},
		{"tool/cmd", "", "tool/store", true},
		{"command-line-arguments", "", "command-line-arguments", true},
		{"command-line-arguments", "", "golang.org/x/sync/errgroup", false},
	} {
		pass := &analysis.Pass{Pkg: types.NewPackage(tt.own, "p")}
		if tt.module != "" {
			pass.Module = &analysis.Module{Path: tt.module}
		}
		if got := SameModule(pass, tt.other); got != tt.want {
			t.Errorf("%s of %q and %s: %v", tt.own, tt.module, tt.other, got)
		}
	}
}
