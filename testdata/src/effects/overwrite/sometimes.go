package overwrite

import (
	"fmt"
	"io"
	"os"
	"slices"
)

type page struct{ out io.Writer }

func (p *page) line() { fmt.Fprintln(p.out, "x") }

// What is set here may be another one, as is known once both have been looked at.

func Build(n int) *page { // want Build:`^stdout os\.Stdout; r0 is not nil$`
	p := &page{out: os.Stdout}
	newest(p, n).out = os.Stderr
	p.line()
	return &page{out: os.Stderr}
}

func newest(p *page, n int) *page {
	if n > 0 {
		return p
	}
	return Build(n + 1)
}

// One of two functions may be called.

func mute(p *page) { p.out = os.Stderr }

func leave(p *page) {}

func Chosen(quiet bool) { // want Chosen:`^stdout os\.Stdout$`
	p := &page{out: os.Stdout}
	f := leave
	if quiet {
		f = mute
	}
	f(p)
	p.line()
}

func Only() {
	p := &page{out: os.Stdout}
	f := mute
	f(p)
	p.line()
}

type changer interface{ change(*page) }

type muter struct{}

func (muter) change(p *page) { p.out = os.Stderr }

type leaver struct{}

func (leaver) change(*page) {}

func Change(quiet bool) { // want Change:`^stdout os\.Stdout$`
	p := &page{out: os.Stdout}
	c := changer(leaver{})
	if quiet {
		c = muter{}
	}
	c.change(p)
	p.line()
}

func ChangeOnly() {
	p := &page{out: os.Stdout}
	changer(muter{}).change(p)
	p.line()
}

// A function that is handed over may never be called.

func each(n int, f func()) {
	for range n {
		f()
	}
}

func Each(n int) { // want Each:`^stdout os\.Stdout$`
	p := &page{out: os.Stdout}
	each(n, func() { p.out = os.Stderr })
	p.line()
}

// Or surely is.

func once(f func()) { f() }

func Once() {
	p := &page{out: os.Stdout}
	once(func() { p.out = os.Stderr })
	p.line()
}

func onceIf(really bool, f func()) {
	if really {
		f()
	}
}

func OnceIf(really bool) { // want OnceIf:`^stdout os\.Stdout$`
	p := &page{out: os.Stdout}
	onceIf(really, func() { p.out = os.Stderr })
	p.line()
}

func changeWith(c changer, p *page) { c.change(p) }

func ChangeWith() {
	p := &page{out: os.Stdout}
	changeWith(muter{}, p)
	p.line()
}

func ChangeWithEither(quiet bool) { // want ChangeWithEither:`^stdout os\.Stdout$`
	p := &page{out: os.Stdout}
	c := changer(leaver{})
	if quiet {
		c = muter{}
	}
	changeWith(c, p)
	p.line()
}

func background(f func()) { go f() }

func Background() { // want Background:`stdout os\.Stdout`
	p := &page{out: os.Stdout}
	background(func() { p.out = os.Stderr })
	p.line()
}

func EachOf(names []string) { // want EachOf:`^stdout os\.Stdout$`
	p := &page{out: os.Stdout}
	slices.SortFunc(names, func(a, b string) int {
		p.out = os.Stderr
		return 0
	})
	p.line()
}

func Literal() {
	p := &page{out: os.Stdout}
	func() { p.out = os.Stderr }()
	p.line()
}

// Each of several has what it is given put in its own place.

type outer interface {
	SetOutput(io.Writer)
	Line()
}

type first struct{ out io.Writer }

func (f *first) SetOutput(w io.Writer) { f.out = w } // want SetOutput:`^p0\.out = p1$`

func (f *first) Line() { fmt.Fprintln(f.out, "x") } // want Line:`^writes p0\.out$`

type second struct{ w io.Writer }

func (s *second) SetOutput(w io.Writer) { s.w = w } // want SetOutput:`^p0\.w = p1$`

func (s *second) Line() { fmt.Fprintln(s.w, "x") } // want Line:`^writes p0\.w$`

func SetEach(ok bool) {
	o := outer(&first{os.Stdout})
	if ok {
		o = &second{os.Stdout}
	}
	o.SetOutput(os.Stderr)
	o.Line()
}

