// Package conf reads configurations of types that it does not know.
package conf

import "encoding/json"

// A Checked knows whether it is valid.
type Checked interface{ Validate() error }

// Read fills what is to be valid.
func Read(text string, to Checked) error {
	if err := json.Unmarshal([]byte(text), to); err != nil {
		return err
	}
	return to.Validate()
}

// As returns what a text says.
func As[T any](text string) (*T, error) {
	var out T
	return &out, json.Unmarshal([]byte(text), &out)
}
