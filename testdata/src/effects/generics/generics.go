// Package generics has functions and types with type parameters.
package generics

import (
	"cmp"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
)

func Print[T any](v T) { fmt.Println(v) } // want Print:`^stdout fmt\.Println$`

func PrintInt() { Print(1) } // want PrintInt:`^stdout fmt\.Println$`

func PrintExplicit() { Print[string]("x") } // want PrintExplicit:`^stdout fmt\.Println$`

func Text[T any](v T) string { return fmt.Sprint(v) }

func TextInt() string { return Text(1) }

func Map[A, B any](xs []A, f func(A) B) (out []B) { // want Map:`calls p1`
	for _, x := range xs {
		out = append(out, f(x))
	}
	return out
}

func MapLoud(xs []int) { // want MapLoud:`^stdout fmt\.Println$`
	Map(xs, func(x int) string {
		fmt.Println(x)
		return ""
	})
}

func MapQuiet(xs []int) []string {
	return Map(xs, func(x int) string { return fmt.Sprint(x) })
}

// A List is a generic type with methods.
type List[T any] struct {
	items []T
	each  func(T)
}

func (l *List[T]) Each(f func(T)) { // want Each:`(^|; )calls p1$`
	for _, x := range l.items {
		f(x)
	}
}

func (l *List[T]) Do() { // want Do:`(^|; )calls p0\.each$`
	for _, x := range l.items {
		l.each(x)
	}
}

func (l *List[T]) Show() { fmt.Println(l.items) } // want Show:`^stdout fmt\.Println$`

func (l *List[T]) Len() int { return len(l.items) }

func NewList[T any](each func(T), items ...T) *List[T] { // want NewList:`r0 = \{each: p0`
	return &List[T]{items: items, each: each}
}

func EachLoud() { // want EachLoud:`^stdout fmt\.Println$`
	l := &List[int]{items: []int{1}}
	l.Each(func(x int) { fmt.Println(x) })
}

func EachQuiet() (n int) {
	l := &List[int]{items: []int{1}}
	l.Each(func(x int) { n += x })
	return n
}

func DoLoud() { NewList(func(x int) { fmt.Println(x) }, 1).Do() } // want DoLoud:`^stdout fmt\.Println$`

func DoQuiet() { NewList(func(x int) { fmt.Fprintln(os.Stderr, x) }, 1).Do() }

func ShowList() { new(List[string]).Show() } // want ShowList:`^stdout fmt\.Println$`

func LenList() int { return new(List[string]).Len() }

// Constraints with methods: what is called depends on the type argument.

type Shower interface{ Show() }

type Loud struct{}

func (Loud) Show() { fmt.Println("x") } // want Show:`^stdout fmt\.Println$`

type Quiet struct{}

func (Quiet) Show() {}

func ShowAny[T Shower](v T) { v.Show() } // want ShowAny:`^calls p0\.Show$`

func ShowLoud() { ShowAny(Loud{}) } // want ShowLoud:`^stdout fmt\.Println$`

func ShowLoudPointer() { ShowAny(&Loud{}) } // want ShowLoudPointer:`^stdout fmt\.Println$`

func ShowQuiet() { ShowAny(Quiet{}) }

func ShowInterface() { ShowAny[Shower](Loud{}) } // want ShowInterface:`^stdout fmt\.Println$`

func ShowInterfaceQuiet() { ShowAny[Shower](Quiet{}) }

// ShowAll has the type parameter inside a slice.
func ShowAll[S ~[]E, E Shower](s S) { // want ShowAll:`^calls p0\.\[\]\.Show$`
	for _, v := range s {
		v.Show()
	}
}

func ShowAllLoud() { ShowAll([]Loud{{}}) } // want ShowAllLoud:`^stdout fmt\.Println$`

func ShowAllQuiet() { ShowAll([]Quiet{{}}) }

// Writers by constraint.

func WriteTo[W io.Writer](w W, s string) { // want WriteTo:`p0`
	fmt.Fprintln(w, s)
}

func WriteOut() { WriteTo(os.Stdout, "x") } // want WriteOut:`^stdout os\.Stdout$`

