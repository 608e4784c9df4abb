package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// What is put into a list is no longer what the iteration gave, or all that is made of the list
// would be. A list that an iteration makes, and appends to another one, is of the iteration:
//
//	for name, n := range counts {
//		row := make([]string, 0, 2)
//		row = append(row, name, strconv.Itoa(n))
//		rows = append(rows, row)
//	}

// noteRow notes what ranges over maps gave of that which is put into a list.
func (f *frame) noteRow(list *object, put value) {
	for _, e := range put {
		if e.kind == isNext {
			if f.rows == nil {
				f.rows = make(map[*object]value)
			}
			e.at = ""
			f.rows[list] = f.rows[list].add(e)
		}
	}
}

// rowOf returns what ranges over maps gave of that which is in the lists of a value, if the
// iteration has made them.
func (f *frame) rowOf(v value) (out value) {
	if len(f.rows) == 0 {
		return nil
	}
	for _, e := range v {
		if e.kind != isPlace || e.path != "" {
			continue
		}
		by, ok := e.obj.by.(ssa.Instruction)
		for _, mark := range f.rows[e.obj] {
			if ok && slices.ContainsFunc(f.findLoops(), func(l *loop) bool { return l.head == mark.block && l.body[by.Block()] }) {
				out.put(mark)
			}
		}
	}
	return out
}
