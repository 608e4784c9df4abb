package summary

import "slices"

// Lean returns s without what it says of values: of what is put somewhere, returned, or
// handed over to what is called.
func (s *Summary) Lean() *Summary {
	out := &Summary{Effects: s.Effects, More: s.More, Uses: slices.Clone(s.Uses), Parts: s.Parts, Fluent: s.Fluent, Replaces: s.Replaces, Switches: s.Switches, Settings: s.Settings, Keeps: s.Keeps, Recovers: s.Recovers, Guarded: s.Guarded, Endless: s.Endless}
	for i := range out.Uses {
		out.Uses[i].Args = nil
	}
	return out
}

// Slim returns s without what functions and methods of the values that it tells of say of values
// in turn. It is between s and Lean: a constructor still says what it makes.
func (s *Summary) Slim() *Summary {
	out := *s
	out.Uses = slices.Clone(s.Uses)
	for i := range out.Uses {
		out.Uses[i].Args = slimAll(s.Uses[i].Args)
	}
	out.Stores = slices.Clone(s.Stores)
	for i := range out.Stores {
		out.Stores[i].Value = s.Stores[i].Value.slim()
	}
	out.Made, out.Results = slimAll(s.Made), slimAll(s.Results)
	return &out
}

func slimAll(values []Value) []Value {
	out := make([]Value, len(values))
	for i, v := range values {
		out[i] = v.slim()
	}
	return out
}

func (v Value) slim() Value {
	var out Value
	for _, a := range v {
		if a.Sum != nil {
			if a.Sum = a.Sum.Lean(); a.Sum.Empty() {
				continue // nothing is left that it does
			}
		}
		a.Inner, a.Bind = a.Inner.slim(), slimAll(a.Bind)
		a.Fields = slices.Clone(a.Fields)
		for i := range a.Fields {
			a.Fields[i].Value = a.Fields[i].Value.slim()
		}
		var methods []Method
		for _, m := range a.Methods {
			if m.Sum == nil {
				continue
			}
			if m.Sum = m.Sum.Lean(); !m.Sum.Empty() {
				methods = append(methods, m)
			}
		}
		a.Methods = methods
		out = append(out, a)
	}
	return out
}

// Carried returns s as what a value carries that has the function, or nil: without what only
// who calls it by name asks for.
func (s *Summary) Carried() *Summary {
	if s == nil || len(s.Leaves) == 0 && s.Variable == "" && len(s.Puts) == 0 && len(s.Says) == 0 && !s.Runs {
		return s
	}
	out := *s
	out.Leaves, out.Variable, out.Puts, out.Says, out.Runs = nil, "", nil, nil, false
	if out.Empty() {
		return nil
	}
	return &out
}

// Weight is the number of things that an encoding of s holds, at any depth, without what Carried
// leaves out, if they are at most limit; else it is something above limit.
func (s *Summary) Weight(limit int) int { return s.weight(limit, (*Summary).Weight) }

// SlimWeight is Weight of what Slim returns.
func (s *Summary) SlimWeight(limit int) int { return s.weight(limit, (*Summary).leanWeight) }

// leanWeight is Weight of what Lean returns.
func (s *Summary) leanWeight(int) int {
	if s == nil {
		return 0
	}
	return 1 + len(s.Effects) + len(s.Uses) + len(s.Parts) + len(s.Replaces) + len(s.Switches) + len(s.Settings) + len(s.Keeps)
}

// A weighing returns what a summary weighs that a value has.
type weighing func(s *Summary, limit int) int

func (s *Summary) weight(limit int, within weighing) int {
	n := s.leanWeight(limit)
	if s == nil || n > limit {
		return n
	}
	for i := range s.Uses {
		for _, arg := range s.Uses[i].Args {
			n += arg.weight(limit-n, within)
		}
	}
	for i := range s.Stores {
		n += s.Stores[i].Value.weight(limit-n, within)
	}
	for _, m := range s.Made {
		n += m.weight(limit-n, within)
	}
	for _, r := range s.Results {
		n += r.weight(limit-n, within)
	}
	return n
}

// Weight is like that of a summary.
func (v Value) Weight(limit int) int { return v.weight(limit, (*Summary).Weight) }

func (v Value) weight(limit int, within weighing) int {
	n := 0
	for i := range v {
		if n > limit {
			break
		}
		a := &v[i]
		n += 1 + a.Inner.weight(limit-n, within) + len(a.Fields) + len(a.Parts)
		n += within(a.Sum, limit-n)
		for _, f := range a.Fields {
			n += f.Value.weight(limit-n, within)
		}
		for _, b := range a.Bind {
			n += b.weight(limit-n, within)
		}
		for _, m := range a.Methods {
			n += within(m.Sum, limit-n)
		}
	}
	return n
}
