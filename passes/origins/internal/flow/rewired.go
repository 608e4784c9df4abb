package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
)

// writesTo returns what a writer writes to at the instruction that is evaluated, of which that is
// known which it was made for: another one since it was told so.
//
//	w := bufio.NewWriter(&first)
//	w.Reset(&second)
//	fmt.Fprintln(w, name)
func (f *frame) writesTo(addr value, writer ssa.Value) value {
	resets := f.resets(form.Unbox(writer))
	if f.cur == nil || len(resets) == 0 {
		return addr
	}
	var last *reset // that was come to on each way
	for i := range resets {
		if r := &resets[i]; comesBefore(r.at, f.cur) && (last == nil || comesBefore(last.at, r.at)) {
			last = r
		}
	}
	if last != nil {
		addr = f.val(last.to)
	}
	for _, r := range resets {
		if (last == nil || comesBefore(last.at, r.at)) && mayComeBefore(r.at, f.cur) {
			addr = union(addr, f.val(r.to))
		}
	}
	return addr
}

// A reset is a call that has a writer write to something else from then on.
type reset struct {
	at ssa.Instruction
	to ssa.Value
}

// resets returns those of a writer.
func (f *frame) resets(writer ssa.Value) (all []reset) {
	if writer.Referrers() == nil {
		return nil
	}
	for _, i := range *writer.Referrers() {
		for m, args := range f.movesOf(i) {
			if m.Resets && args[m.To.Index] == writer {
				all = append(all, reset{i, args[m.From.Index]})
			}
		}
	}
	return all
}

// comesBefore reports whether an instruction was come to on each way to another one.
func comesBefore(i, other ssa.Instruction) bool {
	b, at := i.Block(), other.Block()
	return b == at && slices.Index(b.Instrs, i) < slices.Index(b.Instrs, other) || b != at && b.Dominates(at)
}

// mayComeBefore reports whether some way leads from one instruction to another.
func mayComeBefore(i, other ssa.Instruction) bool {
	seen := make(map[*ssa.BasicBlock]bool)
	for work := []*ssa.BasicBlock{i.Block()}; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, next := range b.Succs {
			if next == other.Block() {
				return true
			}
			if !seen[next] {
				seen[next] = true
				work = append(work, next)
			}
		}
	}
	return false
}
