package outlets // want package:`init is told where it writes; Trail set by \[\], written by \[github\.com/envvet/envvet/testdata/src/effects/outlets\.Note\]; answers set by \[github\.com/envvet/envvet/testdata/src/effects/outlets\.SetAnswers github\.com/envvet/envvet/testdata/src/effects/outlets\.SetBoth\], written by \[github\.com/envvet/envvet/testdata/src/effects/outlets\.Answer github\.com/envvet/envvet/testdata/src/effects/outlets\.answerf\]; progress set by \[github\.com/envvet/envvet/testdata/src/effects/outlets\.SetBoth\], written by \[github\.com/envvet/envvet/testdata/src/effects/outlets\.Progress\]`

import (
	"fmt"
	"io"
	"log"
	"os"
)

var (
	answers  io.Writer = io.Discard
	progress io.Writer = os.Stderr
	kept     io.Writer = os.Stderr // what else it is for is not known
	called   io.Writer = os.Stderr // by what something may call without its name
	Trail    *os.File
)

func SetAnswers(w io.Writer) { answers = w } // want SetAnswers:"keeps p0"

func SetBoth(w io.Writer) { // want SetBoth:"keeps p0"
	if w != nil {
		answers, progress = w, w
	}
}

func SetKept(w io.Writer) { kept = w } // want SetKept:"keeps p0"

func SetCalled(w io.Writer) { called = w } // want SetCalled:"keeps p0"

func Answer(v any) { answerf("%v\n", v) }

func answerf(format string, args ...any) { fmt.Fprintf(answers, format, args...) }

func Progress(p []byte) { progress.Write(p) }

func Keep() { log.New(kept, "", 0).Print("kept") }

func Note() {
	if Trail != nil {
		fmt.Fprintln(Trail, "noted")
	}
}

var hooks = []func(){call}

func call() { fmt.Fprintln(called, "called") }

func Call() {
	for _, hook := range hooks {
		hook()
	}
}
