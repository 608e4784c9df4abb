package flow

import (
	"cmp"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/known"
)

// What a program sets up before its handlers run, it often does in a function, of which who
// calls it is to know:
//
//	func Init(w io.Writer) { logrus.SetOutput(w) }
//
//	func main() {
//		logging.Init(os.Stdout)
//		newRoot().Execute()
//	}

// A placing is an instruction by which something is put into a variable of another package,
// or kept by a function of one.
type placing struct {
	summary.Put
	by  ssa.Instruction
	val ssa.Value // what is put there, nil if Put says that
}

// placings returns those of an instruction: of what a function of the package is given, and
// of what the instruction itself puts there, or has another package put.
func (p *Package) placings(i ssa.Instruction) []placing {
	c, ok := i.(*ssa.Call)
	if !ok || !isOwn(c.Call.StaticCallee(), i.Parent()) {
		return p.placingsHere(i)
	}
	var out []placing
	for _, put := range p.putsOf(c.Call.StaticCallee()) {
		if put.Param >= 0 {
			out = append(out, placing{put, i, argument(c.Call.Args, put.Param)})
		}
	}
	return out
}

func (p *Package) placingsHere(i ssa.Instruction) (out []placing) {
	switch i := i.(type) {
	case *ssa.Store:
		of, name := globalAt(i.Addr)
		if field, ok := i.Addr.(*ssa.FieldAddr); ok && of == nil {
			return p.placedInReturned(i, field)
		}
		if name = p.foreign(i.Addr); name == "" {
			return nil
		}
		out = append(out, placing{p.placed(name, of.Pkg(), of.Pkg().Name()+"."+of.Name(), i), i, i.Val})
		if p.mayLog(of.Pkg()) && !bearsStdout(p.env.Var(of), 0) && (!p.ownDoing(of.Pkg().Path()) || hasWrite(i.Val.Type())) {
			out = append(out, out[0].logs())
		}
	case *ssa.Call:
		fn := i.Call.StaticCallee()
		if fn == nil {
			return nil
		}
		decl, ok := fn.Object().(*types.Func)
		if !ok || decl.Pkg() == nil {
			return nil
		}
		if known.Standard(decl.Pkg().Path()) {
			return p.hiddenBy(i, decl)
		}
		p.putBy(i, func(name string, in *types.Package, v ssa.Value) {
			x := placing{p.placed(name, cmp.Or(in, decl.Pkg()), p.declName(decl), i), i, v}
			if out = append(out, x); in != nil && v != nil && p.mayLog(in) && hasWrite(v.Type()) {
				out = append(out, x.logs())
			}
		})
		for _, v := range p.keptBy(i, decl) {
			out = append(out, placing{p.placed(decl.FullName(), decl.Pkg(), p.declName(decl), i), i, v}.logs())
		}
		if sum := p.env.Summary(decl.Origin()); sum != nil {
			for _, put := range sum.Puts {
				out = append(out, placing{put, i, argument(i.Call.Args, put.Param)})
			}
		}
	}
	return out
}

// placedInReturned returns what a store puts into a field of a variable of another package that
// a function of that has returned.
//
//	logrus.StandardLogger().Out = os.Stdout
func (p *Package) placedInReturned(st *ssa.Store, field *ssa.FieldAddr) []placing {
	name, in := p.returned(field.X)
	if name == "" {
		return nil
	}
	at := fieldName(field.X.Type(), field.Field)
	x := placing{p.placed(named(name, at), in, in.Name()+"."+name[strings.LastIndexByte(name, '.')+1:]+"."+at, st), st, st.Val}
	if c, ok := field.X.(*ssa.Call); ok {
		x.By = p.declName(c.Call.StaticCallee().Object().(*types.Func)) + "()." + at
	}
	if !p.mayLog(in) || !hasWrite(st.Val.Type()) {
		return []placing{x}
	}
	return []placing{x, x.logs()}
}

// returned returns the name of the variable of another package, and that, whose value a
// function of it has returned, "" if a value is none.
func (p *Package) returned(v ssa.Value) (string, *types.Package) {
	c, ok := v.(*ssa.Call)
	if !ok || c.Call.StaticCallee() == nil {
		return "", nil
	}
	decl, ok := c.Call.StaticCallee().Object().(*types.Func)
	if !ok || decl.Pkg() == nil || decl.Pkg() == p.env.Pkg || known.Standard(decl.Pkg().Path()) {
		return "", nil
	}
	if sum := p.env.Summary(decl.Origin()); sum != nil && sum.Variable != "" {
		return sum.Variable, decl.Pkg()
	}
	return "", nil
}

