package made

import "github.com/envvet/envvet/envelope"

// Some make a failure with a code that they are given.

func Fail(exit envelope.ExitCode, code string) error { // want Fail:`^answers with exit of parameter 1$` Fail:`^has the code of parameter 2, exit of parameter 1$`
	return &envelope.Error{Exit: exit, Code: code}
}

func Busy(code string) error { return Fail(envelope.Conflict, code) } // want Busy:`^answers with CONFLICT$` Busy:`^has the code of parameter 1, CONFLICT$`

func Either(gone bool, code string) error { // want Either:`^answers with NOT_FOUND, CONFLICT$` Either:`^has the code of parameter 2$`
	e := envelope.Error{Exit: envelope.Conflict, Code: code}
	if gone {
		return &envelope.Error{Exit: envelope.NotFound, Code: code}
	}
	return &e
}

// Own hands on a code of its own.
func Own(code string) error { // want Own:`^answers with CONFLICT X_BUSY$`
	code = "X_BUSY"
	return &envelope.Error{Exit: envelope.Conflict, Code: code}
}
