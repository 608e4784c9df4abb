package known

import "go/types"

const sorts = "invoke 0.Len; invoke 0.Less; invoke 0.Swap"

// sortRows are the rows of what orders a list by the methods of that.
var sortRows = map[string]string{
	"sort.IsSorted": "invoke 0.Len; invoke 0.Less",
	"sort.Reverse":  "r.of = 0",
	"sort.Sort":     sorts,
	"sort.Stable":   sorts,

	"container/heap.Fix":    sorts,
	"container/heap.Init":   sorts,
	"container/heap.Pop":    sorts + "; invoke 0.Pop",
	"container/heap.Push":   sorts + "; invoke 0.Push",
	"container/heap.Remove": sorts + "; invoke 0.Pop",
}

// orderQuestions are the functions that say whether their first argument is sorted.
var orderQuestions = map[string]bool{
	"slices.IsSorted":        true,
	"slices.IsSortedFunc":    true,
	"sort.Float64sAreSorted": true,
	"sort.IntsAreSorted":     true,
	"sort.IsSorted":          true,
	"sort.SliceIsSorted":     true,
	"sort.StringsAreSorted":  true,
}

// AsksOrder reports whether a function says whether its first argument is sorted.
func AsksOrder(fn *types.Func) bool { return fn != nil && orderQuestions[fn.Origin().FullName()] }
