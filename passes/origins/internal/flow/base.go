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
	fn := c.StaticCallee()
	if fn == nil || fn.Pkg == nil || fn.Name() != "Base" || !isPaths(fn) {
		return nil, false
	}
	joined, ok := c.Args[0].(*ssa.Call)
	if !ok {
		return nil, false
	}
	join := joined.Call.StaticCallee()
	if join == nil || join.Pkg == nil || join.Name() != "Join" || !isPaths(join) {
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

// isPaths reports whether a function is of a package about slash-separated or file paths.
func isPaths(fn *ssa.Function) bool {
	path := fn.Pkg.Pkg.Path()
	return path == "path" || path == "path/filepath"
}
