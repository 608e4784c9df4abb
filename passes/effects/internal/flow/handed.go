package flow

import (
	"go/token"
	"go/types"
	"maps"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
	"github.com/envvet/envvet/passes/position"
)

// A mention of os.Stdout that is only kept or returned is an effect by which nothing is
// known to be written, until somebody who was handed it writes to it:
//
//	bar := progress.New() // keeps os.Stdout
//	bar.Add(1)            // writes to it

// lends reports whether what is put into place is there for code to write to that is not
// of this package: in a variable of another one, or in a hidden one.
func (p *Package) lends(place atom) bool {
	r, ok := place.node.(*ref)
	if !ok || r.root != summary.Global || isCarried(place) {
		return false
	}
	pkg, _ := paths.CutLast(r.name)
	return pkg != p.env.Pkg.Path()
}

// putsBack reports whether what is put into place is os.Stdout, or what others find there
// in its stead: nobody is handed what they had.
//
//	old := os.Stdout
//	os.Stdout = null
//	...
//	os.Stdout = old
func putsBack(place atom) bool {
	r, ok := place.node.(*ref)
	return ok && r.root == summary.Global && r.name == "os.Stdout" && place.path == ""
}

// usuallyHands reports whether what an instruction hands on is whenever the function
// returns no error: by that, or by each return.
func (f *frame) usuallyHands(i ssa.Instruction) bool {
	r, ok := i.(*ssa.Return)
	if !ok {
		return f.usually(i)
	}
	for _, b := range f.ends {
		if b == r.Block() || form.Fails(b) {
			continue
		}
		other, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return)
		if !ok || len(other.Results) != len(r.Results) { // what does not compile lacks some
			return false
		}
		for n, v := range r.Results {
			if f.carries(v) && !containsAll(f.value(other.Results[n]), f.value(v)) {
				return false
			}
		}
	}
	return true
}

// containsAll reports whether all that is in part is in whole.
func containsAll[T comparable](whole, part []T) bool {
	return !slices.ContainsFunc(part, func(x T) bool { return !slices.Contains(whole, x) })
}

// noteKept notes that a writer which the caller hands in is put into a variable of the
// package: importers do not see what becomes of it there, so that it is as if code that is
// not known had it.
//
//	func SetOutput(w io.Writer) { std.out = w }
func (f *frame) noteKept(place atom, atoms []atom, pos token.Pos) {
	if !isGlobal(place) || isCarried(place) || f.pkg.lends(place) || f.asked != nil {
		return
	}
	_, name := paths.CutLast(place.node.(*ref).name)
	f.noteListed(atoms)
	for _, a := range atoms {
		r, ok := a.node.(*ref)
		if !ok || r.root != summary.Param || a.path != "" || !f.owns(r) {
			continue
		}
		if !typeinfo.HasWrite(f.fn.Params[r.index].Type()) {
			f.noteKeeping(r.index)
			continue
		}
		if !pos.IsValid() {
			pos = form.Near(f.cur)
		}
		f.addUse(summary.Use{
			Op: summary.Hand, Target: summary.Ref{Root: r.root, Index: r.index}, Kept: true,
			What: f.pkg.env.Pkg.Name() + "." + name, From: place.node.(*ref).name, Site: f.pkg.env.Site(pos),
		}.In(pos), nil)
	}
}

// noteKeeping notes that a parameter, or what is in it, is put into a variable of the package.
func (f *frame) noteKeeping(param int) {
	if f.keeps == nil {
		f.keeps = make(map[int]bool)
	}
	f.keeps[param] = true
}

// wereIn reports whether atoms are what a variable began with, which a setter puts back.
//
//	old := ui.Output()
//	defer ui.SetOutput(old)
func (f *frame) wereIn(name string, atoms []atom) bool {
	return name != "" && len(atoms) > 0 && !slices.ContainsFunc(f.unbox(atoms), func(a atom) bool {
		w, ok := a.node.(*writer)
		return !ok || w.from != name
	})
}

