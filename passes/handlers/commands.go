package handlers

import (
	"go/types"

	"github.com/envvet/envvet/passes/internal/known"
)

// takeCommand registers the method that a framework calls of a value which
// becomes one of its commands, or returns the places that the value comes from.
// An interface value that already is one was registered where it became one.
func (c *closure) takeCommand(framework known.Framework, f flow) []place {
	e := c.strip(f.expr)
	t := c.typeOf(e, f.result)
	if t == nil || c.pass.TypesInfo.Types[e].IsNil() {
		return nil
	}
	name := known.ByType(framework)[0].Method
	fn := method(t, name)
	if fn == nil || ofFramework(fn) {
		return nil
	}
	if types.IsInterface(t) {
		from, _ := c.origins(e)
		if tn := typeName(t); tn != nil {
			from = append(from, place{typ: tn})
		}
		return from
	}
	if !c.taken[e] {
		c.taken[e] = true
		c.handlers = append(c.handlers, Handler{
			Framework: framework,
			Role:      name,
			Name:      c.funcName(fn),
			Pos:       e.Pos(),
			Recv:      e,
			Func:      fn,
		})
	}
	return nil
}
