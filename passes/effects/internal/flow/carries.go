package flow

import "go/types"

// carrier remembers which types can hold a writer, a function or an interface
// value. Values of all other types are not followed, which is what keeps the
// cost of arithmetic and text at nothing.
type carrier map[types.Type]bool

func (c carrier) carries(t types.Type) bool {
	if known, ok := c[t]; ok {
		return known
	}
	c[t] = false // breaks cycles; a cycle adds nothing of its own
	r := c.compute(t)
	c[t] = r
	return r
}

func (c carrier) compute(t types.Type) bool {
	if named, ok := types.Unalias(t).(*types.Named); ok {
		if obj := named.Obj(); obj.Pkg() == nil {
			return false // error
		} else if path := obj.Pkg().Path(); path == "os" && obj.Name() == "File" {
			return true
		} else if quiet[path+"."+obj.Name()] {
			return false
		}
	}
	switch t := t.Underlying().(type) {
	case *types.Basic:
		return false
	case *types.Signature, *types.Interface:
		return true
	case *types.Pointer:
		return c.carries(t.Elem())
	case *types.Slice:
		return c.carries(t.Elem())
	case *types.Array:
		return c.carries(t.Elem())
	case *types.Chan:
		return c.carries(t.Elem())
	case *types.Map:
		return c.carries(t.Elem())
	case *types.Struct:
		for f := range t.Fields() {
			if c.carries(f.Type()) {
				return true
			}
		}
	case *types.Tuple:
		for v := range t.Variables() {
			if c.carries(v.Type()) {
				return true
			}
		}
	}
	return false
}

// quiet are types that could carry a function but bring no effect of interest,
// and are everywhere.
var quiet = map[string]bool{
	"context.Context":    true,
	"context.CancelFunc": true,
	"time.Time":          true,
	"time.Location":      true,
	"reflect.Type":       true,
	"sync.Mutex":         true,
	"sync.RWMutex":       true,
	"sync.WaitGroup":     true,
	"math/big.Int":       true,
}
