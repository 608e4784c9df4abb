// Package api is somebody else's.
package api

import "time"

// Meta is in everything.
type Meta struct {
	CreatedAt time.Time `json:"created_at"`
}

// Object is one.
type Object struct {
	Meta
	Name string `json:"name"`
}
