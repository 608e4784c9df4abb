// Counter runs the command in its arguments, as go vet -toolexec has it, and
// writes a line to the file named by COUNTER_LOG if that is an analysis: a tool
// started with a vet configuration.
package main

import (
	"errors"
	"log"
	"os"
	"os/exec"
	"strings"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("counter: ")
	args := os.Args[1:]
	if strings.HasSuffix(args[len(args)-1], ".cfg") {
		file, err := os.OpenFile(os.Getenv("COUNTER_LOG"), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
		if err != nil {
			log.Fatal(err)
		}
		if _, err := file.WriteString(args[0] + "\n"); err != nil {
			log.Fatal(err)
		}
		file.Close()
	}
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	err := cmd.Run()
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		os.Exit(exit.ExitCode())
	}
	if err != nil {
		log.Fatal(err)
	}
}
