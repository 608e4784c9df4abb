package known

import (
	"strconv"
	"strings"
)

// An Op is one thing that a function of the standard library does.
type Op struct {
	Kind   OpKind
	X      Operand   // what is written, handed on, called, invoked or assigned to
	Y      Operand   // what is assigned; OpAssign only, its Root is 0 if that is nothing
	Or     *Operand  // what is assigned where Y holds nothing; OpAssign only, nil means nothing
	Method string    // name of the method; OpInvoke only
	With   []Operand // what is handed over, the Root 0 for what is of no interest; OpCall and OpYield only
	Into   []Operand // where what is handed over is stored by what is handed to X; OpCall only
	Part   Part      // what is known of one of its arguments; OpInvoke only
	Conds  []Cond    // it holds if they all do
	Unless Operand   // a global, or a part of one: it holds until something is stored there; its Root is 0 if there is none
}

// An OpKind says what an Op does.
type OpKind uint8

const (
	_        OpKind = iota
	OpStdout        // writes to standard output
	OpExit          // ends the process
	OpWrite         // writes to X
	OpHand          // hands X to code that may write to it
	OpCall          // calls X
	OpGo            // calls X in a goroutine of its own
	OpInvoke        // calls the method Method of X
	OpAssign        // X = Y
	OpYield         // X = a function that calls what it is given with With
	OpPull          // X = a function that returns what Y calls what it is given with
)

// A Cond restricts an Op to calls whose argument Arg is the constant Value, is the
// value of the variable Global, has elements, or may have something below zero in the field Below.
type Cond struct {
	Arg    int
	Value  int64
	Global string // if it is not ""
	Some   bool   // if it is true
	Below  string // if it is not ""
}

// A Part says that what a method is called with as Arg has Value in Field, or what the function
// is given as its argument Given, if that is not 0. Nothing is said if Arg is 0.
type Part struct {
	Arg   int
	Field string
	Value int64
	Given int
}

// An Operand is a place that a function reads or writes.
type Operand struct {
	Root   Root
	Index  int      // of the argument or result
	Global string   // such as "log.std"; RootGlobal only
	Path   []string // names of fields, Elem and Result
}

// A Root says where an Operand begins.
type Root uint8

const (
	_          Root = iota
	RootArg         // argument Index; a method's receiver is argument 0
	RootResult      // result Index
	RootGlobal      // the value of the variable Global
	RootStdout      // the process's standard output
	RootExit        // a function that ends the process
)

// nothing is what a row has in place of an operand or of statements where there is none.
const nothing = "-"

// Elem in an [Operand]'s path is any element of a slice, an array or a map.
const Elem = "[]"

// Result in an [Operand]'s path is what a function returns first.
const Result = "()"

// String returns the operand in the notation of the rows.
func (o Operand) String() string {
	var b strings.Builder
	switch o.Root {
	case 0:
		return nothing
	case RootArg:
		b.WriteString(strconv.Itoa(o.Index))
	case RootResult:
		b.WriteByte('r')
		if o.Index > 0 {
			b.WriteString(strconv.Itoa(o.Index))
		}
	case RootGlobal:
		b.WriteString("$" + o.Global)
	case RootStdout:
		b.WriteString("stdout")
	case RootExit:
		b.WriteString("exit")
	}
	for _, name := range o.Path {
		if name != Elem && name != Result {
			b.WriteByte('.')
		}
		b.WriteString(name)
	}
	return b.String()
}

// String returns the condition in the notation of the rows.
func (c Cond) String() string {
	arg := strconv.Itoa(c.Arg)
	switch {
	case c.Some:
		return "some " + arg
	case c.Below != "":
		return "below " + arg + "." + c.Below
	case c.Global != "":
		return arg + "==$" + c.Global
	}
	return arg + "==" + strconv.FormatInt(c.Value, 10)
}

// String returns what is said in the notation of the rows.
func (p Part) String() string {
	field := " with " + strconv.Itoa(p.Arg) + "." + p.Field
	switch {
	case p.Arg == 0:
		return ""
	case p.Given > 0:
		return field + " as " + strconv.Itoa(p.Given)
	}
	return field + " is " + strconv.FormatInt(p.Value, 10)
}

// String returns the statement in the notation of the rows.
func (op Op) String() string {
	var s string
	switch op.Kind {
	case OpStdout:
		s = "stdout"
	case OpExit:
		s = "exit"
	case OpWrite:
		s = "write " + op.X.String()
	case OpHand:
		s = "hand " + op.X.String()
	case OpCall:
		s = "call " + op.X.String()
		if len(op.With) > 0 {
			s += " with " + listed(op.With)
		}
		if len(op.Into) > 0 {
			s += " into " + listed(op.Into)
		}
	case OpGo:
		s = "go " + op.X.String()
	case OpInvoke:
		s = "invoke " + op.X.String() + "." + op.Method + op.Part.String()
	case OpAssign:
		s = op.X.String() + " = " + op.Y.String()
		if op.Or != nil {
			s += " or " + op.Or.String()
		}
	case OpYield:
		s = op.X.String() + " = yield " + listed(op.With)
	case OpPull:
		s = op.X.String() + " = pull " + op.Y.String()
	}
	for i, c := range op.Conds {
		s += []string{" if ", " and "}[min(i, 1)] + c.String()
	}
	if op.Unless.Root != 0 {
		s += " unless " + op.Unless.String()
	}
	return s
}

// listed returns operands in the notation of the rows.
func listed(operands []Operand) string {
	var texts []string
	for _, o := range operands {
		texts = append(texts, o.String())
	}
	return strings.Join(texts, ", ")
}
