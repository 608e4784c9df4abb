package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// readStep leads to what is read from a reader, and not to what else is in one, such as when it
// began.
const readStep = "#Read<0>"

// move evaluates the call of a function that has a row.
func (f *frame) move(st *state, fn *types.Func, moves []known.Move, args []value) []value {
	results := make([]value, fn.Signature().Results().Len())
	given := f.given
	f.given = nil
	for _, m := range moves {
		var v value
		if m.Keeps {
			if m.To.Index < len(args) {
				f.keepValue(st, lessOf(f.whole(st, args[m.To.Index]), m.Less))
			}
			continue
		}
		if m.Makes {
			if m.To.Index < len(results) {
				results[m.To.Index] = f.newBy(st, fn, m.To.Index)
			}
			continue
		}
		if m.Sorts || m.Empties || m.Each || m.Go || m.Swaps || m.Limits || m.Resets {
			f.lists(st, fn, m, args, given, results)
			continue
		}
		if m.Origin != 0 {
			v = itself(f.p.source(m.Origin, shortName(fn), f.pos))
		} else if m.From.Index < len(args) {
			v = f.get(st, args[m.From.Index], operandPath(m.From.Path))
			if m.Whole && m.From.Index < len(given) && f.fileOf(given[m.From.Index]) != nil {
				v = f.get(st, v, ".content") // and not its name
			} else if m.Whole && typeinfo.IsReader(typeinfo.Parameter(fn.Signature(), m.From.Index)) {
				v = f.get(st, v, readStep)
			}
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
			v = lessOf(v, m.Less)
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
			var to ssa.Value
			if m.To.Index < len(given) {
				to = given[m.To.Index]
			}
			f.moveInto(st, fn, args[m.To.Index], v, to)
		}
	}
	return results
}

// newBy returns the object that the call of a function which is evaluated makes, nothing if
// that is called elsewhere.
func (f *frame) newBy(st *state, fn *types.Func, result int) value {
	call, ok := f.cur.(*ssa.Call)
	if !ok || f.elsewhere > 0 || call.Call.StaticCallee() == nil || call.Call.StaticCallee().Object() != fn {
		return nil
	}
	o := f.object(call, result)
	f.set(st, o, nil)
	return place(o)
}

// moveInto puts a value into what an argument of a function leads to, which is nil if it is
// not known.
func (f *frame) moveInto(st *state, fn *types.Func, addr, v value, to ssa.Value) {
	if to != nil {
		addr = f.writesTo(addr, to)
		if f.keepsIn(to) {
			f.keepValue(st, v)
		}
		if f.isStored(to) {
			return // what is read from a file comes from there
		}
		f.noteWritten(fn, addr, v, to)
		v = union(v, f.written(st, fn, v, to))
		if f.fileOf(to) != nil {
			v = v.at(".content") // and not of its name
		}
	}
	for _, e := range addr {
		if o, path, ok := f.target(e); ok && o.glob == nil {
			f.set(st, o, union(f.content(st, o), v.at(path)))
		}
	}
}

// lessOf returns what a value has but for sources of a kind, all if that is 0.
func lessOf(v value, less known.Origin) value {
	if less == 0 {
		return v
	}
	return slices.DeleteFunc(slices.Clone(v), func(e entry) bool { return e.kind == isSource && e.source.Origin == less })
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
