package summary

import "github.com/envvet/envvet/passes/position"

// Replacement says that calling a function puts a parameter, or what is made of it alone, in place of
// what a variable of its package, or a field of that, was initialized with.
//
//	func SetOutput(w io.Writer) { std.out = w }
//
//	func Setup(c Config) { std = New(c.Out) }
type Replacement struct {
	_ struct{} `cbor:",toarray"`

	Name  string // of the variable, as in Effect.From
	Param int    // -1 if it is something else than a parameter, as what the variable began with
	Path  string // to what is taken of the parameter, as in a Ref
}

// Put says that calling a function puts something into a variable of another package, or
// hands it to a function of one that keeps it there.
//
//	func Init(w io.Writer) { logrus.SetOutput(w) }
type Put struct {
	_ struct{} `cbor:",toarray"`

	Target string // the variable, or a field of one, as in Effect.From, or the function that keeps it
	Pkg    string // the path of the package that has it, or the name of an [Outlet] as in a [Say]
	By     string // what puts it there, as messages name it
	Logs   bool   // the package may write by it
	Param  int    // the parameter that is put there, or is in what is; -1 if none is
	Alone  bool   // Param: it is that and nothing else
	Stdout bool   // standard output is put there, or what has it
	Other  bool   // what neither writes to standard output nor ends the process
	Site   position.Site
}

// Known reports whether it is known what is put there, whenever the function is called and
// returns no error.
func (p *Put) Known() bool { return p.Param >= 0 || p.Stdout || p.Other }

// Say says that calling a function may lead to a call by which another package, one that can
// be told where to, writes a text.
type Say struct {
	_ struct{} `cbor:",toarray"`

	Pkg    string // the path of that package, or the name of an [Outlet] as "example.com/p#Out"
	Callee string // what is called, as messages name it
}

// An Outlet is a package variable by which functions of its package write, and with whose value
// these do nothing else.
type Outlet struct {
	_ struct{} `cbor:",toarray"`

	Var     string
	Setters []string // the full names of functions that put what they are given there
	Writers []string // those of functions that lead to writing by it
}
