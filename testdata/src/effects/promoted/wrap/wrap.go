// Package wrap embeds loggers of another package.
package wrap

import (
	"io"
	"log"
	"os"

	"github.com/envvet/envvet/testdata/src/effects/promoted/logger"
)

// A Logger is what the others here are seen as.
type Logger interface {
	Print(string)
	With(string) logger.Printer
}

type embedder struct{ logger.Printer }

func Loud() Logger { return embedder{&logger.Loud{}} } // want Loud:`.*`

func Quiet() Logger { return embedder{logger.Quiet{}} } // want Quiet:`.*`

func Deep() Logger { return &outer{embedder: embedder{&logger.Loud{}}} } // want Deep:`.*`

type outer struct {
	name string
	embedder
}

type pointer struct{ *logger.To }

func To(w io.Writer) Logger { return pointer{&logger.To{Out: w}} } // want To:`.*`

func AtLevel(n int) Logger { return pointer{&logger.To{Out: os.Stderr, Level: n}} } // want AtLevel:`.*`

type value struct{ logger.To }

func Value(w io.Writer) Logger { return &value{logger.To{Out: w}} } // want Value:`.*`

// A Line is what package log has.
type Line interface{ Println(...any) }

type std struct{ *log.Logger }

func Std(w io.Writer) Line { return std{log.New(w, "", 0)} } // want Std:`.*`
