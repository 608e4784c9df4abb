// Floor is a vet tool that does as little as one with facts can: it has the
// types of each package found, has one empty fact about each function, and
// links what envvet links. What envvet takes on top of it is its own.
package main

import (
	"encoding/json"
	"go/ast"
	"os"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/unitchecker"

	"github.com/envvet/envvet/analyzers"
)

type there struct{}

func (*there) AFact() {}

var floor = &analysis.Analyzer{
	Name:      "floor",
	Doc:       "have an empty fact about each function",
	FactTypes: []analysis.Fact{new(there)},
	Run: func(pass *analysis.Pass) (any, error) {
		for _, file := range pass.Files {
			for _, decl := range file.Decls {
				if decl, ok := decl.(*ast.FuncDecl); ok {
					if obj := pass.TypesInfo.Defs[decl.Name]; obj != nil {
						pass.ExportObjectFact(obj, new(there))
					}
				}
			}
		}
		return nil, nil
	},
}

func main() {
	if len(os.Args) == 2 && os.Args[1] == "rules" { // so that the rules are linked
		json.NewEncoder(os.Stdout).Encode(len(analyzers.Suite))
		return
	}
	unitchecker.Main(floor)
}
