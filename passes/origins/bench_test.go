package origins_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/envvet/envvet/internal/fixture"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/origins"
)

// BenchmarkLines analyzes packages of ordinary code of growing size, of which
// every function makes or hands on a value. ns/line should stay what it is.
func BenchmarkLines(b *testing.B) {
	for _, lines := range []int{2_000, 20_000, 200_000} {
		b.Run(fmt.Sprint(lines), func(b *testing.B) { analyze(b, ordinary(lines)) })
	}
}

// BenchmarkChain analyzes call chains of growing depth, in which each function
// hands a struct on that holds a time.
func BenchmarkChain(b *testing.B) {
	for _, depth := range []int{10, 100, 1_000, 10_000} {
		b.Run(fmt.Sprint(depth), func(b *testing.B) { analyze(b, chain(depth)) })
	}
}

// BenchmarkBody analyzes one function of growing size.
func BenchmarkBody(b *testing.B) {
	for _, lines := range []int{100, 1_000, 4_000} {
		b.Run(fmt.Sprint(lines), func(b *testing.B) { analyze(b, body(lines)) })
	}
}

// analyze reports the time of the pass itself for each line, without that of
// the SSA form.
func analyze(b *testing.B, text string) {
	lines := float64(strings.Count(text, "\n"))
	for b.Loop() {
		b.StopTimer()
		pkg := fixture.NewProgram(b).Add("p", map[string]string{"p.go": text})
		if len(pkg.Errors) > 0 {
			b.Fatal(pkg.Errors[0])
		}
		if pkg.Run(b, form.Analyzer).(*form.Form).Package() == nil {
			b.Fatal("no SSA form")
		}
		b.StartTimer()
		pkg.Run(b, origins.Analyzer)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/lines, "ns/line")
}

const header = "package p\n\nimport (\n\t\"fmt\"\n\t\"strings\"\n\t\"time\"\n)\n\ntype Item struct {\n\tName, At string\n\tParts []Item\n\tNext *Item\n}\n\nvar _ = fmt.Sprint\nvar _ = strings.Join\n"

func ordinary(lines int) string {
	var b strings.Builder
	b.WriteString(header)
	const linesOfOne = 33
	for i := range lines / linesOfOne {
		fmt.Fprintf(&b, `
// Store%[1]d keeps items.
type Store%[1]d struct {
	items map[string]*Item
	now   func() time.Time
}

func NewStore%[1]d() *Store%[1]d { return &Store%[1]d{items: map[string]*Item{}, now: time.Now} }

func (s *Store%[1]d) Add(name string) *Item {
	item := &Item{Name: name, At: s.now().String()}
	if old, ok := s.items[name]; ok {
		item.Next = old
		item.Parts = append(item.Parts, old.Parts...)
	}
	s.items[name] = item
	return item
}

func (s *Store%[1]d) List(prefix string) (out []Item) {
	for name, item := range s.items {
		if strings.HasPrefix(name, prefix) {
			out = append(out, *item)
		}
	}
	return out
}

func Use%[1]d(name string) string {
	s := NewStore%[1]d()
	return fmt.Sprintf("%%s %%d", s.Add(name).At, len(s.List(name)))
}
`, i)
	}
	return b.String()
}

func chain(depth int) string {
	var b strings.Builder
	b.WriteString(header)
	b.WriteString("func F0(name string) Item { return Item{Name: name, At: time.Now().String()} }\n")
	for i := range depth {
		fmt.Fprintf(&b, "func F%d(name string) Item { x := F%d(name + \"x\"); x.Parts = nil; return x }\n", i+1, i)
	}
	return b.String()
}

func body(lines int) string {
	var b strings.Builder
	b.WriteString(header)
	b.WriteString("func F(name string, c bool) (out []Item) {\n\tx := Item{Name: name}\n")
	for i := range lines / 5 {
		fmt.Fprintf(&b, "\tif c {\n\t\tx.At = time.Now().String()\n\t\tx.Name = fmt.Sprint(name, %d)\n\t\tout = append(out, x)\n\t}\n", i)
	}
	b.WriteString("\treturn out\n}\n")
	return b.String()
}

// BenchmarkSwitch analyzes a loop of a growing number of ways, as that of an interpreter.
func BenchmarkSwitch(b *testing.B) {
	for _, cases := range []int{100, 200, 400} {
		b.Run(fmt.Sprint(cases), func(b *testing.B) { analyze(b, interpreter(cases)) })
	}
}

// BenchmarkEncoder analyzes a loop of a growing number of ways that all call the same functions
// with what one context holds, as that of an encoder which compiles types into code.
func BenchmarkEncoder(b *testing.B) {
	for _, cases := range []int{100, 200, 400} {
		b.Run(fmt.Sprint(cases), func(b *testing.B) { analyze(b, encoder(cases)) })
	}
}

func encoder(cases int) string {
	var b strings.Builder
	b.WriteString(header)
	b.WriteString(`type Code struct {
	Op         int
	Key        string
	Next, End  *Code
	Items      map[string]*Code
}
type Context struct {
	Started time.Time
	Held    []*Code
	Names   map[string]string
}
func (c *Context) key(code *Code, text string) string { c.Held = append(c.Held, code); return c.Names[text] + code.Key }
func (c *Context) enter(code *Code) (*Code, error) { c.Names[code.Key] = c.Started.String(); return code.Items[code.Key], nil }
func F(ctx *Context, code *Code) (text string, err error) {
	for {
		switch code.Op {
`)
	for i := range cases {
		fmt.Fprintf(&b, `		case %d:
			if code.End == nil {
				text += ctx.key(code, text)
				code = code.Next
				break
			}
			held := &Code{Key: text, Next: code.End}
			first, err := ctx.enter(held)
			if err != nil {
				return text, err
			}
			held.Items = first.Items
			code = held
`, i)
	}
	b.WriteString(`		default:
			return text, nil
		}
	}
}
`)
	return b.String()
}

func interpreter(cases int) string {
	var b strings.Builder
	b.WriteString(header)
	b.WriteString("func F(code []int, c bool) *Item {\n\tx := &Item{}\n\tfor _, op := range code {\n\t\tswitch op {\n")
	for i := range cases {
		fmt.Fprintf(&b, "\t\tcase %d:\n\t\t\ty := &Item{Name: time.Now().String(), Next: x}\n\t\t\tif c {\n\t\t\t\ty.At = x.Name\n\t\t\t}\n\t\t\tx = y\n", i)
	}
	b.WriteString("\t\t}\n\t}\n\treturn x\n}\n")
	return b.String()
}
