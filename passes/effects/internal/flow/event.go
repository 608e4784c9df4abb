package flow

import (
	"cmp"
	"go/constant"
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/position"
)

// An Event is an effect that a function of this package has of its own: the
// sink stands in its body, or a call there leads out of the package to one.
type Event struct {
	summary.Effect
	Pos  token.Pos // in this package: the sink, else the call that leads there
	More int       // sinks that the summary of the function called there left out
	Func *ssa.Function

	by    ssa.Instruction // that has it, nil if several do
	reads bool            // what that calls itself reads the variable that From names

	Given bool // of what was handed in: by who registers the handler, or who leads there
}

type siteKey = position.Site

type eventKey struct {
	summary.Key
	pos token.Pos
}

// A via says how control gets from an instruction of this function to an
// operation, which stands in the same line or behind calls.
type via struct {
	what   string        // what does it, such as fmt.Fprintln
	pos    token.Pos     // in this function
	site   position.Site // of the operation
	trail  *trail
	fixed  bool           // what stays as it is, whatever method does it
	inside bool           // the callee is of this package, and was evaluated with all that is known here
	sure   bool           // the instruction calls what does it by name
	alone  bool           // the instruction calls what does it, and nothing else in its place
	self   bool           // likewise, of what is called for each receiver
	each   bool           // the instruction calls each element of a list
	kept   bool           // what does it only keeps what it was given in a variable of its package
	later  bool           // a goroutine does it, at any time
	fresh  bool           // the receiver is made by a framework: what is no flag of its own is nil
	chosen bool           // an interface value from a map does it
	conds  []summary.Cond // under which it happens
	from   string         // the variable that holds the function that is called, or a field of one
	hidden string         // the hidden variable of the standard library, or the field of one, that has what is written to
	placed bool           // what does it only puts a writer where nothing was
	told   bool           // all that becomes of the writer is told by what is returned
	begins token.Pos      // where a handler calls what it was given, if that does it
}

func (v via) inPackage() via {
	v.inside = true
	return v
}

// handed returns v as the way to what is called if at all.
func (v via) handed() via {
	v.alone, v.self = false, false
	return v
}

// replaces reports whether what is called puts something in place of what is there, if it
// does so whenever it is called, of its receiver or of something else.
func (v via) replaces(receiver bool) bool { return v.alone || v.self && receiver }

// behind returns the way to an operation that a callee performs: the call
// itself, then what the callee's summary says.
func (v via) behind(name, what string, site position.Site, trail []summary.Hop, elided int) via {
	way := v.trail.behind(summary.Hop{Func: name, Site: v.site}, trail, elided)
	return via{what: what, pos: v.pos, site: site, trail: way, later: v.later, chosen: v.chosen, kept: v.kept, conds: v.conds}
}

// to returns the way to what a callee's summary says: behind the call or, if
// the callee is of the standard library or a wrapper and so has no site, the
// call itself.
func (v via) to(name, what string, site position.Site, trail []summary.Hop, elided int) via {
	if site.Valid() {
		return v.behind(name, what, site, trail, elided)
	}
	if !v.fixed && what != "" {
		v.what = what
	}
	v.inside, v.sure, v.alone, v.self, v.each, v.from = false, false, false, false, false, ""
	return v
}

