package flow

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/known"
)

// global returns what a package variable always holds.
func (p *Package) global(g *ssa.Global) value {
	if g.Pkg != p.env.Form || g.Object() == nil { // whether the package was initialized has no object
		return nil
	}
	p.findVarying()
	if p.varying[g] {
		return nil
	}
	if p.early != nil {
		p.asked = true
		p.tooEarly()
	}
	return p.globals[g]
}

// settled evaluates something, and once more if it has asked for a package
// variable of which the value was not known yet.
func (p *Package) settled(evaluate func()) {
	evaluate()
	if !p.asked || p.early == nil {
		return
	}
	for _, fn := range p.initializers() {
		p.initial[fn] = true
		p.early[fn] = true
	}
	p.forgetEarly()
	p.settling = true
	for range 2 { // what a variable holds may be decided by another one
		p.initializeAll()
		p.forgetEarly()
	}
	p.early = nil
	evaluate()
}

// inVain reports whether what is evaluated will be evaluated once more, as somebody has
// asked for a variable that is not known yet.
func (p *Package) inVain() bool { return p.asked && !p.settling }

func (p *Package) forgetEarly() {
	for fn := range p.early {
		delete(p.frames, fn)
	}
	clear(p.early)
}

func (p *Package) initializeAll() {
	for _, fn := range p.initializers() {
		p.callees(fn)
		p.frame(fn)
	}
}

// tooEarly notes that what is evaluated asks for a variable that may not be known
// yet.
func (p *Package) tooEarly() {
	for fn := range p.running {
		p.early[fn] = true
	}
}

func (p *Package) initializers() []*ssa.Function {
	first := p.env.Form.Func("init")
	if first == nil {
		return nil
	}
	out := []*ssa.Function{first}
	for _, fn := range mentioned(first) {
		if strings.HasPrefix(fn.Name(), "init#") && fn.Pkg == p.env.Form {
			out = append(out, fn)
		}
	}
	return out
}

func (p *Package) globalObject(g *ssa.Global) *object {
	o := p.objects[g]
	if o == nil {
		o = &object{glob: g}
		p.objects[g] = o
	}
	return o
}

// initGlobal takes in what a function stores in a package variable at a path. What a
// map holds then it holds for good, if it is only looked into: see findVarying.
func (p *Package) initGlobal(f *frame, st *state, g *ssa.Global, v value, path string) {
	if p.initial[f.fn] {
		if isMapOf(g) {
			v = f.closed(st, v)
		}
		p.globals[g] = union(p.globals[g], v.at(path))
	}
}

// isMapOf reports whether a package variable is a map.
func isMapOf(g *ssa.Global) bool {
	_, ok := elemOfPointer(g.Type()).Underlying().(*types.Map)
	return ok
}

// onlyRead reports whether a map is only looked into where it was loaded.
func onlyRead(load *ssa.UnOp) bool {
	return !slices.ContainsFunc(*load.Referrers(), func(i ssa.Instruction) bool {
		switch i := i.(type) {
		case *ssa.Lookup, *ssa.Range, *ssa.DebugRef:
			return false
		case *ssa.Call:
			b, ok := i.Call.Value.(*ssa.Builtin)
			return !ok || b.Name() != "len"
		}
		return true
	})
}

// findVarying finds the package variables that something but initialization
// may set: that a function stores to, or takes the address of, and maps that others
// may have.
func (p *Package) findVarying() {
	if p.varying != nil {
		return
	}
	p.varying = make(map[*ssa.Global]bool)
	initial := make(map[*ssa.Function]bool)
	for _, fn := range p.initializers() {
		initial[fn] = true
	}
	for _, m := range p.env.Form.Members {
		if g, ok := m.(*ssa.Global); ok && g.Object() != nil {
			if _, ok := g.Object().(*types.Var); !ok || isMapOf(g) && g.Object().Exported() {
				p.varying[g] = true
			}
		}
	}
	var operands []*ssa.Value
	seen := make(map[*ssa.Function]bool)
	var scan func(fn *ssa.Function)
	scan = func(fn *ssa.Function) {
		if fn == nil || seen[fn] {
			return
		}
		seen[fn] = true
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				switch i := i.(type) {
				case *ssa.UnOp:
					if g, ok := i.X.(*ssa.Global); ok && isMapOf(g) && !onlyRead(i) {
						p.varying[g] = true
					}
					continue
				case *ssa.DebugRef:
					continue
				case *ssa.Store:
					if g := globalOf(i.Addr); g != nil && !initial[fn] {
						p.varying[g] = true
					}
					if g := globalOf(i.Val); g != nil {
						p.varying[g] = true
					}
					continue
				case *ssa.FieldAddr, *ssa.IndexAddr:
					continue // what is done with it is seen where it is used
				}
				operands = i.Operands(operands[:0])
				for _, v := range operands {
					if g := globalOf(*v); g != nil {
						p.varying[g] = true
					}
				}
			}
		}
		for _, anon := range fn.AnonFuncs {
			scan(anon)
		}
	}
	for fn := range p.all() {
		scan(fn)
	}
}

// globalOf returns the package variable that an address is in.
func globalOf(v ssa.Value) *ssa.Global {
	for range 32 {
		switch x := v.(type) {
		case *ssa.Global:
			return x
		case *ssa.FieldAddr:
			v = x.X
		case *ssa.IndexAddr:
			v = x.X
		default:
			return nil
		}
	}
	return nil
}

// variable returns the source that a package variable is where it is read, nil if it is
// none.
func (p *Package) variable(read *ssa.UnOp) *source {
	g, ok := read.X.(*ssa.Global)
	if !ok || read.Op != token.MUL {
		return nil
	}
	v, ok := g.Object().(*types.Var)
	if !ok {
		return nil
	}
	kind := known.OriginVar(v)
	pos := usedAt(read)
	if kind == 0 || !pos.IsValid() {
		return nil
	}
	return p.source(kind, v.Pkg().Name()+"."+v.Name(), pos)
}

// usedAt returns the position of what a value is used by first: what reads a variable has
// none.
func usedAt(v ssa.Value) token.Pos {
	for range maxHops {
		if v.Pos().IsValid() || v.Referrers() == nil {
			break
		}
		var next ssa.Value
		for _, use := range *v.Referrers() {
			if _, ok := use.(*ssa.DebugRef); ok {
				continue
			}
			if call, ok := use.(ssa.CallInstruction); ok {
				return call.Common().Pos()
			}
			if use.Pos().IsValid() {
				return use.Pos()
			}
			if used, ok := use.(ssa.Value); ok && next == nil {
				next = used
			}
		}
		if next == nil {
			break
		}
		v = next
	}
	return v.Pos()
}
