// Package flags has parameters that commands of several packages take.
package flags

// Common is what every command takes.
type Common struct {
	Trace bool   `name:"trace" help:"Say more"`
	Team  string `name:"team" help:"Whose" pattern:"^[a-z]+$"`
}

// Broken is what every command took once.
type Broken struct {
	Trace bool   `name:"trace" help:"Say more"`
	Team  string `name:"team" help:"Whose" enum:"red,blue" default:"green"`
}
