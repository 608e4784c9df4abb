package effects_test

import (
	"testing"

	"github.com/envvet/envvet/internal/fixture"
	"github.com/envvet/envvet/passes/effects"
)

func Test(t *testing.T) {
	fixture.Run(t, effects.Analyzer, "./src/effects/...")
}
