// Command defaults_zero leaves out what stands for something then.
package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/defaults_zero/store"
)

func main() {
	root := &cobra.Command{Use: "defaults_zero"}
	root.AddCommand(
		&cobra.Command{Use: "quiet", RunE: quiet},
		&cobra.Command{Use: "default", RunE: byDefault},
		&cobra.Command{Use: "loud", RunE: loud},
		&cobra.Command{Use: "own", Run: own},
	)
	if root.Execute() != nil {
		os.Exit(1)
	}
}

// quiet says what is other than the default and other than what is remarked.
func quiet(cmd *cobra.Command, args []string) error {
	s := store.New(store.Options{Format: "json", Workers: 2})
	s.Show()
	s.Close()
	opened, err := store.Open(store.Options{Dir: "x", Workers: 2})
	if err != nil {
		return err
	}
	opened.Close()
	opened.Talk()
	store.Check(&store.Options{Retries: 2})
	store.Start(2)
	store.Format("json")
	store.Logged(store.Settings{Log: store.Logging{Level: 2}}).Run()
	store.Filled(store.Settings{Log: store.Logging{Level: 2}}).Run()
	return nil
}

// byDefault leaves all out.
func byDefault(cmd *cobra.Command, args []string) error {
	s := store.New(store.Options{})
	s.Show()
	s.Close()
	opened, err := store.Open(store.Options{Dir: "x", Workers: -1})
	if err != nil {
		return err
	}
	opened.Close()
	store.Logged(store.Settings{}).Run()
	store.Filled(store.Settings{}).Run()
	store.Check(&store.Options{}) // want `call of store\.Check in handler byDefault writes to stdout with fmt\.Println`
	store.Start(0)
	store.Format("")
	return nil
}

func loud(cmd *cobra.Command, args []string) error {
	s := store.New(store.Options{Format: "table", Workers: 9})
	s.Show()                                                                      // want `call of store\.Store\.Show in handler loud writes to stdout with fmt\.Println`
	s.Close()                                                                     // want `call of store\.Store\.Close in handler loud writes to stdout with fmt\.Println`
	opened, err := store.Open(store.Options{Dir: "x", Workers: 9, Verbose: true}) // want `call of store\.Open in handler loud writes to stdout with fmt\.Println`
	if err != nil {
		return err
	}
	opened.Close()                                                   // want `call of store\.Store\.Close in handler loud writes to stdout with fmt\.Println`
	store.Start(9)                                                   // want `call of store\.Start in handler loud writes to stdout with fmt\.Println`
	store.Start(len(args))                                           // want `call of store\.Start in handler loud writes to stdout with fmt\.Println`
	store.Format("table")                                            // want `call of store\.Format in handler loud writes to stdout with fmt\.Println`
	store.NewPool(store.Workers(9))                                  // want `call of store\.NewPool in handler loud writes to stdout with fmt\.Println`
	store.Logged(store.Settings{Log: store.Logging{Level: 3}}).Run() // want `call of store\.Pool\.Run in handler loud writes to stdout with fmt\.Println`
	store.Filled(store.Settings{Log: store.Logging{Level: 3}}).Run() // want `call of store\.Pool\.Run in handler loud writes to stdout with fmt\.Println`
	return nil
}

type settings struct {
	format string
	depth  int
}

func (s *settings) complete() {
	if s.depth < 1 {
		s.depth = 1
	}
	if len(s.format) == 0 {
		s.format = "text"
	}
}

func show(s settings) {
	s.complete()
	if s.depth > 3 {
		fmt.Println("deep") // want `function show, called by handler own, writes to stdout with fmt\.Println`
	}
	if s.format == "table" {
		fmt.Println("a table")
	}
}

// twice may set the format to another thing once more.
func twice(s settings) {
	s.complete()
	if s.depth == 1 {
		s.format = "table"
	}
	if s.format == "table" {
		fmt.Println("a table") // want `function twice, called by handler own, writes to stdout with fmt\.Println`
	}
}

// late asks what was there before something else was put there.
func late(s settings) {
	depth := s.depth
	s.depth = 2
	if depth == 0 {
		s.depth = 9
	}
	if s.depth > 3 {
		fmt.Println("deep") // want `function late, called by handler own, writes to stdout with fmt\.Println`
	}
}

// put has what it is given in something of its own first, or what that is computed from.
func put(depth int, size func() int) {
	s, t := &settings{depth: depth}, &settings{depth: size()}
	s.complete()
	if s.depth > 3 {
		fmt.Println("deep")
	}
	if t.depth == 0 {
		t.depth = 1
	}
	if t.depth > 3 {
		fmt.Println("deep") // want `function put, called by handler own, writes to stdout with fmt\.Println`
	}
}

func own(cmd *cobra.Command, args []string) {
	show(settings{})
	show(settings{depth: 2, format: "json"})
	show(settings{depth: 4})
	twice(settings{})
	late(settings{})
	put(2, cmd.Flags().NArg)
}
