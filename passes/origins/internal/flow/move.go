package flow

import (
	"go/types"
	"slices"

	"github.com/envvet/envvet/passes/internal/known"
)

// move evaluates the call of a function that has a row.
func (f *frame) move(st *state, fn *types.Func, moves []known.Move, args []value) []value {
	results := make([]value, fn.Signature().Results().Len())
	given := f.given
	f.given = nil
	for _, m := range moves {
		var v value
		if m.Sorts || m.Empties || m.Each || m.Go || m.Swaps {
			f.lists(st, fn, m, args, given, results)
			continue
		}
		if m.Origin != 0 {
			v = itself(f.p.source(m.Origin, shortName(fn), f.pos))
		} else if m.From.Index < len(args) {
			v = f.get(st, args[m.From.Index], operandPath(m.From.Path))
			v = union(v, f.collected(st, v))
			if m.Most {
				v = withoutMarks(v)
			}
			if m.Copies {
				v = f.copied(st, v, fn.Signature().Params().At(m.From.Index).Type())
			} else if m.JSON {
				v = f.encoded(st, v, nil)
			} else if m.Whole {
				v = f.whole(st, v)
			}
			if m.Less != 0 {
				v = slices.DeleteFunc(slices.Clone(v), func(e entry) bool { return e.kind == isSource && e.source.Origin == m.Less })
			}
		}
		if m.Cuts.Root == known.RootArg && m.Cuts.Index < len(args) {
			cut := f.whole(st, args[m.Cuts.Index])
			v = slices.DeleteFunc(slices.Clone(v), func(e entry) bool { return e.kind == isSource && cut.has(item{atom: e.atom}) })
		}
		v = v.at(operandPath(m.To.Path))
		if m.To.Root == known.RootResult {
			if m.To.Index < len(results) {
				results[m.To.Index] = union(results[m.To.Index], v)
			}
			continue
		}
		if m.To.Index < len(args) {
			if m.To.Index < len(given) {
				v = union(v, f.written(st, fn, v, given[m.To.Index]))
			}
			for _, e := range args[m.To.Index] {
				if o, path, ok := f.target(e); ok && o.glob == nil {
					f.set(st, o, union(f.content(st, o), v.at(path)))
				}
			}
		}
	}
	return results
}

func operandPath(path []string) string {
	text := ""
	for _, name := range path {
		if name != known.Elem {
			text += "."
		}
		text += name
	}
	return text
}
