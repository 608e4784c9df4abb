package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/origins/trace"
)

// What a function hands to code that is not known may be kept there: an id that it makes
// may be that of what it stores. Callers are told of sources that it keeps by its flows,
// and of what it keeps of theirs by places.
//
//	id := uuid.NewString()
//	return id, s.repo.Save(id, title)
//
// What it puts into what its parameters lead to is kept, too, and what it calls them with,
// as long as nothing else is known of them. Callers in other packages are told where it is
// put, and not this: they know whether the list or the object goes on when they are done,
// and what the function does.

// keep notes that arguments are handed to code that may keep them.
func (f *frame) keep(st *state, args []value) {
	for _, a := range args {
		f.keepValue(st, a)
	}
}

// keepValue notes that a value is handed to code that may keep it.
func (f *frame) keepValue(st *state, v value) {
	for _, e := range f.whole(st, v) {
		switch e.kind {
		case isSource:
			f.keepSources([]*source{e.source})
		case isParam:
			f.sum.kept = f.sum.kept.add(entry{item: e.item})
		}
	}
}

// keepSources notes that the function, by itself or by one that it calls, hands what
// sources make to code that may keep it.
func (f *frame) keepSources(all []*source) {
	for _, s := range all {
		s.Kept = true
		if len(f.sum.keeps) < maxEntries && !slices.Contains(f.sum.keeps, s) {
			f.sum.keeps = append(f.sum.keeps, s)
		}
	}
}

// keepCalled notes that function values are called with arguments of which no code is known.
func (f *frame) keepCalled(st *state, functions value, args []value) {
	told := func(e entry) bool { return e.at != "" || e.kind == isPlace || e.kind == isParam && !e.order } // by paths, as others are
	if !slices.ContainsFunc(functions, told) {
		f.keep(st, args)
		return
	}
	for _, a := range args {
		f.keepIn(st, a)
	}
}

// keepIn notes that a value is put into what a parameter leads to.
func (f *frame) keepIn(st *state, v value) {
	for _, e := range f.whole(st, v) {
		switch e.kind {
		case isSource:
			e.source.Kept = true
		case isParam:
			f.sum.put = f.sum.put.add(entry{item: e.item})
		}
	}
}

// keepOutgoing notes that a function puts a value into what one of its arguments leads to,
// if that goes on when the function is done that is evaluated. The argument is nil if it is
// not known.
func (f *frame) keepOutgoing(st *state, addr, v value, given ssa.Value) {
	switch known := len(addr) > 0; {
	case given != nil && f.keepsIn(given):
		f.keepValue(st, v)
	case known == (f.elsewhere > 0): // of what else is known only that others give it
		f.keepValue(st, v)
	case !known || f.outlives(addr):
		f.keepIn(st, v)
	}
}

// keptPlaces returns what the function hands to such code of what its parameters are given,
// as facts hold it.
func (f *frame) keptPlaces() (places []trace.Place) {
	for _, e := range f.sum.kept {
		if int(e.param) < len(f.fn.Params) {
			addPlace(&places, trace.Place{Param: int(e.param), Path: e.path})
		}
	}
	return places
}
