// Package text makes JSON of values.
package text

import "encoding/json"

// Of returns the JSON of a value.
func Of(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		return err.Error()
	}
	return string(b)
}
