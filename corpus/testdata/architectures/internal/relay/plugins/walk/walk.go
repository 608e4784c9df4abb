// Package walk has commands for trees.
package walk

import (
	"context"
	"fmt"
	"iter"
	"slices"

	"github.com/spf13/cobra"

	"example.com/architectures/internal/relay/command"
	"example.com/architectures/internal/relay/registry"
)

func init() {
	registry.Register(func() *cobra.Command { return command.Command("list", list) })
	registry.Register(func() *cobra.Command { return command.Command("count", count) })
}

type node struct {
	name string
	kids []*node
}

var tree = &node{"root", []*node{{"a", nil}, {"b", []*node{{"c", nil}}}}}

func (n *node) all() iter.Seq2[int, *node] {
	return func(yield func(int, *node) bool) { n.push(0, yield) }
}

func (n *node) push(depth int, yield func(int, *node) bool) bool {
	if !yield(depth, n) {
		return false
	}
	for _, kid := range n.kids {
		if !kid.push(depth+1, yield) {
			return false
		}
	}
	return true
}

func traced(seq iter.Seq2[int, *node]) iter.Seq[string] {
	return func(yield func(string) bool) {
		for depth, n := range seq {
			fmt.Printf("%*s%s\n", depth, "", n.name) // want stdoutwrite
			if !yield(n.name) {
				return
			}
		}
	}
}

func names(seq iter.Seq2[int, *node]) iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, n := range seq {
			if !yield(n.name) {
				return
			}
		}
	}
}

func list(ctx context.Context, _ struct{}) ([]string, error) { // bad: the iterator prints as it is drained
	return slices.Collect(traced(tree.all())), nil
}

func count(ctx context.Context, _ struct{}) (int, error) { // ok: the iterator without a trace
	n := 0
	for range names(tree.all()) {
		n++
	}
	return n, nil
}
