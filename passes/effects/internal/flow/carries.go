package flow

import (
	"go/types"

	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// carrier remembers which types can hold a writer, a function or an interface
// value. Values of all other types are not followed, which is what keeps the
// cost of arithmetic and text at nothing.
type carrier map[types.Type]bool

func (c carrier) carries(t types.Type) bool {
	if known, ok := c[t]; ok {
		return known
	}
	seen := make(map[types.Type]bool)
	r := c.look(t, seen)
	if !r {
		for t := range seen {
			c[t] = false // nor does anything that was looked at
		}
	}
	return r
}

// look is carries for a type in others, which are in seen: one of them adds
// nothing of its own. That a type in a cycle carries nothing is known only when
// nothing in the cycle does.
func (c carrier) look(t types.Type, seen map[types.Type]bool) bool {
	if known, ok := c[t]; ok {
		return known
	}
	if seen[t] {
		return false
	}
	seen[t] = true
	if c.compute(t, seen) {
		c[t] = true
		return true
	}
	return false
}

func (c carrier) compute(t types.Type, seen map[types.Type]bool) bool {
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
		return c.look(t.Elem(), seen)
	case *types.Slice:
		return c.look(t.Elem(), seen)
	case *types.Array:
		return c.look(t.Elem(), seen)
	case *types.Chan:
		return c.look(t.Elem(), seen)
	case *types.Map:
		if key := typeinfo.MembersOf(t); key != nil {
			return c.look(key, seen)
		}
		return c.look(t.Elem(), seen)
	case *types.Struct:
		for f := range t.Fields() {
			if c.look(f.Type(), seen) {
				return true
			}
		}
	case *types.Tuple:
		for v := range t.Variables() {
			if c.look(v.Type(), seen) {
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
	"reflect.Value":      true,
	"sync.Mutex":         true,
	"sync.RWMutex":       true,
	"sync.WaitGroup":     true,
	"math/big.Int":       true,
}
