package reached

import "go/token"

// places groups sinks into those that a reader sees as one place: what begins
// on one line, and the calls of one chain on however many, as in
//
//	log.Fatal().
//		Err(err).
//		Msg("no settings")
//
// where several calls may be what ends the process. The groups come in the
// order of their first sinks, each in the order of sinks.
func places(fset *token.FileSet, sinks []Sink) [][]Sink {
	type line struct {
		file   *token.File
		number int
	}
	first := make(map[any]int) // the first sink of a line or chain
	group := make([]int, len(sinks))
	root := func(i int) int {
		for group[i] != i {
			i = group[i]
		}
		return i
	}
	for i, s := range sinks {
		group[i] = i
		for _, key := range []any{s.chain, line{fset.File(s.Begin), fset.PositionFor(s.Begin, false).Line}} {
			if j, ok := first[key]; ok {
				a, b := root(i), root(j)
				group[max(a, b)] = min(a, b)
			} else {
				first[key] = i
			}
		}
	}
	var out [][]Sink
	index := make(map[int]int) // of a group's root, in out
	for i, s := range sinks {
		r := root(i)
		if _, ok := index[r]; !ok {
			index[r] = len(out)
			out = append(out, nil)
		}
		out[index[r]] = append(out[index[r]], s)
	}
	return out
}
