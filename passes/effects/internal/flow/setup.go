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

// A SetUp is an instruction by which a package has standard output before any handler runs,
// in a variable of its, and a call of that package that a handler leads to:
//
//	func main() {
//		logrus.SetOutput(os.Stdout)
//		newRoot().Execute()
//	}
type SetUp struct {
	Start  int
	Pos    token.Pos // where standard output is mentioned for it
	By     string    // what puts it there
	Call   token.Pos
	Callee string
}

// A kept is one of these instructions.
type kept struct {
	pos token.Pos
	by  string
	pkg string // that has it
}

// SetUp returns them, each with the first of starts that leads to such a call.
func (p *Package) SetUp(starts []Start) []SetUp {
	all := p.keptStdout()
	if len(all) == 0 {
		return nil
	}
	var out []SetUp
	p.query(func() {
		for i, s := range starts {
			all = slices.DeleteFunc(all, func(k kept) bool {
				c, callee := p.callInto(p.functionsOf(s), k.pkg)
				if c == nil {
					return false
				}
				out = append(out, SetUp{Start: i, Pos: k.pos, By: k.by, Call: c.Pos(), Callee: callee})
				return true
			})
		}
	})
	slices.SortStableFunc(out, func(a, b SetUp) int { return cmp.Compare(a.Pos, b.Pos) })
	return out
}

// keptStdout returns the instructions, in order of the functions; of more than maxPuts that
// may be one, the first.
func (p *Package) keptStdout() []kept {
	var out []kept
	left := maxPuts
	for _, fn := range p.before {
		if p.inTest(fn) || declares(fn) {
			continue
		}
		f := p.frame(fn)
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				target, pkg, v, by := p.keeping(i)
				if v == nil || !p.settles(i) {
					continue
				}
				w := p.stdoutIn(f.value(v))
				if w == nil {
					continue
				}
				if left--; left < 0 {
					return out
				}
				if p.setAgain(target, i) {
					continue
				}
				k := kept{pos: i.Pos(), by: by, pkg: pkg}
				switch {
				case w.home != nil && w.pos.IsValid():
					k.pos = w.pos
				case w.by.pos.IsValid():
					k.pos = w.by.pos
				}
				out = append(out, k)
			}
		}
	}
	return out
}

// keeping returns what an instruction puts into a variable of another package that did not
// begin with standard output, by name: where to, the path of the package, and what.
func (p *Package) keeping(i ssa.Instruction) (target, pkg string, v ssa.Value, by string) {
	switch i := i.(type) {
	case *ssa.Store:
		of, name := globalAt(i.Addr)
		if of == nil || of.Pkg() == p.env.Pkg || !p.mayLog(of.Pkg()) || bearsStdout(p.env.Var(of), 0) || p.ownDoing(of.Pkg().Path()) && !hasWrite(i.Val.Type()) {
			return "", "", nil, ""
		}
		return name, of.Pkg().Path(), i.Val, of.Pkg().Name() + "." + of.Name()
	case *ssa.Call:
		fn := i.Call.StaticCallee()
		if fn == nil {
			return "", "", nil, ""
		}
		decl, ok := fn.Object().(*types.Func)
		if !ok || decl.Pkg() == nil || decl.Signature().Recv() != nil || !p.mayLog(decl.Pkg()) {
			return "", "", nil, ""
		}
		sum := p.env.Summary(decl.Origin())
		if sum == nil {
			return "", "", nil, ""
		}
		var params []int
		if !p.ownDoing(decl.Pkg().Path()) { // whose own may keep what answers are written to
			params = slices.Clone(sum.Keeps)
		}
		for _, u := range sum.Uses {
			if u.Kept && u.Target.Root == summary.Param && u.Target.Path == "" {
				params = append(params, u.Target.Index)
			}
		}
		for _, n := range params {
			began := slices.ContainsFunc(sum.Replaces, func(r summary.Replacement) bool { return r.Param == n })
			if arg := argument(i.Call.Args, n); arg != nil && !began {
				return decl.FullName(), decl.Pkg().Path(), arg, p.declName(decl)
			}
		}
	}
	return "", "", nil, ""
}

