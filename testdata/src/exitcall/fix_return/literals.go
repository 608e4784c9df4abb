package main

import (
	l "log"
	"os"

	"github.com/spf13/cobra"
)

func literals(cmd *cobra.Command, args []string) error {
	check := func(name string) ([]byte, error) {
		data, err := os.ReadFile(name)
		if err != nil {
			l.Fatalf("%s: %v", name, err) // want `ends the process`
		}
		return data, nil
	}
	if _, err := check("a"); err != nil {
		l.Fatal(err) // want `ends the process`
	}
	func() {
		l.Fatal(os.ErrExist) // want `ends the process`
	}()
	return nil
}
