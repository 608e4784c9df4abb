package envelope

import (
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/pflag"

	"github.com/envvet/envvet/envelope/shape"
	"github.com/envvet/envvet/envelope/spec"
)

// errHelp is the error of parse if help was asked for.
var errHelp = pflag.ErrHelp

// syntaxErrors are errors of which at least one is in how the arguments are
// written, so that nobody knows what was asked for.
type syntaxErrors struct{ error }

func (e syntaxErrors) Unwrap() []error { return []error{e.error} }

// parse reads args into the struct in, which has the params. Its error is
// errHelp, or joins an *Error for everything that is wrong (REQ-F-015).
func parse(params []*shape.Param, own []ownFlag, in reflect.Value, args []string) error {
	p := newParser(params, in)
	flags := pflag.NewFlagSet("", pflag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.Usage = func() {}
	define(flags, own)
	for _, v := range p.values {
		param := v.param
		if param.Arg {
			continue
		}
		flag := flags.VarPF(v, param.Name, param.Short, param.Help)
		if param.Param.Type == spec.TypeBoolean {
			flag.NoOptDefVal = "true"
		}
	}
	takesWords := slices.ContainsFunc(params, func(param *shape.Param) bool { return param.Arg })
	known, unknown := knownFlags(flags, args, takesWords)
	for _, e := range unknown {
		p.refuse(e)
		p.tried = append(p.tried, strings.TrimPrefix(e.meant, "--"), e.Param)
	}
	err := flags.Parse(known)
	switch {
	case errors.Is(err, errHelp) && len(unknown) == 0:
		return errHelp
	case errors.Is(err, errHelp): // nothing that follows was read
		return syntaxErrors{errors.Join(p.errors...)}
	case err != nil:
		e := syntaxError(err)
		p.refuse(e)
		p.tried = append(p.tried, e.Param)
	}
	words := flags.Args()
	if len(unknown) > 0 && len(words) > 0 {
		words, p.unplaced = nil, true
	}
	p.place(words)
	adviseSwitches(p.errors, flags, known)
	all := p.finish()
	if err != nil || len(unknown) > 0 {
		return syntaxErrors{all}
	}
	return all
}

// A parser holds what is known of the arguments so far.
type parser struct {
	in     reflect.Value
	values []*value
	errors []error

	tried    []string // parameters that something which cannot be read was for, or probably so
	unplaced bool     // some words may be values of flags that are not known
}

func newParser(params []*shape.Param, in reflect.Value) *parser {
	p := &parser{in: in}
	for _, param := range params {
		p.values = append(p.values, &value{parser: p, param: param})
	}
	return p
}

func (p *parser) refuse(e *Error) { p.errors = append(p.errors, e) }

// finish returns what is wrong, when all values are read.
func (p *parser) finish() error {
	p.complete()
	p.checkConditions()
	return errors.Join(p.errors...)
}

// place hands the arguments that are no flags to the parameters that are known
// by their place.
func (p *parser) place(args []string) {
	for _, v := range p.values {
		for v.param.Arg && len(args) > 0 {
			_ = v.Set(args[0])
			args = args[1:]
			if v.param.Param.Type != spec.TypeArray {
				break
			}
		}
	}
	for _, arg := range args {
		p.refuse(unrecognized(arg))
	}
}

// unrecognized refuses an argument that no parameter takes.
func unrecognized(arg string) *Error {
	return &Error{
		Message:     fmt.Sprintf("unrecognized argument %q", arg),
		FixRequired: "leave out the argument",
		value:       arg, given: true, extra: true,
	}
}

// complete sets the defaults and reports what is missing.
func (p *parser) complete() {
	for _, v := range p.values {
		switch {
		case v.given != nil && (len(v.given) > 0 || !v.param.Required):
		case p.mayBeGiven(v.param.Name):
		case v.param.Required:
			p.refuse(&Error{
				Message:     label(&v.param.Param) + " is required",
				Param:       v.param.Name,
				FixRequired: "give " + label(&v.param.Param),
			})
		default:
			for _, value := range v.param.DefaultValues() {
				v.store(value)
			}
		}
	}
}

// mayBeGiven reports whether the parameter, which was not read, is perhaps in what
// could not be read.
func (p *parser) mayBeGiven(name string) bool {
	isUnplaced := func(v *value) bool { return p.unplaced && v.param.Arg && v.param.Name == name }
	return slices.Contains(p.tried, name) || slices.ContainsFunc(p.values, isUnplaced)
}

// checkConditions reports parameters that others require or exclude
// (REQ-C-026).
func (p *parser) checkConditions() {
	var params []spec.Param
	given := make(map[string][]string)
	for _, v := range p.values {
		params = append(params, v.param.Param)
		switch n := len(v.given); {
		case n > 1 && v.param.Param.Type != spec.TypeArray:
			given[v.param.Name] = v.given[n-1:] // which counts
		case n > 0:
			given[v.param.Name] = v.given
		}
	}
	for _, wrong := range spec.CheckConditions(params, given, label) {
		if _, ok := given[wrong.Param]; !ok && p.mayBeGiven(wrong.Param) {
			continue
		}
		p.refuse(&Error{Message: wrong.Message, Param: wrong.Param, FixRequired: "correct the arguments"})
	}
}

// label is what messages call a parameter.
func label(p *spec.Param) string {
	if p.Arg {
		return "argument " + p.Name
	}
	return "--" + p.Name
}

// A value is a parameter as pflag sees it.
type value struct {
	parser *parser
	param  *shape.Param
	given  []string // nil if it was not given; empty for an array without elements
}

// Set takes a value from the command line. It returns no error, so that
// parsing goes on and finds what else is wrong.
func (v *value) Set(s string) error {
	v.given = append(v.given, s)
	err := v.param.CheckValue(s)
	if err != nil {
		v.parser.refuse(&Error{
			Message:     fmt.Sprintf("%s %q %v", label(&v.param.Param), s, err),
			Param:       v.param.Name,
			FixRequired: "give " + label(&v.param.Param) + " another value",
			value:       s, given: true,
		})
		return nil
	}
	v.store(s)
	return nil
}

func (v *value) String() string { return "" }

func (v *value) Type() string { return v.param.Param.Type }

// store puts a value that CheckValue has accepted into the field. An array
// takes it as one more element.
func (v *value) store(text string) {
	field := v.parser.in.FieldByIndex(v.param.Index)
	switch v.param.Param.Type {
	case spec.TypeString:
		setString(field, text)
	case spec.TypeBoolean:
		b, _ := strconv.ParseBool(text)
		field.SetBool(b)
	case spec.TypeNumber:
		x, _ := strconv.ParseFloat(text, v.param.Bits)
		field.SetFloat(x)
	case spec.TypeArray:
		element := reflect.New(field.Type().Elem()).Elem()
		setString(element, text)
		field.Set(reflect.Append(field, element))
	case spec.TypeInteger:
		if v.param.Unsigned {
			n, _ := strconv.ParseUint(text, 10, v.param.Bits)
			field.SetUint(n)
		} else {
			n, _ := strconv.ParseInt(text, 10, v.param.Bits)
			field.SetInt(n)
		}
	}
}

var pathType = reflect.TypeFor[Path]()

func setString(field reflect.Value, text string) {
	if field.Type() == pathType {
		text = string(Path(text).absolute())
	}
	field.SetString(text)
}

// A Path names a file or folder. As a parameter and in data it is absolute, so
// that callers in another folder find the same file (REQ-F-040). The empty
// path stays empty. Every other text is the name of a file, "-" and "https://…", too: a
// parameter that may be one of those, or standard input, is a string.
type Path string

// MarshalText returns the absolute path.
func (p Path) MarshalText() ([]byte, error) { return []byte(p.absolute()), nil }

func (p Path) absolute() Path {
	if p == "" {
		return p
	}
	absolute, err := filepath.Abs(string(p))
	if err != nil {
		return p // the working folder is gone: there is no better name
	}
	return Path(absolute)
}

// syntaxError explains why arguments cannot be read: an error of pflag's, or of an
// adapter.
func syntaxError(err error) *Error {
	var unknown *pflag.NotExistError
	var bare *pflag.ValueRequiredError
	var refused *pflag.InvalidValueError
	var syntax *pflag.InvalidSyntaxError
	switch {
	case errors.As(err, &unknown):
		return unknownFlag(flagOf(unknown), unknown.GetSpecifiedName())
	case errors.As(err, &bare):
		name := bare.GetFlag().Name
		return &Error{Message: "--" + name + " needs a value", Param: name, FixRequired: "give --" + name + " a value"}
	case errors.As(err, &refused): // by a flag that is not the runtime's
		name := refused.GetFlag().Name
		return &Error{
			Message: strings.ToValidUTF8(err.Error(), "\uFFFD"), Param: name, FixRequired: "give --" + name + " another value",
			value: refused.GetValue(), given: true,
		}
	case errors.As(err, &syntax):
		return &Error{Message: strings.ToValidUTF8(err.Error(), "\uFFFD"), FixRequired: "write flags as --name=value"}
	}
	return &Error{Message: strings.ToValidUTF8(err.Error(), "\uFFFD"), FixRequired: "correct the arguments"}
}

func flagOf(e *pflag.NotExistError) string {
	if e.GetSpecifiedShortnames() != "" {
		return "-" + e.GetSpecifiedName()
	}
	return "--" + e.GetSpecifiedName()
}

// beforeCommand explains an error in the arguments before the command: only the
// runtime's own flags may stand there.
func beforeCommand(err error, flags *pflag.FlagSet) error {
	var unknown *pflag.NotExistError
	switch {
	case errors.Is(err, errHelp):
		return errHelp
	case errors.As(err, &unknown):
		return &Error{Message: fmt.Sprintf("flag %s stands before the command", flagOf(unknown)), Param: unknown.GetSpecifiedName(), FixRequired: "begin with a command", meant: meantFlag(unknown.GetSpecifiedName(), flags)}
	}
	return syntaxError(err)
}
