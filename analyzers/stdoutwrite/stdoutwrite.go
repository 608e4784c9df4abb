package stdoutwrite

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/manual"
)

//go:embed doc.go
var doc string

// Analyzer is the stdoutwrite rule.
var Analyzer = &analysis.Analyzer{
	Name: "stdoutwrite",
	Doc:  manual.MustExtract(doc, "stdoutwrite"),
	URL:  manual.URL("stdoutwrite"),
	Run:  run,
}

func run(pass *analysis.Pass) (any, error) { return nil, nil }