// variableOf returns the name of the variable of the package whose value is all that a function
// returns, "" if it is not that of one.
func (p *Package) variableOf(fn *ssa.Function) (name string) {
	if fn.Signature.Results().Len() != 1 || len(p.frame(fn).ends) != 1 {
		return ""
	}
	b := p.frame(fn).ends[0]
	r, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return)
	if !ok {
		return ""
	}
	load, ok := r.Results[0].(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return ""
	}
	g, ok := load.X.(*ssa.Global)
	if !ok || g.Pkg != p.ssa || g.Object() == nil || !p.carries(load.Type()) {
		return ""
	}
	if _, pointer := load.Type().Underlying().(*types.Pointer); !pointer {
		return ""
	}
	return p.env.Pkg.Path() + "." + g.Name()
}

// hiddenBy returns what a function of the standard library puts into a hidden variable, as
// log.SetOutput does. Its name stands for that of a package.
func (p *Package) hiddenBy(i *ssa.Call, decl *types.Func) (out []placing) {
	for _, op := range known.Lookup(decl) {
		if op.Kind != known.OpAssign || op.X.Root != known.RootGlobal || !known.IsLogger(op.X.Global) || op.Y.Root != known.RootArg || op.Unless != "" || len(op.Conds) > 0 {
			continue
		}
		name := "$" + op.X.Global
		if slices.ContainsFunc(out, func(x placing) bool { return x.Target == name }) {
			continue
		}
		put := summary.Put{Target: name, Pkg: name, By: p.declName(decl), Param: -1, Site: p.env.Site(i.Pos())}
		out = append(out, placing{put, i, argument(i.Call.Args, op.Y.Index)}.logs())
	}
	return out
}

func (p *Package) placed(target string, pkg *types.Package, by string, at ssa.Instruction) summary.Put {
	return summary.Put{Target: target, Pkg: pkg.Path(), By: by, Param: -1, Site: p.env.Site(at.Pos())}
}

// logs returns x as what a package may write by.
func (x placing) logs() placing {
	x.Logs = true
	return x
}

// maxPlaced bounds what is told of one function.
const maxPlaced = 16

// putsOf returns what a function puts there, and what those of the package do that it calls.
func (p *Package) putsOf(fn *ssa.Function) []summary.Put {
	if p.placing == nil {
		p.placing = make(map[*ssa.Function][]summary.Put)
	}
	puts, ok := p.placing[fn]
	if ok || initializes(fn) || p.inTest(fn) {
		return puts
	}
	p.placing[fn] = nil // for one that calls itself
	f := p.frame(fn)
	var all []placing
	for _, b := range fn.Blocks {
		for _, i := range b.Instrs {
			here := p.placings(i)
			if c, ok := i.(*ssa.Call); ok && isOwn(c.Call.StaticCallee(), fn) {
				for _, put := range p.putsOf(c.Call.StaticCallee()) {
					if put.Param < 0 {
						here = append(here, placing{put, i, nil})
					}
				}
			}
			for _, x := range here {
				if x.val != nil {
					x.Put = f.says(x)
				}
				if !x.Logs && !f.usually(i) {
					x = x.unknown() // where something is written to, it is at times
				}
				all = append(all, x)
			}
		}
	}
	all = append(all, p.placingsWithin(fn)...)
	if len(all) > maxPuts {
		all = all[:maxPuts]
	}
	for _, x := range all {
		if x.Known() && slices.ContainsFunc(all, func(y placing) bool {
			return x.by != y.by && overlap(x.Target, y.Target) && !x.same(y) && p.mayFollow(y.by, x.by)
		}) {
			x = x.unknown()
		}
		if !slices.ContainsFunc(puts, func(put summary.Put) bool { return put == x.Put }) && len(puts) < maxPlaced {
			puts = append(puts, x.Put)
		}
	}
	slices.SortStableFunc(puts, func(a, b summary.Put) int { return strings.Compare(a.Target, b.Target) })
	p.placing[fn] = puts
	return puts
}

