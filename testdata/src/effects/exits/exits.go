// Package exits ends the process, or does not.
package exits

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"log"
	"os"
	"runtime"
	"syscall"
	"testing"
)

func Exit() { os.Exit(1) } // want Exit:`^exit os\.Exit; never returns$`

func Fatal() { log.Fatal("x") } // want Fatal:`exit log\.Fatal`

func Fatalf() { log.Fatalf("x %d", 1) } // want Fatalf:`exit log\.Fatalf`

func Fatalln() { log.Fatalln("x") } // want Fatalln:`exit log\.Fatalln`

func Logger(l *log.Logger) { l.Fatal("x") } // want Logger:`exit log\.Logger\.Fatal`

func Own() { log.New(os.Stderr, "", 0).Fatalf("x") } // want Own:`^exit log\.Logger\.Fatalf; never returns$`

// Panic can be recovered from.
func Panic() { log.Panic("x") } // want Panic:`^writes \$log\.std\.w; calls \$log\.std\.h\.Handle; has \$log\.std write by log\.Panic; never returns$`

func Print() { log.Print("x") } // want Print:`^writes \$log\.std\.w; calls \$log\.std\.h\.Handle; has \$log\.std write by log\.Print$`

func PanicBuiltin() { panic("x") }

func PanicErr() { panic(errors.New("x")) }

func Goexit() { runtime.Goexit() } // want Goexit:`^exit runtime\.Goexit; never returns$`

func Syscall() { syscall.Exit(1) } // want Syscall:`^exit syscall\.Exit; never returns$`

func Kill() error { return syscall.Kill(1, syscall.SIGTERM) }

// Flag sets: the one of the command line exits.

func Parse() { flag.Parse() } // want Parse:`exit flag\.Parse`

func CommandLine(args []string) error { return flag.CommandLine.Parse(args) } // want CommandLine:`^exit flag\.FlagSet\.Parse`

func CommandLineVariable(args []string) { // want CommandLineVariable:`^exit flag\.FlagSet\.Parse`
	fs := flag.CommandLine
	if err := fs.Parse(args[1:]); err != nil {
		panic(err)
	}
}

// An empty command line, so that libraries find the flags parsed.

func CommandLineNil() error { return flag.CommandLine.Parse(nil) } // want CommandLineNil:`^(writes|calls) `

func CommandLineNone() error { return flag.CommandLine.Parse([]string{}) } // want CommandLineNone:`^(writes|calls) `

// Another one in its place.
func CommandLineReplaced(args []string) error { // want CommandLineReplaced:`^$`
	flag.CommandLine = flag.NewFlagSet("x", flag.ContinueOnError)
	return flag.CommandLine.Parse(args)
}

func ParseReplaced() { // want ParseReplaced:`^(writes|calls) `
	flag.CommandLine = flag.NewFlagSet("x", flag.ContinueOnError)
	flag.Parse()
}

func ParseReplacedToExit() { // want ParseReplacedToExit:`^exit flag\.Parse; `
	flag.CommandLine = flag.NewFlagSet("x", flag.ExitOnError)
	flag.Parse()
}

func ExitOnError(args []string) error { // want ExitOnError:`^exit flag\.FlagSet\.Parse$`
	fs := flag.NewFlagSet("x", flag.ExitOnError)
	return fs.Parse(args)
}

func ContinueOnError(args []string) error {
	fs := flag.NewFlagSet("x", flag.ContinueOnError)
	return fs.Parse(args)
}

func PanicOnError(args []string) error {
	fs := flag.NewFlagSet("x", flag.PanicOnError)
	return fs.Parse(args)
}

// A set that nobody parses.
func ExitUnparsed() string {
	fs := flag.NewFlagSet("x", flag.ExitOnError)
	return fs.Name()
}

// A set that others parse.

func New() *flag.FlagSet { return flag.NewFlagSet("x", flag.ExitOnError) } // want New:`^r0 = `

func ParseNew(args []string) error { return New().Parse(args) } // want ParseNew:`^exit flag\.FlagSet\.Parse$`

func ParseGiven(fs *flag.FlagSet, args []string) error { return fs.Parse(args) } // want ParseGiven:`calls p0\.exit`

func Given(args []string) error { return ParseGiven(New(), args) } // want Given:`^exit flag\.FlagSet\.Parse$`

func GivenQuiet(args []string) error {
	return ParseGiven(flag.NewFlagSet("x", flag.ContinueOnError), args)
}

// Initialized again.

func InitExit(fs *flag.FlagSet) { fs.Init("x", flag.ExitOnError) } // want InitExit:`^p0\.exit = func`

func InitContinue(fs *flag.FlagSet) { fs.Init("x", flag.ContinueOnError) } // want InitContinue:`^$`

func InitExitFirst(args []string) error { // want InitExitFirst:`^exit flag\.FlagSet\.Parse$`
	fs := flag.NewFlagSet("x", flag.ContinueOnError)
	InitExit(fs)
	return fs.Parse(args)
}

func InitContinueFirst(args []string) error {
	fs := New()
	fs.Init("x", flag.ContinueOnError)
	return fs.Parse(args)
}

// A function value that exits.

var exit = os.Exit

func ByVariable() { exit(2) } // want ByVariable:`^exit `

// Check exits if there is an error.
func Check(err error) { // want Check:`^exit os\.Exit$`
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func Caller() { Check(errors.New("x")) } // want Caller:`^exit os\.Exit$`

func CheckOther(err error, exit func(int)) { // want CheckOther:`^calls p1$`
	if err != nil {
		exit(1)
	}
}

func CallOther() { CheckOther(io.EOF, os.Exit) } // want CallOther:`^exit os\.Exit$`

func CallOtherQuiet() { CheckOther(io.EOF, func(int) {}) }

// An ExitError is a value.
type ExitError struct{ Code int }

func (e ExitError) Error() string { return fmt.Sprint(e.Code) }

func (e ExitError) Exit() { os.Exit(e.Code) } // want Exit:`^exit os\.Exit; never returns$`

func Return() error { return ExitError{3} }

func Main(m *testing.M) int { return m.Run() }
