package flow

import (
	"cmp"
	"go/token"
	"go/types"
	"maps"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/typeinfo"
	"github.com/envvet/envvet/passes/origins/trace"
)

// An Answer is a value that a call makes a payload.
type Answer struct {
	Call  token.Pos // the parenthesis of the call
	Place trace.Place
	Flows []Flow // by position, then path
}

// A Flow is a source that reaches a payload.
type Flow struct {
	Path   string // in the payload
	Source trace.Source
	Pos    token.Pos // of the source, or of the call that brings it from another package
	Kept   bool      // what the source made was also handed to code that may keep it
	Steps  []Step    // in this package, from Pos to the payload
	Holds  []Held    // on the path, as far as it is known
}

// A Held is the type of what an interface value at a path holds.
type Held struct {
	Path string
	Type types.Type
}

// A Step is where a value passes on its way.
type Step struct {
	Pos  token.Pos
	Text string
}

// answer takes in what the call that is evaluated makes a payload.
func (f *frame) answer(at trace.Place, v value) {
	if f.answers == nil {
		f.answers = make(map[answerKey]value)
	}
	key := answerKey{f.pos, at}
	f.answers[key] = union(f.answers[key], v)
}

// Answers evaluates the whole package and returns its payloads, by position.
func (p *Package) Answers() []Answer {
	p.settled(func() {
		for _, fn := range p.sorted() {
			p.evaluate(fn)
		}
	})
	answers := make(map[answerKey]value)
	for _, f := range p.evaluated() {
		for key, v := range f.answers {
			answers[key] = union(answers[key], v)
		}
	}
	var out []Answer
	for key, v := range answers {
		out = append(out, Answer{Call: key.call, Place: key.Place, Flows: flows(v)})
	}
	slices.SortFunc(out, func(a, b Answer) int {
		return cmp.Or(cmp.Compare(a.Call, b.Call), cmp.Compare(a.Place.Param, b.Place.Param), strings.Compare(a.Place.Path, b.Place.Path))
	})
	return out
}

// evaluated returns the functions that were evaluated, in the order of the source.
func (p *Package) evaluated() []*frame {
	all := slices.Collect(maps.Values(p.frames))
	slices.SortFunc(all, func(a, b *frame) int {
		return cmp.Or(cmp.Compare(a.fn.Pos(), b.fn.Pos()), strings.Compare(a.fn.String(), b.fn.String()))
	})
	return all
}

// At returns what reaches a value of a function at a call in it, of which the
// parenthesis stands at a position, where the generic function around it is called with those
// types, none if that is not known, and a handler reaches it by the calls of which those
// parentheses are.
func (p *Package) At(fn *ssa.Function, call token.Pos, v ssa.Value, with []types.Type, by []token.Pos) []Flow {
	if fn == nil || fn.Pkg != p.env.Form || fn.Blocks == nil {
		return nil
	}
	var seen value
	p.settled(func() {
		p.callees(fn)
		f := newFrame(p, fn)
		f.watched, f.seen = map[token.Pos]ssa.Value{call: v}, make(map[token.Pos]value)
		f.evaluate()
		left := maxGivers
		seen = union(f.seen[call], p.given(fn, f.seen[call], reach{instanceOf(fn, with), true, by}, &left))
	})
	return flows(seen)
}

// flows returns the sources in a value, by position, then path.
func flows(v value) []Flow {
	var out []Flow
	for _, e := range v {
		if e.kind == isSource && e.source.pos.IsValid() && plain(e.at) {
			out = append(out, Flow{e.at, e.source.Source, e.source.pos, e.source.Kept, e.way.steps(), heldOn(v, e.at)})
		}
	}
	slices.SortFunc(out, func(x, y Flow) int {
		return cmp.Or(cmp.Compare(x.Pos, y.Pos), strings.Compare(x.Path, y.Path), strings.Compare(x.Source.What, y.Source.What), x.Source.Site.Compare(y.Source.Site))
	})
	return out
}

// heldOn returns what interface values in a value hold on a path, as far as it is known.
func heldOn(v value, path string) (held []Held) {
	for _, e := range v {
		if e.kind == isType && e.at != path && below(path, e.at) {
			held = append(held, Held{e.at, e.typ})
		}
	}
	return held
}

// plain reports whether a path is of what a value holds, not of what calling it
// does.
func plain(path string) bool { return !strings.ContainsAny(path, "(<@#") }

// evaluate evaluates a function and what it contains.
func (p *Package) evaluate(fn *ssa.Function) {
	p.summary(fn)
	for _, anon := range fn.AnonFuncs {
		p.evaluate(anon)
	}
}

// sorted returns the functions of the package in the order of the source.
func (p *Package) sorted() []*ssa.Function {
	all := slices.Collect(p.all())
	slices.SortStableFunc(all, func(a, b *ssa.Function) int {
		return cmp.Or(cmp.Compare(a.Pos(), b.Pos()), strings.Compare(a.Name(), b.Name()))
	})
	return all
}

func (w *way) steps() []Step {
	var out []Step
	for ; w != nil; w = w.prev {
		out = append(out, Step{w.pos, w.text})
	}
	slices.Reverse(out)
	return out
}

