package known

import "go/types"

// RunsOnce reports whether a method has the function that it is given called the first time only.
func RunsOnce(fn *types.Func) bool { return fn != nil && fn.FullName() == "(*sync.Once).Do" }

// MakesOnce reports whether a function returns one that returns what the function that it is given
// has returned the first time.
func MakesOnce(fn *types.Func) bool { return fn != nil && fn.FullName() == "sync.OnceValue" }

// AtomicContent is the field under which the types of sync/atomic have what is stored in them, in the
// rows of this package.
const AtomicContent = "value"

// Locks reports whether a function is a method that locks something, by its name.
func Locks(fn *types.Func) bool {
	return fn != nil && fn.Name() == "Lock" && fn.Signature().Recv() != nil
}

// Wakes reports whether a function may have others go on that wait for it.
func Wakes(fn *types.Func) bool { return fn != nil && waking[fn.FullName()] }

var waking = map[string]bool{
	"(*sync.Cond).Broadcast": true,
	"(*sync.Cond).Signal":    true,
	"(*sync.WaitGroup).Done": true,
}
