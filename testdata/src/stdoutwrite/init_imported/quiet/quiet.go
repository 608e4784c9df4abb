// Package quiet prints nothing, but what it imports does.
package quiet

import (
	"fmt"
	"os"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/init_imported/banner"
	"github.com/envvet/envvet/testdata/src/stdoutwrite/init_imported/deep"
)

// Text is a text.
const Text = deep.Text + banner.Text

func init() { fmt.Fprintln(os.Stderr, Text) }
