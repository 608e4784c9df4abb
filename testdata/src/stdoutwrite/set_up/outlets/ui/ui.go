// Package ui has a place for answers and one for progress.
package ui

import (
	"fmt"
	"io"
	"log"
	"os"
)

var (
	Trail    io.Writer = io.Discard
	answers  io.Writer = io.Discard
	progress io.Writer = os.Stderr
	logs     io.Writer = os.Stderr
)

func SetAnswers(w io.Writer) { answers = w }

func SetProgress(w io.Writer) { progress = w }

func SetLogs(w io.Writer) { progress, logs = w, w }

func SetAll(w io.Writer) {
	SetAnswers(w)
	SetProgress(w)
}

func Answer(v any) { fmt.Fprintln(answers, v) }

func Rule() { answerf("%s\n", "---") }

func answerf(format string, args ...any) { fmt.Fprintf(answers, format, args...) }

func Progress(s string) { fmt.Fprintln(progress, s) }

func Note(s string) { fmt.Fprintln(Trail, s) }

func Log(s string) { log.New(logs, "", 0).Print(s) }
