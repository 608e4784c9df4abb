package flow

import (
	"go/ast"
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
)

// A function of another package that is not called here is told of where it is named, which may
// be more than once:
//
//	list := newList(clock{now: time.Now})
//	show := newShow(clock{now: time.Now})

// A mention is an instruction that has a function, nil for the first that has it.
type mention struct {
	fn *ssa.Function
	by ssa.Instruction
}

// named returns the value of a function that the current instruction has.
func (f *frame) named(fn *ssa.Function) value {
	if known, ok := f.functions[mention{fn, f.cur}]; ok {
		return known
	}
	c := f.p.function(fn)
	if c == nil {
		return nil
	}
	key := mention{fn: fn}
	if c.obj != nil {
		if f.mentions == nil {
			f.mentions = mentionsIn(f.fn)
		}
		if at := (mention{fn, f.cur}); f.mentions[at].IsValid() {
			key = at
		}
		c = &closure{obj: c.obj, pos: f.mentions[key]}
	}
	known, ok := f.functions[key]
	if !ok {
		known = function(c)
		if f.functions == nil {
			f.functions = make(map[mention]value)
		}
		f.functions[key] = known
	}
	return known
}

// mentionsIn returns where a function names others, and does not call them, by what has them
// then. Instructions are in the order of the source, and so is what says what expressions are;
// where there are more of these than of those, it is not known which is which.
func mentionsIn(fn *ssa.Function) map[mention]token.Pos {
	called := make(map[token.Pos]bool)
	users := make(map[*ssa.Function][]ssa.Instruction)
	named := make(map[*ssa.Function][]ast.Expr)
	var operands []*ssa.Value
	for _, b := range fn.Blocks {
		for _, i := range b.Instrs {
			var callee *ssa.Value
			if c, ok := i.(ssa.CallInstruction); ok {
				if _, ok := c.Common().Value.(*ssa.Function); ok {
					callee = &c.Common().Value
					called[c.Common().Pos()] = true
				}
			}
			if form.IsDebug(i) {
				continue
			}
			operands = i.Operands(operands[:0])
			for _, v := range operands {
				if of, ok := (*v).(*ssa.Function); ok && v != callee {
					users[of] = append(users[of], i)
				}
			}
		}
	}
	for _, b := range fn.Blocks {
		for _, i := range b.Instrs {
			if ref, ok := i.(*ssa.DebugRef); ok && !called[ref.Expr.End()] {
				of, ok := ref.X.(*ssa.Function)
				if all := named[of]; ok && (len(all) == 0 || all[len(all)-1].End() != ref.Expr.End()) { // Now, and then time.Now
					named[of] = append(all, ref.Expr)
				}
			}
		}
	}
	at := make(map[mention]token.Pos)
	for of, all := range named {
		at[mention{fn: of}] = all[0].Pos()
		if len(all) == len(users[of]) {
			for n, by := range users[of] {
				if key := (mention{of, by}); !at[key].IsValid() {
					at[key] = all[n].Pos()
				}
			}
		}
	}
	return at
}
