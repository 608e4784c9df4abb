package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// Where a command framework writes its output is standard output anyway. Who says so writes
// nothing by it, and what is written by it is written by a writer of the framework:
//
//	cmd.SetOut(os.Stdout)
//	app := &cli.App{Writer: os.Stdout}

// withoutOutput returns the arguments of a call without standard output as what a framework is
// told to write its output to.
func (f *frame) withoutOutput(callee *ssa.Function, args [][]atom) [][]atom {
	if !f.setsOutputs() {
		return args
	}
	decl, ok := callee.Object().(*types.Func)
	if !ok || decl.Pkg() == nil || len(args) != 2 || !known.SetsOutput(decl.Pkg().Path(), typeinfo.ReceiverName(decl), decl.Name()) {
		return args
	}
	return [][]atom{args[0], f.asOutput(args[1])}
}

// outputOf returns what an instruction puts somewhere without standard output, if that is where a
// framework writes its output.
func (f *frame) outputOf(by ssa.Instruction, atoms []atom) []atom {
	st, ok := by.(*ssa.Store)
	if !ok || !f.setsOutputs() {
		return atoms
	}
	field, ok := st.Addr.(*ssa.FieldAddr)
	if !ok {
		return atoms
	}
	of := typeinfo.NamedOf(field.X.Type())
	if of == nil || of.Pkg() == nil || !known.SetsOutput(of.Pkg().Path(), of.Name(), typeinfo.FieldName(field.X.Type(), field.Field)) {
		return atoms
	}
	return f.asOutput(atoms)
}

// setsOutputs reports whether the package may tell a framework where to write: it is none itself.
func (f *frame) setsOutputs() bool { return f.pkg.serves && !f.pkg.env.Framework }

// asOutput returns atoms with the framework's own writer in place of standard output, and without
// that in what has it.
func (f *frame) asOutput(atoms []atom) []atom {
	out := f.withoutMessages(atoms, false)
	for _, a := range atoms {
		if w, ok := a.node.(*writer); ok && isStdout(a) {
			own := f.pkg.writer(writerKey{class: summary.Framework, what: w.what})
			if !slices.Contains(out, own) {
				out = append(out, own)
			}
		}
	}
	return out
}
