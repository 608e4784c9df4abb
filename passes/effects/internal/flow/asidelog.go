package flow

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
)

// The standard logger of log, and the default one of log/slog, may be put aside as os.Stdout may:
//
//	func load(cmd *cobra.Command, args []string) error {
//		log.SetOutput(io.Discard) // main had it write to os.Stdout
//		return read(args)         // and that logs
//	}
//
// Where a package has the standard logger as a value, whoever that is given to may set it.

// loggerPuts returns what each function puts into loggers, by itself or by a function of another
// package, of which no more is known.
func (p *Package) loggerPuts() map[*ssa.Function][]diversion {
	if !p.namesLoggerSetter() {
		return nil
	}
	own, lent := make(map[*ssa.Function][]diversion), false
	p.eachCall(func(fn *ssa.Function, i ssa.CallInstruction) {
		if decl := form.DeclaredAs(i.Common()); decl != nil {
			lent = lent || known.LendsLogger(decl)
			for _, put := range known.LoggerPuts(decl) {
				own[fn] = append(own[fn], diversion{i, named("$"+put.Global, put.Path), putIntoLogger(i, put)})
			}
		}
	})
	if lent || len(own) == 0 {
		return nil
	}
	p.eachCall(func(fn *ssa.Function, i ssa.CallInstruction) {
		for _, name := range p.loggersSetBy(i) {
			own[fn] = append(own[fn], diversion{i, name, nil})
		}
	})
	return own
}

// namesLoggerSetter reports whether the package names a function that sets a logger.
func (p *Package) namesLoggerSetter() bool {
	for path, name := range known.LoggerSetters {
		if pkg := p.prog.ImportedPackage(path); pkg != nil && pkg.Func(name) != nil {
			return true
		}
	}
	return false
}

// putIntoLogger returns what a call puts into a logger.
func putIntoLogger(i ssa.CallInstruction, put known.LoggerPut) ssa.Value {
	if put.Arg < 0 {
		return ssa.NewConst(nil, types.Typ[types.UntypedNil])
	}
	return form.Argument(i.Common().Args, put.Arg)
}

// loggersSetBy returns the names of the parts of loggers that a function of another package may
// set which is called.
func (p *Package) loggersSetBy(i ssa.CallInstruction) (names []string) {
	decl := form.DeclaredAs(i.Common())
	if decl == nil || decl.Pkg() == nil || decl.Pkg() == p.env.Pkg || known.Standard(decl.Pkg().Path()) {
		return nil
	}
	sum := p.env.Summary(decl.Origin())
	if sum == nil {
		return nil
	}
	for _, st := range sum.Stores {
		global, ok := strings.CutPrefix(st.Target.Name, "$")
		if !ok || st.Target.Root != summary.Global || !known.IsLogger(global) {
			continue
		}
		for _, path := range known.LoggerParts(global) {
			if name := named(st.Target.Name, path); !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}

// eachCall calls do for each call in the package.
func (p *Package) eachCall(do func(*ssa.Function, ssa.CallInstruction)) {
	for _, fn := range p.funcs {
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				if c, ok := i.(ssa.CallInstruction); ok {
					do(fn, c)
				}
			}
		}
	}
}

// isLoggerAside reports whether a row says that what is in a part of a logger is used where a function
// was called before that leaves something else there.
func (f *frame) isLoggerAside(op known.Op) bool {
	if op.Kind != known.OpWrite && op.Kind != known.OpInvoke || op.X.Root != known.RootGlobal || !known.IsLogger(op.X.Global) {
		return false
	}
	return f.cur != nil && !f.entering && f.pkg.movesOutput() && f.isMovedByCall(via{}.of(op.X).hidden, f.cur)
}
