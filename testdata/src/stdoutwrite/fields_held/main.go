// Command fields_held has handlers ask scanners of another package that are in fields and
// variables of this one, which puts nothing else there.
package main

import (
	"encoding/json"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/fields_held/scan"
)

func main() {
	root := &cobra.Command{Use: "scan"}
	root.AddCommand(quiet(), levels(), made(), captured(), shared(), traced(), twice(), given(&scan.Scanner{Quiet: true}))
	root.AddCommand(loud(), either(), later(), woken(), registered(), returned(), decoded(), borrowed(), embedded(), reset(), flagged(), rounds(), converted(), kept())
	root.Execute()
}

// What nothing sets, and what is set to keep it quiet.
type app struct{ scanner *scan.Scanner }

func quiet() *cobra.Command {
	a := &app{scanner: &scan.Scanner{Quiet: true}}
	return &cobra.Command{Use: "quiet", RunE: a.run}
}

func (a *app) run(cmd *cobra.Command, args []string) error {
	cmd.PrintErrln(a.scanner.Echoing(args[0]), a.scanner.Scan(args[0]), a.scanner.At(args[0]), a.scanner.Traced(args[0]))
	return a.again(args)
}

func (a *app) again(args []string) error {
	scanBy(a.scanner, args)
	return nil
}

func scanBy(s *scan.Scanner, args []string) {
	for _, name := range args {
		s.Scan(name)
	}
}

// A level is as good.
type levelled struct{ scanner *scan.Scanner }

func levels() *cobra.Command {
	l := &levelled{}
	l.scanner = &scan.Scanner{Level: scan.Silent}
	return &cobra.Command{Use: "levels", RunE: func(cmd *cobra.Command, args []string) error {
		s := l.scanner
		s.At(args[0])
		return nil
	}}
}

// A function of the other package makes it.
type maker struct{ scanner *scan.Scanner }

func made() *cobra.Command {
	m := maker{scan.New()}
	return &cobra.Command{Use: "made", RunE: func(cmd *cobra.Command, args []string) error {
		m.scanner.Scan(args[0])
		m.scanner.Traced(args[0])
		return nil
	}}
}

// A variable that the literal captures.
func captured() *cobra.Command {
	s := &scan.Scanner{Quiet: true}
	return &cobra.Command{Use: "captured", RunE: func(cmd *cobra.Command, args []string) error {
		s.Scan(args[0])
		s.Echoing(args[0])
		return nil
	}}
}

// A variable of the package.
var common = &scan.Scanner{Quiet: true}

func shared() *cobra.Command {
	return &cobra.Command{Use: "shared", RunE: func(cmd *cobra.Command, args []string) error {
		common.Scan(args[0])
		return nil
	}}
}

// An option says so.
type tracer struct{ scanner *scan.Scanner }

func traced() *cobra.Command {
	t := &tracer{scan.New(scan.Trace())}
	return &cobra.Command{Use: "traced", RunE: func(cmd *cobra.Command, args []string) error {
		t.scanner.Scan(args[0])
		t.scanner.Traced(args[0]) // want `^call of scan\.Scanner\.Traced in handler "traced" writes to stdout `
		return nil
	}}
}

// Of what the handler makes itself, methods leave alone what they do not set.
func twice() *cobra.Command {
	return &cobra.Command{Use: "twice", RunE: func(cmd *cobra.Command, args []string) error {
		s := &scan.Scanner{Quiet: true}
		s.Scan(args[0])
		s.Scan(args[1])
		s.Wake()
		s.Scan(args[2]) // want `^call of scan\.Scanner\.Scan in handler "twice" writes to stdout `
		return nil
	}}
}

// Who calls the function gives it one.
type holder struct{ scanner *scan.Scanner }

func given(s *scan.Scanner) *cobra.Command {
	h := &holder{s}
	return &cobra.Command{Use: "given", RunE: func(cmd *cobra.Command, args []string) error {
		h.scanner.Scan(args[0])
		h.scanner.At(args[0])
		return nil
	}}
}

// What is set so that it prints.
type speaker struct{ scanner *scan.Scanner }

func loud() *cobra.Command {
	s := &speaker{scanner: &scan.Scanner{Echo: true, Level: scan.Loud}}
	return &cobra.Command{Use: "loud", RunE: func(cmd *cobra.Command, args []string) error {
		s.scanner.Echoing(args[0]) // want `^call of scan\.Scanner\.Echoing in handler "loud" writes to stdout `
		s.scanner.Scan(args[0])    // want `^call of scan\.Scanner\.Scan in handler "loud" writes to stdout `
		s.scanner.At(args[0])      // want `^call of scan\.Scanner\.At in handler "loud" writes to stdout `
		return nil
	}}
}

// One of two prints.
type pair struct{ scanner *scan.Scanner }

func either() *cobra.Command {
	p := &pair{&scan.Scanner{Quiet: true}}
	if p.scanner.Files == 0 {
		p.scanner = &scan.Scanner{}
	}
	return &cobra.Command{Use: "either", RunE: func(cmd *cobra.Command, args []string) error {
		p.scanner.Scan(args[0]) // want `^call of scan\.Scanner\.Scan in handler "either" writes to stdout `
		return nil
	}}
}

// It is set once it is there.
type late struct{ scanner *scan.Scanner }

func later() *cobra.Command {
	s := &scan.Scanner{Quiet: true}
	l := &late{s}
	s.Quiet = l.scanner.Files > 0
	return &cobra.Command{Use: "later", RunE: func(cmd *cobra.Command, args []string) error {
		l.scanner.Scan(args[0]) // want `^call of scan\.Scanner\.Scan in handler "later" writes to stdout `
		return nil
	}}
}

