// Package output asks for the type of what others answer with.
package output

import (
	"encoding/json"
	"io"
	"reflect"
)

type page struct {
	Items any `json:"items"`
}

func Write(w io.Writer, v any) error {
	switch v := v.(type) {
	case []string:
		return json.NewEncoder(w).Encode(page{v})
	case page:
		return json.NewEncoder(w).Encode(v)
	}
	return json.NewEncoder(w).Encode(v)
}

func Body(w io.Writer, v any) error {
	if k := reflect.TypeOf(v).Kind(); k == reflect.Slice {
		v = page{v}
	}
	return json.NewEncoder(w).Encode(v)
}
