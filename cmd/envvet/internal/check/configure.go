package check

import (
	"context"
	"path/filepath"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/cmd/envvet/internal/cmdline"
	"github.com/envvet/envvet/cmd/envvet/internal/config"
)

// Configure adds to line what its configuration file says.
func Configure(ctx context.Context, line *cmdline.Line, suite []*analysis.Analyzer) error {
	dir, err := filepath.Abs(line.Dir)
	if err != nil {
		return err
	}
	var file string
	switch {
	case line.NoConfig:
	case line.Config != "":
		file = within(dir, line.Config)
	default:
		if file, err = config.Find(ctx, dir); err != nil {
			return err
		}
	}
	if file == "" {
		return line.Configure("", config.Settings{}, suite)
	}
	name := line.Short(file)
	settings, err := config.Read(file, name, suite)
	if err != nil {
		return err
	}
	return line.Configure(name, settings, suite)
}
