package envelopeshape

import (
	"testing"

	"github.com/envvet/envvet/internal/fixture"
)

func Test(t *testing.T) {
	fixture.Rule{
		New: newAnalyzer,
		Flags: map[string]string{
			"hints": "true", "tests": "true", "generated": "true",
			"handlers": "github.com/envvet/envvet/testdata/src/envelopeshape/flag_handlers.command.do",
		},
	}.Test(t)
}