// Summary returns what a function or method that the package declares does, nil
// if that is nothing.
func (p *Package) Summary(obj *types.Func) *trace.Summary {
	fn := p.prog.FuncValue(obj)
	if fn == nil || fn.Blocks == nil {
		return nil
	}
	p.settled(func() { p.summary(fn) })
	f := p.frames[fn]
	f.pos, f.given, f.cur = fn.Pos(), nil, nil                                                                       // it is in no call any more
	defer func(before summary) { f.sum.kept, f.sum.keeps, f.sum.put = before.kept, before.keeps, before.put }(f.sum) // what it returns may keep something, too
	kept := f.keptPlaces()
	out := &trace.Summary{Payloads: slices.Clone(f.sum.payloads), Sorts: slices.DeleteFunc(slices.Clone(f.sum.sorts), func(p trace.Place) bool { return p.Param >= len(fn.Params) })}
	for i, v := range f.sum.results {
		if typeinfo.IsError(obj.Signature().Results().At(i).Type()) {
			continue
		}
		p.export(out, trace.Flow{Result: true, Index: i}, f, v)
	}
	for i := range fn.Params {
		content, ok := f.sum.out[i]
		if !ok {
			continue
		}
		var rest value
		for _, e := range content {
			if !e.untouched(i) {
				rest = append(rest, e)
			}
		}
		p.export(out, trace.Flow{Index: i}, f, rest)
		for _, path := range alwaysSet(content, i) {
			out.Sets = append(out.Sets, trace.Place{Param: i, Path: path})
		}
	}
	if out.Empty() {
		return nil
	}
	out.Kept = kept
	sortSummary(out)
	return out
}

func (p *Package) export(out *trace.Summary, flow trace.Flow, f *frame, v value) {
	st := new(state)
	for _, e := range v {
		flow := flow
		flow.At = e.at
		switch e.kind {
		case isSource:
			s := e.source.Source
			if !s.Site.Valid() {
				continue
			}
			s.Trail, s.Kept = p.trail(e), slices.Contains(f.sum.keeps, e.source)
			flow.Source = &s
		case isParam:
			if int(e.param) >= len(f.fn.Params) {
				continue
			}
			flow.Param, flow.Path, flow.Except = int(e.param), e.path, e.except
			flow.Whole, flow.Order, flow.JSON = e.whole, e.order, e.encoded
		case isFunc:
			for i, r := range f.calledElsewhere(st, e.fn, nil, f.fn.Pos()) {
				if i < maxOperands {
					p.export(out, flow, f, dropFuncs(r).at(e.at+resultStep(i)))
				}
			}
			for i := range min(e.fn.params(), maxOperands) {
				p.export(out, flow, f, dropFuncs(f.stored(st, e.fn, nil, i)).at(e.at+storeStep(i)))
			}
			continue
		default:
			continue
		}
		out.Flows = append(out.Flows, flow)
	}
}

func dropFuncs(v value) value {
	var out value
	for _, e := range v {
		if e.kind == isSource || e.kind == isParam {
			out = append(out, e)
		}
	}
	return out
}

// maxStores bounds the parts of parameters that a fact says a function puts
// into others.
const maxStores = 6

// trail returns the way of a source as facts hold it.
func (p *Package) trail(e entry) []trace.Hop {
	trail := slices.Clone(e.source.Trail)
	for _, s := range e.way.steps() {
		if site := p.env.Site(s.Pos); len(trail) < trace.MaxTrail && site.Valid() {
			trail = append(trail, trace.Hop{Site: site, Text: s.Text})
		}
	}
	return trail
}

func sortSummary(s *trace.Summary) {
	stores := 0
	for _, f := range s.Flows {
		if f.Source == nil && !f.Result {
			stores++
		}
	}
	if stores > maxStores { // it fills an object, of which callers seldom ask
		s.Flows = slices.DeleteFunc(s.Flows, func(f trace.Flow) bool { return f.Source == nil && !f.Result })
	}
	slices.SortStableFunc(s.Flows, func(a, b trace.Flow) int {
		return cmp.Or(cmp.Compare(rank(a.Source == nil), rank(b.Source == nil)), strings.Compare(a.String(), b.String()), strings.Compare(where(a), where(b)))
	})
	if len(s.Flows) > trace.MaxFlows {
		s.Flows = s.Flows[:trace.MaxFlows:trace.MaxFlows]
	}
	slices.SortFunc(s.Sets, comparePlaces)
	if len(s.Sets) > trace.MaxFlows {
		s.Sets = s.Sets[:trace.MaxFlows:trace.MaxFlows]
	}
	slices.SortFunc(s.Sorts, comparePlaces)
	slices.SortFunc(s.Payloads, comparePlaces)
	slices.SortFunc(s.Kept, comparePlaces)
}

func rank(b bool) int {
	if b {
		return 1
	}
	return 0
}

func where(f trace.Flow) string {
	if f.Source == nil {
		return ""
	}
	return f.Source.Site.String()
}

func comparePlaces(a, b trace.Place) int {
	return cmp.Or(cmp.Compare(a.Param, b.Param), strings.Compare(a.Path, b.Path))
}
