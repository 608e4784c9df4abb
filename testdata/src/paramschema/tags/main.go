// Command servers declares parameters that callers cannot use.
package main

import (
	"time"

	"github.com/envvet/envvet/envelope"
)

type common struct {
	Verbose bool `name:"verbose" short:"v" help:"Say more"`
	Quiet   bool `name:"quiet"` // want `^parameter quiet has no description, callers cannot tell what it is for; add help \(paramschema\)$`
}

type params struct {
	common
	ID     string        `name:"id" help:"Server"`                             // want `^parameter id names something and has no pattern`
	Part   string        `name:"part" help:"Part" pattern:"[a-z]+"`            // want `^parameter part has a pattern that a part of the value may match`
	Either string        `name:"either" help:"Either" pattern:"^[a-z]+|none$"` // want `^parameter either has a pattern that a part of the value may match, wrong values get through; write \^\(\?:…\)\$ around it \(paramschema\)$`
	Price  string        `name:"price" help:"Price" pattern:"^[0-9]+\\$"`      // want `^parameter price has a pattern that a part of the value may match`
	Lines  string        `name:"lines" help:"Lines" pattern:"(?m)^[a-z]+$"`    // want `^parameter lines has a pattern that a part of the value may match, wrong values get through; write`
	Bad    string        `name:"bad" help:"Bad" pattern:"("`                   // want `^parameter bad has a pattern that is no regular expression`
	NoName string        `help:"No name"`                                      // want `^field In\.NoName has no name tag, callers cannot set it`
	Output string        `name:"output" help:"Where to"`                       // want `^parameter output has a name of the runtime's own`
	Upper  string        `name:"Upper" help:"Upper"`                           // want `^parameter "Upper" is not a word in lower case`
	Twice  string        `name:"verbose" help:"Again"`                         // want `^parameter verbose is declared twice`
	Short  string        `name:"volume" help:"Loud" short:"v"`                 // want `^parameter volume has the short name v of another one`
	Mode   string        `name:"mode" help:"Mode" enum:"a,b" default:"c"`      // want `^parameter mode has the default "c" that is not one of a, b`
	Level  int8          `name:"level" help:"Level" default:"300"`             // want `^parameter level has the default "300" that is not a whole number from -128 to 127`
	Must   string        `name:"must" help:"Must" required:"true" default:"x"` // want `^parameter must is required and has a default`
	Empty  string        `name:"empty" help:"Empty" enum:""`                   // want `^parameter empty has an empty enum`
	Number int           `name:"number" help:"Number" enum:"1,two"`            // want `^parameter number has a value "two" in its enum`
	Flag   bool          `name:"flag" help:"Flag" required:"yes"`              // want `^parameter flag has a tag required that is neither true nor false`
	Wait   time.Duration `name:"wait" help:"Wait"`                             // want `^parameter wait is of type time\.Duration, its value cannot be read from a command line`
	Rest   []string      `name:"rest" help:"Rest" arg:"true"`
	Last   string        `name:"last" help:"Last" arg:"true"` // want `^argument last follows rest that takes all that is left`

	Name    string   `name:"name" short:"n" help:"Name" pattern:"^[a-z]+$" required:"true"`
	Any     string   `name:"any" help:"In any case" pattern:"(?i)^[a-z]+$"`
	Whole   string   `name:"whole" help:"Whole" pattern:"\\A[a-z]+\\z"`
	Group   string   `name:"group" help:"Group" pattern:"(^[a-z]+$)"`
	Ways    string   `name:"ways" help:"Ways" pattern:"^[a-z]+$|^none$"`
	Format  string   `name:"format" help:"Format" enum:"long,short" default:"long"`
	Count   uint     `name:"count" help:"Count" default:"3"`
	UserID  int      `name:"user-id" help:"Number of the user"`
	Kind    string   `name:"kind-id" help:"Kind" enum:"a,b"`
	Tags    []string `name:"tags" help:"Tags" default:"a,b"`
	Ratio   float32  `name:"ratio" help:"Ratio" default:"0.5"`
	Skipped string   `name:"-"`
	hidden  string
}

type paging struct {
	Page int `name:"page" help:"Page"`
}

// Sorting has no parameters that are set.
type Sorting struct{ By string }

type client struct{ Address string }

// What is embedded by a pointer is nowhere.
type pointed struct {
	*paging  // want `^field In\.paging is a pointer, callers cannot set what is behind it; embed the struct, not its pointer \(paramschema\)$`
	*Sorting // want `^field In\.Sorting is a pointer, callers cannot set what is behind it; embed the struct, not its pointer \(paramschema\)$`
	*client
	*common `name:"-"`
}

// options have the tags of something else.
type options struct {
	Name string `name:"Name" enum:""`
}

func main() {
	app := envelope.New("servers")
	envelope.Register(app, envelope.Command[params, struct{}]{Name: "start", Summary: "Start", Effect: envelope.Safe})
	envelope.Register(app, envelope.Command[int, struct{}]{Name: "stop", Summary: "Stop", Effect: envelope.Safe}) // want `^command stop takes its parameters as int, they have no names; use a struct \(paramschema\)$`
	envelope.Register(app, envelope.Command[pointed, struct{}]{Name: "list", Summary: "List", Effect: envelope.Safe})
	_ = options{}
	app.Main()
}
