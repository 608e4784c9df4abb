// Package outputs has writers by the names that settings give them.
package outputs

import (
	"io"
	"os"
)

// Open returns the writer of a name.
func Open(name string) io.Writer {
	switch name {
	case "stdout":
		return os.Stdout
	case "stderr":
		return os.Stderr
	}
	return io.Discard
}
