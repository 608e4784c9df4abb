// Package form makes the SSA form of a package once for all passes that ask, and reads of it
// what a value, an instruction, a block or a function plainly is, as it stands: nothing here
// follows values through calls.
//
// The Analyzer buildssa of x/tools makes it of every package; most hold nothing
// that any of our passes looks for.
package form

import (
	"reflect"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"
)

// Analyzer has a *[Form] as its result. It does nothing until that is asked.
var Analyzer = &analysis.Analyzer{
	Name:       "ssaform",
	Doc:        "make the SSA form of a package when a pass asks for it",
	URL:        "https://pkg.go.dev/github.com/envvet/envvet/passes/internal/form",
	Run:        func(pass *analysis.Pass) (any, error) { return &Form{pass: pass}, nil },
	ResultType: reflect.TypeFor[*Form](),
}

// Form is the SSA form of one package. Several passes may ask for it at the
// same time.
type Form struct {
	pass *analysis.Pass
	once sync.Once
	pkg  *ssa.Package
}

// Package returns the SSA form, nil if the package has errors that leave it without
// one: drivers tell a pass nothing of them, and package ssa panics. It has debug
// information, which says what value an expression has, of a package of the module that
// is worked on, and of one that imports a framework or mentions os.Stdout.
func (f *Form) Package() *ssa.Package {
	f.once.Do(f.build)
	return f.pkg
}

func (f *Form) build() {
	defer func() {
		if recover() != nil {
			f.pkg = nil
		}
	}()
	named := f.named()
	prog := ssa.NewProgram(f.pass.Fset, f.mode(named))
	createImports(prog, f.pass.Pkg, named)
	info := f.withoutTables()
	pkg := prog.CreatePackage(f.pass.Pkg, f.overLists(info, named), info, false)
	pkg.Build()
	f.pkg = pkg
}
