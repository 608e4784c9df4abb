package nullabsent

import (
	"testing"

	"github.com/envvet/envvet/internal/fixture"
)

func Test(t *testing.T) {
	fixture.Rule{
		New:   newAnalyzer,
		Flags: map[string]string{"tests": "true", "generated": "true", "hints": "true"},
		Fixes: []string{fixKeep, fixEmpty},
	}.Test(t)
}