// mayLog reports whether a package may be one that others have write for them.
func (p *Package) mayLog(pkg *types.Package) bool {
	_, framework := known.FrameworkOf(pkg.Path())
	return pkg != p.env.Pkg && !framework && !known.Standard(pkg.Path())
}

// setAgain reports whether something else may be put there when that was done.
func (p *Package) setAgain(target string, by ssa.Instruction) bool {
	for _, fn := range p.funcs {
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				if other, _, v, _ := p.keeping(i); v != nil && i != by && other == target && !p.isBefore(i, by) && p.stdoutIn(p.frame(fn).value(v)) == nil {
					return true
				}
			}
		}
	}
	return false
}

// stdoutIn returns standard output among atoms, or in what they hold, nil if it is not there.
func (p *Package) stdoutIn(atoms []atom) *writer {
	var found *writer
	for _, a := range atoms {
		p.outer.within(a, func(a atom) {
			if found == nil && (isStdout(a) || isHandedOn(a)) {
				found = a.node.(*writer)
			}
		})
	}
	return found
}

// bearsStdout reports whether a value holds standard output.
func bearsStdout(v summary.Value, depth int) bool {
	return depth < maxLevels && slices.ContainsFunc(v, func(a summary.Atom) bool {
		return a.Kind == summary.Writer || bearsStdout(a.Inner, depth+1) ||
			slices.ContainsFunc(a.Bind, func(v summary.Value) bool { return bearsStdout(v, depth+1) }) ||
			slices.ContainsFunc(a.Fields, func(f summary.Field) bool { return bearsStdout(f.Value, depth+1) })
	})
}

// functionsOf returns the functions of the package that a start leads to, nearest first.
func (p *Package) functionsOf(s Start) []*ssa.Function {
	var out []*ssa.Function
	add := func(fn *ssa.Function) {
		if fn != nil && !slices.Contains(out, fn) && len(out) < maxLed {
			out = append(out, fn)
		}
	}
	if s.Func != nil {
		add(p.body(s.Func))
	}
	if s.Expr != nil {
		_, atoms := p.startOf(s)
		for _, a := range atoms {
			if n, ok := a.node.(*function); ok {
				if add(n.fn); n.decl != nil {
					add(p.body(n.decl))
				}
			}
		}
	}
	for n := 0; n < len(out); n++ {
		for _, fn := range p.callees(out[n]) {
			add(fn)
		}
	}
	return out
}

// maxLed bounds the functions that a start leads to.
const maxLed = 256

// writeless is how the names of functions begin that write nothing by themselves, as those that
// set or make something.
var writeless = []string{
	"Add", "Close", "Default", "Disable", "Enable", "Flush", "Get", "Init", "Is", "Level", "Must", "Named", "New", "Open", "Parse",
	"Register", "Replace", "Set", "Standard", "Sync", "With",
}

// levels are the names of functions that begin to write something without being given it:
//
//	log.Warn().Msg("no such note")
var levels = []string{"Debug", "Err", "Error", "Fatal", "Info", "Log", "Notice", "Panic", "Print", "Trace", "Warn", "Warning"}

// maySay reports whether a function may write, as one that is given a text or an error.
func maySay(fn *types.Func) bool {
	if slices.ContainsFunc(writeless, func(prefix string) bool { return strings.HasPrefix(fn.Name(), prefix) }) {
		return false
	}
	sig := fn.Signature()
	for param := range sig.Params().Variables() {
		t := param.Type()
		if b, ok := t.Underlying().(*types.Basic); ok && b.Info()&types.IsString != 0 || sig.Variadic() || isError(t) {
			return true
		}
	}
	return slices.Contains(levels, fn.Name())
}

// callInto returns the first call in functions that may have a package write, and the name of
// what it calls.
func (p *Package) callInto(fns []*ssa.Function, pkg string) (*ssa.CallCommon, string) {
	for _, fn := range fns {
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				c, ok := i.(ssa.CallInstruction)
				if !ok {
					continue
				}
				decl := c.Common().Method
				if callee := c.Common().StaticCallee(); callee != nil {
					decl, _ = callee.Object().(*types.Func)
				}
				if decl != nil && decl.Pkg() != nil && decl.Pkg().Path() == pkg && maySay(decl) {
					return c.Common(), p.declName(decl)
				}
			}
		}
	}
	return nil, ""
}
