package lsp

import (
	"strings"
	"testing"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/cmdline"
)

// TestRefused holds that flags which an editor's findings would not heed are refused
// by their names, and that the others are not.
func TestRefused(t *testing.T) {
	for args, want := range map[string]string{
		"":                                      "",
		"-hints -tags=a -config=x -baseline=b":  "",
		"-stdoutwrite -severity=exitcall=error": "",
		"-new-from=HEAD":                        "lsp: -new-from means nothing here",
		"-fix":                                  "lsp: -fix ",
		"-diff":                                 "lsp: -diff ",
		"-o=sarif":                              "lsp: -o ",
		"-schema":                               "lsp: -schema ",
		"-C=a":                                  "lsp: -C ",
		"-nocache":                              "lsp: -nocache ",
		"-overlay=a.json":                       "lsp: -overlay ",
		"./a ./b":                               "lsp takes no packages, but ./a ./b;",
		"baseline -baseline=b":                  "lsp takes no packages, but baseline ",
	} {
		line, err := cmdline.Parse(strings.Fields(args), analyzers.Suite)
		if err != nil {
			t.Fatal(err)
		}
		err = checkLine(line)
		if (err == nil) != (want == "") || err != nil && !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%s: %v, want %q", args, err, want)
		}
	}
}
