//go:build !windows

// Package notify tells people things.
package notify

// People tells people something, where anybody would see it.
func People(text string) {}
