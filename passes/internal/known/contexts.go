package known

import "go/types"

// PutsIntoContext reports whether fn, which may be nil, returns a context that carries its third
// argument under its second one.
func PutsIntoContext(fn *types.Func) bool {
	return fn != nil && fn.Pkg() != nil && fn.Pkg().Path() == "context" && fn.Name() == "WithValue"
}

// LooksUpInContext reports whether a method returns what a context carries under its argument.
func LooksUpInContext(m *types.Func) bool {
	return m.Name() == "Value" && m.Pkg() != nil && m.Pkg().Path() == "context"
}
