// Package runners does what fields of a value that is kept, and what is computed of
// them, say.
package runners

import (
	"encoding/json"
	"fmt"
	"log"
	"os"
)

type action int

const (
	create action = iota + 1
	run
)

type runner struct {
	action action
	detach bool
	tty    bool
	steps  []string
	all    *[]*runner
}

func start(a action, detach bool) {
	r := &runner{action: a, detach: detach}
	r.run()
}

// run hands the runner on before it asks for what was put there when it was made.
func (r *runner) run() {
	r.prepare()
	detach := r.detach || r.action == create
	r.setup(detach)
}

func (r *runner) prepare() {
	r.steps = append(r.steps, "prepare")
	*r.all = append(*r.all, r)
}

func (r *runner) setup(detach bool) {
	if detach {
		return
	}
	fmt.Println("attached")
}

func Create() { start(create, false) }

func Detached() { start(run, true) }

func Run() { start(run, false) } // want Run:`^stdout fmt\.Println$`

// resize changes a field after it was made, so that it says nothing.
func (r *runner) resize() { r.tty = true }

func (r *runner) draw() {
	if r.tty {
		fmt.Println("drawn")
	}
}

func Draw() { // want Draw:`^stdout fmt\.Println$`
	r := &runner{}
	r.resize()
	r.draw()
}

// Options has exported fields, which whoever has it may set.
type Options struct {
	Announce bool
	Quiet    bool
}

type server struct{ options *Options }

// Serve asks before anybody else has the options.
func Serve(o *Options) *server { // want Serve:`.*stdout fmt\.Println.*`
	if o.Announce {
		fmt.Println("serving")
	}
	return &server{o}
}

func ServeSilent() { Serve(&Options{}) }

func ServeAnnounced() { Serve(&Options{Announce: true}) } // want ServeAnnounced:`^stdout fmt\.Println$`

// ServeTwo has two names for what may be the same.
func ServeTwo(o, loud *Options) { // want ServeTwo:`^stdout fmt\.Println; leaves p0 alone; sets Announce of p1 only$`
	loud.Announce = true
	if o.Announce {
		fmt.Println("serving")
	}
}

func ServeSame() { // want ServeSame:`^stdout fmt\.Println$`
	o := &Options{}
	ServeTwo(o, o)
}

func ServeOther() { ServeTwo(&Options{}, &Options{}) }

// ServeWhole sets all of what is handed over.
func ServeWhole(o *Options) { // want ServeWhole:`^stdout fmt\.Println$`
	*o = Options{Announce: !o.Quiet}
	if o.Announce {
		fmt.Println("serving")
	}
}

func ServedWhole() { ServeWhole(&Options{}) } // want ServedWhole:`^stdout fmt\.Println$`

// ServeLater asks when others may have set them.
func ServeLater(o *Options, data []byte) { // want ServeLater:`^stdout fmt\.Println$`
	json.Unmarshal(data, o)
	if o.Announce {
		fmt.Println("serving")
	}
}

func ServedLater() { ServeLater(&Options{}, nil) } // want ServedLater:`^stdout fmt\.Println$`

// ServeAgain asks each time, and others have them from the first time on.
func ServeAgain(o *Options, load func(*Options)) { // want ServeAgain:`.*stdout fmt\.Println.*`
	for range 3 {
		if o.Announce {
			fmt.Println("serving")
		}
		load(o)
	}
}

func ServedAgain(load func(*Options)) { ServeAgain(&Options{}, load) } // want ServedAgain:`.*stdout fmt\.Println.*`

// kept is what ServeKept changes before it asks.
var kept *Options

func Keep() { // want Keep:`^stdout fmt\.Println$`
	o := &Options{}
	kept = o
	Change()
	Serve(o)
}

func Change() { kept.Announce = true }

// KeepLast keeps it when all is done.
func KeepLast() {
	o := &Options{}
	Serve(o)
	kept = o
}

func KeepEach() { // want KeepEach:`^stdout fmt\.Println$`
	o := &Options{}
	for range 3 {
		Serve(o)
		kept = o
		Change()
	}
}

// Computed truth values.

func Both(a, b bool) { // want Both:`^stdout fmt\.Println$`
	quiet(!(a && b))
}

func quiet(q bool) {
	if !q {
		fmt.Println("x")
	}
}

func BothTrue() { Both(true, true) } // want BothTrue:`^stdout fmt\.Println$`

func OneTrue(b bool) { Both(false, b) }

func OtherTrue(a bool) { Both(a, false) }

func OneKnown(b bool) { Both(true, b) } // want OneKnown:`^stdout fmt\.Println$`

func Level(n int) { quiet(n < 3) } // want Level:`^stdout fmt\.Println$`

func LevelTwo() { Level(2) }

func LevelFour() { Level(4) } // want LevelFour:`^stdout fmt\.Println$`

// Last is true in the last turn only, of which the parameter says nothing.
func Last(n int, first bool) { // want Last:`^stdout fmt\.Println$`
	last := first
	for i := range n {
		quiet(!last)
		last = i == n-1
	}
}

func LastOnly() { Last(3, false) } // want LastOnly:`^stdout fmt\.Println$`

// Ways that end.

func Ending(err error) { // want Ending:`exit os\.Exit; stdout fmt\.Println`
	if err == nil {
		os.Exit(0)
	}
	fmt.Println(err)
}

func EndingNil() { Ending(nil) } // want EndingNil:`^exit os\.Exit$`

func EndingOwn(err error) { // want EndingOwn:`stdout fmt\.Println`
	if err == nil {
		quit("nothing")
	}
	fmt.Println(err)
}

func quit(text string) {
	if text == "" {
		panic("no text")
	}
	log.Fatal(text)
}

func EndingOwnNil() { EndingOwn(nil) } // want EndingOwnNil:`^exit log\.Fatal; writes \$log\.std\.w;`

// Warned goes on.
func Warned(err error) { // want Warned:`^stdout fmt\.Println$`
	if err == nil {
		warn("nothing")
	}
	fmt.Println(err)
}

func warn(text string) {
	if text == "" {
		panic("no text")
	}
	fmt.Fprintln(os.Stderr, text)
}

func WarnedNil() { Warned(nil) } // want WarnedNil:`^stdout fmt\.Println$`

// Captured parameters are what they were, if nobody puts another one there.

func Deferred(o *Options) { // want Deferred:`^stdout fmt\.Println; leaves p0 alone$`
	if o.Announce {
		fmt.Println("serving")
	}
	defer func() { _ = o.Quiet }()
}

func DeferredSilent() { Deferred(&Options{}) }

func (r *runner) clean() {
	defer func() { r.prepare() }()
	if r.detach {
		fmt.Println("detached")
	}
}

func CleanSilent() { (&runner{}).clean() }

func Replaced(o *Options) { // want Replaced:`^stdout fmt\.Println$`
	func() { o = &Options{Announce: true} }()
	if o.Announce {
		fmt.Println("serving")
	}
}

func ReplacedSilent() { Replaced(&Options{}) } // want ReplacedSilent:`^stdout fmt\.Println$`

func SetInside(o *Options) { // want SetInside:`^stdout fmt\.Println; sets Announce of p0 only$`
	func() { o.Announce = true }()
	if o.Announce {
		fmt.Println("serving")
	}
}

func SetInsideSilent() { SetInside(&Options{}) } // want SetInsideSilent:`^stdout fmt\.Println$`
