// Package jsonout answers with an envelope of our own runtime.
package jsonout

import (
	"context"
	"errors"
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

// errNotWritten is returned if standard output did not take the answer; the
// runtime has said why.
var errNotWritten = errors.New("the answer was not written")

// A Printer answers on standard output. The same findings give the same bytes.
type Printer struct {
	Version string // of envvet, as 1.2.3
	Names   place.Namer
	URL     func(rule string) string // the address of a rule's manual, or ""
}

// Print answers with findings. summary says how many there are. trouble says what
// could not be checked, "" if nothing.
func (p Printer) Print(findings []finding.Finding, prints []fingerprint.Print, summary, trouble string) error {
	data := dataOf(findings, prints, p.Names, p.URL)
	switch {
	case trouble != "":
		return p.answer(data, (&envelope.Error{Code: codeIncomplete, Message: trouble, FixRequired: "correct what keeps the packages from being checked"}).WithData(data))
	case len(findings) > 0:
		return p.answer(data, (&envelope.Error{Code: codeFindings, Message: summary, FixRequired: "correct the findings in data, or accept them with a reason"}).WithData(data))
	}
	return p.answer(data, nil)
}

// Fail answers that nothing could be checked.
func (p Printer) Fail(cause error) error {
	return p.answer(Data{}, &envelope.Error{Code: codeCouldNotRun, Message: cause.Error(), FixRequired: "correct what the message names"})
}

// Schema answers with the JSON Schema of the data that Print answers with.
func (p Printer) Schema() error {
	return p.run(Data{}, nil, envelope.Success, "--output-schema")
}

func (p Printer) answer(data Data, failure *envelope.Error) error {
	if failure == nil {
		return p.run(data, nil, envelope.Success)
	}
	return p.run(data, failure, envelope.GeneralError)
}

// run answers through an application with one command, which has its outcome
// already. The status of the process is that of linters and not the exit code.
func (p Printer) run(data Data, failure error, want envelope.ExitCode, flags ...string) error {
	app := envelope.New("envvet", envelope.Version(p.Version), envelope.MaxOutput(math.MaxInt))
	envelope.Register(app, envelope.Command[struct{}, Data]{
		Name: command, Summary: "Check packages", Effect: envelope.Safe,
		Run: func(context.Context, struct{}) (Data, error) { return data, failure },
	})
	if app.Run(context.Background(), append([]string{command, "--output=json", "--stable-output"}, flags...)) != want {
		return errNotWritten
	}
	return nil
}

const command = "check"
