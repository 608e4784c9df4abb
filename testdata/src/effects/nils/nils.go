// Package nils does what a parameter says that is nil or not. // want package:`init Settings\.Debug set by [^;]*nils#Debug; Settings\.Debug set by [^;]*nils\.NewDebug}$`
package nils

import (
	"errors"
	"fmt"
	"io"
	"log"
	"os"
)

type Tracer struct{ depth int }

// Parser traces only what SetTrace was given.
type Parser struct{ tracer *Tracer }

func (p *Parser) SetTrace(t *Tracer) { // want SetTrace:`^stdout fmt\.Println$`
	if t == nil {
		p.tracer = nil
		return
	}
	fmt.Println("tracing")
	p.tracer = t
}

func Untraced() { new(Parser).SetTrace(nil) }

func Traced() { new(Parser).SetTrace(&Tracer{}) } // want Traced:`^stdout fmt\.Println$`

func Handed(t *Tracer) { new(Parser).SetTrace(t) } // want Handed:`^stdout fmt\.Println$`

func HandedNil() { Handed(nil) }

// Finish ends the process by what happened.
func Finish(err error) { // want Finish:`^exit os\.Exit$`
	if err != nil {
		os.Exit(1)
	}
}

func Finished() { Finish(nil) }

func Failed() { Finish(errors.New("x")) } // want Failed:`^exit os\.Exit$`

type problem struct{}

func (*problem) Error() string { return "problem" }

// Typed hands over an interface value that is not nil.
func Typed() { // want Typed:`^exit os\.Exit$`
	var p *problem
	Finish(p)
}

// Unset hands over one that is.
func Unset() {
	var err error
	Finish(err)
}

func Sometimes(fail bool) { // want Sometimes:`^exit os\.Exit$`
	var err error
	if fail {
		err = io.EOF
	}
	Finish(err)
}

type Options struct {
	Then func()
	Log  io.Writer
	Args []string
}

func Do(o Options) { // want Do:`.*stdout fmt\.Println.*`
	if o.Then == nil {
		fmt.Println("nothing to do")
		return
	}
	o.Then()
}

func DoNothing() { Do(Options{}) } // want DoNothing:`^stdout fmt\.Println$`

func DoSomething() { Do(Options{Then: func() {}}) }

func List(seen map[string]bool, done chan bool) { // want List:`^stdout fmt\.Println$`
	if seen != nil && done == nil {
		fmt.Println(seen)
	}
}

func ListNone() { List(nil, nil) }

func ListSome() { List(map[string]bool{}, nil) } // want ListSome:`^stdout fmt\.Println$`

func ListDone() { List(map[string]bool{}, make(chan bool)) }

// Other is called for what stands somewhere, which is not the same as what is nil.
func Other(p *Tracer) { // want Other:`^stdout fmt\.Println$`
	if p != &root {
		fmt.Println("x")
	}
}

var root Tracer

func OtherNew() { Other(&Tracer{}) } // want OtherNew:`^stdout fmt\.Println$`

func OtherNil() { Other(nil) } // want OtherNil:`^stdout fmt\.Println$`

// A Service logs to standard output only if it is told to.
type Service struct {
	log  *log.Logger
	name string
}

func New(o Settings) *Service { // want New:`.*`
	s := &Service{name: o.Name}
	if o.Debug && s.log == nil {
		s.log = log.New(os.Stdout, o.Name, 0)
	}
	return s
}

type Settings struct {
	Name  string
	Debug bool
}

func NewSilent() { New(Settings{}) }

func NewNamed() { New(Settings{Name: "x"}) }

func NewDebug() { New(Settings{Debug: true}) } // want NewDebug:`^stdout os\.Stdout$`

// Logger is quiet where there is none.
type Logger struct{ name string }

func (l *Logger) Fatal(level int) { // want Fatal:`^exit os\.Exit$`
	if l == nil {
		return
	}
	if level > 2 {
		os.Exit(1)
	}
}

var logger *Logger

func Quiet() { (*Logger)(nil).Fatal(3) }

func Low() { (&Logger{}).Fatal(1) }

func High() { logger.Fatal(3) } // want High:`^exit os\.Exit$`
