// Package adapter is how the adapters below package envelope, which mount its
// commands on other frameworks, reach into it. Package envelope sets the
// functions; an application is an *envelope.App, which cannot be named here
// because package envelope imports this one.
package adapter

import (
	"context"
	"os"

	"github.com/spf13/pflag"

	"github.com/envvet/envvet/envelope/spec"
)

// An App is what an adapter has to know of an application.
type App struct {
	Name, Version string
	Dialect       string // one of spec's
	Commands      []Command
	Flags         []Flag   // the runtime's own, of every command
	Builtins      []string // the runtime's own commands
}

// A Command is what an adapter has to know of a command.
type Command struct {
	Name, Summary, Effect string
	Params                []spec.Param
	OutputSchema          any  // as JSON; of data
	NoPayload             bool // data has no fields
	IsList                bool // the runtime hands out parts of it: limit and cursor mean something
	Examples              []string
	Foreign               bool // another adapter reads its arguments
}

// A Flag is one of the runtime's own.
type Flag struct {
	Name, Help string
	Bool       bool
	Values     []string // that have names
}

// A Value is what one parameter, or one flag of the runtime's own, is given.
type Value struct {
	Name, Text string
	Arg        bool // of a parameter that is known by its place, which may have the name of one of those flags
	Empty      bool // an array without elements; there is no text

	// Wrong says why the parameter cannot have the value, after its name; Text is
	// the value. Unknown says that there is no such parameter.
	Wrong   string
	Unknown bool
}

// A Request is a call of a command whose arguments are told apart already.
type Request struct {
	Line []string // a command line of one of the runtime's own commands; only Refused and Flags are given with it

	Command string
	Values  []Value
	Places  []string // arguments that are known by their place, beside Values
	Written []string // all of them as they were written, with Flags, to explain what is wrong; or nil
	In      any      // of a foreign command, in place of both

	Refused error          // why the arguments cannot be read
	Flags   *pflag.FlagSet // those that could have been given, or nil
	Given   []string       // of refused arguments, beside Values: those that may ask for the form of the answer; or nil
	Program string         // how the program is called, if that is how the command is
	Path    string         // how the command is called, after that
	Help    func()         // prints the answer to a question for help, if that is what was asked

	// Check, Before and After, which may be nil, are called within the
	// command: Check before anything is done, with an error that is an
	// ArgError, the others before and after Run. Before returns the context
	// that the command gets; its error is an ArgError only if it says so.
	Check  func(ctx context.Context) error
	Before func(ctx context.Context) (context.Context, error)
	After  func(ctx context.Context) error

	// Ended, which may be nil, is called in the goroutine of all these when the
	// command has returned or panicked, which may be after the answer.
	Ended func()

	// Prints says that what a command writes to standard output is its
	// answer: people see it as it comes, and [TakeOutput] has it for programs.
	// Printed, which may be nil, makes it the data of a failure of a command
	// that has not taken it.
	Prints  bool
	Printed func(text []byte) any
}

// A Result is how a call ended.
type Result struct {
	Exit    int    // the status that the process should end with
	Text    []byte // of Call: the answer, a JSON object
	Message string // of Run: the failure, if it was not written because people read
	More    string // of Run: lines about what to do, with Message
}

// Set by package envelope.
var (
	// Describe tells of an application.
	Describe func(app any) App

	// Declare makes a command foreign, and tells of its parameters.
	Declare func(app any, command string, params []spec.Param)

	// Run answers a request on the streams of the process, as App.Run does.
	// Where people read it leaves the failure to the caller.
	Run func(ctx context.Context, app any, r Request) Result

	// Call answers a request with the JSON in the result. It leaves signals
	// alone, and the command is stopped when ctx is done.
	Call func(ctx context.Context, app any, r Request) Result

	// TakeOutput returns what the command of ctx has written to standard
	// output so far, which is no stray output any more. A warning tells of what
	// was not kept. It returns nothing where people read and where the system
	// knows no file descriptors.
	TakeOutput func(ctx context.Context) (text []byte)

	// TakeStdio takes standard input and output away from the process. in and
	// out lead where they led; whoever reads standard input finds it empty,
	// what is written to standard output is kept for the commands that are
	// called. Where the system knows no file descriptors, it exchanges
	// os.Stdin and os.Stdout.
	TakeStdio func() (in, out *os.File, release func(), err error)
)
