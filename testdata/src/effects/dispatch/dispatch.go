// Package dispatch calls methods of interface values.
package dispatch

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"strings"
)

type Reporter interface {
	Report(string)
	Close() error
}

type Console struct{}

func (Console) Report(s string) { fmt.Println(s) } // want Report:`^stdout fmt\.Println$`

func (Console) Close() error { return nil } // want Close:`^r0 is nil$`

type File struct{ w io.Writer }

func (f *File) Report(s string) { fmt.Fprintln(f.w, s) } // want Report:`^writes p0\.w$`

func (f *File) Close() error { return nil } // want Close:`^r0 is nil$`

type Silent struct{}

func (Silent) Report(string) {}

func (Silent) Close() error { return nil } // want Close:`^r0 is nil$`

func Show(r Reporter) { r.Report("x") } // want Show:`^calls p0\.Report$`

func ShowConsole() { Show(Console{}) } // want ShowConsole:`^stdout fmt\.Println$`

func ShowConsolePointer() { Show(&Console{}) } // want ShowConsolePointer:`^stdout fmt\.Println$`

func ShowFile() { Show(&File{os.Stdout}) } // want ShowFile:`^stdout os\.Stdout$`

func ShowStderr() { Show(&File{os.Stderr}) }

func ShowSilent() { Show(Silent{}) }

// CloseConsole calls the method that does not write.
func CloseConsole() error {
	var r Reporter = Console{}
	return r.Close()
}

// Pick returns one of two.
func Pick(loud bool) Reporter { // want Pick:`Report\(stdout fmt\.Println\)`
	if loud {
		return Console{}
	}
	return Silent{}
}

func ShowPicked(loud bool) { Show(Pick(loud)) } // want ShowPicked:`^stdout fmt\.Println$`

func pickQuiet(file bool) Reporter {
	if file {
		return &File{os.Stderr}
	}
	return Silent{}
}

func ShowPickedQuiet(file bool) { Show(pickQuiet(file)) }

// A set of reporters, in a slice and by name.

func ShowAll() { // want ShowAll:`^stdout fmt\.Println$`
	for _, r := range []Reporter{Silent{}, Console{}} {
		r.Report("x")
	}
}

func ShowAllQuiet() {
	for _, r := range []Reporter{Silent{}, &File{new(bytes.Buffer)}} {
		r.Report("x")
	}
}

var byName = map[string]Reporter{"console": Console{}, "silent": Silent{}}

func ShowNamed(name string) { byName[name].Report("x") } // want ShowNamed:`^stdout fmt\.Println$`

var quietByName = map[string]Reporter{"silent": Silent{}, "file": &File{os.Stderr}}

func ShowQuietNamed(name string) { quietByName[name].Report("x") }

// A Tee holds other reporters.
type Tee struct{ to []Reporter }

func (t Tee) Report(s string) { // want Report:`^calls p0\.to\.\[\]\.Report$`
	for _, r := range t.to {
		r.Report(s)
	}
}

func (t Tee) Close() error { return nil } // want Close:`^r0 is nil$`

func ShowTee() { Show(Tee{[]Reporter{Silent{}, Console{}}}) } // want ShowTee:`^stdout fmt\.Println$`

func ShowTeeQuiet() { Show(Tee{[]Reporter{Silent{}, Silent{}}}) }

// A Prefix embeds the interface and has one method of its own.
type Prefix struct {
	Reporter
	text string
}

func (p Prefix) Report(s string) { p.Reporter.Report(p.text + s) } // want Report:`^calls p0\.Reporter\.Report$`

func ShowPrefix() { Show(Prefix{Console{}, "> "}) } // want ShowPrefix:`^stdout fmt\.Println$`

func ShowPrefixQuiet() { Show(Prefix{Silent{}, "> "}) }

// A Mute embeds it and overrides the method that writes.
type Mute struct{ Reporter }

func (Mute) Report(string) {}

func ShowMute() { Show(Mute{Console{}}) }

// Whole leaves every method to what it embeds.
type Whole struct{ Reporter }

func ShowWhole() { Show(Whole{Console{}}) } // want ShowWhole:`^stdout fmt\.Println$`

func ShowWholeQuiet() { Show(Whole{Silent{}}) }

// Writers of the program's own.

type upper struct{ w io.Writer }

func (u upper) Write(p []byte) (int, error) { return u.w.Write(bytes.ToUpper(p)) } // want Write:`p0\.w`

func Upper() { fmt.Fprintln(upper{os.Stdout}, "x") } // want Upper:`^stdout os\.Stdout$`

func UpperErr() { fmt.Fprintln(upper{os.Stderr}, "x") }

func UpperUpper() { fmt.Fprintln(upper{&upper{os.Stdout}}, "x") } // want UpperUpper:`^stdout os\.Stdout$`

func UpperUpperErr() { fmt.Fprintln(upper{&upper{os.Stderr}}, "x") }

type screen struct{}

func (screen) Write(p []byte) (int, error) { return fmt.Print(string(p)) } // want Write:`^stdout fmt\.Print$`

func Screen() { fmt.Fprintln(screen{}, "x") } // want Screen:`^stdout fmt\.Print$`

type count struct{ n int }

func (c *count) Write(p []byte) (int, error) { // want Write:`^r1 is nil$`
	c.n += len(p)
	return len(p), nil
}

func Count() int {
	var c count
	fmt.Fprintln(&c, "x")
	return c.n
}

// Readers that write as they are read.

type progress struct{ io.Reader }

func (p progress) Read(b []byte) (int, error) { // want Read:`stdout fmt\.Print`
	fmt.Print(".")
	return p.Reader.Read(b)
}

func ReadLoud(s string) { io.ReadAll(progress{strings.NewReader(s)}) } // want ReadLoud:`^stdout fmt\.Print$`

func CopyLoud(s string) { io.Copy(io.Discard, progress{strings.NewReader(s)}) } // want CopyLoud:`^stdout fmt\.Print$`

func ReadQuiet(s string) { io.ReadAll(strings.NewReader(s)) }

// Function types with methods, as http.HandlerFunc.

type ReportFunc func(string)

func (f ReportFunc) Report(s string) { f(s) } // want Report:`^calls p0$`

func (f ReportFunc) Close() error { return nil } // want Close:`^r0 is nil$`

func ShowFunc() { Show(ReportFunc(func(s string) { fmt.Println(s) })) } // want ShowFunc:`^stdout fmt\.Println$`

func ShowFuncQuiet() { Show(ReportFunc(func(s string) { fmt.Fprintln(os.Stderr, s) })) }

// An interface value that comes in is the caller's.

type Service struct{ r Reporter }

func NewService(r Reporter) *Service { return &Service{r} } // want NewService:`^r0 = \{r: p0\}; r0 is not nil$`

func (s *Service) Serve() { s.r.Report("x") } // want Serve:`^calls p0\.r\.Report$`

func Serve() { NewService(Console{}).Serve() } // want Serve:`^stdout fmt\.Println$`

func ServeQuiet() { NewService(Silent{}).Serve() }
