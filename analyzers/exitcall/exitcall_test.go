package exitcall

import (
	"testing"

	"github.com/envvet/envvet/internal/fixture"
)

func Test(t *testing.T) {
	fixture.Run(t, Analyzer, fixture.FoldersWithout(t, "exitcall", "flag_", "fix_")...)
}
