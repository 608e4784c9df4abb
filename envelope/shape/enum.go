package shape

import (
	"reflect"
	"strconv"
	"strings"
)

// Enum returns the values that the field's tag allows.
func (f *Field) Enum() []string {
	if f.enum == "" {
		return nil
	}
	return strings.Split(f.enum, ",")
}

// jsonValue returns a value of an enum as JSON has it for a kind.
func jsonValue(kind Kind, text string) any {
	switch kind {
	case Integer:
		if n, err := strconv.ParseInt(text, 10, 64); err == nil {
			return n
		}
		if n, err := strconv.ParseUint(text, 10, 64); err == nil {
			return n
		}
	case Number:
		if x, err := strconv.ParseFloat(text, 64); err == nil {
			return x
		}
	case Boolean:
		if b, err := strconv.ParseBool(text); err == nil {
			return b
		}
	}
	return text
}

// badEnum returns the values that the field's tag allows and no value of its type is, such
// as "low" of a number.
func (f *Field) badEnum() (bad []string) {
	if f.enum == "" || f.Quoted {
		return nil
	}
	place := f.Ref
	for range mostMaps {
		if place.Shape == nil || place.Kind != List && place.Kind != Map {
			break
		}
		place = place.Elem
	}
	if place.Shape == nil {
		return nil
	}
	for _, text := range f.Enum() {
		if !place.admits(text) {
			bad = append(bad, text)
		}
	}
	return bad
}

// admits reports whether a value of the shape can be one of an enum.
func (s *Shape) admits(text string) bool {
	var err error
	switch s.Kind {
	case Integer:
		switch k := s.Type.Kind(); {
		case k >= reflect.Int && k <= reflect.Int64:
			_, err = strconv.ParseInt(text, 10, s.Type.Bits())
		case k >= reflect.Uint && k <= reflect.Uintptr:
			_, err = strconv.ParseUint(text, 10, s.Type.Bits())
		}
	case Number:
		_, err = strconv.ParseFloat(text, 64)
	case Boolean:
		_, err = strconv.ParseBool(text)
	}
	return err == nil
}
