package cmdline

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/cmd/envvet/internal/config"
	"github.com/envvet/envvet/cmd/envvet/internal/stock"
)

// Configure completes the line with what the configuration file of that name
// says; flags of the line win. Without a file the name is empty. The rules of
// suite, in this process, get the values that the line has for them.
func (line *Line) Configure(file string, s config.Settings, suite []*analysis.Analyzer) error {
	line.Config = file
	if stock.Wanted(s.Flags) && !stock.Wanted(slices.Concat(s.Flags, line.VetFlags)) {
		s = s.WithoutChecks()
	}
	line.VetFlags = slices.Concat(s.Flags, line.VetFlags)
	if line.Output == "sarif" {
		// Code scanning takes a finding that is no longer in the log for a mended
		// one, so those that comments accept are in it and marked.
		line.VetFlags = slices.Insert(line.VetFlags, 0, "-suppressed=true")
	}
	if s.Baseline != "" && !line.baselineGiven {
		line.Baseline = line.Short(s.Baseline)
	}
	if line.Write && line.Baseline == "" {
		return errors.New("baseline: no file is named; use envvet baseline -baseline FILE [packages]")
	}
	if err := line.checkFix(); err != nil {
		return err
	}
	final := new(Line)
	if err := final.flagSet(suite).Parse(line.VetFlags); err != nil {
		return err
	}
	line.Std = final.Std
	if len(final.stock) > 0 && !line.Std {
		err := stock.NotWanted(final.stock[0])
		if at, ok := s.Checks[final.stock[0]]; ok {
			err = fmt.Errorf("%s: %w", at, err)
		}
		return err
	}
	return nil
}

// Short returns the shorter of the absolute name of a file and that seen from
// where the line runs.
func (line *Line) Short(file string) string {
	dir, err := filepath.Abs(line.Dir)
	if err != nil {
		return file
	}
	if rel, err := filepath.Rel(dir, file); err == nil && len(rel) < len(file) {
		return rel
	}
	return file
}
