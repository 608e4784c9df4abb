package main

import (
	"io"
	"testing"

	"example.com/toolkit/plog"
)

func TestRun(t *testing.T) {
	plog.SetOutput(io.Discard)
	if err := run(nil, nil); err != nil {
		t.Fatal(err)
	}
}
