package load_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/load"
)

const module = `
-- go.mod --
module example.com/m

go 1.26.0
-- good/good.go --
package good
-- undefined/undefined.go --
package undefined

var x = y
-- missing/missing.go --
package missing

import (
	_ "example.com/m/nosuch"
	_ "nosuchstd"
)
-- missing/missing_test.go --
package missing

import _ "example.com/m/nosuch"
-- above/above.go --
package above

import _ "example.com/m/missing"
-- internalized/a.go --
package internalized

import _ "internal/abi"
-- tagged/tagged.go --
//go:build special

package tagged
-- nogo/README --
`

func TestProblems(t *testing.T) {
	t.Setenv("GOFLAGS", "")
	t.Setenv("GOWORK", "off")
	t.Setenv("GOPROXY", "off")
	t.Setenv("GOPACKAGESDRIVER", "nosuch")
	dir := t.TempDir()
	for _, f := range txtar.Parse([]byte(module)).Files {
		name := filepath.Join(dir, filepath.FromSlash(f.Name))
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, f.Data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	tests := []struct {
		patterns, flags string
		want            []string // beginnings, one per problem
	}{
		{patterns: "./good"},
		{patterns: "./undefined"}, // the compiler's business
		{patterns: "./tagged", flags: "-tags=special"},
		{patterns: "./tagged", want: []string{"example.com/m/tagged: build constraints exclude all Go files in "}},
		{patterns: "./above", want: []string{
			"missing/missing.go:4:2: no required module provides package example.com/m/nosuch",
			"missing/missing.go:5:2: package nosuchstd is not in std",
		}},
		{patterns: "./missing", want: []string{
			"missing/missing.go:4:2: no required module provides package example.com/m/nosuch",
			"missing/missing.go:5:2: package nosuchstd is not in std",
		}},
		{patterns: "./internalized", want: []string{"internalized/a.go:3:8: use of internal package internal/abi not allowed"}},
		{patterns: "./good ./absent", want: []string{"./absent: stat "}},
		{patterns: "./absent/...", want: []string{"pattern ./absent/...: lstat ./absent/: no such file or directory"}},
		{patterns: "./nogo", want: []string{"./nogo: no Go files in "}},
		{patterns: "nosuchstd", want: []string{"package nosuchstd is not in std"}},
		{patterns: "name=value", want: []string{`malformed import path "name=value"`}},
	}
	for _, test := range tests {
		patterns := strings.Fields(test.patterns)
		got, err := load.Problems(t.Context(), dir, strings.Fields(test.flags), patterns)
		if err != nil {
			t.Errorf("%s: %v", test.patterns, err)
			continue
		}
		if !slices.EqualFunc(got, test.want, func(p finding.Problem, want string) bool { return strings.HasPrefix(p.String(), want) }) {
			t.Errorf("%s: problems are %q, want %q", test.patterns, got, test.want)
		}
		if !slices.Equal(patterns, strings.Fields(test.patterns)) {
			t.Errorf("%s: patterns changed to %q", test.patterns, patterns)
		}
	}
	if _, err := load.Problems(t.Context(), dir, []string{"-mod=nosuch"}, []string{"./good"}); err == nil {
		t.Error("a build flag that the go command refuses gives no error")
	}
	files, err := load.Files(t.Context(), dir, nil, []string{"./good", "./tagged", "./missing"}, true)
	if err != nil || len(files) < 3 || !files[filepath.Join(dir, "missing", "missing_test.go")] || files[filepath.Join(dir, "tagged", "tagged.go")] {
		t.Errorf("files are %v, %v", files, err)
	}
}
