// Package main writes exit codes as numbers, and numbers that are none.
package main

import (
	"context"
	"os"
	"os/exec"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

// Here numbers get their names.
const quota, worst envelope.ExitCode = 80, 12

func main() {
	app := envelope.New("numbers")
	envelope.Register(app, envelope.Command[none, none]{
		Name: "wrong", Summary: "Wrong", Effect: envelope.Safe,
		ExitCodes: envelope.ExitCodes{
			5:                 {Description: "There is none"}, // want `exit code 5 is written as a number, readers have to know the table; use envelope\.NotFound \(errorcode\)`
			envelope.Conflict: {Description: "There is one"},
			quota:             {Name: "QUOTA", Description: "Used up"},
			81:                {Name: "FULL", Description: "No room"},
		},
		Run: func(context.Context, none) (none, error) {
			if len(os.Args) > 5 {
				return none{}, envelope.Errorf(6, "there is one") // want `exit code 6 is written as a number, readers have to know the table; use envelope\.Conflict \(errorcode\)`
			}
			if code := envelope.ExitCode(len(os.Args)); code == 5 || code > 6 {
				return none{}, &envelope.Error{Exit: (5), Message: "5 and 6 are no exit codes here"} // want `exit code 5 is written as a number, readers have to know the table; use envelope\.NotFound \(errorcode\)`
			}
			if len(os.Args) > 4 {
				return none{}, fail(6) // want `exit code 6 is written as a number, readers have to know the table; use envelope\.Conflict \(errorcode\)`
			}
			e := &envelope.Error{Exit: envelope.ExitCode(5)} // want `exit code 5 is written as a number, readers have to know the table; use envelope\.NotFound \(errorcode\)`
			e.Exit = quota
			return none{}, e
		},
	})
	code := app.Run(context.Background(), os.Args[1:])
	switch {
	case code == worst:
		os.Exit(64) // want `exit status 64 is none that the contract has, callers would take it for something else; use a code of the contract, or 79 to 125 \(errorcode\)`
	case code > 12:
		os.Exit(-1) // want `exit status -1 does not exist, callers see 255; use one from 0 to 255 \(errorcode\)`
	case code == 3:
		os.Exit(300) // want `exit status 300 does not exist, callers see 44; use one from 0 to 255 \(errorcode\)`
	case run() == 5:
		os.Exit(1)
	case code == 0:
		os.Exit(0)
	case code == 130:
		os.Exit(130)
	}
	os.Exit(int(code))
}

func fail(code envelope.ExitCode) error { return envelope.Errorf(code, "there is one") }

func run() int {
	cmd := exec.Command("true")
	_ = cmd.Run()
	var codes [6]int
	return cmd.ProcessState.ExitCode() + codes[5] + int(envelope.NotFound)
}
