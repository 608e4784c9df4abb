package envelope

import (
	"maps"
	"slices"

	"github.com/envvet/envvet/envelope/shape"
	"github.com/envvet/envvet/envelope/spec"
)

// allExits returns the declared codes and those with which the runtime itself may
// answer: a cursor that it has not handed out and an answer that is too large end
// with Precondition.
func (c *command) allExits() ExitCodes {
	own := c.addedExits()
	if c.hasMeta && (c.declared().isList || isUnbounded(c.declared().payload.Shape, nil)) {
		own = append(own, Precondition)
	}
	return c.exits.with(own...)
}

// addedExits are the codes that no author needs to declare.
func (c *command) addedExits() []ExitCode {
	if c.limit > 0 {
		return []ExitCode{Success, GeneralError, ArgError, Timeout}
	}
	return []ExitCode{Success, GeneralError, ArgError}
}

// with returns the codes and those of the runtime's own.
func (codes ExitCodes) with(own ...ExitCode) ExitCodes {
	all := make(ExitCodes)
	for _, code := range own {
		all[code] = ExitCodeEntry{Description: spec.Exits[code].Description}
	}
	maps.Copy(all, codes)
	return all
}

// isUnbounded reports whether data may have what is as large as one likes and cannot be
// cut, as texts and lists can: keys that are data, or JSON of which no type tells.
func isUnbounded(s *shape.Shape, through []*shape.Shape) bool {
	if s == nil || slices.Contains(through, s) {
		return false
	}
	switch s.Kind {
	case shape.Map, shape.Any, shape.Raw, shape.Custom:
		return true
	}
	through = append(through, s)
	for _, f := range s.Fields {
		if !f.Marks.Hidden() && isUnbounded(f.Shape, through) {
			return true
		}
	}
	return isUnbounded(s.Elem.Shape, through)
}
