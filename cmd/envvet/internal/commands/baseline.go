package commands

import (
	"context"
	"errors"
	"fmt"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/cmd/envvet/internal/check"
	"github.com/envvet/envvet/cmd/envvet/internal/cmdline"
	"github.com/envvet/envvet/envelope"
)

const commandBaseline = "baseline"

// BaselineIn are the parameters of baseline. Its other flags are those of the
// check, which say what is found.
type BaselineIn struct {
	File     string   `name:"baseline" help:"The file to write; the default is that of the configuration file"`
	Prune    bool     `name:"prune" help:"Only drop what is found no more"`
	Packages []string `name:"packages" arg:"true" help:"What to check, as for the go command; ./... if there are none"`
}

// Baseline is the data of baseline.
type Baseline struct {
	Effect   string `json:"effect" enum:"created,updated,noop" description:"What happened to the file"`
	File     string `json:"file" description:"Name of the file, as it was given"`
	Findings int    `json:"findings" description:"How many findings the file accepts now"`
	Added    int    `json:"added" description:"How many of them are new"`
	Dropped  int    `json:"dropped" description:"How many it accepted before and no longer does"`
}

// Text returns what a person sees.
func (b Baseline) Text() string {
	noun := "findings"
	if b.Findings == 1 {
		noun = "finding"
	}
	return fmt.Sprintf("%s accepts %d %s: %d added, %d dropped", b.File, b.Findings, noun, b.Added, b.Dropped)
}

// baseline runs the command of that name. The command line has the flags of the
// check, so it is read by the same code; the runtime gets what it declares.
func baseline(args []string, suite []*analysis.Analyzer) int {
	line, wrong := cmdline.Parse(args, suite)
	if errors.Is(wrong, cmdline.ErrHelp) {
		return help([]string{commandBaseline}, suite)
	}
	form := line.Output
	if form != "json" {
		form = "text" // in which others are refused
	}
	call := []string{commandBaseline, outputFlag(form), "--stable-output", "--baseline=" + line.Baseline, fmt.Sprintf("--prune=%t", line.Prune), "--"}
	return runChecked(New(suite, line, wrong), append(call, line.Patterns...))
}

// baselineCommand declares baseline. What is wrong with the command line or the
// configuration file is told by Validate, so that callers learn of it in the form
// that they asked for.
func baselineCommand(suite []*analysis.Analyzer, line cmdline.Line, wrong error) envelope.Command[BaselineIn, Baseline] {
	return envelope.Command[BaselineIn, Baseline]{
		Name: commandBaseline, Summary: "Write down the findings that are accepted", Effect: envelope.Mutating, DataVersion: "1.0.0",
		ExitCodes: exits,
		Examples:  []envelope.Example{{Description: "Accept what there is in an old code base", Command: "envvet baseline -baseline=.envvet-baseline.json ./..."}},
		Validate:  func(ctx context.Context, _ BaselineIn) error { return configure(ctx, &line, suite, wrong) },
		Run: func(ctx context.Context, in BaselineIn) (Baseline, error) {
			change, err := check.Baseline(ctx, line, suite)
			if err != nil {
				return Baseline{}, failed(err)
			}
			b := Baseline{Effect: "noop", File: line.Baseline, Findings: change.Count, Added: change.Added, Dropped: change.Dropped}
			switch {
			case change.Created:
				b.Effect = "created"
			case change.Changed:
				b.Effect = "updated"
			}
			return b, nil
		},
	}
}
