// Package model has a type of which little is known.
package model

// Record is anything.
type Record struct {
	Key   string `json:"key"`
	Value any    `json:"value"`
	Other any    `json:"other"`
}
