package summary

import "slices"

// Lean returns s without what it says of values: of what is put somewhere, returned, or
// handed over to what is called.
func (s *Summary) Lean() *Summary {
	out := &Summary{Effects: s.Effects, More: s.More, Uses: slices.Clone(s.Uses), Parts: s.Parts, Replaces: s.Replaces, Switches: s.Switches, Settings: s.Settings, Keeps: s.Keeps, Recovers: s.Recovers, Guarded: s.Guarded, Endless: s.Endless}
	for i := range out.Uses {
		out.Uses[i].Args = nil
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
func (s *Summary) Weight(limit int) int {
	if s == nil {
		return 0
	}
	n := 1 + len(s.Effects) + len(s.Uses) + len(s.Parts) + len(s.Replaces) + len(s.Switches) + len(s.Settings) + len(s.Keeps)
	if n > limit {
		return n
	}
	for i := range s.Uses {
		for _, arg := range s.Uses[i].Args {
			n += arg.Weight(limit - n)
		}
	}
	for i := range s.Stores {
		n += s.Stores[i].Value.Weight(limit - n)
	}
	for _, m := range s.Made {
		n += m.Weight(limit - n)
	}
	for _, r := range s.Results {
		n += r.Weight(limit - n)
	}
	return n
}

// Weight is like that of a summary.
func (v Value) Weight(limit int) int {
	n := 0
	for i := range v {
		if n > limit {
			break
		}
		a := &v[i]
		n += 1 + a.Inner.Weight(limit-n) + len(a.Fields) + len(a.Parts)
		n += a.Sum.Weight(limit - n)
		for _, f := range a.Fields {
			n += f.Value.Weight(limit - n)
		}
		for _, b := range a.Bind {
			n += b.Weight(limit - n)
		}
		for _, m := range a.Methods {
			n += m.Sum.Weight(limit - n)
		}
	}
	return n
}
