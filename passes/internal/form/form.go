// Package form makes the SSA form of a package once for all passes that ask, and reads of it
// what a value, an instruction, a block or a function plainly is, as it stands: nothing here
// follows values through calls.
//
// The Analyzer buildssa of x/tools makes it of every package; most hold nothing
// that any of our passes looks for.
package form

import (
	"go/ast"
	"go/token"
	"go/types"
	"maps"
	"reflect"
	"slices"
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
	late []*types.Initializer
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
	pkg := prog.CreatePackage(f.pass.Pkg, f.files(info, named), info, false)
	pkg.Build()
	f.pkg = pkg
}

// files returns the files that the form is made of, and the information about these: those of the
// package, or what is easier to follow and does the same.
func (f *Form) files(info *types.Info, named map[*types.Package][]types.Object) []*ast.File {
	late := f.findLate(info)
	f.late = late.made
	info.InitOrder = append(info.InitOrder, late.made...)
	iterated := iterates(named)
	files := f.pass.Files
	if iterated || late.with != nil {
		files = f.rewritten(info, func(was, is ast.Stmt) ast.Stmt {
			if late.with != nil {
				is = late.with(was, is)
			}
			if loop, ok := is.(*ast.RangeStmt); ok && iterated {
				return rangeOverList(info, loop)
			}
			return is
		})
	}
	if late.vars != nil {
		info.FileVersions = maps.Clone(info.FileVersions)
		first := files[0]
		files = slices.Clone(files)
		files[0] = new(*first)
		files[0].Decls = append(slices.Clone(first.Decls), late.vars)
		info.FileVersions[files[0]] = info.FileVersions[first]
	}
	return files
}

// IsLate reports whether what stands at a position is what a function makes when it is first asked
// for, where the form has it made while the package is initialized as well.
func (f *Form) IsLate(pos token.Pos) bool {
	return slices.ContainsFunc(f.late, func(i *types.Initializer) bool { return i.Rhs.Pos() <= pos && pos < i.Rhs.End() })
}
