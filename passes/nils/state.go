package nils

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// A state is what a value may be.
type state struct {
	begins *beginning // as nil; nil if it does not
	other  bool       // or anything else
}

// A beginning is a variable that begins as nil.
type beginning struct {
	name string
	pos  token.Pos
}

// state returns what a list or a map may be.
func (f *finder) state(v ssa.Value, calls int) state {
	var out state
	seen := make(map[ssa.Value]bool)
	name, pos, asks := "", token.NoPos, false
	var visit func(v ssa.Value)
	visit = func(v ssa.Value) {
		if f.work++; seen[v] || f.work > maxValues {
			return
		}
		seen[v] = true
		asks = asks || asked(v)
		switch x := v.(type) {
		case *ssa.Const:
			if x.IsNil() {
				out.begins = &beginning{}
				return
			}
		case *ssa.Phi:
			if x.Comment != "" && name == "" {
				name, pos = x.Comment, declared(x.Parent(), x.Comment)
			}
			filled := isFilled(x)
			for _, e := range x.Edges {
				if !filled || !isNil(e) {
					visit(e)
				}
			}
			return
		case *ssa.ChangeType:
			visit(x.X)
			return
		case *ssa.Call:
			if r := f.returned(x, 0, calls); r != nil {
				out.other = out.other || r.other
				if r.begins != nil {
					out.begins, name, pos = r.begins, r.begins.name, r.begins.pos
				}
				return
			}
		case *ssa.Extract:
			if call, ok := x.Tuple.(*ssa.Call); ok {
				if r := f.returned(call, x.Index, calls); r != nil {
					out.other = out.other || r.other
					if r.begins != nil {
						out.begins, name, pos = r.begins, r.begins.name, r.begins.pos
					}
					return
				}
			}
		case *ssa.UnOp:
			if a, ok := x.X.(*ssa.Alloc); ok && x.Op == token.MUL {
				if stores, ok := variable(a); ok {
					out.other = true
					for _, use := range *a.Referrers() {
						if load, ok := use.(*ssa.UnOp); ok {
							asks = asks || asked(load)
						}
					}
					if reaches(a, x, stores) {
						out.begins, name, pos = &beginning{}, a.Comment, a.Pos()
					}
					return
				}
			}
		}
		out.other = true
	}
	visit(v)
	if out.begins != nil {
		out.begins = &beginning{name, pos}
		if name == "" || !pos.IsValid() || asks {
			out.begins = nil // nil is written out, as what is meant, or seen to
		}
	}
	return out
}

// returned returns what a result of a call may be, nil if that is not known.
func (f *finder) returned(c *ssa.Call, result, calls int) *state {
	fn := c.Call.StaticCallee()
	if fn == nil || calls == 0 {
		return nil
	}
	if origin := fn.Origin(); origin != nil {
		fn = origin
	}
	if fn.Blocks == nil {
		return nil
	}
	var out state
	n := fn.Signature.Results().Len()
	for _, b := range fn.Blocks {
		ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return)
		if !ok || len(ret.Results) != n || result >= n || b == fn.Recover {
			continue
		}
		if last := resultOf(ret, n-1); n > 1 && typeinfo.IsError(last.Type()) {
			if !isNil(last) && !isEnd(last) {
				continue // the caller answers with the error
			}
		}
		s := f.state(resultOf(ret, result), calls-1)
		out.other = out.other || s.other
		if s.begins != nil {
			out.begins = s.begins
		}
	}
	return &out
}

// variable returns the stores of a list or map variable that closures share, if
// nobody else has its address. What closures do may come later.
func variable(a *ssa.Alloc) (stores []ssa.Instruction, ok bool) {
	shared := false
	for _, use := range *a.Referrers() {
		switch use := use.(type) {
		case *ssa.Store:
			if use.Addr != ssa.Value(a) {
				return nil, false
			}
			if !isNil(use.Val) {
				stores = append(stores, use)
			}
		case *ssa.UnOp, *ssa.DebugRef:
		case *ssa.MakeClosure:
			shared = true
		default:
			return nil, false
		}
	}
	return stores, shared || len(stores) > 0
}

// reaches reports whether a way leads from an instruction to another one that
// passes none of some.
func reaches(from, to ssa.Instruction, without []ssa.Instruction) bool {
	stops := make(map[ssa.Instruction]bool)
	for _, i := range without {
		stops[i] = true
	}
	seen := make(map[edge]bool)
	// through follows the instructions of a block from one on.
	through := func(b *ssa.BasicBlock, from ssa.Instruction) (reached, stopped bool) {
		on := from == nil
		for _, i := range b.Instrs {
			if on && i == to {
				return true, false
			}
			if on && stops[i] {
				return false, true
			}
			on = on || i == from
		}
		return false, false
	}
	reached, stopped := through(from.Block(), from)
	if reached || stopped {
		return reached
	}
	var work []edge
	leave := func(b *ssa.BasicBlock, nexts []*ssa.BasicBlock) {
		for _, next := range nexts {
			work = append(work, edge{b, next})
		}
	}
	leave(from.Block(), from.Block().Succs)
	for len(work) > 0 {
		e := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[e] {
			continue
		}
		seen[e] = true
		reached, stopped := through(e.to, nil)
		if reached {
			return true
		}
		if stopped {
			continue
		}
		if body := bodyOf(e.to); body != nil && !body[e.from] && hasIteration(e.to, body) {
			leave(e.to, e.to.Succs[:1])
		} else {
			leave(e.to, e.to.Succs)
		}
	}
	return false
}

// An edge is a way from one block to the next.
type edge struct{ from, to *ssa.BasicBlock }

// asked reports whether the program asks if a value is nil, or how long it is.
func asked(v ssa.Value) bool {
	if v.Referrers() == nil || isNil(v) {
		return false
	}
	compared := func(v ssa.Value) bool {
		for _, use := range *v.Referrers() {
			if _, ok := use.(*ssa.BinOp); ok {
				return true
			}
		}
		return false
	}
	if compared(v) {
		return true
	}
	for _, use := range *v.Referrers() {
		if c, ok := use.(*ssa.Call); ok {
			if b, ok := c.Call.Value.(*ssa.Builtin); ok && b.Name() == "len" && compared(c) {
				return true
			}
		}
	}
	return false
}

func isNil(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.IsNil()
}
