package flow

import (
	"cmp"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
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
	if !ok || !form.IsOwn(c.Call.StaticCallee(), i.Parent()) {
		return p.placingsHere(i)
	}
	var out []placing
	for _, put := range p.putsOf(c.Call.StaticCallee()) {
		if put.Param >= 0 {
			out = append(out, placing{put, i, form.Argument(c.Call.Args, put.Param)})
		}
	}
	return out
}

func (p *Package) placingsHere(i ssa.Instruction) (out []placing) {
	switch i := i.(type) {
	case *ssa.Store:
		of, name := globalAt(i.Addr)
		if field, ok := i.Addr.(*ssa.FieldAddr); ok && of == nil {
			if out = p.placedInReturned(i, field); len(out) == 0 {
				out = p.placedByCalled(i)
			}
			return out
		}
		if name = p.foreign(i.Addr); name == "" {
			return nil
		}
		out = append(out, placing{p.placed(name, of.Pkg(), of.Pkg().Name()+"."+of.Name(), i), i, i.Val})
		if p.mayLog(of.Pkg()) && !bearsStdout(p.env.Var(of), 0) && (!p.ownDoing(of.Pkg().Path()) || typeinfo.HasWrite(i.Val.Type())) {
			x := out[0].logs()
			x.Pkg = p.outletAt(of)
			out = append(out, x)
		}
	case *ssa.Call:
		decl := form.DeclaredAs(i.Common())
		if decl == nil || decl.Pkg() == nil {
			return p.placedByCalled(i)
		}
		if known.Standard(decl.Pkg().Path()) {
			return append(p.hiddenBy(i, decl), p.placedByCalled(i)...)
		}
		p.putBy(i, func(name string, in *types.Package, v ssa.Value) {
			x := placing{p.placed(name, cmp.Or(in, decl.Pkg()), p.declName(decl), i), i, v}
			if out = append(out, x); in != nil && v != nil && p.mayLog(in) && typeinfo.HasWrite(v.Type()) {
				out = append(out, x.logs())
			}
		})
		for _, x := range p.placedByCalled(i) {
			if !slices.ContainsFunc(out, func(y placing) bool { return overlap(x.Target, y.Target) }) {
				out = append(out, x)
			}
		}
		for _, v := range p.keptBy(i, decl) {
			x := placing{p.placed(decl.FullName(), decl.Pkg(), p.declName(decl), i), i, v}.logs()
			outlets := p.outletsOf(decl, false)
			if len(outlets) == 0 {
				outlets = []string{x.Pkg}
			}
			for _, x.Pkg = range outlets {
				out = append(out, x)
			}
		}
		if sum := p.env.Summary(decl.Origin()); sum != nil {
			for _, put := range sum.Puts {
				out = append(out, placing{put, i, form.Argument(i.Call.Args, put.Param)})
			}
		}
	}
	return out
}

// hiddenBy returns what a function of the standard library puts into a hidden variable, as
// log.SetOutput does. Its name stands for that of a package.
func (p *Package) hiddenBy(i *ssa.Call, decl *types.Func) (out []placing) {
	for _, op := range known.Lookup(decl) {
		if op.Kind != known.OpAssign || op.X.Root != known.RootGlobal || !known.IsLogger(op.X.Global) || op.Y.Root != known.RootArg || op.Unless.Root != 0 || len(op.Conds) > 0 {
			continue
		}
		name := "$" + op.X.Global
		if slices.ContainsFunc(out, func(x placing) bool { return x.Target == name }) {
			continue
		}
		put := summary.Put{Target: name, Pkg: name, By: p.declName(decl), Param: -1, Site: p.env.Site(i.Pos())}
		out = append(out, placing{put, i, form.Argument(i.Call.Args, op.Y.Index)}.logs())
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
