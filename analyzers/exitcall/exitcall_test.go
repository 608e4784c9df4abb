package exitcall

import (
	"testing"

	"github.com/envvet/envvet/internal/fixture"
)

func Test(t *testing.T) {
	fixture.Rule{
		New: newAnalyzer,
		Flags: map[string]string{
			"hints":     "true",
			"framework": "true",
			"goroutine": "true",
			"tests":     "true",
			"generated": "true",
			"handlers":  "github.com/envvet/envvet/testdata/src/exitcall/flag_handlers/router.Route.Run",
		},
		Fixes: []string{fixReturn},
	}.Test(t)
}
