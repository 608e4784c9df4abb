// Package jsonout answers with an envelope of our own runtime.
package jsonout

import (
	"context"
	"io"
	"math"

	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/fingerprint"
	"github.com/envvet/envvet/cmd/envvet/internal/place"
	"github.com/envvet/envvet/envelope"
)

// The values of error.code.
const (
	codeFindings    = "FINDINGS"      // data holds all findings
	codeIncomplete  = "INCOMPLETE"    // data holds those of a part of the packages
	codeCouldNotRun = "COULD_NOT_RUN" // there is no data
)

// A Printer writes answers. The same findings give the same bytes.
type Printer struct {
	Version string // of envvet, as 1.2.3
	Names   place.Namer
	URL     func(rule string) string // the address of a rule's manual, or ""
}

// Results are what an answer is about.
type Results struct {
	Findings  []finding.Finding
	Prints    []fingerprint.Print // of Findings, in their order
	Accepted  int                 // how many more a baseline accepts
	Mended    int                 // how many it accepts that are found no more
	Unchanged int                 // how many more stand on lines that are not new
	Summary   string              // how many findings there are
	Trouble   string              // what could not be checked, "" if nothing
	Problems  []finding.Problem   // why, by its place
	Warnings  []finding.Warning
}

// Print writes the answer with results to w. The error says why it was not written.
func (p Printer) Print(w io.Writer, r Results) error {
	data := dataOf(r, p.Names, p.URL)
	var failure error
	switch {
	case len(r.Problems) > 0:
		failure = (&envelope.Error{Code: codeIncomplete, Message: r.Trouble, FixRequired: "correct what data.problems names, and run envvet again"}).WithData(data)
	case r.Trouble != "":
		failure = (&envelope.Error{Code: codeIncomplete, Message: r.Trouble, FixRequired: "correct what the message names"}).WithData(data)
	case len(r.Findings) > 0:
		failure = (&envelope.Error{Code: codeFindings, Message: r.Summary, FixRequired: "correct the findings in data, or accept them with a reason"}).WithData(data)
	}
	return p.run(w, p.app(data, failure, r.Warnings...))
}

// Fail writes to w that nothing could be checked.
func (p Printer) Fail(w io.Writer, cause error) error {
	failure := &envelope.Error{Code: codeCouldNotRun, Message: cause.Error(), FixRequired: "correct what the message names"}
	return p.run(w, p.app(Data{}, failure))
}

// Schema writes to w the JSON Schema of the data that Print answers with.
func (p Printer) Schema(w io.Writer) error {
	return p.run(w, p.app(Data{}, nil), "--output-schema")
}

const command = "check"

// app returns an application whose command has its outcome already. The status
// of the process is that of linters and not the exit code.
func (p Printer) app(data Data, failure error, warnings ...finding.Warning) *envelope.App {
	app := envelope.New("envvet", envelope.Version(p.Version), envelope.MaxOutput(math.MaxInt))
	envelope.Register(app, envelope.Command[struct{}, Data]{
		Name: command, Summary: "Check packages", Effect: envelope.Safe,
		Run: func(ctx context.Context, _ struct{}) (Data, error) {
			for _, w := range warnings {
				envelope.Warn(ctx, w.Code, "%s", w.Message)
			}
			return data, failure
		},
	})
	return app
}

func (p Printer) run(w io.Writer, app *envelope.App, args ...string) error {
	return write(w, app, append([]string{command, "--output=json", "--stable-output"}, args...))
}
