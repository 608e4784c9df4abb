package envelope

import (
	"maps"
	"reflect"
	"slices"

	"github.com/envvet/envvet/envelope/shape"
	"github.com/envvet/envvet/envelope/spec"
)

// allExits returns the declared codes and those with which the runtime itself may
// answer: a cursor that it has not handed out and an answer that is too large end
// with Precondition.
func (c *command) allExits() ExitCodes {
	own := c.addedExits()
	if c.hasMeta && (c.declared().isList || hasUncuttable(c.declared().payload.Shape)) {
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

// hasUncuttable reports whether data may have what is as large as one likes and cannot be
// cut, as the texts and lists of the top-level object can: those below it, keys that are
// data, or JSON of which no type tells.
func hasUncuttable(payload *shape.Shape) bool {
	if payload == nil || payload.Kind != shape.Object {
		return isUnbounded(payload, true, nil)
	}
	for _, f := range payload.Fields {
		isCut := f.Shape != nil && (f.Kind == shape.String || f.Kind == shape.Bytes || f.Kind == shape.List && !isArray(f.Ref))
		if !f.Marks.Hidden() && isUnbounded(f.Shape, !isCut, nil) {
			return true
		}
	}
	return false
}

// isUnbounded reports whether values have keys that are data, or JSON of which no type
// tells, or, if texts says so, texts and lists.
func isUnbounded(s *shape.Shape, texts bool, through []*shape.Shape) bool {
	switch {
	case s == nil:
		return false
	case slices.Contains(through, s): // it holds itself
		return texts
	}
	switch s.Kind {
	case shape.Map, shape.Any, shape.Raw, shape.Custom:
		return true
	case shape.String, shape.Bytes:
		return texts
	case shape.List:
		if texts && s.Type.Kind() == reflect.Slice {
			return true
		}
	}
	through = append(through, s)
	for _, f := range s.Fields {
		if !f.Marks.Hidden() && isUnbounded(f.Shape, texts && len(f.Enum()) == 0, through) {
			return true
		}
	}
	return isUnbounded(s.Elem.Shape, texts, through)
}
