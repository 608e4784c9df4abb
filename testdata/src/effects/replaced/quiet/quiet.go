// Package quiet has all prompts on standard error. // want package:`init replaces [^ ]*/prompt\.Console:W; replaces [^ ]*/prompt\.First; replaces [^ ]*/prompt\.Stdout}$`
package quiet

import (
	"os"

	"github.com/envvet/envvet/testdata/src/effects/replaced/prompt"
)

type stderr struct{}

func (*stderr) Write(b []byte) (int, error) { return os.Stderr.Write(b) }

func init() {
	prompt.Stdout = &stderr{}
	prompt.Console.W = os.Stderr
	prompt.First = nil
}

// Ask asks.
func Ask() string { return prompt.AskPlain() }
