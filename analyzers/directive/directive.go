package directive

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/manual"
)

//go:embed doc.go
var doc string

// Analyzer is the directive rule.
var Analyzer = &analysis.Analyzer{
	Name: "directive",
	Doc:  manual.MustExtract(doc, "directive"),
	URL:  manual.URL("directive"),
	Run:  run,
}

func run(pass *analysis.Pass) (any, error) { return nil, nil }
