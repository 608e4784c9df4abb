package shape

import "strings"

// At returns the field whose key stands at a place in a payload, such as
// "items[].name", or nil if there is none. A key of a map has no name: "by_id{}.name".
func At(payload Ref, path string) *Field { return at(payload, path, false) }

// AtFolded returns it for a reader such as encoding/json, which puts lat into the
// field Lat, unless there is one called lat.
func AtFolded(payload Ref, path string) *Field { return at(payload, path, true) }

func at(payload Ref, path string, folds bool) *Field {
	var field *Field
	at := payload.Shape
	for at != nil {
		for strings.HasPrefix(path, "[]") && at.Kind == List || strings.HasPrefix(path, "{}") && at.Kind == Map {
			at, path = at.Elem.Shape, path[2:]
		}
		if path == "" {
			return field
		}
		path = strings.TrimPrefix(path, ".")
		if field = longest(at.Fields, path, false); field == nil && folds {
			field = longest(at.Fields, path, true)
		}
		if field == nil {
			return nil
		}
		at, path = field.Shape, path[len(field.Name):]
	}
	return nil
}

// longest returns the field whose key a path begins with. A key may hold a dot, so
// the longest that fits is meant.
func longest(fields []*Field, path string, folds bool) (field *Field) {
	for _, f := range fields {
		n := len(f.Name)
		if n > len(path) || path[:n] != f.Name && !(folds && strings.EqualFold(path[:n], f.Name)) {
			continue
		}
		if rest := path[n:]; (rest == "" || strings.ContainsRune(".[{", rune(rest[0]))) && (field == nil || n > len(field.Name)) {
			field = f
		}
	}
	return field
}