// lendKept notes that standard output is in what a function of another module puts into a
// variable of its package, so that it is there for code to write to that is not known.
//
//	zap.ReplaceGlobals(zap.New(zapcore.NewCore(encoder, os.Stdout, level)))
func (f *frame) lendKept(sum *summary.Summary, of any, c call, v via) {
	decl, ok := of.(*types.Func)
	if !ok || len(sum.Keeps) == 0 || decl.Pkg() == nil || f.pkg.ownDoing(decl.Pkg().Path()) {
		return
	}
	for _, i := range sum.Keeps {
		var found cell
		for _, a := range c.arg(i) {
			f.within(a, func(a atom) {
				if isStdout(a) {
					found.add(a)
				}
			})
		}
		for _, a := range found.atoms {
			f.arm(a.node.(*writer), isLent, v.handed())
		}
	}
}

// lendReturned notes that standard output is put into a field of what a variable of another
// package has, which a function of that returned.
//
//	logrus.StandardLogger().Out = os.Stdout
func (f *frame) lendReturned(st *ssa.Store) {
	if field, ok := st.Addr.(*ssa.FieldAddr); ok && typeinfo.HasWrite(st.Val.Type()) {
		if name, _ := f.pkg.returned(field.X); name != "" {
			f.escape(f.value(st.Val), true)
		}
	}
}

// A handing is a mention of os.Stdout by which a writer got into the package, and the
// function that has it, or that calls who does, and where. What a function was handed, it
// may have put where others find it.
type handing struct {
	site position.Site
	to   *ssa.Function
	pos  token.Pos
}

// handedHere returns how what the current instruction calls hands on what it mentions. What
// a caller's function returns may have been called for anywhere.
func (f *frame) handedHere(mention position.Site) handing {
	h := handing{site: mention, to: f.fn}
	if c, ok := f.cur.(ssa.CallInstruction); ok && f.depth == 0 {
		h.pos = f.callsite(c.Common())
	}
	return h
}

// handingOf returns how w was handed on, false if that is not known.
func (p *Package) handingOf(w *writer) (handing, bool) {
	h := w.by
	if w.home != nil && !form.Initializes(w.home) {
		h = handing{w.site(p), w.home, w.pos}
	}
	return h, h.to != nil && h.site.Valid()
}

// writes notes that f writes to a writer that was handed to it, or found somewhere. The
// frame of a start is of no function.
func (f *frame) writes(w *writer) {
	h, ok := f.pkg.handingOf(w)
	switch {
	case ok && f.entering:
		f.pkg.wrote(h, nil)
	case ok:
		f.pkg.wrote(h, f.fn)
	}
}

// wrote notes that a function, or what enters a start if it is nil, writes to what was handed
// on as h says.
func (p *Package) wrote(h handing, fn *ssa.Function) {
	by := p.written[h]
	if by == nil {
		by = make(map[*ssa.Function]bool)
		p.written[h] = by
	}
	if !by[fn] {
		by[fn] = true
		p.undoing(func() { delete(by, fn) })
	}
}

// writersOf returns the functions that write to what is handed on as h says; nil, if what
// enters a start does.
func (p *Package) writersOf(h handing) map[*ssa.Function]bool {
	by := p.written[h]
	h.pos = token.NoPos
	if anywhere := p.written[h]; len(by) == 0 {
		return anywhere
	} else if len(anywhere) > 0 {
		by = maps.Clone(by)
		maps.Copy(by, anywhere)
	}
	return by
}

// writtenBy returns the mentions of writers that each function writes to.
func (p *Package) writtenBy() map[*ssa.Function][]position.Site {
	out := make(map[*ssa.Function][]position.Site)
	for h, by := range p.written {
		for fn := range by {
			out[fn] = append(out[fn], h.site)
		}
	}
	return out
}

// write notes that the function, or one that it calls, writes to the writers of mentions,
// and reports whether that was not known: none of its effects there is by one that is
// only handed on.
func (c *closedEffects) write(sites ...position.Site) bool {
	grown := false
	for _, site := range sites {
		if !c.written[site] {
			if c.written == nil {
				c.written = make(map[position.Site]bool)
			}
			c.written[site], grown = true, true
		}
	}
	if grown {
		for _, e := range c.all {
			e.Handed = e.Handed && !c.written[e.Site]
		}
	}
	return grown
}

// handedOn reports whether an effect of a function is by a writer that is only handed on,
// to which neither it nor one that it calls writes.
func (c *closedEffects) handedOn(e *summary.Effect) bool { return e.Handed && !c.written[e.Site] }
