package main

import "os"

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
