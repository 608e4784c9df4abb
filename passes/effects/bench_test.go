package effects_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/envvet/envvet/internal/fixture"
	"github.com/envvet/envvet/passes/effects"
)

// BenchmarkLines analyzes packages of ordinary code of growing size. ns/line
// should stay what it is: time is linear in the size of a package.
func BenchmarkLines(b *testing.B) {
	for _, lines := range []int{2_000, 20_000, 200_000} {
		b.Run(fmt.Sprint(lines), func(b *testing.B) { analyze(b, ordinary(lines)) })
	}
}

// BenchmarkChain analyzes call chains of growing depth, of functions that hand
// a writer on, with a write and a callback on the way.
func BenchmarkChain(b *testing.B) {
	for _, depth := range []int{10, 100, 1_000} {
		b.Run(fmt.Sprint(depth), func(b *testing.B) { analyze(b, chain(depth)) })
	}
}

// BenchmarkContexts analyzes operations that all keep what they know under one key of the
// context, and look it up, as those of an SDK do, in a package that has standard output and in
// one that has not.
func BenchmarkContexts(b *testing.B) {
	for _, n := range []int{25, 50, 100} {
		b.Run(fmt.Sprint(n), func(b *testing.B) { analyze(b, operations(n, "nil")) })
		b.Run(fmt.Sprint(n, "/stdout"), func(b *testing.B) { analyze(b, operations(n, "os.Stdout")) })
	}
}

// BenchmarkMachine analyzes interpreters, whose functions all lead to each other: each puts
// something into the machine and goes on.
func BenchmarkMachine(b *testing.B) {
	for _, n := range []int{50, 100, 200} {
		b.Run(fmt.Sprint(n), func(b *testing.B) { analyze(b, machine(n)) })
	}
}

// analyze reports the time and the size of the facts for each line.
func analyze(b *testing.B, text string) {
	lines := float64(strings.Count(text, "\n"))
	var facts int
	for b.Loop() {
		b.StopTimer()
		pkg := fixture.NewProgram(b).Add("p", map[string]string{"p.go": text})
		if len(pkg.Errors) > 0 {
			b.Fatal(pkg.Errors[0])
		}
		b.StartTimer()
		pkg.Run(b, effects.Analyzer)
		b.StopTimer()
		facts = 0
		for _, obj := range objects(pkg) {
			facts += len(pkg.Fact(b, obj, new(effects.Func)))
		}
		b.StartTimer()
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/lines, "ns/line")
	b.ReportMetric(float64(facts)/lines, "factbytes/line")
}

const header = "package p\n\nimport (\n\t\"errors\"\n\t\"fmt\"\n\t\"io\"\n\t\"os\"\n\t\"strings\"\n)\n"

// ordinary returns a package of types with a constructor, methods that compute,
// write to their own writer and call each other, and functions that use them.
func ordinary(lines int) string {
	var b strings.Builder
	b.WriteString(header)
	const linesOfOne = 41
	for i := range lines / linesOfOne {
		fmt.Fprintf(&b, `
// Store%[1]d keeps names.
type Store%[1]d struct {
	names []string
	log   io.Writer
	hook  func(string) error
}

func NewStore%[1]d(log io.Writer) *Store%[1]d {
	if log == nil {
		log = os.Stderr
	}
	return &Store%[1]d{log: log}
}

func (s *Store%[1]d) Add(name string) error {
	for _, n := range s.names {
		if strings.EqualFold(n, name) {
			return errors.New("exists")
		}
	}
	s.names = append(s.names, name)
	fmt.Fprintln(s.log, "added", name)
	if s.hook != nil {
		return s.hook(name)
	}
	return nil
}

func Use%[1]d(names []string) error {
	s := NewStore%[1]d(nil)
	for _, name := range names {
		if err := s.Add(name); err != nil {
			return fmt.Errorf("add %%s: %%w", name, err)
		}
	}
	return nil
}
`, i)
	}
	return b.String()
}

func chain(depth int) string {
	var b strings.Builder
	b.WriteString("package p\n\nimport (\n\t\"fmt\"\n\t\"io\"\n\t\"os\"\n)\n")
	for i := range depth {
		fmt.Fprintf(&b, "\nfunc F%d(w io.Writer, f func()) {\n\tfmt.Fprintln(w, %d)\n\tF%d(w, f)\n}\n", i, i, i+1)
	}
	fmt.Fprintf(&b, "\nfunc F%d(w io.Writer, f func()) { f() }\n\nfunc Start() { F0(os.Stdout, func() { fmt.Println() }) }\n", depth)
	return b.String()
}