func SetLoud(ok bool) { // want SetLoud:`^stdout os\.Stdout$`
	o := outer(&first{os.Stderr})
	if ok {
		o = &second{os.Stderr}
	}
	o.SetOutput(os.Stdout)
	o.Line()
}

// Twice has one function put there what another one had put there.
func Twice(n int) { // want Twice:`^stdout os\.Stdout$`
	p := &page{out: os.Stdout}
	f := func(q *page) { q.out = io.Discard }
	for range n {
		f(p)
		p.line()
		p.out = os.Stdout
	}
	p.line()
}

// Hook is set by nobody who is known.
var Hook func(func())

func Hooked() { // want Hooked:`^stdout os\.Stdout$`
	p := &page{out: os.Stdout}
	Hook(func() { p.out = os.Stderr })
	p.line()
}

// Sometimes puts something there on some ways, and something else on all.
func Sometimes(loud bool) {
	p := &page{out: os.Stderr}
	if loud {
		p.out = os.Stdout
	}
	p.out = io.Discard
	p.line()
}

func SometimesLoud(loud bool) { // want SometimesLoud:`^stdout os\.Stdout$`
	p := &page{out: os.Stderr}
	p.out = io.Discard
	if loud {
		p.out = os.Stdout
	}
	p.line()
}

// SometimesAgain does so in the next round.
func SometimesAgain(loud bool, n int) { // want SometimesAgain:`^stdout os\.Stdout$`
	p := &page{out: os.Stderr}
	p.out = io.Discard
	for range n {
		p.line()
		if loud {
			p.out = os.Stdout
		}
	}
	p.out = io.Discard
	p.line()
}

// What is made only where there is none.

type worker struct{ now *job }

func (j *job) then(done func()) *job {
	j.done = done
	return j
}

func (w *worker) prepare() {
	if w.now == nil {
		w.now = (&job{done: loud}).then(quiet)
	}
}

func Prepared() {
	w := new(worker)
	w.prepare()
	w.now.done()
}

func (w *worker) prepareLoudly() {
	if w.now == nil {
		w.now = (&job{done: quiet}).then(loud)
	}
}

func PreparedLoudly() { // want PreparedLoudly:`^stdout fmt\.Println$`
	w := new(worker)
	w.prepareLoudly()
	w.now.done()
}

// Between the two it is what it was made as.
func (w *worker) prepareInSteps() {
	if w.now == nil {
		j := &job{done: loud}
		j.done()
		w.now = j.then(quiet)
	}
}

func PreparedInSteps() { // want PreparedInSteps:`^stdout fmt\.Println$`
	new(worker).prepareInSteps()
}

// Again and again.
func (w *worker) prepareAgain(n int) {
	var j *job
	for range n {
		if j != nil {
			j.done()
		}
		j = &job{done: loud}
		if n > 1 {
			j.done = quiet
		}
	}
}

func PreparedAgain(n int) { // want PreparedAgain:`^stdout fmt\.Println$`
	new(worker).prepareAgain(n)
}

// And handed to what others have.

type keeper interface{ keep(*job) }

func (w *worker) keep(j *job) { w.now = j }

type team struct {
	now   *job
	other keeper
}

func (t *team) prepare() {
	if t.now == nil {
		t.now = (&job{done: loud}).then(quiet)
	}
	t.other.keep(t.now)
}

func TeamPrepared() {
	w := new(worker)
	t := &team{other: w}
	t.prepare()
	t.now.done()
	w.now.done()
}

func (t *team) prepareLate() {
	t.now = &job{done: loud}
	t.other.keep(t.now)
	t.now.done = quiet
}

type atOnce struct{}

func (atOnce) keep(j *job) { j.done() }

func TeamPreparedLate() { // want TeamPreparedLate:`^stdout fmt\.Println$`
	t := &team{other: atOnce{}}
	t.prepareLate()
}

func (t *team) prepareAtLast() {
	t.now = &job{done: quiet}
	t.other.keep(t.now)
	t.now.done = loud
}

func TeamPreparedAtLast() { // want TeamPreparedAtLast:`^stdout fmt\.Println$`
	w := new(worker)
	t := &team{other: w}
	t.prepareAtLast()
	w.now.done()
}
