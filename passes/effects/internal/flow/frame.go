package flow

import (
	"go/ast"
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
)

// A frame is the evaluation of one function. It looks at every instruction, in
// any order, until nothing new is found; what order there is between stores is
// asked for where a place is read.
type frame struct {
	pkg *Package
	fn  *ssa.Function
	order
	ends       []*ssa.BasicBlock // by which control leaves the function
	conds      map[*ssa.BasicBlock][]summary.Cond
	given      map[givenKey]bool              // whether who calls decides a value; made when needed
	moves      map[string][]ssa.Instruction   // that may move a variable; made when needed
	moved      []move                         // of variables; made when needed, once all functions were evaluated
	allMoved   bool                           // it was made
	handing    map[*ssa.Parameter][]handingOn // which hand them on
	spills     map[*ssa.Alloc]*ssa.Parameter  // that variables hold for ever; made when needed
	free       map[*ssa.FreeVar]int           // captured variables that nothing sets again; made when needed
	dead       map[*ssa.BasicBlock]bool
	ordinarily map[ordinaryKey]bool     // control gets there; made when needed
	asks       map[*ssa.BasicBlock]bool // where an option asks for what is done; made when needed
	returnable map[ssa.Value]bool       // what it may return; made when needed
	setUp      []*ssa.Call              // calls of options for what the function returns; made when needed

	vals     map[ssa.Value]*cell
	results  []*cell
	mem      memory // of what is reached through parameters and captured variables
	made     map[madeKey]any
	mentions map[ssa.Value]ast.Expr // where the source names a value; made when asked for
	names    map[*ssa.Function]int  // how often under conditions; made when needed

	uses       map[useKey]*used
	places     map[placeKey]int // how many uses there are
	stores     map[storeKey]ssa.Instruction
	restorings []restoring
	events     map[eventKey]*Event
	edges      map[*ssa.Function]*edge

	left     map[*object]handingOver // what options are called on, and the call
	lookedAt map[*object][]string    // the paths at which it was asked for then
	copyIDs  map[partOfObject]int    // numbers of what was copied from these
	became   map[*object][]atom      // what options have made of it that return something

	keeps map[int]bool // parameters, but writers, that are put into variables of the package; made when needed

	origin      any               // the variable that is being unpacked, in the frame of what other packages hold
	asked       *[]Destination    // where to note what is written to, if that is all that is asked
	dispatched  *[]Dispatch       // likewise, what is called
	exits       *[]summary.Effect // likewise, what ends the process
	entering    bool              // what the current call does happens later, from outside
	handedBy    ssa.Instruction   // that makes what is called then, nil if none does here
	asksInitial bool              // has taken a function for one that does not run while the package is initialized
	changed     bool
	told        int                          // how often more was found to tell of the function, which no instruction of it asks for
	code        []instruction                // that may do something; made when first evaluated
	at          map[ssa.Instruction]int      // where they stand in code; made when asked for
	round       int                          // of looking at all instructions
	cur         ssa.Instruction              // being evaluated
	depth       int                          // of results of results being looked up
	later       bool                         // what is read now is read at any time after that
	ongoing     bool                         // it is by a goroutine that what the current instruction calls has started
	receives    bool                         // which receives from a channel what it then uses
	after       bool                         // what is read at an instruction is read after that
	waits       int                          // how often a function was to be called that was not evaluated yet
	reads       bool                         // what the current instruction calls reads itself by what it has an effect
	perhaps     bool                         // what is done now may not be, beside what is done in any case
	done        map[performed][]summary.Cond // by the current instruction
	recalled    recalled                     // for the current instruction
	among       *function                    // which of several the current instruction calls, nil else
	looked      []reading                    // of the current instruction
	spare       []*trace                     // for what is needed for a moment; see borrow
	summarized  int                          // what the package knew, and what was told, when last summarized
	size        int                          // of the summary when last evaluated
	rounds      int
	work        int // places read and operations performed so far
	limit       int // of work
	sum         *summary.Summary
}

// madeKey names something made by an instruction, so that evaluating it again
// yields the same thing.
type madeKey struct {
	by ssa.Instruction
	of any // the function called, or the variable of another package
	id int // which of several
}

type useKey struct {
	op     summary.Op
	target summary.Ref
	method string
	what   string
	site   siteKey
	chosen bool
}

type placeKey struct {
	op     summary.Op
	target summary.Ref
	method string
}

type storeKey struct {
	target summary.Ref
	by     ssa.Instruction
}

// minWork and workPerInstr bound the work on a function, so that the time for
// a package is proportional to its size whatever its functions do. Ordinary
// code stays far below: beyond the bound, what is not found yet is missed.
const (
	minWork      = 20_000
	workPerInstr = 100
)

