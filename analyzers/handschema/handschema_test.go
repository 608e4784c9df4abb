package handschema

import (
	"testing"

	"github.com/envvet/envvet/internal/fixture"
)

func Test(t *testing.T) {
	fixture.Rule{New: newAnalyzer, Flags: map[string]string{"hints": "true", "tests": "true"}}.Test(t)
}
