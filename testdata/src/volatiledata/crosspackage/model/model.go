// Package model is what several programs have in common: it registers nothing.
package model

import "time"

// User is somebody.
type User struct {
	ID       string    `json:"id"`
	Joined   time.Time `json:"joined"`
	LastSeen time.Time `json:"last_seen"`
}

// Stored has times that are declared.
type Stored struct {
	Joined time.Time `json:"joined" envelope:"stable"`
}

// Page holds a part of a list.
type Page[T any] struct {
	Items []T    `json:"items"`
	Now   string `json:"now"`
}
