// Package api has types of somebody else.
package api

import "time"

type Status struct {
	Healthy   bool      `json:"healthy"`
	CheckedAt time.Time `json:"checked_at"`
}
