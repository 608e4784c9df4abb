// Package api declares payloads of other packages.
package api

import "time"

//envvet:ignore volatiledata all of it is stored
type Author struct {
	Born  time.Time `json:"born"`
	Since time.Time `json:"since"`
}

// An exception for one type is none for others.
type Clock struct {
	Now int64 `json:"now"`
}
