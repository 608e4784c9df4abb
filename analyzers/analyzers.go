// Package analyzers is the list of envvet's rules.
package analyzers

//go:generate go run ./internal/generate ..

import (
	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/directive"
	"github.com/envvet/envvet/analyzers/envelopeshape"
	"github.com/envvet/envvet/analyzers/errorcode"
	"github.com/envvet/envvet/analyzers/exitcall"
	"github.com/envvet/envvet/analyzers/handschema"
	"github.com/envvet/envvet/analyzers/legacyenvelope"
	"github.com/envvet/envvet/analyzers/nullabsent"
	"github.com/envvet/envvet/analyzers/outputschema"
	"github.com/envvet/envvet/analyzers/paramschema"
	"github.com/envvet/envvet/analyzers/stdoutwrite"

	"github.com/envvet/envvet/analyzers/unstableorder"
	"github.com/envvet/envvet/analyzers/volatiledata"
	"github.com/envvet/envvet/analyzers/volatilevalue"
)

// Suite is every rule, in the order in which they are listed and run.
var Suite = []*analysis.Analyzer{
	directive.Analyzer,
	envelopeshape.Analyzer,
	errorcode.Analyzer,
	exitcall.Analyzer,
	handschema.Analyzer,
	legacyenvelope.Analyzer,
	nullabsent.Analyzer,
	outputschema.Analyzer,
	paramschema.Analyzer,
	stdoutwrite.Analyzer,
	unstableorder.Analyzer,
	volatiledata.Analyzer,
	volatilevalue.Analyzer,
}
