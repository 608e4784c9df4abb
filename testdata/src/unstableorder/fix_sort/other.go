package main

import (
	"context"
)

func other(ctx context.Context, in none) ([]string, error) {
	var names []string
	for k := range map[string]bool{} { // want `^value Out is`
		if k != "" {
			names = append(names, k)
		}
	}
	return names, nil
}