// record notes an effect of the function under evaluation, on the way to which
// are the calls of a trail, and returns the event, nil if its author accepts it.
func (f *frame) record(e summary.Effect, way *trail, pos token.Pos) *Event {
	if f.asked != nil {
		if e.Kind == summary.Stdout {
			f.answer(Destination{Class: f.pkg.class(f.fn, e.Class)})
		} else if e.Kind == summary.Exit && f.exits != nil {
			*f.exits = append(*f.exits, e)
		}
		return nil
	}
	if f.pkg.env.Ignored(e.Kind, pos) || f.isLate() {
		return nil
	}
	e.Class = f.pkg.class(f.fn, e.Class)
	e.Sure = e.Sure && f.always(f.cur)
	e.If = f.also(e.If)
	e.Chosen = e.Chosen || f.onRequest(f.block()) && f.pkg.ownDoing(e.Site.Pkg)
	e.If = f.decidedInside(e.If, f.block(), e.Kind)
	e.Incidental = f.incidental(e.Incidental, f.block(), e.Kind, nil, deciding{}, nil)
	e.Way = wayOf(e, func(key summary.Key) *summary.Effect {
		if old := f.events[eventKey{key, pos}]; old != nil {
			return &old.Effect
		}
		return nil
	})
	key := eventKey{e.Key(), pos}
	if old := f.events[key]; old != nil {
		if old.reads = old.reads && f.reads; old.by != f.cur {
			old.by = nil
		}
		old.Incidental = f.pkg.lessIncidental(old.Incidental, e.Incidental)
		old.Handed, old.Picked = old.Handed && e.Handed, old.Picked && e.Picked
		old.Spare, old.Lent, old.Kept = old.Spare || e.Spare, old.Lent || e.Lent, old.Kept && e.Kept
		old.Sure = old.Sure || e.Sure
		old.If = conditions.Either(old.If, e.If)
		old.Chosen = old.Chosen || key.Chosen && !summary.Asks(old.If)
		old.From = common(old.From, e.From)
		if way.len() < old.Len() {
			old.Trail, old.Elided = way.hops()
		}
		return old
	}
	f.pkg.goexits = f.pkg.goexits || e.EndsGoroutine()
	e.Trail, e.Elided = way.hops()
	event := &Event{Effect: e, Pos: pos, Func: f.fn, by: f.cur, reads: f.reads}
	f.events[key] = event
	f.told++
	return event
}

// A fate is what becomes of a writer by an operation.
type fate uint8

const (
	isWritten fate = iota
	isKept         // it is handed on, to be kept or returned
	isLent         // it is handed on to code that is not known, or put where another package has it
	isLeft         // it is handed on, if options leave it where it was
	isSpent        // likewise, written to or handed on to code that is not known
)

// arm notes what becomes of the writer w, by way of v.
func (f *frame) arm(w *writer, as fate, v via) {
	if f.asked != nil {
		class := w.class
		if w.home != f.fn {
			class = f.heldClass(w)
		}
		f.answer(Destination{Class: class})
		return
	}
	handed := as != isWritten && as != isSpent
	e := summary.Effect{Kind: summary.Stdout, Class: w.class, Handed: handed, Spare: handed && f.isSpare(w), Lent: as == isLent, Kept: v.kept, Sure: v.sure, If: v.conds, Chosen: v.chosen}
	if w.home == f.fn && !f.atInit() && !f.entering {
		// The mention itself is the sink: it lets standard output be written to.
		e.Handed = handed || f.afterOptions()
		e.What, e.From = w.what, w.from
		e.Site = w.site(f.pkg)
		e.If = conditions.Join(e.If, f.condsOfMention(w))
		e.Incidental = f.incidental("", w.block, e.Kind, nil, deciding{}, nil)
		if f.optional(w, e) {
			return
		}
		e.Handed = e.Handed || as == isSpent
		if len(w.guard) == 0 {
			e.Picked = handed && as != isLeft && !f.usuallyHands(f.cur)
			f.record(e, nil, w.pos)
			return
		}
		for _, place := range w.guard {
			f.unless(place, w.begin(), e, via{what: w.what, pos: w.pos, site: e.Site, trail: w.trail(), placed: isPlaced(w), told: as == isKept && f.returnsDefault(w)})
		}
		return
	}
	// The writer was in place before: what writes to it is the sink.
	if e.Class = f.heldClass(w); e.Class == summary.Injected {
		f.writes(w)
		if w.told {
			return
		}
	}
	e.What, e.Site, e.From = v.what, v.site, cmp.Or(w.from, v.hidden)
	if event := f.record(e, v.trail, v.pos); event != nil && f.wasHandedIn(w) {
		event.Given = true
	}
}

// A used is an operation on a place that the caller knows, with what is known of it here.
type used struct {
	summary.Use
	asked   bool              // it was first noted where an option asks for it
	args    []*cell           // of one that calls something
	calling []ssa.Instruction // those that call it so
}

