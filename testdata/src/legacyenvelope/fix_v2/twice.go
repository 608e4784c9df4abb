package main

import "os"

type themesAnswer struct {
	Kind   string   `json:"kind"`
	Themes []string `json:"themes"`
}

// Both answers are of one type, so one fix is for both.
//
//envvet:handler
func themes() int {
	if len(os.Args) > 2 {
		return emit(themesAnswer{Kind: "themes", Themes: os.Args[2:]}, 0) // want `answer of handler themes is flat as in claw v1, with kind "themes" beside its payload, readers of v2 find nothing in data; wrap it \(legacyenvelope\)`
	}
	return emit(themesAnswer{Kind: "themes", Themes: []string{"dark"}}, 0) // want `answer of handler themes is flat as in claw v1, with kind "themes" beside its payload, readers of v2 find nothing in data; wrap it \(legacyenvelope\)`
}
