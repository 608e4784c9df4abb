package effects_test

// register is the head of programs whose start is the function run.
const register = `
func register(...func()) {}
func init() { register(run) } //registered
`

// reachPrograms are programs with what their starts reach, in the form of
// program.describe.
var reachPrograms = []struct{ name, text, want string }{
	{"the start itself", `
-- p/p.go --
package p
import "fmt"
` + register + `
func run() { fmt.Println() } //sink
`, `sink: | -> stdout fmt.Println@sink`},
	{"chain in the package", `
-- p/p.go --
package p
import "fmt"
` + register + `
func run() { show() } //run
func show() { show2() } //show
func show2() { fmt.Println() } //sink
func other() { fmt.Println() } //other
`, `sink: show@run show2@show | -> stdout fmt.Println@sink`},
	{"chain out of the package", `
-- lib/lib.go --
package lib
import "fmt"
func Show() { show() } //Show
func show() { fmt.Println() } //sink
-- p/p.go --
package p
import "lib"
` + register + `
func run() { show() } //run
func show() { lib.Show() } //call
`, `call: show@run | lib.Show@call show@Show -> stdout fmt.Println@sink`},
	{"chain through three packages", `
-- a/a.go --
package a
import "os"
func Exit() { os.Exit(1) } //sink
-- b/b.go --
package b
import "a"
type T struct{}
func (*T) Check() { a.Exit() } //check
-- p/p.go --
package p
import "b"
` + register + `
func run() { new(b.T).Check() } //call
`, `call: | b.T.Check@call a.Exit@check -> exit os.Exit@sink`},
	{"literal", `
-- p/p.go --
package p
import "fmt"
func register(...func()) {}
func init() {
	register(func() { //registered
		fmt.Println() //sink
	})
}
`, `sink: | -> stdout fmt.Println@sink`},
	{"literal that calls", `
-- p/p.go --
package p
import "fmt"
func register(...func()) {}
func init() {
	register(func() {
		show() //call
	})
}
func show() { fmt.Println() } //sink
`, `sink: show@call | -> stdout fmt.Println@sink`},
	{"callback of another package", `
-- lib/lib.go --
package lib
func Each(f func(int)) { each(f) } //Each
func each(f func(int)) { f(1) } //each
-- p/p.go --
package p
import ("fmt"; "lib")
` + register + `
func run() {
	lib.Each(func(int) { //call
		fmt.Println() //sink
	})
}
`, `sink: a function literal in run@call | -> stdout fmt.Println@sink`},
	{"callback that leads on", `
-- lib/lib.go --
package lib
import "fmt"
func Each(f func(int)) { f(1) } //each
func Show(n int) { fmt.Println(n) } //sink
-- p/p.go --
package p
import "lib"
` + register + `
func run() { lib.Each(lib.Show) } //call
`, `call: | lib.Each@call lib.Show@each -> stdout fmt.Println@sink`},
	{"mention handed to another package", `
-- lib/lib.go --
package lib
import ("fmt"; "io")
type P struct { w io.Writer }
func New(w io.Writer) *P { return &P{w} }
func (p *P) Line() { fmt.Fprintln(p.w) } //write
-- p/p.go --
package p
import ("lib"; "os")
` + register + `
func run() { line(lib.New(os.Stdout)) } //mention
func line(p *lib.P) { p.Line() } //call
`, `mention: | -> stdout os.Stdout@mention`},
	{"variable of another package", `
-- lib/lib.go --
package lib
import ("io"; "os")
var Out io.Writer = os.Stdout //mention
-- p/p.go --
package p
import ("fmt"; "lib")
` + register + `
func run() { fmt.Fprintln(lib.Out) } //sink
`, `sink: | -> stdout fmt.Fprintln@sink`},
	{"variable written to by another package", `
-- lib/lib.go --
package lib
import ("fmt"; "io"; "os")
var Out io.Writer = os.Stdout //mention
func Line() { fmt.Fprintln(Out) } //sink
-- p/p.go --
package p
import "lib"
` + register + `
func run() { lib.Line() } //call
`, `call: | lib.Line@call -> stdout fmt.Fprintln@sink`},
	{"variable handed to another package", `
-- lib/lib.go --
package lib
import ("fmt"; "io"; "os")
var Out io.Writer = os.Stdout //mention
func Line(w io.Writer) { fmt.Fprintln(w) } //write
-- p/p.go --
package p
import "lib"
` + register + `
func run() { lib.Line(lib.Out) } //call
`, `call: | lib.Line@call -> stdout fmt.Fprintln@write`},
	{"own variable, written to by a function that is handed it", `
-- p/p.go --
package p
import ("fmt"; "io"; "os")
` + register + `
var out io.Writer = os.Stdout //mention
func run() { line(out) } //call
func line(w io.Writer) { fmt.Fprintln(w) } //write
`, `write: | line@call -> stdout fmt.Fprintln@write`},
	{"two starts, one sink", `
-- p/p.go --
package p
import "fmt"
func register(...func()) {}
func init() { register(far, near) } //registered
func far() { middle() } //far
func middle() { show() } //middle
func near() { show() } //near
func show() { fmt.Println() } //sink
`, `sink: show@near | -> stdout fmt.Println@sink`},
	{"nearest first", `
-- p/p.go --
package p
import ("fmt"; "os")
` + register + `
func run() {
	deep() //run
	fmt.Println() //near
}
func deep() { deeper(len(os.Args)) } //deep
func deeper(n int) {
	if n > 1 {
		os.Exit(1) //far
	}
}
`, `near: | -> stdout fmt.Println@near
far: deep@run deeper@deep | -> exit os.Exit@far`},
	{"shortest of two ways", `
-- p/p.go --
package p
import "fmt"
` + register + `
func run() {
	long() //run
	show() //short
}
func long() { longer() } //long
func longer() { show() } //longer
func show() { fmt.Println() } //sink
`, `sink: show@short | -> stdout fmt.Println@sink`},
	{"shortest of two ways in another package", `
-- lib/lib.go --
package lib
import "fmt"
func Long() { longer() } //long
func longer() { Show() } //longer
func Show() { fmt.Println() } //sink
func Both() {
	Long() //both
	Show() //short
}
-- p/p.go --
package p
import "lib"
` + register + `
func run() { lib.Both() } //call
`, `call: | lib.Both@call Show@short -> stdout fmt.Println@sink`},
	{"deferred and in a goroutine", `
-- p/p.go --
package p
import "fmt"
` + register + `
func run() {
	defer done() //defer
	go func() { defer func() { recover() }(); fmt.Print() }() //go
}
func done() { fmt.Println() } //sink
`, `sink: done@defer | -> stdout fmt.Println@sink
go: a function literal in run@go | -> stdout fmt.Print@go`},
	{"recursion", `
-- p/p.go --
package p
import "fmt"
` + register + `
func run() { even(3) } //run
func even(n int) { odd(n-1) } //even
func odd(n int) {
	fmt.Println() //sink
	even(n-1) //odd
}
`, `sink: even@run odd@even | -> stdout fmt.Println@sink`},
	{"through an interface", `
-- lib/lib.go --
package lib
type Sink interface { Put() }
func Put(s Sink) { s.Put() } //put
-- p/p.go --
package p
import ("fmt"; "lib")
` + register + `
type screen struct{}
func (screen) Put() { fmt.Println() } //sink
func run() { lib.Put(screen{}) } //call
`, `sink: screen.Put@call | -> stdout fmt.Println@sink`},
	{"one line, two sinks", `
-- p/p.go --
package p
import ("fmt"; "os")
` + register + `
func run() { fmt.Println(); os.Exit(1) } //sink
`, `sink: | -> stdout fmt.Println@sink
sink: | -> exit os.Exit@sink`},
	{"accepted", `
-- p/p.go --
package p
import ("fmt"; "os")
` + register + `
func run() {
	fmt.Println() //envvet:ignore stdoutwrite shown on purpose
	os.Exit(1) //sink
}
`, `sink: | -> exit os.Exit@sink`},
	{"accepted in another package", `
-- lib/lib.go --
package lib
import "fmt"
//envvet:ignore stdoutwrite shown on purpose
func Show() { fmt.Println() }
-- p/p.go --
package p
import "lib"
` + register + `
func run() { lib.Show() }
`, ``},
	{"captured from where it is registered", `
-- p/p.go --
package p
import ("fmt"; "os")
func register(...func()) {}
func main() {
	w := os.Stdout //mention
	register(func() {
		fmt.Fprintln(w) //write
	})
}
`, `write: | -> injected stdout fmt.Fprintln@write`},
	{"nothing", `
-- p/p.go --
package p
import ("fmt"; "os")
func register(...func()) {}
func init() { register(nil, (func())(nil), run) }
func run() { fmt.Fprintln(os.Stderr); println() }
`, ``},
	{"variable that holds the start", `
-- p/p.go --
package p
import "fmt"
func register(...func()) {}
var start = func() { fmt.Println() } //sink
func main() { register(start) }
`, `sink: | -> stdout fmt.Println@sink`},
	{"start made by a function", `
-- p/p.go --
package p
import "fmt"
func register(...func()) {}
func newStart(name string) func() {
	return func() { fmt.Println(name) } //sink
}
func main() { register(newStart("x")) } //registered
`, `sink: | -> stdout fmt.Println@sink`},
	{"start wrapped by a function of another package", `
-- lib/lib.go --
package lib
func Wrap(f func() error) func() {
	return func() {
		if err := f(); err != nil { //wrapped
			panic(err)
		}
	}
}
-- p/p.go --
package p
import ("fmt"; "lib")
func register(...func()) {}
func run() error {
	fmt.Println() //sink
	return nil
}
func main() { register(lib.Wrap(run)) } //registered
`, `sink: | -> stdout fmt.Println@sink`},
	{"generic", `
-- p/p.go --
package p
import "fmt"
` + register + `
func run() { show(1) } //run
func show[T any](v T) { print(v) } //show
func print[T any](v T) { fmt.Println(v) } //sink
`, `sink: show@run print@show | -> stdout fmt.Println@sink`},
	{"method value", `
-- p/p.go --
package p
import "fmt"
func register(...func()) {}
type T struct{}
func init() { register(new(T).run) } //registered
func (*T) run() { show() } //run
func show() { fmt.Println() } //sink
`, `sink: show@run | -> stdout fmt.Println@sink`},
	{"method value handed on", `
-- lib/lib.go --
package lib
func Each(f func()) { f() } //each
-- p/p.go --
package p
import ("fmt"; "lib")
` + register + `
type T struct{}
func run() { lib.Each(new(T).tell) } //there
func (*T) tell() { fmt.Println() } //tell
`, `tell: T.tell@there | -> stdout fmt.Println@tell`},
}
