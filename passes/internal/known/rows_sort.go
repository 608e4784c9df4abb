package known

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
