package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
)

// An instruction is one that may do something, and what was known when it was
// last evaluated.
type instruction struct {
	ssa.Instruction
	stepped bool
	read    []reading
}

// A reading is of what an instruction looked at, with the time, in ticks of the
// package, of when it did first.
type reading struct {
	of *stamp
	at int
}

// look evaluates an instruction.
func (f *frame) look(i *instruction) {
	i.stepped, f.cur = true, i.Instruction
	f.pkg.steps++
	f.looked = f.looked[:0]
	clear(f.done)
	f.step(i.Instruction)
	i.read = append(i.read[:0], f.looked...)
}

// holds reports whether what i looked at holds what it held then.
func (i *instruction) holds() bool {
	for _, r := range i.read {
		if r.of.at > r.at {
			return false
		}
	}
	return true
}

// outdated reports whether f looked at what holds more by now.
func (f *frame) outdated() bool {
	return slices.ContainsFunc(f.code, func(i instruction) bool { return !i.holds() })
}

// forget has all instructions evaluated again.
func (f *frame) forget() {
	f.pkg.ticks++
	for n := range f.code {
		f.code[n].stepped = false
	}
}

// stands reports whether evaluating i again would find what it found before:
// nothing that it read has changed since.
func (i *instruction) stands() bool { return i.stepped && i.holds() }

// active returns the instructions of the function for which step does something.
func (f *frame) active() []instruction {
	code := []instruction{}
	for _, b := range form.Order(f.fn) { // what is put somewhere, before it is asked for
		if f.isDead(b) {
			continue
		}
		for _, i := range f.pkg.executed(b) {
			if f.acts(i) {
				code = append(code, instruction{Instruction: i})
			}
		}
	}
	return code
}

func (f *frame) acts(i ssa.Instruction) bool {
	switch i := i.(type) {
	case ssa.CallInstruction, *ssa.Select, *ssa.Range:
		return true
	case *ssa.Store:
		return f.carries(i.Val) && !f.isPlainPlace(i.Addr)
	case *ssa.MapUpdate:
		v, _ := heldByMap(i)
		return f.carries(v)
	case *ssa.Send:
		return f.carries(i.X)
	case *ssa.Return:
		return slices.ContainsFunc(i.Results, f.carries) || f.returnsEmpty(i)
	case *ssa.MakeInterface:
		return !f.isPlain(i)
	case *ssa.Alloc:
		return f.carries(i) && !f.isPlainList(i)
	case *ssa.IndexAddr:
		return f.carries(i) && !f.isPlainPlace(i)
	case *ssa.Slice:
		return f.carries(i) && !f.isPlainPlace(i.X)
	case ssa.Value:
		return f.carries(i)
	}
	return false
}

// disturbUsers has what uses v evaluated again.
func (f *frame) disturbUsers(v ssa.Value) {
	for _, user := range *v.Referrers() {
		f.disturb(user)
	}
}

// disturb has i evaluated again, if it was evaluated before.
func (f *frame) disturb(i ssa.Instruction) {
	if f.at == nil {
		if f.rounds == 1 && f.round == 0 && isLater(i, f.cur) {
			return // its turn is to come
		}
		f.at = make(map[ssa.Instruction]int, len(f.code))
		for n := range f.code {
			f.at[f.code[n].Instruction] = n
		}
	}
	if n, ok := f.at[i]; ok {
		f.code[n].stepped = false
	}
}

// isLater reports whether i stands after j in a function, other than at the
// beginning of the same block.
func isLater(i, j ssa.Instruction) bool {
	if i.Block() == j.Block() {
		_, phi := i.(*ssa.Phi)
		return !phi
	}
	return i.Block().Index > j.Block().Index
}
