package basic

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"os"
)

var Stdout io.Writer = os.Stdout // want Stdout:`holds stdout`

type Printer struct{ w io.Writer }

func New() *Printer { return &Printer{w: Stdout} } // want New:`r0 = {w: stdout `

func NewTo(w io.Writer) *Printer { return &Printer{w: w} } // want NewTo:`r0 = {w: p0}`

func (p *Printer) Line(s string) { fmt.Fprintln(p.w, s) } // want Line:`writes p0.w`

func (p *Printer) SetOut(w io.Writer) { p.w = w } // want SetOut:`p0.w = p1`

func Twin() { NewTo(os.Stderr).Line("x") }

func TwinSet() {
	p := New()
	p.SetOut(os.Stderr)
	p.Line("x")
}

func Direct() { NewTo(os.Stdout).Line("x") } // want Direct:`stdout os.Stdout`

func Each(xs []string, f func(string)) { // want Each:`calls p1`
	for _, x := range xs {
		f(x)
	}
}

func Callback() { // want Callback:`stdout fmt.Fprintln`
	Each([]string{"a"}, func(s string) { New().Line(s) })
}

func Encode(v any) { json.NewEncoder(os.Stdout).Encode(v) } // want Encode:`stdout os.Stdout`

func Buffered() { // want Buffered:`stdout os.Stdout`
	w := bufio.NewWriter(os.Stdout)
	defer w.Flush()
	w.WriteString("x")
}

func Ask() bool {
	st, err := os.Stdout.Stat()
	return err == nil && st.Mode()&os.ModeCharDevice != 0
}

func Die(err error) { // want Die:`exit log.Fatal`
	if err != nil {
		log.Fatal(err)
	}
}

type Options struct{ Out io.Writer }

func Run(o Options) { // want Run:`writes p0.Out; defaults p0.Out`
	if o.Out == nil {
		o.Out = os.Stdout
	}
	fmt.Fprintln(o.Out, "x")
}

func RunDefault() { Run(Options{}) } // want RunDefault:`stdout os.Stdout`

func RunErr() { Run(Options{Out: os.Stderr}) }
