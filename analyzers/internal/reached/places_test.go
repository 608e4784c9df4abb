package reached

import (
	"fmt"
	"go/token"
	"testing"
)

func TestPlaces(t *testing.T) {
	fset := token.NewFileSet()
	file := fset.AddFile("a.go", -1, 100)
	for line := 1; line < 10; line++ {
		file.AddLine(line * 10) // ten characters a line
	}
	other := fset.AddFile("b.go", -1, 100)
	at := func(file *token.File, begin, chain int) Sink {
		return Sink{Span: Span{Begin: file.Pos(begin), chain: file.Pos(chain)}}
	}
	for _, tt := range []struct {
		name  string
		sinks []Sink
		want  []int // sinks of each group
	}{
		{"none", nil, nil},
		{"one line", []Sink{at(file, 12, 12), at(file, 17, 17)}, []int{2}},
		{"two lines", []Sink{at(file, 12, 12), at(file, 22, 22)}, []int{1, 1}},
		{"a chain on three lines", []Sink{at(file, 12, 12), at(file, 22, 12), at(file, 32, 12)}, []int{3}},
		{"the same line of another file", []Sink{at(file, 5, 5), at(other, 5, 5)}, []int{1, 1}},
		{"a line joins two chains", []Sink{at(file, 12, 12), at(file, 42, 42), at(file, 22, 12), at(file, 25, 42)}, []int{4}},
		{"order", []Sink{at(file, 32, 32), at(file, 12, 12), at(file, 35, 35)}, []int{2, 1}},
	} {
		var got []int
		for _, group := range places(fset, tt.sinks) {
			got = append(got, len(group))
		}
		if fmt.Sprint(got) != fmt.Sprint(tt.want) {
			t.Errorf("%s: groups of %d, want %d", tt.name, got, tt.want)
		}
	}
}
