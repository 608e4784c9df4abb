package flow

import (
	"go/token"
	"maps"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// A frame is the evaluation of one function, for whatever it is given.
type frame struct {
	p         *Package
	fn        *ssa.Function
	vals      map[ssa.Value]value
	objects   map[objectKey]*object
	slots     map[*object]int // of states, in which objects are
	slotted   []*object       // in their slots
	owners    int             // of states, that there were
	joins     joiner          // of states
	params    map[int]*object // what parameters point to, of those that are stored to
	before    []*state        // of each block
	defers    []*ssa.Defer    // in the order of the source
	made      map[madeKey]*closure
	sum       summary
	answers   map[answerKey]value // what its calls make payloads; made when there is one
	pos       token.Pos           // of the instruction that is evaluated
	cur       ssa.Instruction     // that is evaluated, nil if none is
	given     []ssa.Value         // the arguments of the call that is evaluated
	bound     []ssa.Value         // what a literal has captured that it calls
	work      int                 // values that were looked into
	elsewhere int                 // calls that are evaluated which others make
	loops     []*loop
	looped    bool // loops were looked for
	cuts      bool // lists into parts: what it holds of one may be some of its elements
	sorters   sorters
	ordered   map[ssa.Value]*object // what stands for values with orders, see noteOrders
	rows      map[*object]value     // of lists, what iterations have put into them, see noteRow
	now       *state                // in which the block is that is evaluated
	handedOn  map[*ssa.Call][]value // what calls return without an error whose results are returned
	answering bool                  // what a function is looked into for becomes an answer
	functions map[mention]value     // that it names
	mentions  map[mention]token.Pos // made when asked for

	watched map[token.Pos]ssa.Value // at calls, by their parentheses
	seen    map[token.Pos]value     // what the watched values are there

	until   ssa.Instruction // before which reached is called, and nothing after it is evaluated
	leads   []bool          // blocks that lead there, by index; nil if there is none
	reached func(*state)
}

type madeKey struct {
	at    any // an instruction, or the position of a call
	which *closure
}

// The bounds of a function: one that is larger is not evaluated.
const (
	maxBlocks       = 3000
	maxInstructions = 30000
	maxVisits       = 6 // of a block
)

func newFrame(p *Package, fn *ssa.Function) *frame {
	f := &frame{
		p: p, fn: fn, vals: make(map[ssa.Value]value), objects: make(map[objectKey]*object), slots: make(map[*object]int),
		params: make(map[int]*object), made: make(map[madeKey]*closure),
	}
	f.joins.both = f.both
	return f
}

// evaluate follows the function's instructions until nothing new is found, and
// makes its summary.
func (f *frame) evaluate() {
	if len(f.fn.Blocks) == 0 || tooLarge(f.fn) {
		return
	}
	order := form.Order(f.fn)
	rank := make([]int, len(order))
	for i, b := range order {
		rank[b.Index] = i
	}
	f.before = make([]*state, len(f.fn.Blocks))
	f.before[0] = new(state)
	for _, b := range order {
		for _, i := range b.Instrs {
			switch i := i.(type) {
			case *ssa.Defer:
				f.defers = append(f.defers, i)
			case *ssa.Slice:
				f.cuts = f.cuts || cutsSome(i)
			}
		}
	}
	if f.sum.out == nil {
		results := f.fn.Signature.Results()
		f.sum = summary{results: make([]value, results.Len()), out: make(map[int]value)}
		if n := results.Len(); n > 1 && typeinfo.IsError(results.At(n-1).Type()) {
			f.sum.answered = make([]value, n)
		}
	}
	visits := make([]int, len(f.fn.Blocks))
	pending := make([]bool, len(f.fn.Blocks))
	pending[0] = true
	for again := true; again; {
		again = false
		for _, b := range order {
			if f.p.inVain() {
				return
			}
			if !pending[b.Index] || visits[b.Index] >= maxVisits {
				continue
			}
			pending[b.Index] = false
			visits[b.Index]++
			st := f.before[b.Index].fork()
			changed := f.block(st, b, func(user *ssa.BasicBlock) {
				if visits[user.Index] > 0 && !pending[user.Index] {
					pending[user.Index] = true
					again = again || rank[user.Index] <= rank[b.Index]
				}
			})
			for n, succ := range b.Succs {
				if isNeverPassed(b, succ) || f.leads != nil && !f.leads[succ.Index] {
					continue
				}
				st, ok := f.leave(st, b, n)
				if !ok {
					continue
				}
				old := f.before[succ.Index]
				grown := old == nil
				if grown {
					f.before[succ.Index] = st.fork()
				} else {
					grown = f.join(old, st)
				}
				if grown {
					f.enter(b, succ)
				}
				if grown || changed || visits[succ.Index] == 0 {
					pending[succ.Index] = true
					again = again || rank[succ.Index] <= rank[b.Index]
				}
			}
			again = f.release(pending, visits, false) || again
		}
		again = again || f.release(pending, visits, true)
	}
}

func tooLarge(fn *ssa.Function) bool {
	if len(fn.Blocks) > maxBlocks {
		return true
	}
	n := 0
	for _, b := range fn.Blocks {
		n += len(b.Instrs)
	}
	return n > maxInstructions
}

// block evaluates the instructions of a block, and reports whether a value of
// one has changed. It calls again for the blocks that use such a value.
func (f *frame) block(st *state, b *ssa.BasicBlock, again func(*ssa.BasicBlock)) (changed bool) {
	f.now = st
	for _, i := range b.Instrs {
		if i == f.until {
			f.reached(st)
			if !slices.ContainsFunc(b.Succs, func(succ *ssa.BasicBlock) bool { return f.leads[succ.Index] }) {
				break
			}
		}
		if f.instruction(st, i) {
			changed = true
			for _, use := range *i.(ssa.Value).Referrers() {
				if use.Block() != b {
					again(use.Block())
				}
			}
		}
	}
	return changed
}

// curBlock returns the block that is evaluated, nil if none is.
func (f *frame) curBlock() *ssa.BasicBlock {
	if f.cur == nil {
		return nil
	}
	return f.cur.Block()
}

// val returns the value of an operand.
func (f *frame) val(v ssa.Value) value {
	switch v := v.(type) {
	case *ssa.Function:
		return f.named(v)
	case *ssa.Parameter, *ssa.FreeVar, *ssa.Global:
		old, ok := f.vals[v]
		if !ok {
			old = f.fixed(v)
			f.vals[v] = old
		}
		return old
	case nil:
		return nil
	}
	return f.stillOrdered(v, f.vals[v])
}

func (f *frame) fixed(v ssa.Value) value {
	switch v := v.(type) {
	case *ssa.Parameter:
		for i, p := range f.fn.Params {
			if p == v {
				return f.p.atoms.param(i)
			}
		}
	case *ssa.FreeVar:
		for i, fv := range f.fn.FreeVars {
			if fv == v {
				return f.p.atoms.param(len(f.fn.Params) + i)
			}
		}
	case *ssa.Global:
		return place(f.p.globalObject(v))
	}
	return nil
}

// mentioned returns where to say that a function value is called of which the
// call is not known.
func (f *frame) mentioned(c *closure) token.Pos {
	if c.pos.IsValid() {
		return c.pos
	}
	return f.pos
}

// returned takes into the summary what the function returns and leaves behind.
func (f *frame) returned(st *state, ret *ssa.Return) {
	values := make([]value, len(ret.Results))
	for i, r := range ret.Results {
		if i < len(f.sum.results) {
			values[i] = f.closed(st, f.val(r))
			f.sum.results[i] = union(f.sum.results[i], values[i])
		}
	}
	f.noteAnswered(st, ret, values)
	for _, i := range slices.Sorted(maps.Keys(f.params)) { // work is bounded for all of them together
		v, ok := f.lookup(st, f.params[i])
		if !ok {
			v = f.p.atoms.param(i)
		} else {
			v = f.closed(st, v)
		}
		f.sum.out[i] = union(f.sum.out[i], v)
	}
}

// mostWork bounds work: places can hold each other, so that there are as many ways
// to look into a value as places to the power of the hops.
func (f *frame) mostWork() int { return minWork + workPerBlock*len(f.fn.Blocks) }

const (
	minWork      = 20_000
	workPerBlock = 500
)

// closed returns a value that speaks of no object of the function: at the
// places of pointers is what they point to.
func (f *frame) closed(st *state, v value) value {
	return f.closedWithin(st, v, maxHops)
}

func (f *frame) closedWithin(st *state, v value, hops int) value {
	if f.work += 1 + len(v); f.work > f.mostWork() {
		return nil // what leads there is missed
	}
	plain := true
	for _, e := range v {
		plain = plain && e.kind != isPlace && e.kind != isFunc && e.kind != isNext && e.kind != isElem
	}
	if plain {
		return v
	}
	var out value
	for _, e := range v {
		switch e.kind {
		case isNext, isElem:
			continue
		case isPlace:
			if hops > 0 {
				content := f.closedWithin(st, f.get(st, f.content(st, e.obj), e.path), hops-1)
				out.putAll(content.at(e.at))
			}
			continue
		case isFunc:
			if len(e.fn.binds) > 0 {
				if hops == 0 || e.fn.depth > 3 {
					continue
				}
				binds := make([]value, len(e.fn.binds))
				for i, b := range e.fn.binds {
					binds[i] = f.closedWithin(st, b, hops-1)
				}
				e.atom = function(f.make(nil, e.fn, binds))[0].atom
			}
		}
		out.put(e)
	}
	return out
}

// make returns the closure that is made at a place of one with other captures.
func (f *frame) make(at any, of *closure, binds []value) *closure {
	key := madeKey{at, of}
	c := f.made[key]
	if c == nil {
		c = &closure{fn: of.fn, obj: of.obj, binds: make([]value, len(binds)), depth: of.depth + 1}
		f.made[key] = c
	}
	for i, b := range binds {
		if i < len(c.binds) {
			c.binds[i] = union(c.binds[i], b)
		}
	}
	return c
}
