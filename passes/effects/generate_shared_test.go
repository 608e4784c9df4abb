package effects_test

// shared are the types and functions that every case of a generated program
// may use.
const shared = `
type W = io.Writer
type F = func()
type FW = func(W)
type Option func(*P)

type P struct {
	W W
	F F
	next *P
}

func (p *P) Do() { Tick(); fmt.Fprint(p.W, "x") }
func (p *P) Call() { Tick(); p.F() }
func (p *P) Set(w W) { p.W = w }
func (p *P) SetNext(q *P) { p.next = q }
func (p *P) Next() *P {
	if p.next != nil {
		return p.next
	}
	return p
}
func (p P) Copy(w W) *P { p.W = w; return &p }

type I interface { Do() }

type Loud struct{}
func (Loud) Do() { fmt.Print("x") }

type Quiet struct{}
func (Quiet) Do() {}

type Embed struct{ I }

type Over struct{ I }
func (Over) Do() {}

type Upper struct{ To W }
func (u Upper) Write(p []byte) (int, error) { return u.To.Write(p) }

var Std W = os.Stdout
var Console = New(os.Stdout, Nothing)

func New(w W, f F) *P { return &P{W: w, F: f} }
func Build(options ...Option) *P {
	p := New(io.Discard, Nothing)
	for _, o := range options {
		o(p)
	}
	return p
}
func To(w W) Option { return func(p *P) { p.W = w } }
func Receive(c chan W) W {
	select {
	case w := <-c:
		return w
	default:
		return io.Discard
	}
}
func Writer(v any) W {
	if w, ok := v.(W); ok {
		return w
	}
	return io.Discard
}
func Nothing() {}
func NothingTo(W) {}
func Each(ws []W, f FW) {
	for _, w := range ws {
		f(w)
	}
}
func Twice(f F) { f(); f() }
func Yes() bool { return len(os.Args) > 0 }

func Go(f F) {
	done := make(chan bool)
	go func() {
		defer close(done)
		defer func() { recover() }()
		f()
	}()
	<-done
}
func Once(f F) {
	var once sync.Once
	once.Do(f)
	once.Do(f)
}
func Later(f F) F { return func() { f() } }
func Same[T any](v T) T { return v }
func Last[T any](vs ...T) T { return vs[len(vs)-1] }
func Apply[T any](v T, f func(T)) { f(v) }

type Box[T any] struct{ v T }
func (b *Box[T]) Put(v T) *Box[T] { b.v = v; return b }
func (b *Box[T]) Get() T { return b.v }
func NewBox[T any](v T) *Box[T] { return &Box[T]{v} }

type Fn func()
func (f Fn) Do() { Tick(); f() }

type V struct {
	Inner struct{ W W }
	fs []F
}
func Value(w W, f F) V {
	var v V
	v.Inner.W = w
	v.fs = append(v.fs, f)
	return v
}
func (v V) Do() { Tick(); fmt.Fprint(v.Inner.W, "x") }
func (v V) Run() {
	Tick()
	for f := range slices.Values(v.fs) {
		f()
	}
}
func (v V) With(w W) V { v.Inner.W = w; return v }

func Switch(v any) {
	switch v := v.(type) {
	case nil:
	case W:
		fmt.Fprint(v, "x")
	case F:
		v()
	case I:
		v.Do()
	}
}
func Named(w W) (r W) {
	defer func() { r = w }()
	return io.Discard
}
func Assign(to *W, w W) { *to = w }
func AssignFunc(to *F, f F) { *to = f }
func Turn(u, v W, n int) W {
	for range n {
		u, v = v, u
	}
	return u
}
func End(p *P) *P {
	for p.next != nil && p.next != p {
		Tick()
		p = p.next
	}
	return p
}

type Table struct {
	byName map[string]F
	jobs   chan F
}
func NewTable(f F) *Table {
	t := &Table{byName: map[string]F{}, jobs: make(chan F, 100)}
	t.byName["f"] = f
	t.jobs <- f
	return t
}
func (t *Table) Call(name string) { t.byName[name]() }
func (t *Table) Work() {
	close(t.jobs)
	for job := range t.jobs {
		job()
	}
}

var ticks int

// Tick ends a case that runs for too long.
func Tick() {
	if ticks++; ticks > 1000 {
		panic("too long")
	}
}
`
