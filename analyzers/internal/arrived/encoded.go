package arrived

import (
	"github.com/envvet/envvet/passes/origins"
	"github.com/envvet/envvet/passes/payload"
)

// encoded returns what reaches a value that a handler of another framework encodes: all of it,
// or the parts that it gives to what makes the value.
func encoded(result *origins.Result, e *payload.Encoded) (flows []origins.Flow) {
	if e.Value != nil {
		return result.At(e.Func, e.Call.Lparen, e.Value, e.Types, e.Leads)
	}
	for _, part := range e.Parts {
		for _, flow := range result.At(e.Func, e.Call.Lparen, part.Value, e.Types, e.Leads) {
			flow.Path = part.Path + flow.Path
			held := make([]origins.Held, len(flow.Holds))
			for i, h := range flow.Holds {
				held[i] = origins.Held{Path: part.Path + h.Path, Type: h.Type}
			}
			flow.Holds = held
			flows = append(flows, flow)
		}
	}
	return flows
}
