// Package main has commands that end the process in functions of other packages, or with
// errors that know their status.
package main

import (
	"encoding/json"
	"errors"
	"log"
	"os"

	"github.com/envvet/envvet/testdata/src/legacyenvelope/fix_v2_ends/leave"
)

func main() {
	verbs := map[string]func() error{"audit": audit, "verify": verify, "inspect": inspect, "doctor": doctor, "state": state, "status": status, "gone": gone}
	if err := verbs[os.Args[1]](); err != nil {
		report(err)
	}
}

// report ends the process, as main does not itself.
func report(err error) {
	os.Stderr.WriteString(err.Error() + "\n")
	os.Exit(9)
}

func emit(answer any) error { return json.NewEncoder(os.Stdout).Encode(answer) }

// Which status that is, is said elsewhere.
//
//envvet:handler
func audit() error {
	if err := emit(map[string]any{"kind": "audit", "failures": 1}); err != nil { // want `answer of handler audit is flat as in claw v1`
		return err
	}
	leave.With(3)
	return nil
}

//envvet:handler
func verify() error {
	if err := emit(map[string]any{"kind": "verify", "failures": 1}); err != nil { // want `answer of handler verify is flat as in claw v1`
		return err
	}
	leave.On(problem())
	return nil
}

func problem() error {
	if len(os.Args) > 2 {
		return errors.New("there is one")
	}
	return nil
}

// An error ends with what main does with it.
//
//envvet:handler
func inspect() error {
	if err := emit(map[string]any{"kind": "inspect", "failures": 1}); err != nil { // want `answer of handler inspect is flat as in claw v1`
		return err
	}
	return errors.New("there are failures")
}

//envvet:handler
func doctor() error {
	if err := emit(map[string]any{"kind": "doctor", "failures": 1}); err != nil { // want `answer of handler doctor is flat as in claw v1`
		return err
	}
	log.Fatal("there are failures")
	return nil
}

// A coded error says itself with which status the program is to end.
type coded struct{ status int }

func (c *coded) Error() string { return "failed" }
func (c *coded) ExitCode() int { return c.status }

//envvet:handler
func state() error {
	if err := emit(map[string]any{"kind": "state", "failures": 1}); err != nil { // want `answer of handler state is flat as in claw v1`
		return err
	}
	return &coded{4}
}

// leaver ends the process or does not.
type leaver interface{ Fatal(...any) }

//envvet:handler
func status() error {
	if err := emit(map[string]any{"kind": "status", "failures": 1}); err != nil { // want `answer of handler status is flat as in claw v1`
		return err
	}
	var l leaver = gentle{}
	l.Fatal("there are failures")
	return nil
}

type gentle struct{}

func (gentle) Fatal(...any) {}

// Who calls it gives what may end the process.
//
//envvet:handler
func gone() error { return quitting(os.Exit) }

func quitting(exit func(int)) error {
	if err := emit(map[string]any{"kind": "gone", "failures": 1}); err != nil { // want `answer of handler gone is flat as in claw v1`
		return err
	}
	exit(5)
	return nil
}
