package payload_test

import (
	"fmt"
	"go/types"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/internal/fixture"
	"github.com/envvet/envvet/passes/payload"
)

// tell reports what the handlers of a package encode.
var tell = &analysis.Analyzer{
	Name: "tell", Doc: "report what handlers encode",
	Requires: []*analysis.Analyzer{payload.Analyzer},
	Run: func(pass *analysis.Pass) (any, error) {
		for _, e := range pass.ResultOf[payload.Analyzer].(*payload.Result).Encoded(nil) {
			foreign := func(p *types.Package) string {
				if p == pass.Pkg {
					return ""
				}
				return p.Name()
			}
			var hops []string
			for _, h := range e.Trail {
				hops = append(hops, h.Func)
			}
			text := fmt.Sprintf("encodes %s (%s)", types.TypeString(e.Type, foreign), e.Class)
			if len(hops) > 0 {
				text += " by " + strings.Join(hops, ", ")
			}
			if e.Arg != nil {
				text += " as " + types.ExprString(e.Arg)
			}
			pass.Reportf(e.Call.Pos(), "%s", text)
			if (e.Value == nil) != (e.Arg == nil) {
				pass.Reportf(e.Call.Pos(), "value %v, argument %v", e.Value, e.Arg)
			}
			if e.Func == nil || e.Handler.Name == "" {
				pass.Reportf(e.Call.Pos(), "no function or no handler")
			}
		}
		return nil, nil
	},
}

func TestEncoded(t *testing.T) {
	fixture.Run(t, tell, "./src/payload/encoded_...")
}

func TestEncodesFacts(t *testing.T) {
	fixture.Run(t, payload.Analyzer, "./src/payload/facts_...")
}
