package stdoutwrite

import (
	"testing"

	"github.com/envvet/envvet/internal/fixture"
)

func Test(t *testing.T) {
	results := fixture.Rule{
		New: newAnalyzer,
		Flags: map[string]string{
			"framework": "true",
			"injected":  "true",
			"tests":     "true",
			"generated": "true",
			"handlers":  "github.com/envvet/envvet/testdata/src/stdoutwrite/flag_handlers/router.Handle#1",
		},
		Fixes: []string{fixStderr},
	}.Test(t)
	t.Run("related", func(t *testing.T) { testRelated(t, results) })
}
