// Package kong is a stub of github.com/alecthomas/kong for fixtures.
package kong

import (
	"fmt"
	"io"
	"os"
	"reflect"
)

// Kong is a parser of a grammar.
type Kong struct {
	// Exit ends the process; os.Exit by default.
	Exit func(int)

	Stdout io.Writer
	Stderr io.Writer

	grammars []any
	binds    []any
}

// Plugins are structs that are embedded where the field stands.
type Plugins []any

// New makes a parser.
func New(grammar any, options ...Option) (*Kong, error) {
	k := &Kong{Exit: os.Exit, Stdout: os.Stdout, Stderr: os.Stderr, grammars: []any{grammar}}
	for _, option := range options {
		if err := option.Apply(k); err != nil {
			return nil, err
		}
	}
	return k, nil
}

// Must is New, or panics.
func Must(ast any, options ...Option) *Kong {
	k, err := New(ast, options...)
	if err != nil {
		panic(err)
	}
	return k
}

// Parse makes a parser and parses the arguments of the process.
func Parse(cli any, options ...Option) *Context {
	k := Must(cli, options...)
	ctx, err := k.Parse(os.Args[1:])
	k.FatalIfErrorf(err)
	return ctx
}

// Parse finds the command that the arguments name.
func (k *Kong) Parse(args []string) (*Context, error) {
	return &Context{Kong: k, Args: args}, nil
}

// FatalIfErrorf says the error and ends the process, if there is one.
func (k *Kong) FatalIfErrorf(err error, args ...any) {
	if err != nil {
		fmt.Fprintln(k.Stderr, append(args, err)...)
		k.Exit(1)
	}
}

// Context is what was parsed.
type Context struct {
	*Kong
	Args []string
}

// Command is the path of the command.
func (c *Context) Command() string { return c.Args[0] }

// Run calls the method Run of the command.
func (c *Context) Run(binds ...any) error {
	method := reflect.ValueOf(c.grammars[0]).MethodByName("Run")
	if !method.IsValid() {
		return fmt.Errorf("no Run method")
	}
	method.Call(nil)
	return nil
}

// VersionFlag says the version and ends the process.
type VersionFlag bool

// BeforeReset is called by the parser.
func (v VersionFlag) BeforeReset(app *Kong) error {
	fmt.Fprintln(app.Stdout, "version")
	app.Exit(0)
	return nil
}