// exhausted reports whether the work on f has come to its bound.
func (f *frame) exhausted() bool { return f.work > f.limit }

// maxRounds and maxEvaluations bound how often the instructions of a function are looked at in
// one evaluation, and how often it is evaluated. The domain is finite and every step adds to it,
// so these are hardly ever met but by code made to be slow.
const (
	maxRounds      = 12
	maxEvaluations = 24
)

func newFrame(pkg *Package, fn *ssa.Function) *frame {
	f := &frame{
		pkg:    pkg,
		fn:     fn,
		ends:   form.Ends(fn),
		conds:  make(map[*ssa.BasicBlock][]summary.Cond),
		dead:   make(map[*ssa.BasicBlock]bool),
		vals:   make(map[ssa.Value]*cell),
		mem:    make(memory),
		made:   make(map[madeKey]any),
		uses:   make(map[useKey]*used),
		places: make(map[placeKey]int),
		stores: make(map[storeKey]ssa.Instruction),
		events: make(map[eventKey]*Event),
		edges:  make(map[*ssa.Function]*edge),
		done:   make(map[performed][]summary.Cond),
		limit:  minWork,
	}
	for _, b := range fn.Blocks {
		f.limit += len(b.Instrs) * workPerInstr
	}
	for i, p := range fn.Params {
		if pkg.carries(p.Type()) {
			f.cell(p).add(pkg.ref(summary.Param, i, "", fn))
		}
	}
	for i, v := range fn.FreeVars {
		if pkg.carries(v.Type()) {
			f.cell(v).add(pkg.ref(summary.Free, i, "", fn))
		}
	}
	f.results = make([]*cell, fn.Signature.Results().Len())
	for i := range f.results {
		f.results[i] = new(cell)
	}
	return f
}

// evaluate brings f up to date and reports whether callers have to look again.
func (f *frame) evaluate() bool {
	if f.rounds >= maxEvaluations || f.exhausted() {
		return false
	}
	f.rounds++
	if f.code == nil {
		f.code = f.active()
	}
	for f.round = 0; f.round < maxRounds && !f.exhausted(); f.round++ {
		f.changed = false
		for n := range f.code {
			i := &f.code[n]
			if i.stands() {
				continue
			}
			f.look(i)
		}
		if !f.changed {
			break
		}
	}
	f.cur = nil
	if f.sum != nil && f.summarized == f.pkg.known()+f.told {
		return false
	}
	f.summarized = f.pkg.known() + f.told
	first := f.sum == nil
	f.sum = f.summarize()
	size := f.sum.Size()
	grown := size != f.size || first && f.pkg.awaited[f.fn]
	f.size = size
	if grown {
		f.pkg.sums++
		f.grown(&f.pkg.askersOf(f.fn).stamp)
	}
	return grown
}

// fill adds atoms to what an interface value or a function value holds.
func (f *frame) fill(c *cell, atoms []atom) {
	f.pkg.keepCell(c)
	if c.addAll(atoms) {
		f.changed = true
		f.grown(c.held)
	}
}

func (f *frame) cell(v ssa.Value) *cell {
	c := f.vals[v]
	if c == nil {
		c = new(cell)
		f.vals[v] = c
	}
	return c
}

// borrow returns an empty trace, for until it is given back.
func (f *frame) borrow() *trace {
	last := len(f.spare) - 1
	if last < 0 {
		return new(trace)
	}
	t := f.spare[last]
	f.spare = f.spare[:last]
	return t
}

func (f *frame) giveBack(t *trace) {
	*t = (*t)[:0]
	f.spare = append(f.spare, t)
}

// value returns what v may hold.
func (f *frame) value(v ssa.Value) []atom {
	switch v := v.(type) {
	case *ssa.Function:
		return []atom{f.named(v)}
	case *ssa.Global:
		return []atom{f.pkg.global(v)}
	case *ssa.Const, *ssa.Builtin:
		return nil
	}
	if c := f.vals[v]; c != nil {
		return c.atoms
	}
	return nil
}

// set adds atoms to what v may hold.
func (f *frame) set(v ssa.Value, atoms ...atom) {
	if len(atoms) == 0 {
		return
	}
	c := f.cell(v)
	f.pkg.keepCell(c)
	if !c.addAll(atoms) {
		return
	}
	f.changed = true
	if c.held != nil {
		f.grown(c.held)
	}
	f.disturbUsers(v)
}

// carries reports whether values of v's type are followed.
func (f *frame) carries(v ssa.Value) bool { return f.pkg.carries(v.Type()) }

// callsite returns the position that stands for a call in messages.
func (f *frame) callsite(c *ssa.CallCommon) token.Pos {
	if pos := c.Pos(); pos.IsValid() {
		return pos
	}
	return f.cur.Pos()
}
