package origins_test

import (
	"testing"

	"github.com/envvet/envvet/internal/fixture"
	"github.com/envvet/envvet/passes/origins"
)

func Test(t *testing.T) {
	fixture.Run(t, origins.Analyzer, "./src/origins/...")
}
