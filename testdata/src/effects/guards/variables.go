package guards

import (
	"fmt"
	"io"
	"os"
	"sync"
)

// Where nothing else is given, a variable of the package says where it goes, which may be
// set.

var (
	lock     sync.Mutex
	standard io.Writer = os.Stdout
)

func SetStandard(w io.Writer) { // want SetStandard:`^keeps p0; replaces .*guards\.standard by p0$`
	lock.Lock()
	defer lock.Unlock()
	standard = w
}

func output() io.Writer {
	lock.Lock()
	defer lock.Unlock()
	return standard
}

// Show has the writer as a parameter.
func Show(w io.Writer, s string) { // want Show:`^stdout fmt\.Fprintln; writes p0$`
	if w == nil {
		w = output()
	}
	fmt.Fprintln(w, s)
}

func ShowNil() { Show(nil, "x") } // want ShowNil:`^stdout fmt\.Fprintln$`

func ShowErr() { Show(os.Stderr, "x") }

// ShowDirectly loads the variable itself.
func ShowDirectly(w io.Writer, s string) { // want ShowDirectly:`^stdout fmt\.Fprintln; writes p0$`
	out := w
	if w == nil {
		out = standard
	}
	fmt.Fprintln(out, s)
}

func ShowDirectlyNil() { ShowDirectly(nil, "x") } // want ShowDirectlyNil:`^stdout fmt\.Fprintln$`

func ShowDirectlyErr() { ShowDirectly(os.Stderr, "x") }

// A Printer has a method that returns the writer, by value.
type Printer struct {
	Writer io.Writer
	Prefix string
}

func (p Printer) Output() io.Writer { // want Output:`^defaults p0\.Writer; r0 = p0\.Writer `
	if p.Writer != nil {
		return p.Writer
	}
	return output()
}

func (p Printer) WithWriter(w io.Writer) *Printer { // want WithWriter:`^r0 = {: p0, Writer: p1}; r0\.Writer is p1; r0 is not nil$`
	p.Writer = w
	return &p
}

func (p *Printer) Print(s string) { Show(p.Output(), p.Prefix+s) } // want Print:`^writes p0\.Writer; defaults p0\.Writer$`

// Success writes to where the variable says, unless somebody sets another writer. Failure
// may have been set by a function.
var (
	Success = Printer{Prefix: "ok: "} // want Success:`^leaves nil Writer$`
	Failure = Printer{Prefix: "failed: "}
)

func SetFailure(w io.Writer) { Failure.Writer = w } // want SetFailure:`^keeps p0$`

func PrinterDefault() { (&Printer{Prefix: "x"}).Print("x") } // want PrinterDefault:`^stdout os\.Stdout$`

func PrinterErr() { (&Printer{Prefix: "x"}).WithWriter(os.Stderr).Print("x") }

// A Prompt asks whom nobody else can name.
type Prompt struct{ from io.Reader }

func (p *Prompt) Ask() { // want Ask:`^stdout fmt\.Print$`
	if p.from != nil {
		fmt.Print("name: ")
	}
}

// Silent asks nobody for ever, and Curious somebody.
var (
	Silent  = Prompt{} // want Silent:`^has nil for ever in from$`
	Curious = Prompt{os.Stdin}
)

// Both shows it in either case.
func Both(w io.Writer, s string) { // want Both:`^stdout fmt\.Fprintln; writes p0$`
	if w == nil {
		fmt.Fprintln(output(), "default")
		w = output()
	}
	fmt.Fprintln(w, s)
}

func BothErr() { Both(os.Stderr, "x") }
