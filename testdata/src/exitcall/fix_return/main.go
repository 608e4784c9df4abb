// Command keys ends the process where it could return an error.
package main

import (
	"errors"
	"io"
	"log"
	"os"
	"time"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "keys", RunE: show, Run: noError, PreRunE: literals, PostRunE: logged}
	if err := root.Execute(); err != nil {
		log.Fatal(err) // main may
	}
}

func show(cmd *cobra.Command, args []string) error {
	k, err := load(args[0])
	if err != nil {
		log.Fatal(err) // want `ends the process`
	}
	if k.name == "" {
		log.Fatalf("no name in %s: %v", args[0], err) // want `ends the process`
	}
	if k.size == 0 {
		log.Fatal("no ", err) // want `ends the process`
	}
	if k.size == 1 {
		os.Exit(3) // want `ends the process`
	}
	_, _, _, err = many(k)
	return err
}

type key struct {
	name string
	size int
}

func load(name string) (*key, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		log.Fatalln(err) // want `ends the process`
	}
	return &key{string(data), len(data)}, nil
}

func many(k *key) (n int, s string, v key, err error) {
	if k == nil {
		log.Fatal(io.EOF) // want `ends the process`
	}
	_, _, err = named(k)
	other(k)
	shadowed(k)
	return 0, "", *k, err
}

func named(k *key) (at time.Time, ok bool, err error) {
	if k.size > 2 {
		// A zero time.Time cannot be written in every package.
		log.Fatal(err) // want `ends the process`
	}
	return time.Time{}, true, nil
}

func shadowed(k *key) (v key, err error) {
	if key := k.name; key == "" {
		log.Fatal(err) // want `ends the process`
	}
	return *k, nil
}

// other returns no error.
func other(k *key) {
	if err := errors.New(k.name); k.size > 3 {
		log.Fatal(err) // want `ends the process`
	}
}

func noError(cmd *cobra.Command, args []string) {
	defer log.Fatal(io.EOF) // want `ends the process`
	log.Fatal(io.EOF)       // want `ends the process`
}

// logged tells what happened in a file.
func logged(cmd *cobra.Command, args []string) error {
	l := log.New(cmd.ErrOrStderr(), "x: ", 0)
	if _, err := os.Stat("x"); err != nil {
		l.Fatal(err) // want `ends the process`
	}
	return nil
}
