package flow

import "github.com/envvet/envvet/passes/internal/form"

// The body of a loop over what a function yields is a function in the SSA form, which that
// function calls:
//
//	for line := range lines(file) {
//		fmt.Println(line)
//	}
//
// In the source it is a part of the function around it, whose name and way it has.

// around returns the index of the visit of the function around a loop whose body is visited,
// and false if that is no such visit.
func (w *walk) around(index int) (int, bool) {
	body := w.queue[index].fn
	if !form.IsRangeBody(body) {
		return index, false
	}
	for at := w.queue[index].from; at >= 0; at = w.queue[at].from {
		if w.queue[at].fn == body.Parent() {
			return at, true
		}
	}
	return index, false
}
