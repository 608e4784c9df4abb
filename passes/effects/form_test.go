package effects_test

import (
	"testing"

	"github.com/envvet/envvet/internal/fixture"
	"github.com/envvet/envvet/passes/effects"
)

// The SSA form is that of all passes: what looks at it leaves it as it is.
func TestFormIsLeft(t *testing.T) {
	pkg := fixture.NewProgram(t).Add("p", map[string]string{"p.go": `package p

import (
	"fmt"
	"os"
)

func quiet(levels []int) {
	sum := 0
	for _, level := range levels {
		sum += level
	}
	if sum > 0 {
		os.Stdout = os.Stderr
	} else {
		os.Stdout = nil
	}
}

func Say(text string) {
	quiet([]int{1})
	fmt.Println(text)
}
`})
	for _, err := range pkg.Errors {
		t.Fatal(err)
	}
	checkForm(t, pkg.Run(t, effects.Analyzer).(*effects.Result))
}

func checkForm(t *testing.T, r *effects.Result) {
	t.Helper()
	functions := r.Functions()
	if len(functions) == 0 {
		t.Fatal("there are no functions")
	}
	for _, fn := range functions {
		for i, b := range fn.Blocks {
			if b.Index != i {
				t.Errorf("block %d of %s is where %d was", b.Index, fn, i)
			}
		}
	}
}
