package main

import (
	"context"
)

type begun struct {
	Names  []string `json:"names"`
	First  []string `json:"first"`
	Inner  []string `json:"inner"`
	Outer  []string `json:"outer"`
	Filled []string `json:"filled"`
	Empty  []string `json:"empty"`
}

// begin answers with lists that have elements before a loop adds to them, which are not to
// be in among the others, and with lists that have none.
func begin(ctx context.Context, in none) (out begun, err error) {
	m := map[string]map[string]int{"a": {"b": 1}}
	names := []string{"total"}
	for name := range m { // want `^field Out\.Names is`
		names = append(names, name)
	}
	out.Names = names
	out.First = append(out.First, "total")
	for name := range m { // want `^field Out\.First is`
		out.First = append(out.First, name)
	}
	for _, group := range []string{"a", "b"} {
		for name := range m[group] { // want `^field Out\.Inner is`
			out.Inner = append(out.Inner, name)
		}
	}
	for _, group := range []string{"a", "b"} {
		outer := make([]string, 0, len(m))
		for name := range m[group] { // want `^field Out\.Outer is`
			outer = append(outer, name)
		}
		out.Outer = append(out.Outer, outer...)
	}
	filled := make([]string, 1)
	fill(&filled)
	for name := range m { // want `^field Out\.Filled is`
		filled = append(filled, name)
	}
	out.Filled = filled
	empty := begun{Names: names, Empty: []string{}}
	for name := range m { // want `^field Out\.Empty is`
		empty.Empty = append(empty.Empty, name)
	}
	out.Empty = empty.Empty
	return out, nil
}

func fill(list *[]string) { *list = append(*list, "total") }
