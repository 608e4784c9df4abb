// Package initial sends the standard logger to standard output for the whole program. // want package:`\$log\.std\.w = stdout`
package initial

import (
	"log"
	"log/slog"
	"os"
)

func init() { log.SetOutput(os.Stdout) }

func Print() { log.Print("x") } // want Print:`^stdout log\.Print; `

// Info ends up in package log as long as nobody sets another default.
func Info() { slog.Info("x") } // want Info:`^stdout slog\.Info; `

func Own() { log.New(os.Stderr, "", 0).Print("x") }
