// Command sorted ends the process in methods by which the standard library orders lists.
package main

import (
	"container/heap"
	"fmt"
	"log"
	"os"
	"slices"
	"sort"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "sorted", RunE: list}
	root.AddCommand(
		&cobra.Command{Use: "reverse", RunE: reverse},
		&cobra.Command{Use: "queue", RunE: queue},
		&cobra.Command{Use: "kept", RunE: kept},
	)
	root.Execute()
}

type byName []string

func (s byName) Len() int      { return len(s) }
func (s byName) Swap(i, j int) { s[i], s[j] = s[j], s[i] }
func (s byName) Less(i, j int) bool {
	if s[i] == "" {
		log.Fatal("no name") // want `^function byName\.Less, called by handler list, ends the process with log\.Fatal, `
	}
	return s[i] < s[j]
}

func list(cmd *cobra.Command, args []string) error {
	sort.Sort(byName(args))
	sort.Stable(byLength{args})
	sort.Slice(args, func(i, j int) bool {
		if args[i] == "" {
			os.Exit(1) // want `^function literal in list, called by handler list, ends the process with os\.Exit, `
		}
		return args[i] < args[j]
	})
	slices.SortFunc(args, func(a, b string) int {
		if a == "" {
			os.Exit(1) // want `^function literal in list, called by handler list, ends the process with os\.Exit, `
		}
		return len(a) - len(b)
	})
	return nil
}

// byLength has the methods of a list that it embeds, and one of its own.
type byLength struct{ sort.StringSlice }

func (s byLength) Less(i, j int) bool {
	if s.StringSlice[i] == "" {
		log.Fatal("no text") // want `^function byLength\.Less, called by handler list, ends the process with log\.Fatal, `
	}
	return len(s.StringSlice[i]) < len(s.StringSlice[j])
}

type bySize []int

func (s bySize) Len() int           { return len(s) }
func (s bySize) Less(i, j int) bool { return s[i] < s[j] }
func (s bySize) Swap(i, j int) {
	if s[i] == s[j] {
		os.Exit(1) // want `^function bySize\.Swap, called by handler reverse, ends the process with os\.Exit, `
	}
	s[i], s[j] = s[j], s[i]
}

func reverse(cmd *cobra.Command, args []string) error {
	sizes := make(bySize, len(args))
	sort.Sort(sort.Reverse(sizes))
	sort.Strings(args)
	return nil
}

type jobs []int

func (s jobs) Len() int           { return len(s) }
func (s jobs) Less(i, j int) bool { return s[i] < s[j] }
func (s jobs) Swap(i, j int)      { s[i], s[j] = s[j], s[i] }
func (s *jobs) Push(v any)        { *s = append(*s, v.(int)) }
func (s *jobs) Pop() any {
	if len(*s) == 0 {
		log.Fatal("no job") // want `^function jobs\.Pop, called by handler queue, ends the process with log\.Fatal, `
	}
	last := (*s)[len(*s)-1]
	*s = (*s)[:len(*s)-1]
	return last
}

func queue(cmd *cobra.Command, args []string) error {
	s := new(jobs)
	heap.Push(s, 1)
	cmd.Println(heap.Pop(s))
	return nil
}

// byKey has a method that no handler leads to.
type byKey []string

func (s byKey) Len() int           { return len(s) }
func (s byKey) Less(i, j int) bool { return s[i] < s[j] }
func (s byKey) Swap(i, j int)      { s[i], s[j] = s[j], s[i] }
func (s byKey) Push(any)           { os.Exit(1) }

func kept(cmd *cobra.Command, args []string) error {
	sort.Sort(byKey(args))
	fmt.Fprintln(cmd.ErrOrStderr(), sort.IsSorted(byKey(args)))
	return nil
}