// addUse notes an operation on a place that the caller knows, on the way to which
// are the calls of a trail, and returns what is noted of it, nil if there are enough already.
func (f *frame) addUse(u summary.Use, way *trail) *used {
	u.If = f.also(u.If)
	if u.Op == summary.Call || u.Op == summary.Invoke {
		u.If = conditions.Join(f.asides(f.cur), u.If)
	}
	u.Chosen = u.Chosen || f.onRequest(f.block()) && f.pkg.ownDoing(u.Site.Pkg)
	key := keyOfUse(&u)
	if old := f.uses[key]; old != nil {
		if old.Kept && !u.Kept {
			old.Kept = false
			f.told++
		}
		if old.Placed && !u.Placed || old.Told && !u.Told {
			old.Placed, old.Told = old.Placed && u.Placed, old.Told && u.Told
			f.told++
		}
		if u.Later && !old.Later {
			old.Later = true
			f.told++
		}
		if u.Sure && !old.Sure {
			old.Sure = true
			f.told++
		}
		if weaker := conditions.Either(old.If, u.If); len(weaker) < len(old.If) {
			old.If = weaker
			old.Chosen = old.Chosen || key.chosen && !summary.Asks(weaker)
			f.told++
		}
		if way.len() < len(old.Trail)+old.Elided {
			old.Trail, old.Elided = way.hops()
			f.told++
		}
		return old
	}
	place := placeKey{u.Op, u.Target, u.Method}
	if len(f.uses) >= maxUses || f.places[place] >= summary.MaxSinks || f.accepted(&u) {
		return nil
	}
	u.Trail, u.Elided = way.hops()
	first := &used{Use: u, asked: key.chosen}
	f.uses[key] = first
	f.places[place]++
	f.told++
	return first
}

func keyOfUse(u *summary.Use) useKey {
	return useKey{u.Op, u.Target, u.Method, u.What, u.Site, u.Chosen || summary.Asks(u.If)}
}

// addArgs notes what a function or method of the caller is called with.
func (f *frame) addArgs(u *used, c call) {
	if u == nil || u.Op != summary.Call && u.Op != summary.Invoke {
		return
	}
	for len(u.args) < len(c.args) {
		u.args = append(u.args, new(cell))
	}
	for i, atoms := range c.args {
		if (i > 0 || u.Op == summary.Call) && u.args[i].addAll(atoms) {
			f.told++
		}
	}
	f.addSaid(&u.Use, c.deciding, len(u.calling) == 0)
	if !slices.Contains(u.calling, f.cur) {
		u.calling = append(u.calling, f.cur)
		f.told++
	}
}

// addSaid notes what arguments of a call are, as far as all calls that are told of by one use
// say the same, of which this may be the first.
func (f *frame) addSaid(u *summary.Use, by deciding, first bool) {
	said := make([]operand, max(len(by.vals), len(by.said)))
	for i := range said {
		o := f.operandFor(by, decider{param: i}, f.cur)
		if i >= len(by.vals) && by.said[i].part != "" {
			o = by.said[i]
		}
		if o.value.Kind != constant.String {
			said[i] = o
		}
	}
	holds := f.heldOutside(said)
	if first {
		u.Says = holds
		return
	}
	for i, old := range u.Says {
		if old != (summary.Held{}) && (i >= len(holds) || holds[i] != old) {
			u.Says = slices.Clone(u.Says)
			u.Says[i] = summary.Held{}
			f.told++
		}
	}
}

// accepted reports whether the author of the function accepts that it writes
// to what its caller hands in.
func (f *frame) accepted(u *summary.Use) bool {
	switch u.Op {
	case summary.Write, summary.Hand, summary.Default:
	case summary.Invoke:
		if !writesFile(u.Method) {
			return false
		}
	default:
		return false
	}
	return f.pkg.env.Ignored(summary.Stdout, u.Pos())
}

// maxUses bounds what is said of the places that a function's caller knows.
const maxUses = 256
