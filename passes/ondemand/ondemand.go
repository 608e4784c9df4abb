// Package ondemand says which passes can make their facts one by one, when somebody
// asks. A driver that can look at a package again, as it has a whole program before
// it, does less work so: of what a program imports, few functions are asked about.
package ondemand

import (
	"go/types"
	"reflect"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/passes/origins"
)

// A Pass is an analyzer of which some facts can be left out and made later.
type Pass struct {
	Analyzer *analysis.Analyzer
	Fact     reflect.Type // the type of those facts, which are about objects; a zero one says as much as none

	// Run does what the analyzer does with a package, without those facts. The
	// function that it returns makes that about an object of the package, nil for
	// none. It keeps all that the pass was given, and can be called by several
	// goroutines.
	Run func(*analysis.Pass) (result any, fact func(types.Object) analysis.Fact, err error)
}

// Passes returns all there are.
func Passes() []Pass {
	return []Pass{{origins.Analyzer, reflect.TypeFor[*origins.Func](), origins.OnDemand}}
}
