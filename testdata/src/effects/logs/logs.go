// Package logs logs with package log.
package logs

import (
	"io"
	"log"
	"os"
)

func Default() { log.Println("x") } // want Default:`^writes \$log\.std\.w; calls \$log\.std\.h\.Handle; has \$log\.std write by log\.Println$`

func New() { log.New(os.Stdout, "", 0).Println("x") } // want New:`^stdout os\.Stdout$`

func NewErr() { log.New(os.Stderr, "", 0).Println("x") }

func NewUnused() string { return log.New(os.Stdout, "p", 0).Prefix() }

type Service struct{ log *log.Logger }

func NewService(l *log.Logger) *Service { return &Service{l} } // want NewService:`^r0 = \{log: p0\}; r0 is not nil$`

func (s *Service) Serve() { s.log.Printf("serving") } // want Serve:`^writes p0\.log\.w; calls p0\.log\.h\.Handle$`

func Serve() { NewService(log.New(os.Stdout, "", 0)).Serve() } // want Serve:`^stdout os\.Stdout$`

func ServeErr() { NewService(log.New(os.Stderr, "", 0)).Serve() }

func ServeDefault() { NewService(log.Default()).Serve() } // want ServeDefault:`log\.std`

func SetOutput() { // want SetOutput:`^stdout os\.Stdout$`
	l := log.New(os.Stderr, "", 0)
	l.SetOutput(os.Stdout)
	l.Print("x")
}

func SetOutputErr() {
	l := log.New(os.Stdout, "", 0)
	l.SetOutput(os.Stderr)
	l.Print("x")
}

// debug is what many programs have.
var debug = log.New(io.Discard, "debug: ", 0)

var info = log.New(os.Stdout, "info: ", 0)

func Debug() { debug.Println("x") }

func Info() { info.Println("x") } // want Info:`^stdout log\.Logger\.Println$`

// Enable is called by main, if at all.
func Enable(w io.Writer) { debug.SetOutput(w) }

// An embedded logger.
type Job struct {
	*log.Logger
	name string
}

func (j *Job) Run() { j.Println(j.name) } // want Run:`^writes p0\.Logger\.w; calls p0\.Logger\.h\.Handle$`

func RunJob() { (&Job{Logger: log.New(os.Stdout, "", 0)}).Run() } // want RunJob:`^stdout os\.Stdout$`

func RunJobErr() { (&Job{Logger: log.New(os.Stderr, "", 0)}).Run() }

// A Printer is the interface that libraries ask for.
type Printer interface{ Printf(string, ...any) }

func Print(p Printer) { p.Printf("x") } // want Print:`^calls p0\.Printf$`

func PrintOut() { Print(log.New(os.Stdout, "", 0)) } // want PrintOut:`^stdout os\.Stdout$`

func PrintErr() { Print(log.New(os.Stderr, "", 0)) }

func Writer() io.Writer { return log.New(os.Stderr, "", 0).Writer() }
