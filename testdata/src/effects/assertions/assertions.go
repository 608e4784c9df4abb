// Package assertions passes writers and functions as values of other types.
package assertions

import (
	"bytes"
	"fmt"
	"io"
	"os"
)

func Any(v any) { // want Any:`^writes p0$`
	if w, ok := v.(io.Writer); ok {
		fmt.Fprintln(w, "x")
	}
}

func AnyOut() { Any(os.Stdout) } // want AnyOut:`^stdout os\.Stdout$`

func AnyErr() { Any(os.Stderr) }

func AnyInt() { Any(1) }

// Printed is formatted, not written to.
func Printed(v any) { fmt.Fprintln(os.Stderr, v) }

func PrintedOut() { Printed(os.Stdout) }

func File(v any) { // want File:`p0`
	f, ok := v.(*os.File)
	if ok {
		f.WriteString("x")
	}
}

func FileOut() { File(os.Stdout) } // want FileOut:`^stdout os\.Stdout$`

func FileErr() { File(os.Stderr) }

func Switch(v any) { // want Switch:`p0`
	switch v := v.(type) {
	case func():
		v()
	case io.Writer:
		fmt.Fprintln(v, "x")
	case fmt.Stringer:
		_ = v.String()
	default:
		_ = v
	}
}

func SwitchOut() { Switch(os.Stdout) } // want SwitchOut:`^stdout os\.Stdout$`

func SwitchErr() { Switch(os.Stderr) }

func SwitchFunc() { Switch(func() { fmt.Println("x") }) } // want SwitchFunc:`^stdout fmt\.Println$`

func SwitchFuncErr() { Switch(func() { fmt.Fprintln(os.Stderr, "x") }) }

// Other takes the buffer out; standard output is no buffer.
func Other(w io.Writer) string {
	if b, ok := w.(*bytes.Buffer); ok {
		b.WriteString("x")
		return b.String()
	}
	return ""
}

func OtherOut() string { return Other(os.Stdout) }

// A map of any, as contexts and registries have it.

func Registry() { // want Registry:`^stdout os\.Stdout$`
	m := map[string]any{"name": "x", "out": os.Stdout}
	fmt.Fprintln(m["out"].(io.Writer), "x")
}

func RegistryErr() {
	m := map[string]any{"name": "x", "out": os.Stderr}
	fmt.Fprintln(m["out"].(io.Writer), "x")
}

func Functions() { // want Functions:`^stdout fmt\.Println$`
	list := []any{1, func() { fmt.Println("x") }}
	for _, v := range list {
		if f, ok := v.(func()); ok {
			f()
		}
	}
}

func FunctionsErr() {
	list := []any{1, func() { fmt.Fprintln(os.Stderr, "x") }}
	for _, v := range list {
		if f, ok := v.(func()); ok {
			f()
		}
	}
}

// A wider and a narrower interface.

type syncer interface {
	io.Writer
	Sync() error
}

func Sync(w io.Writer) error { // want Sync:`p0`
	if s, ok := w.(syncer); ok {
		return s.Sync()
	}
	return nil
}

func SyncOut() error { return Sync(os.Stdout) }

func Narrow(s syncer) { var w io.Writer = s; fmt.Fprintln(w, "x") } // want Narrow:`^writes p0$`

func NarrowOut() { Narrow(os.Stdout) } // want NarrowOut:`^stdout os\.Stdout$`

func NarrowErr() { Narrow(os.Stderr) }

// An interface with more methods is asked for, as io.StringWriter.
func String(w io.Writer) { // want String:`p0`
	if sw, ok := w.(io.StringWriter); ok {
		sw.WriteString("x")
	}
}

func StringOut() { String(os.Stdout) } // want StringOut:`^stdout os\.Stdout$`

func StringErr() { String(os.Stderr) }

// Named function types are converted.

type printf func(string, ...any)

func (p printf) Line(s string) { p("%s\n", s) } // want Line:`^calls p0$`

func Converted() { // want Converted:`^stdout fmt\.Printf$`
	printf(func(format string, args ...any) { fmt.Printf(format, args...) }).Line("x")
}

func ConvertedErr() {
	printf(func(format string, args ...any) { fmt.Fprintf(os.Stderr, format, args...) }).Line("x")
}
