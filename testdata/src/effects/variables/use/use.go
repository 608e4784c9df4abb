// Package use writes to the variables of another package. // want package:`is told where it writes`
package use

import (
	"fmt"
	"io"

	"github.com/envvet/envvet/testdata/src/effects/variables/out"
)

func Line() { fmt.Fprintln(out.Stdout, "x") } // want Line:`^stdout fmt\.Fprintln$`

func LineErr() { fmt.Fprintln(out.Stderr, "x") }

func LineFile() { out.File.WriteString("x") } // want LineFile:`^stdout os\.File\.WriteString$`

func AskFile() string { return out.File.Name() }

func LineDefault() { fmt.Fprintln(out.Default, "x") } // want LineDefault:`^stdout fmt\.Fprintln$`

func LineUnset() { fmt.Fprintln(out.Unset, "x") }

func Printf() { out.Printf("%d", 1) } // want Printf:`^stdout `

func Sprintf() string { return out.Sprintf("%d", 1) }

func Fatal() { out.Fatal(1) } // want Fatal:`^exit `

func StreamsOut() { fmt.Fprintln(out.Streams.Out, "x") } // want StreamsOut:`^stdout fmt\.Fprintln$`

func StreamsErr() { fmt.Fprintln(out.Streams.Err, "x") }

func Console() { out.Console.Line("x") } // want Console:`^stdout fmt\.Fprintln; has github\.com/envvet/envvet/testdata/src/effects/variables/out write by out\.Printer\.Line$`

func ErrConsole() { out.ErrConsole.Line("x") } // want ErrConsole:`^has github\.com/envvet/envvet/testdata/src/effects/variables/out write by out\.Printer\.Line$`

func ByName(name string) { out.ByName[name]("x") } // want ByName:`^stdout fmt\.Println$`

func Say() { out.Say("x") } // want Say:`^stdout fmt\.Fprintln; has github\.com/envvet/envvet/testdata/src/effects/variables/out write by out\.Say; has github\.com/envvet/envvet/testdata/src/effects/variables/out#Stdout write by out\.Say$`

func SayErr() { out.SayErr("x") } // want SayErr:`^has github\.com/envvet/envvet/testdata/src/effects/variables/out write by out\.SayErr; has github\.com/envvet/envvet/testdata/src/effects/variables/out#Stderr write by out\.SayErr$`

// Alias is a copy of the variable.
var Alias = out.Stdout // want Alias:`^holds stdout`

var AliasErr = out.Stderr

func LineAlias() { fmt.Fprintln(Alias, "x") } // want LineAlias:`^stdout fmt\.Fprintln$`

func LineAliasErr() { fmt.Fprintln(AliasErr, "x") }

// Returned hands the other package's writer on.
func Returned() io.Writer { return out.Stdout } // want Returned:`^r0 = stdout`

func LineReturned() { fmt.Fprintln(Returned(), "x") } // want LineReturned:`^stdout fmt\.Fprintln$`

// Local hides the package's variable.
func Local() {
	Stdout := out.Stderr
	fmt.Fprintln(Stdout, "x")
}
