// Package filled has functions that fill what the standard library made.
package filled

import (
	"io"
	"log"
	"os"
	"os/exec"
)

func connect(cmd *exec.Cmd, out io.Writer) { cmd.Stdout = out }

func Connected() { // want Connected:`^stdout os\.Stdout$`
	cmd := exec.Command("ls")
	connect(cmd, os.Stdout)
	cmd.Run()
}

func ConnectedErr() {
	cmd := exec.Command("ls")
	connect(cmd, os.Stderr)
	cmd.Run()
}

func redirect(l *log.Logger, w io.Writer) { l.SetOutput(w) }

func Redirect() { // want Redirect:`^stdout os\.Stdout$`
	l := log.New(os.Stderr, "", 0)
	redirect(l, os.Stdout)
	l.Print("x")
}

func RedirectAway() {
	l := log.New(os.Stdout, "", 0)
	redirect(l, os.Stderr)
	l.Print("x")
}
