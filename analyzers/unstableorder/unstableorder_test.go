package unstableorder

import (
	"testing"

	"github.com/envvet/envvet/internal/fixture"
)

func Test(t *testing.T) {
	fixture.Rule{
		New:   newAnalyzer,
		Flags: map[string]string{"tests": "true", "hints": "true"},
		Fixes: []string{fixSort},
	}.Test(t)
}
