// Command unfailing checks errors that a library never returns, and others.
package main

import (
	"bytes"
	"encoding/json"
	"log"
	"os"
	"time"

	"github.com/spf13/cobra"

	"example.com/toolkit/binding"
	"example.com/toolkit/store"
)

func main() {
	root := &cobra.Command{Use: "unfailing", RunE: bind}
	root.AddCommand(&cobra.Command{Use: "own", RunE: ownError})
	root.AddCommand(&cobra.Command{Use: "show", RunE: show})
	root.AddCommand(&cobra.Command{Use: "encode", RunE: encode})
	root.Execute()
}

func bind(cmd *cobra.Command, args []string) error {
	if err := binding.Flags(args...); err != nil {
		log.Fatal(err)
	}
	store.Check(binding.Flags(args...))
	store.CheckAny(binding.Flags(args...))
	if err := binding.Flag(args[0]); err != nil {
		log.Fatal(err) // want `^handler bind ends the process with log\.Fatal, `
	}
	store.Check(binding.Flag(args[0])) // want `^call of store\.Check in handler bind ends the process with log\.Fatal at `
	if err := binding.Recovered(func() { bind(cmd, nil) }); err != nil {
		os.Exit(1) // want `^handler bind ends the process with os\.Exit, `
	}
	return nil
}

// ownError checks what its author may have in mind to let fail.
func ownError(cmd *cobra.Command, args []string) error {
	if err := check(args); err != nil {
		os.Exit(1) // want `^handler ownError ends the process with os\.Exit, `
	}
	return nil
}

func check(args []string) error { return nil }

// show writes to what takes all that is written to it.
func show(cmd *cobra.Command, args []string) error {
	var b bytes.Buffer
	if _, err := b.WriteString(args[0]); err != nil {
		log.Fatal(err)
	}
	if _, err := cmd.OutOrStdout().Write(b.Bytes()); err != nil {
		log.Fatal(err) // want `^handler show ends the process with log\.Fatal, `
	}
	return nil
}

type item struct {
	Name  string
	Tags  map[string][]string
	Size  *int64
	share float64
}

type node struct {
	Name string
	Next *node
}

// encode encodes what can be written as JSON in each case, and what cannot.
func encode(cmd *cobra.Command, args []string) error {
	text, err := json.MarshalIndent(struct{ Items []item }{[]item{{Name: args[0]}}}, "", "  ")
	if err != nil {
		log.Fatal(err)
	}
	cmd.Print(string(text))
	if _, err := json.Marshal(map[string]float64{"share": item{}.share}); err != nil {
		log.Fatal(err) // want `^handler encode ends the process with log\.Fatal, `
	}
	if _, err := json.Marshal(&node{Name: args[0]}); err != nil {
		log.Fatal(err) // want `^handler encode ends the process with log\.Fatal, `
	}
	if _, err := json.Marshal([]time.Time{time.Now()}); err != nil {
		log.Fatal(err) // want `^handler encode ends the process with log\.Fatal, `
	}
	if _, err := json.Marshal(any(args)); err != nil {
		log.Fatal(err)
	}
	if _, err := json.Marshal(json.Number(args[0])); err != nil {
		log.Fatal(err) // want `^handler encode ends the process with log\.Fatal, `
	}
	return nil
}
