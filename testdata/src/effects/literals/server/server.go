// Package server does what its configuration says.
package server

import (
	"fmt"
	"os"
)

type Config struct {
	Announce bool
	Level    int
	Debug    DebugConfig
	quiet    bool
}

type DebugConfig struct{ Foreground bool }

func New(c *Config) { // want New:`^stdout fmt\.Println$`
	if c.Announce {
		fmt.Println("listening")
	}
}

func ByValue(c Config) { // want ByValue:`^stdout fmt\.Println$`
	if c.Debug.Foreground && c.Level > 2 {
		fmt.Println("listening")
	}
}

// NewAt asks another function of the package.
func NewAt(c *Config, level int) { New(c) } // want NewAt:`^stdout fmt\.Println$`

func Loud() { NewAt(&Config{Announce: true}, 1) } // want Loud:`^stdout fmt\.Println$`

func Silent() { NewAt(&Config{}, 1) }

// Settle changes what it was given.
func Settle(c *Config) { // want Settle:`^stdout fmt\.Println$`
	c.quiet = c.Level == 0
	if !c.quiet {
		fmt.Println("x")
	}
}

func SettleSilent() { Settle(&Config{quiet: true}) } // want SettleSilent:`^stdout fmt\.Println$`

// A Logger is one that tells what it does, or not.
type Logger interface{ Info(string) }

type printer struct{ verbose bool }

func (p printer) Info(s string) { // want Info:`^stdout fmt\.Println$`
	if p.verbose {
		fmt.Println(s)
	}
}

func Quiet() Logger { return printer{false} }

func Verbose() Logger { return printer{true} } // want Verbose:`.*`

func LogQuiet() { Quiet().Info("x") }

func LogVerbose() { Verbose().Info("x") } // want LogVerbose:`^stdout fmt\.Println$`

type job struct {
	log   Logger
	fatal bool
}

func (j *job) run() {
	j.log.Info("x")
	if j.fatal {
		os.Exit(1)
	}
}

func Run() { (&job{log: Quiet()}).run() }

func RunFatal() { (&job{log: Quiet(), fatal: true}).run() } // want RunFatal:`^exit os\.Exit$`
