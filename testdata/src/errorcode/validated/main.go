// Command validated has a Validate whose failures have codes of their own, of which
// the source does not say one, beside such that have none.
package main

import (
	"context"
	"errors"

	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/testdata/src/errorcode/validated/refuse"
)

type none struct{}

type in struct {
	ID    string `name:"id" help:"The id"`
	State string `name:"state" help:"The state"`
}

func (in in) Validate() error {
	if in.ID == "" {
		return &envelope.Error{Exit: envelope.NotFound, Code: codes[in.State], Message: "no such id"}
	}
	return &envelope.Error{Exit: envelope.NotFound, Message: "no such id"} // want `exit code 5 NOT_FOUND comes from Validate of command validated, where every failure is an ARG_ERROR`
}

var codes = map[string]string{"": "ID_UNKNOWN", "gone": "ID_GONE"}

func validate(_ context.Context, in in) error {
	if in.State == "other" {
		return errors.Join(refuse.Coded(in.State), refuse.Plain()) // want `exit code 5 NOT_FOUND, made by refuse\.Plain at .*, comes from Validate`
	}
	return errors.Join(in.Validate(), coded(in), empty(in), refused(envelope.Conflict, "ID_TAKEN"), either(in), assigned(in), named(in), plain(envelope.Conflict)) // want `exit code 6 CONFLICT comes from Validate`
}

func coded(in in) error {
	return &envelope.Error{Exit: envelope.Conflict, Code: code(in.State), Message: "taken"}
}

func code(state string) string { return codes[state] }

func empty(in in) error {
	return &envelope.Error{Exit: envelope.Conflict, Code: "", Message: "taken"} // want `exit code 6 CONFLICT comes from Validate`
}

func refused(exit envelope.ExitCode, code string) error {
	return &envelope.Error{Exit: exit, Code: code, Message: "refused"}
}

func plain(exit envelope.ExitCode) error {
	return &envelope.Error{Exit: exit, Message: "refused"}
}

func either(in in) error {
	code := "ID_UNKNOWN"
	if in.State == "gone" {
		code = "ID_GONE"
	}
	return &envelope.Error{Exit: envelope.NotFound, Code: code, Message: "no such id"}
}

func assigned(in in) error {
	e := envelope.Errorf(envelope.NotFound, "no such id")
	e.Code = codes[in.State]
	return e
}

func named(in in) error {
	e := envelope.Errorf(envelope.NotFound, "no such id")
	name(e, in.State)
	return e
}

func name(e *envelope.Error, state string) { e.Code = codes[state] }

func run(context.Context, in) (none, error) { return none{}, nil }

func main() {
	app := envelope.New("validated")
	envelope.Register(app, envelope.Command[in, none]{Name: "validated", Summary: "All", Effect: envelope.Safe, Validate: validate, Run: run})
	app.Main()
}