// operations returns a package of n operations, whose debug output is a writer.
func operations(n int, debug string) string {
	var b strings.Builder
	b.WriteString(`package p

import (
	"context"
	"fmt"
	"io"
	"os"
)

var _ = os.Args

var debug io.Writer = ` + debug + `

type stackKey struct{}

type stack struct {
	parent     *stack
	key, value any
}

func with(ctx context.Context, key, value any) context.Context {
	above, _ := ctx.Value(stackKey{}).(*stack)
	return context.WithValue(ctx, stackKey{}, &stack{above, key, value})
}

func get(ctx context.Context, key any) any {
	for s, _ := ctx.Value(stackKey{}).(*stack); s != nil; s = s.parent {
		if s.key == key {
			return s.value
		}
	}
	return nil
}

type handler interface {
	Handle(ctx context.Context, in any) (any, error)
}

func say(w io.Writer, what string) { fmt.Fprintln(w, what) }
`)
	for i := range n {
		fmt.Fprintf(&b, `
type in%[1]d struct{ name, region string }

type input%[1]d struct{}

type serialize%[1]d struct{ next handler }

func (s *serialize%[1]d) Handle(ctx context.Context, in any) (any, error) {
	params, ok := get(ctx, input%[1]d{}).(*in%[1]d)
	if !ok {
		return nil, fmt.Errorf("unknown input")
	}
	ctx = with(ctx, "region", params.region)
	return s.next.Handle(ctx, in)
}

type resolve%[1]d struct{ next handler }

func (r *resolve%[1]d) Handle(ctx context.Context, in any) (any, error) {
	region, _ := get(ctx, "region").(string)
	ctx = with(ctx, "endpoint", region+".example.com")
	return r.next.Handle(ctx, in)
}

func Op%[1]d(ctx context.Context, in *in%[1]d, last handler) (any, error) {
	ctx = with(ctx, input%[1]d{}, in)
	ctx = with(ctx, "operation", "Op%[1]d")
	say(debug, "Op%[1]d")
	return (&serialize%[1]d{&resolve%[1]d{last}}).Handle(ctx, in)
}
`, i)
	}
	return b.String()
}

// machine returns an interpreter of n operations.
func machine(n int) string {
	var b strings.Builder
	b.WriteString(`package p

import (
	"fmt"
	"io"
	"os"
)

type value interface{ text(m *machine) string }

type object struct {
	class string
	proto *object
	get   func(m *machine, name string) value
	slots map[string]value
}

func (o *object) text(m *machine) string {
	if o.get != nil {
		return o.get(m, "toString").text(m)
	}
	return m.call(o.proto).text(m)
}

type machine struct {
	out, err io.Writer
	stack    []value
	last     value
	handler  func(m *machine, reason value)
	debug    func(string)
	code     []func(m *machine)
`)
	for i := range n {
		fmt.Fprintf(&b, "\tr%d value\n", i)
	}
	b.WriteString(`}

func New() *machine { return &machine{out: os.Stdout, err: os.Stderr} }

func (m *machine) push(v value) { m.stack = append(m.stack, v) }

func (m *machine) pop() value {
	if len(m.stack) == 0 {
		m.throw("stack is empty")
		return nil
	}
	v := m.stack[len(m.stack)-1]
	m.stack = m.stack[:len(m.stack)-1]
	return v
}

func (m *machine) throw(text string) {
	if m.handler != nil {
		m.handler(m, m.box(text))
		return
	}
	fmt.Fprintln(m.err, text)
}

func (m *machine) box(text string) value { return &object{class: text, proto: m.proto(text)} }

func (m *machine) proto(class string) *object {
	o, ok := m.last.(*object)
	if !ok {
		m.throw("no object")
	}
	return o
}

func (m *machine) call(o *object) value {
	if m.debug != nil {
		m.debug(o.class)
	}
	for _, op := range m.code {
		op(m)
	}
	return m.pop()
}

func (m *machine) Print() { fmt.Fprintln(m.out, m.pop().text(m)) }
`)
	for i := range n {
		fmt.Fprintf(&b, `
func (m *machine) op%[1]d() {
	v := m.pop()
	if v == m.r%[2]d {
		m.op%[2]d()
	}
	m.r%[1]d = v
	if o, ok := v.(*object); ok && o.get != nil {
		m.last = o.get(m, "op%[1]d")
		m.push(m.call(o))
		return
	}
	m.push(m.box(v.text(m)))
	m.op%[3]d()
}

func (m *machine) Load%[1]d() { m.code = append(m.code, (*machine).op%[1]d) }
`, i, i*7%n, (i+1)%n)
	}
	return b.String()
}
