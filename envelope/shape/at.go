package shape

import "strings"

// At returns the field whose key stands at a place in a payload, such as
// "items[].name", or nil if there is none. A key of a map has no name: "by_id{}.name".
func At(payload Ref, path string) *Field {
	var field *Field
	at := payload.Shape
	for at != nil {
		for strings.HasPrefix(path, "[]") && at.Kind == List || strings.HasPrefix(path, "{}") && at.Kind == Map {
			at, path = at.Elem.Shape, path[2:]
		}
		if path == "" {
			return field
		}
		field = nil
		path = strings.TrimPrefix(path, ".")
		for _, f := range at.Fields {
			// A key may hold a dot, so the longest that fits is meant.
			rest, ok := strings.CutPrefix(path, f.Name)
			if ok && (rest == "" || strings.ContainsRune(".[{", rune(rest[0]))) && (field == nil || len(f.Name) > len(field.Name)) {
				field = f
			}
		}
		if field == nil {
			return nil
		}
		at, path = field.Shape, path[len(field.Name):]
	}
	return nil
}
