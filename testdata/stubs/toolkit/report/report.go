// Package report has reports of types that others cannot name, whose fields have exported
// names: as decoders want them, or for no reason.
package report

import (
	"encoding/json"
	"fmt"
)

// A Report is shown, or not.
type Report interface{ Show() }

// New returns a report that shows nothing.
func New(title string) Report { return note(&plain{Title: title}) }

// NewVerbose returns one that is shown if so told.
func NewVerbose(verbose bool) Report { return note(&plain{Verbose: verbose}) }

var all []Report

func note(r Report) Report {
	all = append(all, r)
	return r
}

type plain struct {
	Title   string
	Verbose bool
}

func (r *plain) Show() {
	if r.Verbose {
		fmt.Println(r.Title)
	}
}

// Read returns a report that is shown if its data say so.
func Read(data []byte) (Report, error) {
	r := &decoded{}
	if err := json.Unmarshal(data, r); err != nil {
		return nil, err
	}
	return r, nil
}

type decoded struct {
	Title   string
	Verbose bool
}

func (r *decoded) Show() {
	if r.Verbose {
		fmt.Println(r.Title)
	}
}

// Default can be set although its type cannot be named.
var Default = &settable{}

type settable struct{ Verbose bool }

func (r *settable) Show() {
	if r.Verbose {
		fmt.Println("default")
	}
}

// A Page can be set by the name of what it has embedded.
type Page struct{ embedded }

type embedded struct{ Verbose bool }

// Report returns the report of a page.
func (p *Page) Report() Report { return &p.embedded }

func (r *embedded) Show() {
	if r.Verbose {
		fmt.Println("page")
	}
}
