package failures

import (
	"go/ast"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/position"
)

// A flow is one package as it is evaluated.
type flow struct {
	pass    *analysis.Pass
	ignored func(token.Pos) bool
	prog    *ssa.Program
	pkg     *ssa.Package

	funcs    []*ssa.Function
	choices  map[*ssa.BasicBlock]bool
	sums     map[*ssa.Function]*set
	makes    map[*ssa.Function]*set // of those that return a function, what calling that answers with
	vars     map[*ssa.Global]*set
	coded    map[*ssa.Function]Coded
	literals map[*ast.FuncLit]*ssa.Function
	spans    map[token.Pos]ast.Node // composite literals by their left brace, calls by their left parenthesis
}

// maxRounds bounds how often functions are looked at for what they answer to
// each other.
const maxRounds = 20

// evaluate returns nil if the package has errors that leave it without an SSA
// form, on some of which package ssa panics.
func evaluate(pass *analysis.Pass, ignored func(token.Pos) bool) (f *flow) {
	defer func() {
		if recover() != nil {
			f = nil
		}
	}()
	f = &flow{
		pass: pass, ignored: ignored, prog: ssa.NewProgram(pass.Fset, ssa.BuilderMode(0)),
		sums: make(map[*ssa.Function]*set), makes: make(map[*ssa.Function]*set), vars: make(map[*ssa.Global]*set), coded: make(map[*ssa.Function]Coded), choices: make(map[*ssa.BasicBlock]bool),
		literals: make(map[*ast.FuncLit]*ssa.Function), spans: make(map[token.Pos]ast.Node),
	}
	for _, imp := range pass.Pkg.Imports() {
		f.prog.CreatePackage(imp, nil, nil, true)
	}
	f.pkg = f.prog.CreatePackage(pass.Pkg, pass.Files, pass.TypesInfo, false)
	f.pkg.Build()
	f.findFuncs()
	f.findSpans()
	for range maxRounds {
		if !f.round() {
			break
		}
	}
	return f
}

// findFuncs finds the functions with a body, in the order of the source.
func (f *flow) findFuncs() {
	var add func(*ssa.Function)
	add = func(fn *ssa.Function) {
		if fn == nil || fn.Blocks == nil {
			return
		}
		f.funcs = append(f.funcs, fn)
		if lit, ok := fn.Syntax().(*ast.FuncLit); ok {
			f.literals[lit] = fn
		}
		for _, inner := range fn.AnonFuncs {
			add(inner)
		}
	}
	add(f.pkg.Func("init"))
	for _, file := range f.pass.Files {
		for _, decl := range file.Decls {
			if decl, ok := decl.(*ast.FuncDecl); ok {
				if obj, ok := f.pass.TypesInfo.Defs[decl.Name].(*types.Func); ok {
					add(f.prog.FuncValue(obj))
				}
			}
		}
	}
}

func (f *flow) findSpans() {
	for _, file := range f.pass.Files {
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CompositeLit:
				f.spans[n.Lbrace] = n
			case *ast.CallExpr:
				f.spans[n.Lparen] = n
			}
			return true
		})
	}
}

// round looks at all functions once and reports whether there was anything new.
func (f *flow) round() (changed bool) {
	for _, fn := range f.funcs {
		sum := f.sums[fn]
		if sum == nil {
			sum = newSet()
			f.sums[fn] = sum
		}
		sum.changed = false
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				switch instr := instr.(type) {
				case *ssa.Return:
					add := sum.add
					if f.choosing(b) {
						add = chosen(add)
					}
					for _, v := range instr.Results {
						if isError(v.Type()) && !isNil(v, b, nil) && !isChanged(v, instr) {
							f.tracer().trace(v, without(v, b, add))
						}
					}
				case *ssa.Store:
					if global, ok := instr.Addr.(*ssa.Global); ok && isError(instr.Val.Type()) {
						set := f.vars[global]
						if set == nil {
							set = newSet()
							f.vars[global] = set
						}
						set.changed = false
						f.tracer().trace(instr.Val, func(it item) {
							if !it.handed && it.Param == 0 {
								set.add(it)
							}
						})
						changed = changed || set.changed
					}
				}
			}
		}
		changed = f.makers(fn) || changed || sum.changed
	}
	return changed
}

// reached returns the failures of a function of the package.
func (f *flow) reached(fn *ssa.Function) (out []Reached) {
	for _, it := range f.sums[fn].items() {
		if !it.handed && it.Param == 0 {
			out = append(out, Reached{Failure: it.Failure, Here: it.here, Pos: it.pos, End: it.end})
		}
	}
	return out
}

var errorType = types.Universe.Lookup("error").Type().Underlying().(*types.Interface)

// isError reports whether values of the type are errors.
func isError(t types.Type) bool {
	_, tuple := t.(*types.Tuple)
	return !tuple && types.Implements(t, errorType)
}

// span returns the source of a call or a composite literal.
func (f *flow) span(v ssa.Value) (pos, end token.Pos) {
	switch n := f.spans[v.Pos()].(type) {
	case *ast.CallExpr:
		return n.Pos(), n.Lparen
	case *ast.CompositeLit:
		if n.Type != nil {
			return n.Pos(), n.Type.End()
		}
		return n.Pos(), n.Lbrace + 1
	}
	return v.Pos(), v.Pos() + 1
}

func (f *flow) site(pos token.Pos) position.Site { return position.Of(f.pass, pos) }
