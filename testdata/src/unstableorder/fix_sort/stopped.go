package main

import (
	"context"
	"fmt"
)

type stopped struct {
	Few    []string `json:"few"`
	Until  []string `json:"until"`
	Whole  []string `json:"whole"`
	Inside []string `json:"inside"`
}

// stop answers with lists of loops that stop before they have gone through the map: sorted or
// not, which elements they have is left to chance.
func stop(ctx context.Context, in none) (out stopped, err error) {
	m := map[string]int{"a": 1}
	for k := range m { // want `^field Out\.Few is`
		out.Few = append(out.Few, k)
		if len(out.Few) > 2 {
			break
		}
	}
	for k, v := range m { // want `^field Out\.Until is`
		out.Until = append(out.Until, k)
		if v < 0 {
			break
		}
	}
	for k, v := range m { // want `^field Out\.Whole is`
		if v < 0 {
			return stopped{}, fmt.Errorf("%s is negative", k)
		}
		out.Whole = append(out.Whole, k)
	}
	for k, v := range m { // want `^field Out\.Inside is`
		for range v {
			break
		}
		switch v {
		case 1:
			break
		}
		out.Inside = append(out.Inside, k)
	}
	return out, nil
}
