package known

// sequenceRows are the rows of slices, maps and iter. The copy of a list or a map shares what is in
// it. An iterator is a function that calls what it is given with one element after the other, as
// the body of a loop is:
//
//	for _, stop := range slices.Backward(stops) {
//		stop()
//	}
//
// Of a map, what a loop over it finds is in its keys as well as in its values, as it may be a set.
var sequenceRows = map[string]string{
	"iter.Pull":  "r = pull 0",
	"iter.Pull2": "r = pull 0",

	"maps.All":        "r = yield 0[], 0[]",
	"maps.Clone":      "r = 0",
	"maps.Collect":    "call 0 into -, r[]",
	"maps.Copy":       "0[] = 1[]",
	"maps.DeleteFunc": "call 1 with 0[], 0[]",
	"maps.EqualFunc":  "call 2 with 0[], 1[]",
	"maps.Insert":     "call 1 into -, 0[]",
	"maps.Keys":       "r = yield 0[]",
	"maps.Values":     "r = yield 0[]",

	"slices.All":              "r = yield -, 0[]",
	"slices.AppendSeq":        "r = 0; call 1 into r[]",
	"slices.Backward":         "r = yield -, 0[]",
	"slices.BinarySearchFunc": "call 2 with 0[], 1",
	"slices.Chunk":            "r = yield 0",
	"slices.Clip":             "r = 0",
	"slices.Clone":            "r = 0",
	"slices.Collect":          "call 0 into r[]",
	"slices.Compact":          "r = 0",
	"slices.CompactFunc":      "r = 0; call 1 with 0[], 0[]",
	"slices.CompareFunc":      "call 2 with 0[], 1[]",
	"slices.Concat":           "r = 0[]",
	"slices.ContainsFunc":     "call 1 with 0[]",
	"slices.Delete":           "r = 0",
	"slices.DeleteFunc":       "r = 0; call 1 with 0[]",
	"slices.EqualFunc":        "call 2 with 0[], 1[]",
	"slices.Grow":             "r = 0",
	"slices.IndexFunc":        "call 1 with 0[]",
	"slices.Insert":           "r = 0; r = 2",
	"slices.IsSortedFunc":     "call 1 with 0[], 0[]",
	"slices.MaxFunc":          "r = 0[]; call 1 with 0[], 0[]",
	"slices.MinFunc":          "r = 0[]; call 1 with 0[], 0[]",
	"slices.Repeat":           "r = 0",
	"slices.Replace":          "r = 0; r = 3",
	"slices.SortFunc":         "call 1 with 0[], 0[]",
	"slices.SortStableFunc":   "call 1 with 0[], 0[]",
	"slices.SortedFunc":       "call 0 into r[]; call 1 with r[], r[]",
	"slices.SortedStableFunc": "call 0 into r[]; call 1 with r[], r[]",
	"slices.Values":           "r = yield 0[]",
}
