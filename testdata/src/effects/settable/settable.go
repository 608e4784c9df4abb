// Package settable has what an interface value points to changed by who has the value.
package settable

import "fmt"

type Sayer interface{ Say() }

type Printer struct{ Level int }

func (p *Printer) Say() { // want Say:`^stdout fmt\.Println; leaves p0 alone$`
	if p.Level > 1 {
		fmt.Println("said")
	}
}

func raise(s Sayer) {
	if p, ok := s.(*Printer); ok {
		p.Level = 2
	}
}

func Raised() { // want Raised:`^stdout fmt\.Println$`
	p := &Printer{Level: 1}
	var s Sayer = p
	raise(s)
	s.Say()
}
