// Package lib prints where it is told to, in several ways. // want package:`init set by \(\*[^ ]*/lib\.Parser\)\.SetTrace; trace set by \(\*[^ ]*/lib\.Parser\)\.SetTrace; set by [^ ]*/lib\.Debug; Debug set by [^ ]*/lib\.Debug; set by [^ ]*/lib\.InitFlags; toFile set by [^ ]*/lib\.InitFlags; set by [^ ]*/lib\.Mention; toFile set by [^ ]*/lib\.Mention; set by [^ ]*/lib\.Trace; trace set by [^ ]*/lib\.Trace; set by [^ ]*/lib\.WithStats; stats set by [^ ]*/lib\.WithStats}$`
package lib

import (
	"flag"
	"fmt"
	"os"
)

var Debug bool

// Unused decides nothing.
var Unused bool

type Parser struct{ trace, stats, toFile, began bool }

var std Parser

var flags flag.FlagSet

func init() { flags.BoolVar(&std.toFile, "file", false, "write to a file") }

func InitFlags() { flags.VisitAll(func(f *flag.Flag) { flag.Var(f.Value, f.Name, f.Usage) }) }

func Mention() bool { return flags.Parsed() }

func (p *Parser) SetTrace(on bool) { p.trace = on }

func WithStats(on bool) func(*Parser) { return func(p *Parser) { p.stats = on } }

func SetUnused(on bool) { Unused = on }

func Parse() { // want Parse:`^stdout fmt\.Println$`
	if Debug || std.trace || std.stats {
		fmt.Println("x")
	}
	if !std.toFile {
		return
	}
	fmt.Println("y")
}

// quiet is what the environment says.
var quiet bool

func init() {
	if os.Getenv("QUIET") != "" {
		quiet = true
	}
}

func Say() { // want Say:`^stdout fmt\.Println$`
	if !quiet {
		fmt.Println("x")
	}
}

// Trace is set by a function that is not exported, which this calls.
func Trace(p *Parser) { p.setBegan(); set(p, true) }

func set(p *Parser, on bool) { p.SetTrace(on) }

func (p *Parser) setBegan() { p.began = true }

func Begin() { // want Begin:`^stdout fmt\.Println$`
	if std.began {
		fmt.Println("again")
	}
	std.began = true
}
