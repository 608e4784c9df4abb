package flow

import (
	"maps"
	"slices"

	"github.com/envvet/envvet/passes/origins/trace"
)

// A summary is what is known of a function, in terms of its parameters and of
// what it captures.
type summary struct {
	results  []value
	answered []value       // results without those beside an error; nil if it returns none
	out      map[int]value // what parameters point to in the end, of those that were stored to
	kept     value         // what is handed to code that may keep it: parameters
	keeps    []*source     // and sources
	put      value         // what is put into what parameters lead to: parameters
	payloads []trace.Place
	sorts    []trace.Place // lists that it sorts
	appends  []trace.Place // lists that it appends to
	keyed    []keyed       // lists in maps that it appends to, each under a key that it has captured
	writes   []trace.Place // buffers that it writes something to which it is called with
	sends    []trace.Place // channels that it sends to
	swaps    []trace.Place // lists of which it swaps the elements that it is given the indexes of
}

func (s summary) clone() summary {
	s.results, s.answered, s.out = slices.Clone(s.results), slices.Clone(s.answered), maps.Clone(s.out)
	s.payloads, s.sorts = slices.Clone(s.payloads), slices.Clone(s.sorts)
	s.keeps = slices.Clone(s.keeps)
	s.keyed, s.writes = slices.Clone(s.keyed), slices.Clone(s.writes)
	s.appends, s.sends, s.swaps = slices.Clone(s.appends), slices.Clone(s.sends), slices.Clone(s.swaps)
	return s
}

// equal reports whether two summaries say the same.
func (s summary) equal(t summary) bool {
	return slices.EqualFunc(s.results, t.results, same) && slices.EqualFunc(s.answered, t.answered, same) && maps.EqualFunc(s.out, t.out, same) && same(s.kept, t.kept) && slices.Equal(s.keeps, t.keeps) && same(s.put, t.put) &&
		slices.Equal(s.payloads, t.payloads) && slices.Equal(s.sorts, t.sorts) &&
		slices.Equal(s.appends, t.appends) && slices.Equal(s.keyed, t.keyed) && slices.Equal(s.writes, t.writes) && slices.Equal(s.sends, t.sends) && slices.Equal(s.swaps, t.swaps)
}
