package main

import (
	"encoding/json"
	"os"
)

// A session is in a file, too, which is read by the next call.
type session struct {
	Kind string `json:"kind"`
	ID   string `json:"id"`
}

//envvet:handler
func sessions() int {
	s := session{Kind: "sessions", ID: "s1"} // want `answer of handler sessions is flat as in claw v1`
	text, err := json.Marshal(s)
	if err != nil || os.WriteFile("session.json", text, 0o600) != nil {
		return 1
	}
	return emit(s, 0)
}

// A theme is read from a file that others have written.
type theme struct {
	Kind string `json:"kind"`
	Name string `json:"name"`
}

//envvet:handler
func theming() int {
	return emit(theme{Kind: "theming", Name: "dark"}, 0) // want `answer of handler theming is flat as in claw v1`
}

//envvet:handler
func last() int {
	var t theme
	if json.NewDecoder(os.Stdin).Decode(&t) != nil {
		return 1
	}
	return emit(t, 0)
}

// A limit is in another answer, which has a kind of its own.
type limit struct {
	Kind string `json:"kind"`
	Most int    `json:"most"`
}

type limited struct {
	Limits []limit `json:"limits"`
}

//envvet:handler
func limits() int {
	if len(os.Args) > 2 {
		return emit(limited{Limits: []limit{{"tokens", 1}}}, 0)
	}
	return emit(limit{Kind: "limits", Most: 1}, 0) // want `answer of handler limits is flat as in claw v1`
}
