package spec

import (
	"encoding/json"
	"math"
	"slices"
	"strconv"
)

// isOneOf reports whether a value of the parameter is one of the others, however
// it is spelled: 1.0 is the number 1, and t is true.
func (p *Param) isOneOf(value string, others []string) bool {
	return slices.ContainsFunc(others, func(other string) bool { return other == value || p.isSame(value, other) })
}

// EnumValue returns a value as the enum spells it, or as it is if it is none of the
// enum's.
func (p *Param) EnumValue(value string) string {
	i := slices.IndexFunc(p.Enum, func(other string) bool { return p.isOneOf(value, []string{other}) })
	if i < 0 {
		return value
	}
	return p.Enum[i]
}

func (p *Param) isSame(a, b string) bool {
	switch {
	case p.Type == TypeBoolean:
		return areSame(a, b, strconv.ParseBool)
	case p.Type == TypeInteger && p.Unsigned:
		return areSame(a, b, func(s string) (uint64, error) { return strconv.ParseUint(s, 10, p.Bits) })
	case p.Type == TypeInteger:
		return areSame(a, b, func(s string) (int64, error) { return strconv.ParseInt(s, 10, p.Bits) })
	case p.Type == TypeNumber:
		return areSame(a, b, func(s string) (float64, error) { return strconv.ParseFloat(s, p.Bits) })
	}
	return false // texts that are spelled otherwise are others
}

func areSame[T comparable](a, b string, read func(string) (T, error)) bool {
	x, errA := read(a)
	y, errB := read(b)
	return errA == nil && errB == nil && x == y
}

// ValueJSON returns a value of the parameter, or of one element if it is an array,
// in the parameter's type. Numbers are as JSON spells them: Go reads .5 and 007,
// too. It returns nil for a text that is no such number, which a parameter that
// another framework reads may have.
func (p *Param) ValueJSON(value string) any {
	switch p.Type {
	case TypeBoolean:
		b, _ := strconv.ParseBool(value)
		return b
	case TypeInteger:
		if n, err := strconv.ParseInt(value, 10, 64); err == nil {
			return n
		}
		if n, err := strconv.ParseUint(value, 10, 64); err == nil {
			return n
		}
		return nil
	case TypeNumber:
		x, err := strconv.ParseFloat(value, 64)
		switch {
		case err != nil || math.IsNaN(x) || math.IsInf(x, 0):
			return nil
		case json.Valid([]byte(value)):
			return json.Number(value) // as it was written
		}
		return x
	}
	return value
}
