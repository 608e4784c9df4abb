package main

import "os"

// kinds answers with each kind of error that version 1 has, and one that it has
// not.
//
//envvet:handler
func kinds() int {
	if len(os.Args) < 3 {
		return emit(map[string]any{"kind": "kinds", "count": 16}, 0) // want `answer of handler kinds is flat as in claw v1, with kind "kinds" beside its payload, readers of v2 find nothing in data; wrap it \(legacyenvelope\)`
	}
	switch os.Args[2] {
	case "0":
		return emit(map[string]any{"type": "error", "kind": "cli_parse", "error": "text", "hint": ""}, 1) // want `error of handler kinds has a key kind that in other answers is the command, as in claw v1, readers of v2 find nothing in error\.kind; make it an object \(legacyenvelope\)`
	case "1":
		return emit(map[string]any{"type": "error", "kind": "no_managed_sessions", "error": "text", "hint": ""}, 1) // want `error of handler kinds has a key kind that in other answers is the command, as in claw v1, readers of v2 find nothing in error\.kind; make it an object \(legacyenvelope\)`
	case "2":
		return emit(map[string]any{"type": "error", "kind": "session_not_found", "error": "text", "hint": ""}, 1) // want `error of handler kinds has a key kind that in other answers is the command, as in claw v1, readers of v2 find nothing in error\.kind; make it an object \(legacyenvelope\)`
	case "3":
		return emit(map[string]any{"type": "error", "kind": "missing_credentials", "error": "text", "hint": ""}, 1) // want `error of handler kinds has a key kind that in other answers is the command, as in claw v1, readers of v2 find nothing in error\.kind; make it an object \(legacyenvelope\)`
	case "4":
		return emit(map[string]any{"type": "error", "kind": "unknown", "error": "text", "hint": ""}, 1) // want `error of handler kinds has a key kind that in other answers is the command, as in claw v1, readers of v2 find nothing in error\.kind; make it an object \(legacyenvelope\)`
	case "5":
		return emit(map[string]any{"type": "error", "kind": "session_load_failed", "error": "text", "hint": ""}, 1) // want `error of handler kinds has a key kind that in other answers is the command, as in claw v1, readers of v2 find nothing in error\.kind; make it an object \(legacyenvelope\)`
	case "6":
		return emit(map[string]any{"type": "error", "kind": "missing_manifests", "error": "text", "hint": ""}, 1) // want `error of handler kinds has a key kind that in other answers is the command, as in claw v1, readers of v2 find nothing in error\.kind; make it an object \(legacyenvelope\)`
	case "7":
		return emit(map[string]any{"type": "error", "kind": "filesystem_io_error", "error": "text", "hint": ""}, 1) // want `error of handler kinds has a key kind that in other answers is the command, as in claw v1, readers of v2 find nothing in error\.kind; make it an object \(legacyenvelope\)`
	case "8":
		return emit(map[string]any{"type": "error", "kind": "api_http_error", "error": "text", "hint": ""}, 1) // want `error of handler kinds has a key kind that in other answers is the command, as in claw v1, readers of v2 find nothing in error\.kind; make it an object \(legacyenvelope\)`
	case "9":
		return emit(map[string]any{"type": "error", "kind": "invalid_flag_value", "error": "text", "hint": ""}, 1) // want `error of handler kinds has a key kind that in other answers is the command, as in claw v1, readers of v2 find nothing in error\.kind; make it an object \(legacyenvelope\)`
	case "10":
		return emit(map[string]any{"type": "error", "kind": "missing_flag_value", "error": "text", "hint": ""}, 1) // want `error of handler kinds has a key kind that in other answers is the command, as in claw v1, readers of v2 find nothing in error\.kind; make it an object \(legacyenvelope\)`
	case "11":
		return emit(map[string]any{"type": "error", "kind": "unknown_option", "error": "text", "hint": ""}, 1) // want `error of handler kinds has a key kind that in other answers is the command, as in claw v1, readers of v2 find nothing in error\.kind; make it an object \(legacyenvelope\)`
	case "12":
		return emit(map[string]any{"type": "error", "kind": "malformed_mcp_config", "error": "text", "hint": ""}, 1) // want `error of handler kinds has a key kind that in other answers is the command, as in claw v1, readers of v2 find nothing in error\.kind; make it an object \(legacyenvelope\)`
	case "13":
		return emit(map[string]any{"type": "error", "kind": "confirmation_required", "error": "text", "hint": ""}, 1) // want `error of handler kinds has a key kind that in other answers is the command, as in claw v1, readers of v2 find nothing in error\.kind; make it an object \(legacyenvelope\)`
	case "14":
		return emit(map[string]any{"type": "error", "kind": "timeout", "error": "text", "hint": ""}, 1) // want `error of handler kinds has a key kind that in other answers is the command, as in claw v1, readers of v2 find nothing in error\.kind; make it an object \(legacyenvelope\)`
	case "15":
		return emit(map[string]any{"type": "error", "kind": "made_up", "error": "text", "hint": ""}, 1) // want `error of handler kinds has a key kind that in other answers is the command, as in claw v1, readers of v2 find nothing in error\.kind; make it an object \(legacyenvelope\)`
	}
	return 1
}
