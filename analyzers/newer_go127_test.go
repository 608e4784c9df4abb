//go:build go1.27

package analyzers_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/internal/fixture"
)

// TestNewerGo runs the rules over those of their fixtures that have what Go 1.27 has.
// The test of each rule does so too, among all the others, which take minutes.
func TestNewerGo(t *testing.T) {
	ran := 0
	for _, a := range analyzers.Suite {
		files, err := filepath.Glob(filepath.Join(fixture.Dir(t), "src", a.Name, "*", "*_go127.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			name := filepath.Base(filepath.Dir(file))
			if strings.HasPrefix(name, "flag_") || strings.HasPrefix(name, "fix_") {
				t.Errorf("%s needs a flag, which this test does not set", file)
			}
			t.Run(a.Name+"/"+name, func(t *testing.T) { fixture.Run(t, a, "./src/"+a.Name+"/"+name+"/...") })
			ran++
		}
	}
	if ran == 0 {
		t.Error("there are no such fixtures")
	}
}
