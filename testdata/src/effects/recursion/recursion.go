// Package recursion has functions that call themselves and each other.
package recursion

import (
	"fmt"
	"io"
	"os"
)

type Node struct {
	Name     string
	Children []*Node
	show     func(string)
}

// Show writes at every level.
func (n *Node) Show() { // want Show:`^stdout fmt\.Println$`
	fmt.Println(n.Name)
	for _, c := range n.Children {
		c.Show()
	}
}

func (n *Node) Depth() (d int) {
	for _, c := range n.Children {
		d = max(d, c.Depth())
	}
	return d + 1
}

// Walk hands f on to itself.
func (n *Node) Walk(f func(*Node)) { // want Walk:`calls p1`
	f(n)
	for _, c := range n.Children {
		c.Walk(f)
	}
}

func (n *Node) ShowAll() { n.Walk(func(n *Node) { fmt.Println(n.Name) }) } // want ShowAll:`^stdout fmt\.Println$`

func (n *Node) CountAll() (sum int) {
	n.Walk(func(*Node) { sum++ })
	return sum
}

// WalkIndent wraps f anew at every level.
func (n *Node) WalkIndent(f func(string)) { // want WalkIndent:`calls p1`
	f(n.Name)
	for _, c := range n.Children {
		c.WalkIndent(func(s string) { f("  " + s) })
	}
}

func (n *Node) ShowIndent() { n.WalkIndent(func(s string) { fmt.Println(s) }) } // want ShowIndent:`^stdout fmt\.Println$`

func (n *Node) LenIndent() (sum int) {
	n.WalkIndent(func(s string) { sum += len(s) })
	return sum
}

// Even and Odd call each other; one of them writes.

func Even(n int) bool { // want Even:`^stdout fmt\.Println$`
	if n == 0 {
		return true
	}
	return Odd(n - 1)
}

func Odd(n int) bool { // want Odd:`^stdout fmt\.Println$`
	if n == 0 {
		fmt.Println("odd")
		return false
	}
	return Even(n - 1)
}

func Ping(n int) bool { return n == 0 || Pong(n-1) }

func Pong(n int) bool { return n > 0 && Ping(n-1) }

// A writer that goes round three functions.

func A(w io.Writer, n int) { // want A:`^writes p0$`
	if n > 0 {
		B(w, n-1)
	}
}

func B(w io.Writer, n int) { C(n, w) } // want B:`^writes p0$`

func C(n int, w io.Writer) { // want C:`^writes p1$`
	fmt.Fprintln(w, n)
	A(w, n)
}

func RoundOut() { A(os.Stdout, 3) } // want RoundOut:`^stdout os\.Stdout$`

func RoundErr() { A(os.Stderr, 3) }

// Swapping its arguments, a function writes to both.
func Swap(a, b io.Writer, n int) { // want Swap:`^writes p0; writes p1$`
	if n == 0 {
		fmt.Fprintln(a, "x")
		return
	}
	Swap(b, a, n-1)
}

func SwapOut() { Swap(os.Stderr, os.Stdout, 3) } // want SwapOut:`^stdout os\.Stdout$`

func SwapErr() { Swap(os.Stderr, io.Discard, 3) }

// A list that ends in a writer.
type List struct {
	w    io.Writer
	next *List
}

func (l *List) Write(s string) { // want Write:`writes p0\.w`
	if l.w != nil {
		io.WriteString(l.w, s)
	}
	if l.next != nil {
		l.next.Write(s)
	}
}

func ListOut() { (&List{w: os.Stderr, next: &List{w: os.Stdout}}).Write("x") } // want ListOut:`^stdout os\.Stdout$`

func ListErr() { (&List{w: os.Stderr, next: &List{w: io.Discard}}).Write("x") }

// Loops that change the list they go through.
func Loop(l *List) { // want Loop:`p0`
	for ; l != nil; l = l.next {
		fmt.Fprintln(l.w, "x")
	}
}

func LoopOut() { Loop(&List{next: &List{w: os.Stdout}, w: os.Stderr}) } // want LoopOut:`^stdout os\.Stdout$`

func LoopErr() { Loop(&List{next: &List{w: os.Stderr}, w: os.Stderr}) }

func Push() { // want Push:`^stdout os\.Stdout$`
	var l *List
	for i := range 3 {
		w := io.Writer(os.Stderr)
		if i == 2 {
			w = os.Stdout
		}
		l = &List{w: w, next: l}
	}
	Loop(l)
}

func PushErr() {
	var l *List
	for range 3 {
		l = &List{w: os.Stderr, next: l}
	}
	Loop(l)
}

// A ring holds itself.
func Ring() { // want Ring:`^stdout os\.Stdout$`
	a, b := &List{w: os.Stderr}, &List{w: os.Stdout}
	a.next, b.next = b, a
	a.Write("x")
}

// A state machine of functions that return the next one.

type state func(io.Writer) state

func start(w io.Writer) state {
	fmt.Fprintln(w, "start")
	return middle
}

func middle(w io.Writer) state {
	if w == nil {
		return start
	}
	return end
}

func end(w io.Writer) state {
	fmt.Fprintln(w, "end")
	return nil
}

func Machine(w io.Writer) { // want Machine:`p0`
	for s := state(start); s != nil; {
		s = s(w)
	}
}

func MachineOut() { Machine(os.Stdout) } // want MachineOut:`stdout os\.Stdout`

func MachineErr() { Machine(os.Stderr) }

func loud(io.Writer) state {
	fmt.Println("loud")
	return nil
}

func before(io.Writer) state { return loud }

func LoudMachine() { // want LoudMachine:`^stdout fmt\.Println$`
	for s := state(before); s != nil; {
		s = s(nil)
	}
}