func WriteErr() { WriteTo(os.Stderr, "x") }

// A Box holds one value of any type.
type Box[T any] struct{ v T }

func NewBox[T any](v T) Box[T] { return Box[T]{v} } // want NewBox:`r0 = \{v: p0\}`

func (b Box[T]) Get() T { return b.v } // want Get:`^r0 = p0\.v$`

func BoxOut() { fmt.Fprintln(NewBox[io.Writer](os.Stdout).Get(), "x") } // want BoxOut:`^stdout os\.Stdout$`

func BoxErr() { fmt.Fprintln(NewBox[io.Writer](os.Stderr).Get(), "x") }

func BoxFunc() { NewBox(func() { fmt.Println("x") }).Get()() } // want BoxFunc:`^stdout fmt\.Println$`

func BoxFuncKept() Box[func()] { // want BoxFuncKept:`^r0 = \{v: func\(stdout fmt\.Println\)\}$`
	return NewBox(func() { fmt.Println("x") })
}

func BoxFuncQuiet() { NewBox(func() {}).Get()() }

// Pointer returns a pointer to its argument, as most programs have it.
func Pointer[T any](v T) *T { return &v } // want Pointer:`r0 = `

func UsePointer() int { return *Pointer(1) }

// Must returns its first argument or panics.
func Must[T any](v T, err error) T { // want Must:`^r0 = p0$`
	if err != nil {
		panic(err)
	}
	return v
}

func MustOut() { Must(fmt.Fprintln(os.Stdout, "x")) } // want MustOut:`^stdout os\.Stdout$`

func MustCreate(name string) { fmt.Fprintln(Must(os.Create(name)), "x") }

// Die exits for any type.
func Die[T any](v T, err error) T { // want Die:`exit os\.Exit`
	if err != nil {
		os.Exit(1)
	}
	return v
}

func DieInt() int { return Die(strconv.Atoi("1")) } // want DieInt:`^exit os\.Exit$`

