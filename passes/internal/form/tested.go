package form

import (
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/known"
)

// IsFalseOnceBuilt reports whether a call asks whether a test runs, which is so in files with
// tests only: of others it is what they do in programs that counts.
//
//	if testing.Testing() {
//		fmt.Println("called with", args)
//	}
func IsFalseOnceBuilt(c *ssa.Call) bool {
	fn := c.Call.StaticCallee()
	return fn != nil && fn.Name() == "Testing" && known.IsFalseOnceBuilt(DeclaredAs(&c.Call)) &&
		!strings.HasSuffix(c.Parent().Prog.Fset.Position(c.Pos()).Filename, "_test.go")
}