// placingsWithin returns what function literals in fn put somewhere, of which nothing else is
// known.
func (p *Package) placingsWithin(fn *ssa.Function) (out []placing) {
	for _, in := range fn.AnonFuncs {
		for _, b := range in.Blocks {
			for _, i := range b.Instrs {
				for _, x := range p.placingsHere(i) {
					out = append(out, x.unknown())
				}
			}
		}
		out = append(out, p.placingsWithin(in)...)
	}
	return out
}

// unknown returns x without what is put there.
func (x placing) unknown() placing {
	x.Param, x.Alone, x.Stdout, x.Other = -1, false, false, false
	return x
}

// same reports whether two instructions put the same there, as far as is told.
func (x placing) same(y placing) bool {
	return x.Param == y.Param && x.Alone == y.Alone && x.Stdout == y.Stdout && x.Other == y.Other
}

// says returns what is put there by x in terms of who calls the function under evaluation.
func (f *frame) says(x placing) summary.Put {
	p, out := f.pkg, x.unknown().Put
	alone := x.Alone || x.Param < 0 // it is the value and nothing else
	if i := paramAlone(x.val); i >= 0 {
		out.Param, out.Alone = i, alone
		return out
	}
	atoms := f.value(x.val)
	if p.stdoutIn(atoms) != nil {
		out.Stdout = true
		return out
	}
	for _, a := range atoms {
		p.outer.within(a, func(a atom) {
			if r, ok := a.node.(*ref); ok && r.root == summary.Param && r.home == f.fn && !p.ofCommand(r) && out.Param < 0 {
				out.Param = r.index
			}
		})
	}
	out.Other = out.Param < 0 && alone && !isNil(x.val) && p.areOther(atoms)
	return out
}

// paramAlone returns which parameter of its function a value is, -1 if it is none.
func paramAlone(v ssa.Value) int {
	for {
		switch x := v.(type) {
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.ChangeInterface:
			v = x.X
		case *ssa.ChangeType:
			v = x.X
		case *ssa.Parameter:
			return indexOf(x)
		default:
			return -1
		}
	}
}

// passedOn returns what a function puts there whenever it is called that is one of its
// parameters, by what the source says alone.
func (p *Package) passedOn(fn *ssa.Function) (out []summary.Put) {
	if puts, ok := p.passing[fn]; ok || initializes(fn) || p.inTest(fn) {
		return puts
	}
	p.passing[fn] = nil // for one that calls itself
	var all []placing
	for _, b := range fn.Blocks {
		for _, i := range b.Instrs {
			all = append(all, p.passedBy(i)...)
		}
	}
	for _, x := range all {
		i := -1
		if x.val != nil && p.frame(fn).always(x.by) {
			i = paramAlone(x.val)
		}
		if i < 0 || len(all) > maxPlaced || slices.ContainsFunc(all, func(y placing) bool { return x.by != y.by && overlap(x.Target, y.Target) }) {
			continue
		}
		x.Param, x.Alone = i, true
		out = append(out, x.Put)
	}
	p.passing[fn] = out
	return out
}

// passedBy returns what an instruction puts into variables, as far as the source says that.
func (p *Package) passedBy(i ssa.Instruction) []placing {
	if c, ok := i.(*ssa.Call); ok && isOwn(c.Call.StaticCallee(), i.Parent()) {
		var out []placing
		for _, put := range p.passedOn(c.Call.StaticCallee()) {
			out = append(out, placing{put, i, argument(c.Call.Args, put.Param)})
		}
		return out
	}
	return slices.DeleteFunc(p.placingsHere(i), func(x placing) bool { return x.Logs })
}

// isGiven reports whether what an instruction puts somewhere is told of, in puts, as what its
// function is given, and all who call that are known.
func (p *Package) isGiven(x placing, puts []summary.Put) bool {
	return x.val != nil && p.isCalledByNameOnly(x.by.Parent()) && slices.ContainsFunc(puts, func(put summary.Put) bool {
		return put.Target == x.Target && put.Logs == x.Logs && put.Param >= 0
	})
}

// indexOf returns which parameter of its function one is.
func indexOf(param *ssa.Parameter) int { return slices.Index(param.Parent().Params, param) }
