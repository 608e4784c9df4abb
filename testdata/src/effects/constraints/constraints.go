// Package constraints calls methods through type parameters.
package constraints

import "fmt"

type Shower interface{ Show() }

type Loud struct{}

func (Loud) Show() { fmt.Println("x") } // want Show:`^stdout fmt\.Println$`

type Quiet struct{}

func (Quiet) Show() {}

func ShowAny[T Shower](v T) { v.Show() } // want ShowAny:`^calls p0\.Show$`

func ShowLoud() { ShowAny(Loud{}) } // want ShowLoud:`^stdout fmt\.Println$`

func ShowLoudPointer() { ShowAny(&Loud{}) } // want ShowLoudPointer:`^stdout fmt\.Println$`

func ShowQuiet() { ShowAny(Quiet{}) }

// ShowNew makes the value itself.
func ShowNew[T Shower]() {
	var v T
	v.Show()
}

func ShowNewLoud() { ShowNew[Loud]() } // not followed: no argument brings the type

func ShowNewQuiet() { ShowNew[Quiet]() }

// ShowAll has the type parameter inside a slice.
func ShowAll[S ~[]E, E Shower](s S) { // want ShowAll:`^calls p0\.\[\]\.Show$`
	for _, v := range s {
		v.Show()
	}
}

func ShowAllLoud() { ShowAll([]Loud{{}}) } // want ShowAllLoud:`^stdout fmt\.Println$`

func ShowAllQuiet() { ShowAll([]Quiet{{}}) }
