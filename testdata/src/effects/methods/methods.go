// Package methods uses methods as function values.
package methods

import (
	"bytes"
	"fmt"
	"io"
	"os"
)

type Console struct{ w io.Writer }

func (c *Console) Line(s string) { fmt.Fprintln(c.w, s) } // want Line:`^writes p0\.w$`

func (c Console) Value(s string) { fmt.Fprintln(c.w, s) } // want Value:`^writes p0\.w$`

func (c *Console) Loud(s string) { fmt.Println(s) } // want Loud:`^stdout fmt\.Println$`

func (c *Console) Width() int { return 80 }

func each(f func(string)) {
	for _, s := range []string{"a", "b"} {
		f(s)
	}
}

func Value() { // want Value:`^stdout os\.Stdout$`
	c := &Console{w: os.Stdout}
	each(c.Line)
}

func ValueErr() {
	c := &Console{w: os.Stderr}
	each(c.Line)
}

func ValueOfStruct() { // want ValueOfStruct:`^stdout os\.Stdout$`
	c := Console{w: os.Stdout}
	f := c.Value
	f("x")
}

func ValueOfStructErr() {
	c := Console{w: os.Stderr}
	f := c.Value
	f("x")
}

func ValueLoud() { each(new(Console).Loud) } // want ValueLoud:`^stdout fmt\.Println$`

func Expression() { // want Expression:`^stdout os\.Stdout$`
	line := (*Console).Line
	line(&Console{w: os.Stdout}, "x")
}

func ExpressionErr() {
	line := (*Console).Line
	line(&Console{w: os.Stderr}, "x")
}

func ExpressionValue() { // want ExpressionValue:`^stdout os\.Stdout$`
	Console.Value(Console{w: os.Stdout}, "x")
}

func with(c *Console, f func(*Console, string)) { f(c, "x") }

func ExpressionHanded() { with(nil, (*Console).Loud) } // want ExpressionHanded:`^stdout fmt\.Println$`

// Taking a method value calls nothing.
func Taken() bool {
	f := new(Console).Loud
	return f != nil
}

func Returned() func(string) { return new(Console).Loud } // want Returned:`^r0 = func\(stdout fmt\.Println\)$`

// The methods of the standard library.

func Library() { // want Library:`^stdout os\.Stdout$`
	write := os.Stdout.WriteString
	write("x")
}

func LibraryErr() {
	write := os.Stderr.WriteString
	write("x")
}

func LibraryBuffer() string {
	var b bytes.Buffer
	write := b.WriteString
	write("x")
	return b.String()
}

func printf(f func(string, ...any) (int, error)) { f("x") }

func LibraryFunc() { printf(fmt.Printf) } // want LibraryFunc:`^stdout fmt\.Printf$`

func line(f func(...any) string) string { return f("x") }

func LibraryText() string { return line(fmt.Sprint) }

func LibraryTo() { // want LibraryTo:`^stdout os\.Stdout$`
	f := fmt.Fprintln
	f(os.Stdout, "x")
}

func LibraryToErr() {
	f := fmt.Fprintln
	f(os.Stderr, "x")
}

func InterfaceValue(w io.Writer) { // want InterfaceValue:`p0`
	write := w.Write
	write([]byte("x"))
}

func InterfaceValueOut() { InterfaceValue(os.Stdout) } // want InterfaceValueOut:`^stdout os\.Stdout$`

func InterfaceValueErr() { InterfaceValue(os.Stderr) }

func InterfaceExpression(w io.Writer) { // want InterfaceExpression:`p0`
	io.Writer.Write(w, []byte("x"))
}

func InterfaceExpressionOut() { InterfaceExpression(os.Stdout) } // want InterfaceExpressionOut:`^stdout os\.Stdout$`

func InterfaceExpressionErr() { InterfaceExpression(os.Stderr) }

// A method that is promoted from an embedded struct.

type Shell struct {
	*Console
	name string
}

func Promoted() { // want Promoted:`^stdout os\.Stdout$`
	s := Shell{Console: &Console{w: os.Stdout}}
	each(s.Line)
}

func PromotedErr() {
	s := Shell{Console: &Console{w: os.Stderr}}
	each(s.Line)
}
