package flow

import (
	"go/types"
	"slices"

	"github.com/envvet/envvet/passes/effects/summary"
)

// A method that a struct has by what it embeds does to a part of it what it does by itself
// to the whole:
//
//	type Logger struct{ logrus.FieldLogger }

// sealPromoted is the summary of a method that is promoted to values of type t.
func (p *Package) sealPromoted(t types.Type, sel *types.Selection, depth int) *summary.Summary {
	method := sel.Obj().(*types.Func)
	way := sel.Index()[:len(sel.Index())-1]
	if len(way) > maxDepth {
		return nil
	}
	path := ""
	for _, i := range way {
		path = joined(path, fieldName(t, i))
		if ptr, ok := t.Underlying().(*types.Pointer); ok {
			t = ptr.Elem()
		}
		t = t.Underlying().(*types.Struct).Field(i).Type()
	}
	if types.IsInterface(t) {
		return p.invoking(method, path)
	}
	return ofPart(p.sealFunc(&summary.Local{Decl: method}, depth), path)
}

// invoking is the summary of a method that calls one of an interface value, which stands
// at a path below its receiver, with what it is given, and returns what that returns.
func (p *Package) invoking(method *types.Func, path string) *summary.Summary {
	sig := method.Signature()
	args := make([]summary.Value, 1+sig.Params().Len())
	for i := range sig.Params().Len() {
		if p.carries(sig.Params().At(i).Type()) {
			args[1+i] = summary.Value{{Kind: summary.At, Ref: summary.Ref{Root: summary.Param, Index: 1 + i}}}
		}
	}
	s := &summary.Summary{Results: make([]summary.Value, sig.Results().Len())}
	for i := range s.Results {
		if p.carries(sig.Results().At(i).Type()) {
			s.Results[i] = summary.Value{{Kind: summary.At, Ref: summary.Ref{Root: summary.Param, Path: joined(path, called(method.Name(), i))}}}
		}
	}
	s.Uses = []summary.Use{{
		Op: summary.Invoke, Target: summary.Ref{Root: summary.Param, Path: path}, Method: method.Name(), Args: args, What: p.declName(method), Sure: true,
	}}
	return s
}

// ofPart returns s as what is done to a part of the receiver.
func ofPart(s *summary.Summary, path string) *summary.Summary {
	if s == nil {
		return nil
	}
	of := part(path)
	out := *s
	out.Effects = slices.Clone(s.Effects)
	for i := range out.Effects {
		out.Effects[i].If = of.conds(out.Effects[i].If)
	}
	out.Uses = slices.Clone(s.Uses)
	for i := range out.Uses {
		u := &out.Uses[i]
		u.Target, u.If, u.Args = of.ref(u.Target), of.conds(u.If), of.values(u.Args)
	}
	out.Stores = slices.Clone(s.Stores)
	for i := range out.Stores {
		st := &out.Stores[i]
		st.Target, st.Value = of.ref(st.Target), of.value(st.Value)
	}
	out.Results = of.values(s.Results)
	return &out
}

// A part is the path of a part of a receiver.
type part string

func (of part) ref(r summary.Ref) summary.Ref {
	if ofReceiver(r) {
		r.Path = joined(string(of), r.Path)
	}
	return r
}

func (of part) conds(conds []summary.Cond) []summary.Cond {
	out := slices.Clone(conds)
	for i := range out {
		if c := &out[i]; c.Of == "" && c.Param == 0 {
			c.Path = joined(string(of), c.Path)
		}
	}
	return out
}

func (of part) values(values []summary.Value) []summary.Value {
	out := slices.Clone(values)
	for i := range out {
		out[i] = of.value(out[i])
	}
	return out
}

func (of part) value(v summary.Value) summary.Value {
	out := slices.Clone(v)
	for i := range out {
		a := &out[i]
		a.Ref, a.If, a.Inner, a.Bind = of.ref(a.Ref), of.conds(a.If), of.value(a.Inner), of.values(a.Bind)
		a.Fields = slices.Clone(a.Fields)
		for n := range a.Fields {
			a.Fields[n].Value = of.value(a.Fields[n].Value)
		}
	}
	return out
}

// joined returns the path that leads on from one.
func joined(path, rest string) string {
	if path == "" || rest == "" {
		return path + rest
	}
	return path + "." + rest
}
