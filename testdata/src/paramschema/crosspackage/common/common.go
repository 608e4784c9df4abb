// Package common has parameters that many commands take.
package common

// Flags are for every command.
type Flags struct {
	Verbose bool `name:"verbose"`
}
