package check

import (
	"fmt"
	"runtime"
	"strings"

	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/textout"
	"github.com/envvet/envvet/cmd/envvet/internal/vetrun"
)

// exitStatus returns the status that tells scripts what happened. A list of
// findings that is not complete is no answer to whether the code is clean.
func exitStatus(report finding.Report, vet vetrun.Result) int {
	switch {
	case vet.Failed || len(report.Failures) > 0:
		return couldNotRun
	case len(report.Findings) > 0:
		return found
	default:
		return clean
	}
}

// closing returns the lines that stand at the end: how much was found, and
// what could not be looked at.
func closing(report finding.Report, vet vetrun.Result) []string {
	var lines []string
	if len(report.Findings) > 0 {
		summary := textout.Summary(report.Findings)
		if exitStatus(report, vet) == couldNotRun {
			summary += "; the list is incomplete"
		}
		lines = append(lines, summary)
	}
	if vet.Failed {
		lines = append(lines, "envvet: "+unchecked(vet))
	}
	if vet.Crashed || len(report.Failures) > 0 {
		lines = append(lines, "envvet: a rule failed, see above: this is a bug in envvet, please report it at https://github.com/envvet/envvet/issues")
	}
	return lines
}

// unchecked says to people what was not checked and what to do about it.
func unchecked(vet vetrun.Result) string {
	switch {
	case len(vet.Packages) == 0:
		return lacking(vet) + "; correct what the messages above name and run envvet again"
	case vet.Crashed || vet.NewerGo != "":
		return lacking(vet)
	}
	return lacking(vet) + "; correct the errors above and run envvet again"
}

// lacking says what was not checked.
func lacking(vet vetrun.Result) string {
	const most = 5 // that are named
	packages := vet.Packages
	if len(packages) == 0 {
		return "nothing was checked"
	}
	names, them := packages, "it"
	if len(packages) > 1 {
		them = "them"
	}
	if len(names) > most {
		names = append(names[:most:most], fmt.Sprintf("%d more", len(packages)-most))
	}
	text := fmt.Sprintf("could not check %s and what imports %s", strings.Join(names, ", "), them)
	if !vet.Crashed && vet.NewerGo != "" {
		// What envvet is built with is what reads the source, whichever go command lists it.
		text += fmt.Sprintf("; this envvet was built with %s: build it with %s or later and run it again", runtime.Version(), vet.NewerGo)
	}
	return text
}
