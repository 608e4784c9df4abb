// Package iterated has loops over iterators.
package iterated

import "slices"

var last string

func values(list []string) {
	for s := range slices.Values(list) {
		last = s
	}
	for last = range slices.Values(list) {
	}
	for range slices.Values(list) {
	}
}

func indexed(list []string) {
	for i, s := range slices.All(list) {
		if i == 3 {
			continue
		}
		last = s
	}
	for i := range slices.All(list) {
		last = list[i]
	}
}

func within(list [][]string, n int) (out func()) {
	if n > 3 {
		return nil
	} else if n > 2 {
		for range n {
			for l := range slices.Values(list) {
				for s := range slices.Values(l) {
					if s == "" {
						return nil
					}
					defer values(l)
				}
			}
		}
	}
	return nil
}

func backward(list []string) {
	for _, s := range slices.Backward(list) {
		last = s
	}
}

func untold[S ~[]E, E any](list S) {
	for range slices.Values(list) {
		last = ""
	}
}

// labelled has a loop that is left as it is.
func labelled(list []string) {
next:
	for s := range slices.Values(list) {
		for range last {
			last = s
			continue next
		}
	}
}
