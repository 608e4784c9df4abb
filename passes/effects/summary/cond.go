package summary

import (
	"go/constant"
	"go/token"
	"math"
	"slices"
	"strconv"
	"strings"
)

// A Cond is a comparison of a parameter, or of a field of one, with a constant: what carries it
// happens only where that holds. Loggers that take a level are written so:
//
//	func (l *Logger) Log(level Level, text string) {
//		l.write(text)
//		if level == Fatal {
//			os.Exit(1)
//		}
//	}
//
// Or of a package variable, as the mode is that a library runs in. Or it happens only where
// the settings of a package are not what they begin with, be it for the program or for a
// value that its users make.
type Cond struct {
	_ struct{} `cbor:",toarray"`

	Of    string      // the path of that package, with ":" and the name of the only setting, or the name of a field; the rest says nothing then, but for Each
	Each  bool        // the settings are those of a value
	Param int         // -1-i for captured variable i, Variable for a package variable
	Path  string      // of a field of it, joined by dots; the full name of the package variable
	Op    token.Token // ==, !=, <, <=, > or >=
	Value Const
	Field string // the name of the field, if it has to be set: "example.com/p#Config.Debug"
	Inner bool   // it is asked where something failed, in the branch that what carries it is incidental by
}

// Variable is what stands for a parameter where a package variable is compared.
const Variable = math.MinInt32

// Nil is the kind of a constant that says whether something is nil; go/constant has none
// for that.
const Nil constant.Kind = 16

// Const is a constant that a fact can hold.
type Const struct {
	_ struct{} `cbor:",toarray"`

	Kind constant.Kind // Int, String, Bool, Nil or Ends; Unknown if there is none
	Int  int64
	Text string
}

// ConstOf returns v as a Const, and false if it is none of those kinds.
func ConstOf(v constant.Value) (Const, bool) {
	if v == nil {
		return Const{}, false
	}
	switch v.Kind() {
	case constant.Int:
		n, exact := constant.Int64Val(v)
		return Const{Kind: constant.Int, Int: n}, exact
	case constant.String:
		return Const{Kind: constant.String, Text: constant.StringVal(v)}, true
	case constant.Bool:
		return Bool(constant.BoolVal(v)), true
	}
	return Const{}, false
}

// IsNil returns the constant that says whether something is nil. Conditions compare
// with what says that it is.
func IsNil(is bool) Const {
	c := Const{Kind: Nil}
	if is {
		c.Int = 1
	}
	return c
}

// Bool returns the constant that a truth value is.
func Bool(b bool) Const {
	c := Const{Kind: constant.Bool}
	if b {
		c.Int = 1
	}
	return c
}

// String returns the constant as Go writes it, or in words.
func (c Const) String() string {
	switch c.Kind {
	case constant.Int:
		return strconv.FormatInt(c.Int, 10)
	case constant.String:
		return strconv.Quote(c.Text)
	case constant.Bool:
		return strconv.FormatBool(c.Int != 0)
	case Nil:
		if c.Int == 0 {
			return "not nil"
		}
		return "nil"
	case Ends:
		return c.endsAsText()
	}
	return "?"
}

// ParseConst returns the constant that String has made text of, and false if there is none.
func ParseConst(text string) (Const, bool) {
	switch text {
	case "nil", "not nil":
		return IsNil(text == "nil"), true
	case "true", "false":
		return Bool(text == "true"), true
	}
	if said, err := strconv.Unquote(text); err == nil {
		return Const{Kind: constant.String, Text: said}, true
	}
	n, err := strconv.ParseInt(text, 10, 64)
	return Const{Kind: constant.Int, Int: n}, err == nil
}

// Holds reports whether the condition holds of a parameter of that value, or may hold of a text
// of which only the ends are known; constants of other different kinds, which a broken fact may
// bring, are not compared.
func (c Cond) Holds(v Const) bool {
	if v.Kind == Ends {
		return c.Op != token.EQL || c.Value.Kind != constant.String || v.mayBe(c.Value.Text)
	}
	if c.Value.Kind != v.Kind {
		return true
	}
	order := 0
	switch {
	case v.Int < c.Value.Int || v.Text < c.Value.Text:
		order = -1
	case v.Int > c.Value.Int || v.Text > c.Value.Text:
		order = 1
	}
	switch c.Op {
	case token.EQL:
		return order == 0
	case token.NEQ:
		return order != 0
	case token.LSS:
		return order < 0
	case token.LEQ:
		return order <= 0
	case token.GTR:
		return order > 0
	case token.GEQ:
		return order >= 0
	}
	return true
}

// Excludes reports whether c and d cannot both hold. It knows of equality
// only: other pairs are taken to be possible.
func (c Cond) Excludes(d Cond) bool {
	if c.Of != "" || d.Of != "" || c.Param != d.Param || c.Path != d.Path {
		return false
	}
	return c.Op == token.EQL && !d.Holds(c.Value) || d.Op == token.EQL && !c.Holds(d.Value)
}

// Asks reports whether one of conditions is about settings.
func Asks(conds []Cond) bool {
	return slices.ContainsFunc(conds, func(c Cond) bool { return c.Of != "" })
}

// Package returns the path of the package whose settings a condition asks for.
func (c Cond) Package() string {
	path, _, _ := strings.Cut(c.Of, ":")
	return path
}

// A Setter is what settings of a package are changed by: an exported variable, function or
// method by its full name, or a field as "example.com/p#Debug".
type Setter struct {
	_ struct{} `cbor:",toarray"`

	Name string
	Of   string // what is changed, as in a condition
}
