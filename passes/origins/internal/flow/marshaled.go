package flow

import (
	"go/token"
	"go/types"
)

// Marshaled returns what reaches the JSON or text that values of a type make of themselves by
// their method MarshalJSON, or MarshalText if they have none: sources in the method and what it
// calls. What a method of another package does begins at a position.
//
//	func (s Stamp) MarshalText() ([]byte, error) { return []byte(time.Now().String()), nil }
func (p *Package) Marshaled(t types.Type, pos token.Pos) []Flow {
	var m *closure
	for _, name := range []string{"MarshalJSON", "MarshalText"} {
		if m = p.method(t, name); m == nil {
			m = p.method(types.NewPointer(t), name)
		}
		if m != nil {
			break
		}
	}
	if m == nil {
		return nil
	}
	var sum *summary
	step := ""
	if m.obj != nil {
		if fact := p.factOf(m.obj); fact != nil {
			sum = p.imported(fact, m.obj, pos)
		}
	} else {
		p.settled(func() { sum = p.summary(m.fn) })
		pos, step = m.fn.Pos(), "returned by "+funcName(m.fn)
	}
	if sum == nil || len(sum.results) == 0 {
		return nil
	}
	made := sum.results[0]
	if step != "" {
		made = made.step(pos, step)
	}
	return flows(made)
}
