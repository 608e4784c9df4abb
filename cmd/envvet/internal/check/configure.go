package check

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"unicode/utf8"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/cmd/envvet/internal/cmdline"
	"github.com/envvet/envvet/cmd/envvet/internal/config"
)

// Configure adds to line what its configuration file says.
func Configure(ctx context.Context, line *cmdline.Line, suite []*analysis.Analyzer) error {
	dir, err := folder(*line)
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

// folder returns the absolute name of the folder that line runs in. One that is no
// text the go command cannot tell: in what it lists, U+FFFD stands for such bytes.
func folder(line cmdline.Line) (string, error) {
	dir, err := filepath.Abs(line.Dir)
	if err == nil && !utf8.ValidString(dir) {
		err = fmt.Errorf("the name of the folder %q is not UTF-8, in which the go command names files; rename it", dir)
	}
	if err != nil || line.Dir == "" {
		return dir, err
	}
	switch info, err := os.Stat(dir); {
	case errors.Is(err, fs.ErrNotExist):
		return "", fmt.Errorf("-C: there is no folder %s", line.Dir)
	case err != nil:
		return "", fmt.Errorf("-C: %w", err)
	case !info.IsDir():
		return "", fmt.Errorf("-C: there is no folder %s, but a file", line.Dir)
	}
	return dir, nil
}
