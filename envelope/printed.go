package envelope

import (
	"context"
	"fmt"
)

// takeOutput is adapter.TakeOutput.
func takeOutput(ctx context.Context) []byte {
	inv := invocationOf(ctx)
	if inv == nil {
		return nil
	}
	return inv.takePrinted()
}

// takePrinted returns what was written to standard output since the last time, and
// warns of what was not kept of it.
func (inv *invocation) takePrinted() []byte {
	text, written := inv.output.flush()
	if written > len(text) {
		inv.complain("FIELD_TRUNCATED", fmt.Sprintf("the command printed %d bytes, the first %d are kept", written, len(text)))
	}
	return text
}

// keepPrinted gives a failure that has no data what the command had printed as its
// data, if that is its answer: one that panics or does not end cannot take it. Of
// arguments that are refused, nothing was printed by the command.
func (inv *invocation) keepPrinted(out outcome) outcome {
	if inv.request.Printed == nil || !inv.hasMeta() || out.failure == nil || out.hasData || out.failure.Phase != phaseExecution {
		return out
	}
	if text := inv.takePrinted(); len(text) > 0 {
		out.data, out.hasData = inv.request.Printed(text), true
	}
	return out
}
