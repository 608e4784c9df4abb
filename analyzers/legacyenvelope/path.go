package legacyenvelope

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// A path is what a function does after a call that has written, or, if there is none,
// after it was called. Ways on which an error of writing is there are not followed.
type path struct {
	*endings
	depth   int
	written *ssa.Call
	result  []int // what that returned
	args    func(*ssa.Parameter) []int

	seen    []*ssa.BasicBlock
	exits   []int // of the process
	returns []int // of the function
}

func (p *path) walk(b *ssa.BasicBlock, from int) {
	p.seen = append(p.seen, b)
	if p.left--; p.left < 0 {
		p.exits = union(p.exits, []int{unknown})
		return
	}
	for _, instr := range b.Instrs[from:] {
		switch instr := instr.(type) {
		case *ssa.Call:
			if !p.ending(instr) {
				return
			}
		case *ssa.Defer:
			p.exits = union(p.exits, []int{unknown}) // which may change what is returned
		case *ssa.Panic:
			p.exits = union(p.exits, []int{unknown})
		case *ssa.Return:
			p.returns = union(p.returns, p.returned(instr))
		}
	}
	for _, next := range b.Succs {
		if !slices.Contains(p.seen, next) && !p.isUnwritten(b, next) {
			p.walk(next, 0)
		}
	}
}

// isUnwritten reports whether the way from a block to the next is taken where an error
// of writing is there.
func (p *path) isUnwritten(b, next *ssa.BasicBlock) bool {
	branch, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
	if !ok {
		return false
	}
	cond, ok := branch.Cond.(*ssa.BinOp)
	if !ok || !isNil(cond.Y) || !slices.Equal(p.value(cond.X, 0), []int{0}) {
		return false
	}
	return cond.Op == token.NEQ && next == b.Succs[0] || cond.Op == token.EQL && next == b.Succs[1]
}

func isNil(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.IsNil()
}

// returned returns what counts of what is returned: an error, or a number alone.
func (p *path) returned(r *ssa.Return) []int {
	if len(r.Results) == 0 {
		return []int{0}
	}
	return p.value(r.Results[len(r.Results)-1], 0)
}

// value returns what a value can be.
func (p *path) value(v ssa.Value, depth int) []int {
	if depth > mostCalls {
		return []int{unknown}
	}
	switch v := v.(type) {
	case *ssa.Const:
		if v.IsNil() {
			return []int{0}
		}
		return []int{number(v)}
	case *ssa.Convert:
		return p.value(v.X, depth+1)
	case *ssa.ChangeType:
		return p.value(v.X, depth+1)
	case *ssa.ChangeInterface:
		return p.value(v.X, depth+1)
	case *ssa.MakeInterface:
		if _, ok := v.X.(*ssa.Alloc); ok && isErrorType(v.Type()) && !isCoded(v.X.Type()) {
			return []int{failed}
		}
	case *ssa.Phi:
		var all []int
		for i, e := range v.Edges {
			if slices.Contains(p.seen, v.Block().Preds[i]) {
				all = union(all, p.value(e, depth+1))
			}
		}
		return all
	case *ssa.UnOp:
		if _, ok := v.X.(*ssa.Global); ok && v.Op == token.MUL && isErrorType(v.Type()) {
			return []int{failed}
		}
	case *ssa.Parameter:
		if p.args != nil {
			return p.args(v)
		}
	case *ssa.Extract:
		if c, ok := v.Tuple.(*ssa.Call); ok && v.Index == c.Call.Signature().Results().Len()-1 {
			return p.called(c)
		}
	case *ssa.Call:
		return p.called(v)
	}
	return []int{unknown}
}

// called returns what counts of what a call returns, nil if it never does.
func (p *path) called(c *ssa.Call) []int {
	if c == p.written && p.result != nil {
		return p.result
	}
	callee := c.Call.StaticCallee()
	if callee != nil && p.own[callee] {
		if p.depth > mostCalls {
			return []int{unknown}
		}
		inner := &path{endings: p.endings, depth: p.depth + 1}
		inner.args = func(param *ssa.Parameter) []int {
			if i := slices.Index(callee.Params, param); i >= 0 && i < len(c.Call.Args) {
				return p.value(c.Call.Args[i], 0)
			}
			return []int{unknown}
		}
		inner.walk(callee.Blocks[0], 0)
		p.exits = union(p.exits, inner.exits)
		return inner.returns
	}
	results := c.Call.Signature().Results()
	switch {
	case results.Len() == 0:
		return []int{0}
	case !isErrorType(results.At(results.Len() - 1).Type()):
	case callee == nil && c.Call.IsInvoke():
		return []int{0} // of a writer
	case callee != nil && callee.Object() != nil && callee.Object().Pkg() != nil:
		switch path := callee.Object().Pkg().Path(); {
		case path == "errors" || path == "fmt" && callee.Name() == "Errorf":
			return []int{failed}
		case slices.Contains(writing, path):
			return []int{0} // it can be written
		}
	}
	return []int{unknown}
}

// writing are packages whose functions fail where nothing can be written.
var writing = []string{"encoding/json", "encoding/json/v2", "encoding/json/jsontext", "fmt", "io", "bufio", "os"}

var errorType = types.Universe.Lookup("error").Type().Underlying().(*types.Interface)

func isErrorType(t types.Type) bool { return types.Implements(t, errorType) }

// isCoded reports whether an error has a method by which frameworks, and often main, learn
// with which status to end.
func isCoded(t types.Type) bool {
	obj, _, _ := types.LookupFieldOrMethod(t, true, nil, "ExitCode")
	_, ok := obj.(*types.Func)
	return ok
}
