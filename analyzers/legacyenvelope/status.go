package legacyenvelope

import (
	"go/ast"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects"
)

// status returns the exit status of the process that gives an answer, once that is
// written, if it is the same on every way:
//
//	if err := emit(w, answer); err != nil {
//		return err // not written
//	}
//	return errors.New("there are failures")
func (m *migration) status(a *answer) (status int, certain bool) {
	if m.endings == nil {
		m.endings = newEndings(m.pass.ResultOf[effects.Analyzer].(*effects.Result))
	}
	call := m.endings.callAt(a.encoded.Func, a.encoded.Call)
	if call == nil {
		return 0, false
	}
	m.endings.left = mostBlocks
	ends := m.endings.after(call, nil, len(a.encoded.Steps) == 0, 0)
	if len(ends) != 1 || ends[0] == unknown {
		return 0, false
	}
	if ends[0] == failed {
		return m.endings.failing(m.pass.Pkg)
	}
	return ends[0], true
}

// statusOf returns it for all answers that are made with a literal.
func (m *migration) statusOf(lit *ast.CompositeLit) (status int, certain bool) {
	for _, a := range m.legacy {
		if a.Literal != lit {
			continue
		}
		n, ok := m.status(a)
		if !ok || certain && n != status {
			return 0, false
		}
		status, certain = n, true
	}
	return status, certain
}

// What a function ends with, or a value is, beside numbers: 0 is also an error that is
// nil.
const (
	unknown = -1 - iota
	failed  // some error
)

// endings finds how functions end.
type endings struct {
	effects *effects.Result
	own     map[*ssa.Function]bool
	calls   map[*ssa.Function][]*ssa.Call // by what is called
	exiting map[*ssa.Function]bool        // those that are known to end the process, or not to
	mains   []*ssa.Call                   // the calls of function main
	left    int                           // blocks to look at
}

// mostBlocks bounds the work on one answer.
const mostBlocks = 5000

func newEndings(of *effects.Result) *endings {
	e := &endings{effects: of, own: make(map[*ssa.Function]bool), calls: make(map[*ssa.Function][]*ssa.Call), exiting: make(map[*ssa.Function]bool)}
	for _, fn := range of.Functions() {
		e.own[fn] = true
		isMain := fn.Name() == "main" && fn.Parent() == nil && fn.Signature.Recv() == nil
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				c, ok := instr.(*ssa.Call)
				if ok && isMain {
					e.mains = append(e.mains, c)
				}
				if ok && c.Call.StaticCallee() != nil {
					e.calls[c.Call.StaticCallee()] = append(e.calls[c.Call.StaticCallee()], c)
				}
			}
		}
	}
	return e
}

func (e *endings) callAt(fn *ssa.Function, at *ast.CallExpr) *ssa.Call {
	if fn == nil {
		return nil
	}
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			if c, ok := instr.(*ssa.Call); ok && c.Pos() == at.Lparen {
				return c
			}
		}
	}
	return nil
}

const mostCalls = 8 // around a call, or in one another

// after returns how the process ends after a call that has written: what the function
// around it then returns is that if it is a handler, and else goes on in its callers.
// Result is what the call returns, nil if that is to be found.
func (e *endings) after(call *ssa.Call, result []int, handler bool, depth int) (ends []int) {
	if depth > mostCalls {
		return []int{unknown}
	}
	p := &path{endings: e, depth: depth, written: call, result: result}
	if result == nil {
		p.result = p.called(call)
	}
	if len(p.result) > 0 { // it comes back
		p.walk(call.Block(), slices.Index(call.Block().Instrs, ssa.Instruction(call))+1)
	}
	ends = p.exits
	if len(p.returns) > 0 && handler {
		ends = union(ends, p.returns)
	} else if len(p.returns) > 0 {
		callers := e.calls[call.Parent()]
		if len(callers) == 0 {
			return []int{unknown}
		}
		for _, c := range callers {
			ends = union(ends, e.after(c, p.returns, len(e.calls[c.Parent()]) == 0, depth+1))
		}
	}
	return ends
}

// failing returns the status of the process where a handler returns an error.
func (e *endings) failing(pkg *types.Package) (status int, certain bool) {
	if pkg.Name() != "main" {
		return 1, true // main is not seen, and does so nearly always
	}
	p := &path{endings: e}
	e.left = mostBlocks
	for _, c := range e.mains {
		switch callee := c.Call.StaticCallee(); {
		case isFatal(callee): // there is an error
			p.exits = union(p.exits, []int{1})
		case isExit(callee), e.own[callee] && p.mayExit(callee, 0), len(e.outside(c)) > 0:
			p.ending(c)
		}
	}
	ends := slices.DeleteFunc(p.exits, func(n int) bool { return n == 0 })
	if len(ends) != 1 || ends[0] == unknown {
		return 0, false
	}
	return ends[0], true
}

// union returns the numbers of both, sorted.
func union(a, b []int) []int {
	all := slices.Concat(a, b)
	slices.Sort(all)
	return slices.Compact(all)
}
