package origins_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/envvet/envvet/internal/fixture"
	"github.com/envvet/envvet/passes/origins"
)

// TestTangle holds that the pass ends on objects that all hold each other: there are
// more ways through 24 of them than can be walked.
func TestTangle(t *testing.T) {
	const n = 24
	var b strings.Builder
	b.WriteString(header + "type node struct{ text string; next []*node }\n\nfunc Tangle() string {\n")
	for i := range n {
		fmt.Fprintf(&b, "\tx%d := &node{text: time.Now().String()}\n", i)
	}
	for i := range n {
		for j := range n {
			fmt.Fprintf(&b, "\tx%d.next = append(x%d.next, x%d)\n", i, i, j)
		}
	}
	b.WriteString("\treturn fmt.Sprint(x0)\n}\n")
	pkg := fixture.NewProgram(t).Add("p", map[string]string{"p.go": b.String()})
	if len(pkg.Errors) > 0 {
		t.Fatal(pkg.Errors[0])
	}
	pkg.Run(t, origins.Analyzer)
	for range pkg.Facts() {
		return
	}
	t.Error("nothing is said of Tangle")
}