// Sorted has a callback inside a generic function.
func Sorted[K cmp.Ordered, V any](m map[K]V, f func(K, V)) { // want Sorted:`calls p1`
	keys := make([]K, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	for _, k := range keys {
		f(k, m[k])
	}
}

func SortedLoud(m map[string]int) { // want SortedLoud:`^stdout fmt\.Printf$`
	Sorted(m, func(k string, v int) { fmt.Printf("%s=%d\n", k, v) })
}

func SortedQuiet(m map[string]int) (n int) {
	Sorted(m, func(k string, v int) { n += v })
	return n
}

// A function value of an instance.
func Instance() { // want Instance:`^stdout fmt\.Println$`
	f := Print[int]
	f(1)
}

func InstanceQuiet() string {
	f := Text[int]
	return f(1)
}

// What a value of any type can do is asked for.

type Runner interface{ Run() }

type LoudRunner struct{ n int }

func (*LoudRunner) Run() { fmt.Println("x") } // want Run:`^stdout fmt\.Println$`

type LoudValue struct{}

func (LoudValue) Run() { fmt.Println("x") } // want Run:`^stdout fmt\.Println$`

type LoudText string

func (LoudText) Run() { fmt.Println("x") } // want Run:`^stdout fmt\.Println$`

type QuietRunner struct{ n int }

func (*QuietRunner) Run() {}

func (*QuietRunner) Stop() { fmt.Println("x") } // want Stop:`^stdout fmt\.Println$`

func RunAny[T any](v T) { // want RunAny:`^calls p0\.Run$`
	if r, ok := any(v).(Runner); ok {
		r.Run()
	}
}

func RunLoud() { RunAny(new(LoudRunner)) } // want RunLoud:`^stdout fmt\.Println$`

func RunLoudValue() { RunAny(LoudValue{}) } // want RunLoudValue:`^stdout fmt\.Println$`

func RunLoudText() { RunAny(LoudText("x")) } // want RunLoudText:`^stdout fmt\.Println$`

func RunLoudGiven(t LoudText) { RunAny(t) } // want RunLoudGiven:`^stdout fmt\.Println$`

func RunLoudInterface() { RunAny[Runner](new(LoudRunner)) } // want RunLoudInterface:`^stdout fmt\.Println$`

func RunQuiet() { RunAny(new(QuietRunner)) }

func RunInt() { RunAny(1) }

func RunSwitch[T any](v T) { // want RunSwitch:`^calls p0\.Run$`
	switch v := any(v).(type) {
	case int:
	case Runner:
		v.Run()
	}
}

func RunSwitchLoud() { RunSwitch(new(LoudRunner)) } // want RunSwitchLoud:`^stdout fmt\.Println$`

func RunSwitchQuiet() { RunSwitch(new(QuietRunner)) }

func RunAll[T any](vs ...T) { // want RunAll:`calls p0\.\[\]\.Run`
	for _, v := range vs {
		RunAny(v)
	}
}

func RunAllLoud() { RunAll(new(QuietRunner), new(QuietRunner)); RunAll(LoudValue{}) } // want RunAllLoud:`^stdout fmt\.Println$`

func RunAllQuiet() { RunAll(new(QuietRunner)) }

func runIt(v any) {
	if r, ok := v.(Runner); ok {
		r.Run()
	}
}

func RunHanded[T any](v T) { runIt(v) } // want RunHanded:`^calls p0\.Run$`

func RunHandedLoud() { RunHanded(LoudValue{}) } // want RunHandedLoud:`^stdout fmt\.Println$`

func RunHandedQuiet() { RunHanded(&QuietRunner{}) }

// WriteAny writes to what can be written to.
func WriteAny[T any](v T, s string) { // want WriteAny:`p0`
	if w, ok := any(v).(io.Writer); ok {
		fmt.Fprintln(w, s)
	}
}

type LoudWriter struct{}

func (LoudWriter) Write(b []byte) (int, error) { // want Write:`^stdout fmt\.Println; r1 is nil$`
	fmt.Println(string(b))
	return len(b), nil
}

func WriteAnyLoud() { WriteAny(LoudWriter{}, "x") } // want WriteAnyLoud:`^stdout fmt\.Println$`

func WriteAnyOut() { WriteAny(os.Stdout, "x") } // want WriteAnyOut:`^stdout os\.Stdout$`

func WriteAnyErr() { WriteAny(os.Stderr, "x") }

func WriteAnyText() { WriteAny("x", "x") }

// Kept in a value of a generic type.
func (b Box[T]) Run() { // want Run:`^calls p0\.v\.Run$`
	if r, ok := any(b.v).(Runner); ok {
		r.Run()
	}
}

func BoxRunOut() { NewBox(&Named{os.Stdout}).Run() } // want BoxRunOut:`^stdout os\.Stdout$`

func BoxRunErr() { NewBox(&Named{os.Stderr}).Run() }

func BoxRunQuiet() { NewBox(new(QuietRunner)).Run() }

// As what it is, it can be used as before.
func First[T any](v T, more ...T) T { // want First:`^calls p0\.Run; r0 = p0$`
	RunAny(v)
	return v
}

func UseFirst() { First(&QuietRunner{}).Stop() } // want UseFirst:`^stdout fmt\.Println$`

type Named struct{ out io.Writer }

func (n *Named) Line() { fmt.Fprintln(n.out, "x") } // want Line:`^writes p0\.out$`

func (n *Named) Run() { n.Line() } // want Run:`^writes p0\.out$`

func FirstOut() { First(&Named{os.Stdout}).Line() } // want FirstOut:`^stdout os\.Stdout$`

func FirstErr() { First(&Named{os.Stderr}).Line() }

// A value has no methods of its address.
type Addressed struct{ w io.Writer }

func (a *Addressed) Run() { fmt.Println("x") } // want Run:`^stdout fmt\.Println$`

func RunAddress() { RunAny(&Addressed{os.Stderr}) } // want RunAddress:`^stdout fmt\.Println$`

func RunAddressed() { RunAny(Addressed{os.Stderr}) }

func RunAddressedAny() { runIt(Addressed{os.Stderr}) }
