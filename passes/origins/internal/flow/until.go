package flow

import "golang.org/x/tools/go/ssa"

// evaluateUntil evaluates what may run before an instruction of the function, and calls reached
// with the state there each time it comes to it.
func (f *frame) evaluateUntil(until ssa.Instruction, reached func(*state)) {
	f.until, f.reached = until, reached
	f.leads = leadsTo(until.Block())
	f.evaluate()
}

// leadsTo returns the blocks from which control may come to a block, by index, with itself.
func leadsTo(b *ssa.BasicBlock) []bool {
	leads := make([]bool, len(b.Parent().Blocks))
	leads[b.Index] = true
	for next := []*ssa.BasicBlock{b}; len(next) > 0; {
		b, next = next[len(next)-1], next[:len(next)-1]
		for _, pred := range b.Preds {
			if !leads[pred.Index] {
				leads[pred.Index] = true
				next = append(next, pred)
			}
		}
	}
	return leads
}