// A method of it sets it.
type waker struct{ scanner *scan.Scanner }

func woken() *cobra.Command {
	w := &waker{&scan.Scanner{Quiet: true}}
	return &cobra.Command{Use: "woken", RunE: func(cmd *cobra.Command, args []string) error {
		w.scanner.Scan(args[0]) // want `^call of scan\.Scanner\.Scan in handler "woken" writes to stdout `
		w.scanner.Wake()
		return nil
	}}
}

// The other package keeps it.
type known struct{ scanner *scan.Scanner }

func registered() *cobra.Command {
	k := &known{&scan.Scanner{Quiet: true}}
	k.scanner.Register()
	return &cobra.Command{Use: "registered", RunE: func(cmd *cobra.Command, args []string) error {
		scan.WakeAll()
		k.scanner.Scan(args[0]) // want `^call of scan\.Scanner\.Scan in handler "registered" writes to stdout `
		return nil
	}}
}

// A method of it returns it.
type fluent struct{ scanner *scan.Scanner }

func returned() *cobra.Command {
	f := &fluent{&scan.Scanner{Quiet: true}}
	f.scanner.Self().Quiet = false
	return &cobra.Command{Use: "returned", RunE: func(cmd *cobra.Command, args []string) error {
		f.scanner.Scan(args[0]) // want `^call of scan\.Scanner\.Scan in handler "returned" writes to stdout `
		return nil
	}}
}

// A decoder fills it in.
type decoder struct{ scanner *scan.Scanner }

func decoded() *cobra.Command {
	d := &decoder{&scan.Scanner{Quiet: true}}
	return &cobra.Command{Use: "decoded", RunE: func(cmd *cobra.Command, args []string) error {
		if err := json.Unmarshal([]byte(args[0]), d.scanner); err != nil {
			return err
		}
		d.scanner.Scan(args[0]) // want `^call of scan\.Scanner\.Scan in handler "decoded" writes to stdout `
		return nil
	}}
}

// It is everybody's.
type borrower struct{ scanner *scan.Scanner }

func borrowed() *cobra.Command {
	b := &borrower{scan.Default}
	return &cobra.Command{Use: "borrowed", RunE: func(cmd *cobra.Command, args []string) error {
		b.scanner.Scan(args[0]) // want `^call of scan\.Scanner\.Scan in handler "borrowed" writes to stdout `
		return nil
	}}
}

// Whoever has the whole sets what is embedded.
type wrapper struct{ *scan.Scanner }

func embedded() *cobra.Command {
	w := &wrapper{&scan.Scanner{Quiet: true}}
	w.Quiet = w.Files > 0
	return &cobra.Command{Use: "embedded", RunE: func(cmd *cobra.Command, args []string) error {
		w.Scan(args[0]) // want `^call of scan\.Scanner\.Scan in handler "embedded" writes to stdout `
		return nil
	}}
}

// Another one is put in its place.
type resetter struct{ scanner *scan.Scanner }

func reset() *cobra.Command {
	r := &resetter{&scan.Scanner{Quiet: true}}
	return &cobra.Command{Use: "reset", RunE: func(cmd *cobra.Command, args []string) error {
		r.scanner.Scan(args[0]) // want `^call of scan\.Scanner\.Scan in handler "reset" writes to stdout `
		*r.scanner = scan.Scanner{}
		return nil
	}}
}

// A flag sets it.
type flags struct{ scanner *scan.Scanner }

func flagged() *cobra.Command {
	f := &flags{&scan.Scanner{Quiet: true}}
	c := &cobra.Command{Use: "flagged", RunE: func(cmd *cobra.Command, args []string) error {
		f.scanner.Scan(args[0]) // want `^call of scan\.Scanner\.Scan in handler "flagged" writes to stdout `
		return nil
	}}
	c.Flags().BoolVar(&f.scanner.Quiet, "quiet", true, "print nothing")
	return c
}

// It is loud for a while in each round.
type round struct{ scanner *scan.Scanner }

func rounds() *cobra.Command {
	r := &round{}
	s := &scan.Scanner{}
	for range 2 {
		s.Quiet = false
		if r.scanner != nil {
			go r.scanner.Scan("round")
		}
		s.Quiet = true
		r.scanner = s
	}
	return &cobra.Command{Use: "rounds", RunE: func(cmd *cobra.Command, args []string) error {
		r.scanner.Scan(args[0]) // want `^call of scan\.Scanner\.Scan in handler "rounds" writes to stdout `
		return nil
	}}
}

// It is set by another name of the field.
type public struct{ scanner *scan.Scanner }

type private struct{ scanner *scan.Scanner }

func converted() *cobra.Command {
	p := &private{&scan.Scanner{Quiet: true}}
	(*public)(p).scanner.Quiet = false
	return &cobra.Command{Use: "converted", RunE: func(cmd *cobra.Command, args []string) error {
		p.scanner.Scan(args[0]) // want `^call of scan\.Scanner\.Scan in handler "converted" writes to stdout `
		return nil
	}}
}

// A list has it as well.
type member struct{ scanner *scan.Scanner }

func kept() *cobra.Command {
	m := &member{&scan.Scanner{Quiet: true}}
	all := []*scan.Scanner{m.scanner}
	return &cobra.Command{Use: "kept", RunE: func(cmd *cobra.Command, args []string) error {
		for _, s := range all {
			s.Wake()
		}
		m.scanner.Scan(args[0]) // want `^call of scan\.Scanner\.Scan in handler "kept" writes to stdout `
		return nil
	}}
}
