package flow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
)

// base returns what the last element of a path is made of that path/filepath.Base is
// called with, or that of path, and false if the call is none of a path joined there.
//
//	filepath.Base(filepath.Join(dir, name))
func (f *frame) base(c *ssa.CallCommon) (value, bool) {
	if !isOfPaths(c, "Base") {
		return nil, false
	}
	joined, ok := c.Args[0].(*ssa.Call)
	if !ok || !isOfPaths(&joined.Call, "Join") {
		return nil, false
	}
	list, ok := form.Variadic(joined.Call.Args[0])
	if !ok || len(list) == 0 {
		return nil, false
	}
	last := list[len(list)-1]
	if text, ok := constantText(last); ok && (text == "" || text == "." || text == "..") {
		return nil, false // the base is that of what is before
	}
	return f.val(last), true
}

// isOfPaths reports whether a call is of the function of that name of path or path/filepath.
func isOfPaths(c *ssa.CallCommon, name string) bool {
	fn := c.StaticCallee()
	if fn == nil || fn.Pkg == nil || fn.Name() != name {
		return false
	}
	path := fn.Pkg.Pkg.Path()
	return path == "path" || path == "path/filepath"
}
