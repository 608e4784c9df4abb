// Package dead has output that nobody sees. // want package:`init set by .*dead\.Level; Level set by .*dead\.Level; set by .*dead\.SetLevel; level set by .*dead\.SetLevel}$`
package dead

import "fmt"

const debug = false

// As goyacc writes it: nobody sets it.
var (
	parserDebug   = 0
	parserVerbose = false
	trace         = 1
	Level         = 0
	level         int
)

func Parse(s string) {
	if parserDebug >= 4 {
		fmt.Printf("token %s\n", s)
	}
	if parserVerbose {
		fmt.Println("verbose")
	}
	if debug {
		fmt.Println("debug")
	}
	if !parserVerbose && parserDebug == 1 {
		for range s {
			fmt.Println("inside")
		}
	}
}

func Trace() { // want Trace:`^stdout fmt.Println$`
	if trace > 0 {
		fmt.Println("trace")
	}
}

// Exported may be set by anybody.
func Exported() { // want Exported:`^stdout fmt.Println$`
	if Level > 0 {
		fmt.Println("level")
	}
}

func SetLevel(n int) { level = n } // want SetLevel:`^sets .*dead\.level to p0$`

// Set is set by a function.
func Set() { // want Set:`^stdout fmt.Println$`
	if level > 0 {
		fmt.Println("level")
	}
}

var byFlag bool

func Bind(f func(*bool)) { f(&byFlag) } // want Bind:`^calls p0$`

// Flag is set by whoever has its address.
func Flag() { // want Flag:`^stdout fmt.Println$`
	if byFlag {
		fmt.Println("flag")
	}
}

type parser struct {
	enableTrace bool
	depth       int
	loud        bool
}

func New(loud bool) *parser { return &parser{loud: loud} } // want New:`^r0.loud stays p0; r0.depth is 0$`

func (p *parser) Next() { // want Next:`^leaves p0 alone$`
	if p.enableTrace {
		fmt.Println("next")
	}
}

// Deep is set by enter.
func (p *parser) Deep() { // want Deep:`^stdout fmt.Println; leaves p0 alone$`
	if p.depth > 10 {
		fmt.Println("deep")
	}
}

func (p *parser) enter() { p.depth++ }

func (p *parser) Loud() { // want Loud:`^stdout fmt.Println; leaves p0 alone$`
	if p.loud {
		fmt.Println("loud")
	}
}

type traversal struct {
	before, after func(string)
	visited       map[string]bool
	errors        []error
	parent        *traversal
	Hook          func() // others may set it
	reader        reader
}

type reader interface{ next() string }

func walk(after func(string)) *traversal { return &traversal{after: after} }

// Before has a hook that nothing sets.
func Before(s string) {
	t := walk(nil)
	if t.before != nil {
		fmt.Println("before")
	}
	if t.reader != nil && t.reader.next() != "" {
		fmt.Println("read")
	}
	if t.parent == nil {
		return
	}
	fmt.Println("in", t.parent)
}

// After has one that is given to what makes the traversal.
func After(t *traversal) { // want After:`^stdout fmt.Println$`
	if t.after != nil {
		fmt.Println("after")
	}
}

// Visit has a map that is made when it is first needed.
func Visit(t *traversal) { // want Visit:`^stdout fmt.Println; leaves .*sets .visited to not nil$`
	if t.visited != nil {
		fmt.Println("visited")
	}
	t.visited = make(map[string]bool)
}

// Fail has a list to which a function appends.
func Fail(t *traversal, err error) { // want Fail:`^stdout fmt.Println$`
	if t.errors != nil {
		fmt.Println("failed before")
	}
	note(&t.errors, err)
}

func note(errs *[]error, err error) { *errs = append(*errs, err) }

type Traversal = traversal

// Hooked has a field that importers know by the alias of its type.
func Hooked(t *Traversal) { // want Hooked:`^stdout fmt.Println.*$`
	if t.Hook != nil {
		fmt.Println("hooked")
	}
}
