package flow

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/known"
)

// A list of buckets, or of shards, is a map by hand: what is stored under the hash of a key is
// found under it again, whatever the hash is of which the seed is another one each time.
//
//	i := maphash.String(seed, name) % uint64(len(buckets))
//	buckets[i] = append(buckets[i], name)
//
// Where the elements hold nothing themselves, the hash may be what chooses one of them, as a color
// for a name.

// isBucket reports whether what is found in a list under an index holds what was stored under
// the same hash.
func isBucket(found types.Type, index ssa.Value) bool {
	switch found.Underlying().(type) {
	case *types.Map, *types.Slice, *types.Pointer:
		return isHash(index, maxHashed)
	}
	return false
}

// maxHashed bounds what a hash is computed with, and the functions that return it.
const maxHashed = 8

// isHash reports whether a number is made of the hash of something, and of nothing else that
// differs from call to call.
func isHash(v ssa.Value, depth int) bool {
	for ; depth > 0; depth-- {
		switch x := v.(type) {
		case *ssa.Convert:
			v = x.X
		case *ssa.ChangeType:
			v = x.X
		case *ssa.BinOp:
			switch x.Op {
			case token.REM, token.AND, token.SHR:
				v = x.X
			default:
				return false
			}
		case *ssa.Call:
			callee := x.Call.StaticCallee()
			if callee == nil {
				return false
			}
			if fn, ok := callee.Object().(*types.Func); ok && (known.Hashes(fn) || known.HashesWritten(fn)) {
				return hashes(x, fn)
			}
			return returnsHash(callee, depth-1)
		default:
			return false
		}
	}
	return false
}

// hashes reports whether a call returns the hash of something that is no constant: a hash of
// nothing, or of always the same, is a number at random.
func hashes(c *ssa.Call, fn *types.Func) bool {
	args := c.Call.Args
	if known.HashesWritten(fn) {
		return len(args) > 0 && isWrittenTo(args[0])
	}
	if len(args) == 0 {
		return false
	}
	_, isConst := args[len(args)-1].(*ssa.Const)
	return !isConst
}

// isWrittenTo reports whether the function calls a method that writes to what an address is of.
func isWrittenTo(addr ssa.Value) bool {
	return addr.Referrers() != nil && slices.ContainsFunc(*addr.Referrers(), func(ref ssa.Instruction) bool {
		c, ok := ref.(*ssa.Call)
		if !ok || c.Call.StaticCallee() == nil || len(c.Call.Args) < 2 || c.Call.Args[0] != addr {
			return false
		}
		_, isConst := c.Call.Args[1].(*ssa.Const)
		return strings.HasPrefix(c.Call.StaticCallee().Name(), "Write") && !isConst
	})
}

// returnsHash reports whether all that a function of the package returns is one hash.
func returnsHash(fn *ssa.Function, depth int) bool {
	if fn.Signature.Results().Len() != 1 {
		return false
	}
	found := false
	for _, b := range fn.Blocks {
		if r, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return); ok {
			if !isHash(r.Results[0], depth) {
				return false
			}
			found = true
		}
	}
	return found
}
