// Package server does what its configuration says. // want package:`init Config\.Announce set by [^;]*server#Announce; DebugConfig\.Foreground set by [^;]*server#Foreground; Config\.Announce set by [^;]*server\.Loud}$`
package server

import (
	"encoding/json"
	"fmt"
	"os"

	"github.com/envvet/envvet/testdata/src/effects/literals/base"
)

type Config struct {
	Announce bool
	Level    int
	Debug    DebugConfig
	quiet    bool
}

type DebugConfig struct{ Foreground bool }

func New(c *Config) { // want New:`^stdout fmt\.Println; leaves p0 alone$`
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
func NewAt(c *Config, level int) { New(c) } // want NewAt:`^stdout fmt\.Println; leaves p0 alone$`

func Loud() { NewAt(&Config{Announce: true}, 1) } // want Loud:`^stdout fmt\.Println$`

func Silent() { NewAt(&Config{}, 1) }

// Settle changes what it was given.
func Settle(c *Config) { // want Settle:`^stdout fmt\.Println; sets quiet of p0 only$`
	c.quiet = c.Level == 0
	if !c.quiet {
		fmt.Println("x")
	}
}

func SettleSilent() { Settle(&Config{quiet: true}) } // want SettleSilent:`^stdout fmt\.Println$`

// Base is told what it does by another package.
func Base(c *base.Config) { // want Base:`^stdout fmt\.Println$`
	c.Load()
	if c.Loud {
		fmt.Println("x")
	}
}

func BaseSet() { Base(&base.Config{}) } // want BaseSet:`^stdout fmt\.Println$`

func BaseOnly(c *base.Config) { // want BaseOnly:`^stdout fmt\.Println$`
	if c.Loud {
		fmt.Println("x")
	}
}

// Keep keeps what it was given, and changes it there.
func Keep(c *base.Config) { // want Keep:`^stdout fmt\.Println$`
	s := &server{c}
	s.c.Load()
	if c.Loud {
		fmt.Println("x")
	}
}

type server struct{ c *base.Config }

func Kept() { Keep(&base.Config{}) } // want Kept:`^stdout fmt\.Println$`

// Again is made quiet, and loud again.
func Again(o Part) { // want Again:`^stdout fmt\.Println$`
	p := Part{loud: false}
	p = o
	p.Print()
}

// Decode is told what it does by data.
func Decode(c *Config, data []byte) { // want Decode:`^stdout fmt\.Println$`
	json.Unmarshal(data, c)
	if c.Announce {
		fmt.Println("x")
	}
}

func Decoded(data []byte) { Decode(&Config{}, data) } // want Decoded:`^stdout fmt\.Println$`

// LoadNew has another package set it in between.
func LoadNew(c *base.Config) { // want LoadNew:`^stdout fmt\.Println$`
	c.Load()
	BaseOnly(c)
}

func LoadedNew() { LoadNew(&base.Config{}) } // want LoadedNew:`^stdout fmt\.Println$`

// Part is put in place of another as a whole.
type Part struct{ loud bool }

func NewPart(loud bool) *Part { return &Part{loud} } // want NewPart:`^r0.loud is p0$`

func (p *Part) Print() { // want Print:`^stdout fmt\.Println; leaves p0 alone$`
	if p.loud {
		fmt.Println("x")
	}
}

func (p *Part) Replace(q Part) { *p = q }

func PrintPart() { (&Part{}).Print() }

func PrintReplaced(q Part) { // want PrintReplaced:`^stdout fmt\.Println$`
	p := &Part{}
	p.Replace(q)
	p.Print()
}

func BaseSilent() { BaseOnly(&base.Config{}) }

// A Logger is one that tells what it does, or not.
type Logger interface{ Info(string) }

type printer struct{ verbose bool }

func (p printer) Info(s string) { // want Info:`^stdout fmt\.Println$`
	if p.verbose {
		fmt.Println(s)
	}
}

func Quiet() Logger { return printer{false} } // want Quiet:`^r0 is not nil$`

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
