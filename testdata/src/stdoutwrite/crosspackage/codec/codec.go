// Package codec reads the format of notes.
package codec

import "os"

// Each calls f with each note in a file.
func Each(name string, f func(string) error) error {
	data, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	return f(string(data))
}
