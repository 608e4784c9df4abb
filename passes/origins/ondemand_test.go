package origins_test

import (
	"go/types"
	"reflect"
	"slices"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/origins"
)

// TestOnDemand holds that what is said of a function when somebody asks, whichever
// is asked about first, is what a fact says that is made of all.
func TestOnDemand(t *testing.T) {
	type about struct {
		object any // of a package or an object
		kind   reflect.Type
	}
	facts := make(map[about]analysis.Fact)
	actions := analyzed(t, "./src/origins/...", "./src/volatilevalue/...", "./src/unstableorder/...", "golang.org/x/tools/go/ssa")
	for _, act := range actions {
		for _, f := range act.AllObjectFacts() {
			facts[about{f.Object, reflect.TypeOf(f.Fact)}] = f.Fact
		}
		for _, f := range act.AllPackageFacts() {
			facts[about{f.Package, reflect.TypeOf(f.Fact)}] = f.Fact
		}
	}
	get := func(object any, into analysis.Fact) bool {
		fact, ok := facts[about{object, reflect.TypeOf(into)}]
		if ok {
			reflect.ValueOf(into).Elem().Set(reflect.ValueOf(fact).Elem())
		}
		return ok
	}
	compared := 0
	for _, act := range actions {
		p := act.Package
		pass := &analysis.Pass{
			Analyzer: origins.Analyzer, Fset: p.Fset, Files: p.Syntax, Pkg: p.Types, TypesInfo: p.TypesInfo, TypesSizes: p.TypesSizes,
			ResultOf:          make(map[*analysis.Analyzer]any),
			ImportObjectFact:  func(obj types.Object, into analysis.Fact) bool { return get(obj, into) },
			ImportPackageFact: func(pkg *types.Package, into analysis.Fact) bool { return get(pkg, into) },
			ExportObjectFact:  func(obj types.Object, _ analysis.Fact) { t.Errorf("a fact about %v is exported", obj) },
			ExportPackageFact: func(analysis.Fact) {},
		}
		made, err := form.Analyzer.Run(pass)
		if err != nil {
			t.Fatal(err)
		}
		pass.ResultOf[form.Analyzer] = made
		_, fact, err := origins.OnDemand(pass)
		if err != nil {
			t.Fatal(err)
		}
		var functions []types.Object
		for _, obj := range p.TypesInfo.Defs {
			if fn, ok := obj.(*types.Func); ok {
				functions = append(functions, fn)
			}
		}
		slices.SortFunc(functions, func(a, b types.Object) int { return int(b.Pos() - a.Pos()) })
		for _, fn := range functions {
			var want origins.Func
			told := get(fn, &want)
			got, ok := fact(fn).(*origins.Func)
			if ok != told || ok && (got.Answers != want.Answers || got.String() != want.String()) {
				t.Errorf("%v: on demand %v, else %v", fn, got, &want)
			}
			if told {
				compared++
			}
		}
	}
	if compared < 500 {
		t.Errorf("only %d functions have a fact", compared)
	}
}
