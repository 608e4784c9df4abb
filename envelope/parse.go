package envelope

import (
	"errors"
	"fmt"
	"io"
	"reflect"
	"strings"

	"github.com/spf13/pflag"

	"github.com/envvet/envvet/envelope/spec"
)

// errHelp is the error of parse if help was asked for.
var errHelp = errors.New("help requested")

// parse reads args into the struct in, which has the params. Its error is
// errHelp, or joins an *Error for everything that is wrong (REQ-F-015).
func parse(params []*param, in reflect.Value, args []string) error {
	p := parser{in: in}
	flags := pflag.NewFlagSet("", pflag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.Usage = func() {}
	var places []*value
	for _, param := range params {
		v := &value{parser: &p, param: param}
		p.values = append(p.values, v)
		if param.Arg {
			places = append(places, v)
			continue
		}
		flag := flags.VarPF(v, param.Name, param.Short, param.Help)
		if param.Type == spec.TypeBoolean {
			flag.NoOptDefVal = "true"
		}
	}
	for _, arg := range args {
		if arg == "--" {
			break
		}
		if strings.HasPrefix(arg, "-test.") { // pflag would pass over it, for go test
			p.refuse(&Error{Message: "unknown flag " + arg, FixRequired: "leave out " + arg})
		}
	}
	switch err := flags.Parse(args); {
	case errors.Is(err, pflag.ErrHelp):
		return errHelp
	case err != nil:
		// What follows was not read: nothing can be said about what is missing.
		p.refuse(syntaxError(err))
		return errors.Join(p.errors...)
	}
	p.place(places, flags.Args())
	p.complete()
	return errors.Join(p.errors...)
}

// A parser holds what is known of the arguments so far.
type parser struct {
	in     reflect.Value
	values []*value
	errors []error
}

func (p *parser) refuse(e *Error) { p.errors = append(p.errors, e) }

// place hands the arguments that are no flags to the parameters that are known
// by their place.
func (p *parser) place(places []*value, args []string) {
	for _, v := range places {
		for len(args) > 0 {
			_ = v.Set(args[0])
			args = args[1:]
			if v.param.Type != spec.TypeArray {
				break
			}
		}
	}
	for _, arg := range args {
		p.refuse(&Error{
			Message:     fmt.Sprintf("unexpected argument %q", arg),
			FixRequired: "leave out the argument",
			value:       arg, given: true,
		})
	}
}

// complete sets the defaults and reports what is missing.
func (p *parser) complete() {
	for _, v := range p.values {
		switch {
		case v.given:
		case v.param.Required:
			p.refuse(&Error{
				Message:     v.param.label() + " is required",
				Param:       v.param.Name,
				FixRequired: "give " + v.param.label(),
			})
		default:
			for _, value := range v.param.DefaultValues() {
				v.store(value)
			}
		}
	}
}

// A value is a parameter as pflag sees it.
type value struct {
	parser *parser
	param  *param
	given  bool
}

// Set takes a value from the command line. It returns no error, so that
// parsing goes on and finds what else is wrong.
func (v *value) Set(s string) error {
	v.given = true
	if err := v.param.CheckValue(s); err != nil {
		v.parser.refuse(&Error{
			Message:     fmt.Sprintf("%s %q %v", v.param.label(), s, err),
			Param:       v.param.Name,
			FixRequired: "give " + v.param.label() + " another value",
			value:       s, given: true,
		})
		return nil
	}
	v.store(s)
	return nil
}

func (v *value) store(s string) {
	v.param.store(v.parser.in.FieldByIndex(v.param.index), s)
}

func (v *value) String() string { return "" }

func (v *value) Type() string { return v.param.Type }

// syntaxError explains an error of pflag's.
func syntaxError(err error) *Error {
	var unknown *pflag.NotExistError
	var bare *pflag.ValueRequiredError
	switch {
	case errors.As(err, &unknown):
		dashes := "--"
		if unknown.GetSpecifiedShortnames() != "" {
			dashes = "-"
		}
		flag := dashes + unknown.GetSpecifiedName()
		return &Error{Message: "unknown flag " + flag, Param: unknown.GetSpecifiedName(), FixRequired: "leave out " + flag}
	case errors.As(err, &bare):
		name := bare.GetFlag().Name
		return &Error{Message: "--" + name + " needs a value", Param: name, FixRequired: "give --" + name + " a value"}
	}
	return &Error{Message: strings.ToValidUTF8(err.Error(), "\uFFFD"), FixRequired: "write flags as --name=value"}
}
