package main

import (
	"encoding/json"
	"os"
)

// What is put into an answer after it is made goes where its author says.
//
//envvet:handler
func plugins() int {
	answer := map[string]any{"kind": "plugins", "plugins": []string{}} // want `answer of handler plugins is flat as in claw v1, with kind "plugins" beside its payload, readers of v2 find nothing in data; wrap it \(legacyenvelope\)`
	if len(os.Args) > 2 {
		answer = map[string]any{"kind": "plugins", "plugins": os.Args[2:]} // want `answer of handler plugins is flat as in claw v1, with kind "plugins" beside its payload, readers of v2 find nothing in data; wrap it \(legacyenvelope\)`
	}
	answer["count"] = len(os.Args)
	return emit(answer, 0)
}

//envvet:handler
func hooks() int {
	answer := hooked()
	answer["count"] = len(os.Args)
	return emit(answer, 0)
}

func hooked() map[string]any {
	return map[string]any{"kind": "hooks", "hooks": []string{}} // want `answer of handler hooks is flat as in claw v1, with kind "hooks" beside its payload, readers of v2 find nothing in data; wrap it \(legacyenvelope\)`
}

// It is wrapped after it is made.
//
//envvet:handler
func models() int {
	answer := listed()
	answer["data"] = map[string]any{"models": []string{}}
	return emit(answer, 0)
}

func listed() map[string]any {
	return map[string]any{"kind": "models", "command": "models", "exit_code": 0, "output_format": "json"}
}

// Others put something into what it answers with as it is.
//
//envvet:handler
func hook() int { return emit(hooked(), 0) }

// Which command it is nobody says.
//
//envvet:handler
func gone() error {
	return json.NewEncoder(os.Stdout).Encode(map[string]any{"type": "error", "kind": "made_up", "error": "text", "hint": nil}) // want `error of handler gone has a key kind that in other answers is the command, as in claw v1, readers of v2 find nothing in error\.kind; make it an object \(legacyenvelope\)`
}

// A map of texts has no room for an object.
//
//envvet:handler
func tags() error {
	return json.NewEncoder(os.Stdout).Encode(map[string]string{"kind": "tags", "first": os.Args[0]}) // want `answer of handler tags is flat as in claw v1, with kind "tags" beside its payload, readers of v2 find nothing in data; wrap it \(legacyenvelope\)`
}
