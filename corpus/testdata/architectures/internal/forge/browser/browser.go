// Package browser opens pages.
package browser

import (
	"fmt"
	"io"
	"os"
	"os/exec"
)

// Browser opens a page.
type Browser interface {
	Browse(url string) error
}

// FromEnv returns the browser that the environment names. Over ssh there is
// none, and the address is shown.
func FromEnv() Browser {
	if launcher := os.Getenv("FORGE_BROWSER"); launcher != "" {
		return &launched{launcher: launcher}
	}
	return &shown{to: os.Stdout}
}

type launched struct{ launcher string }

func (b *launched) Browse(url string) error {
	cmd := exec.Command(b.launcher, url)
	cmd.Stdout, cmd.Stderr = os.Stderr, os.Stderr
	return cmd.Run()
}

type shown struct{ to io.Writer }

func (b *shown) Browse(url string) error {
	_, err := fmt.Fprintln(b.to, "Open in a browser:", url)
	return err
}
