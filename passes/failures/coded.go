package failures

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/passes/internal/form"
)

// Many programs make their failures in one place, and hand it the code:
//
//	func fail(exit envelope.ExitCode, code, format string, args ...any) error {
//		return &envelope.Error{Exit: exit, Code: code, Message: fmt.Sprintf(format, args...)}
//	}
//
// What the code is, and whether it fits the exit code, is for each call to say.

// Coded is the fact of a function that makes a failure with an error code that it is given.
type Coded struct {
	Code  int // which parameter it is, counted from 1 with the receiver
	Param int // which parameter is the exit code; 0 for none
	Exit  int // the exit code, if that is no parameter; 0 if it is not known
}

func (*Coded) AFact() {}

func (c *Coded) String() string {
	s := fmt.Sprintf("has the code of parameter %d", c.Code)
	switch {
	case c.Param > 0:
		s += fmt.Sprintf(", exit of parameter %d", c.Param)
	case c.Exit > 0:
		s += ", " + spec.ExitName(c.Exit)
	}
	return s
}

// noteCoded notes that a function makes a failure with a code that it is given, if it does.
func (f *flow) noteCoded(v ssa.Value, at ssa.Instruction) {
	code := settings(v, at, "Code")
	if len(code) != 1 {
		return
	}
	c := Coded{Code: paramOf(code[0].val)}
	exit := settings(v, at, "Exit")
	switch _, literal := v.(*ssa.Alloc); {
	case len(exit) == 1 && (exit[0].at == at || follows(exit[0].at, at)):
		c.Param, c.Exit = paramOf(exit[0].val), exitOf(exit[0].val)
	case len(exit) == 0 && literal:
		c.Exit = spec.GeneralError
	}
	f.addCoded(at.Parent(), c)
}

// addCoded adds to what is known of a function, and reports whether that is news. Of one that
// makes several failures with its codes nothing is known but what they have in common.
func (f *flow) addCoded(fn *ssa.Function, c Coded) bool {
	if c.Code == 0 || fn.Signature.Variadic() && c.Code == len(fn.Params) {
		return false
	}
	old, ok := f.coded[fn]
	switch {
	case !ok:
		f.coded[fn] = c
		return true
	case old.Code != c.Code || old == c || old.Param == 0 && old.Exit == 0:
		return false
	}
	f.coded[fn] = Coded{Code: old.Code}
	return true
}

// codedBy returns what a call makes of what it is given.
func (f *flow) codedBy(c *ssa.Call) (coded Coded, ok bool) {
	callee := form.Origin(c.Call.StaticCallee())
	if callee == nil {
		return coded, false
	}
	if obj, isFunc := callee.Object().(*types.Func); isFunc && obj.Pkg() != nil && obj.Pkg() != f.pass.Pkg {
		ok = f.pass.ImportObjectFact(obj, &coded)
	} else {
		coded, ok = f.coded[callee]
	}
	return coded, ok && coded.Code > 0 && coded.Code <= len(c.Call.Args) && coded.Param <= len(c.Call.Args)
}

// passCoded notes which functions hand a code that they are given to such a function, and reports
// whether there was any.
func (f *flow) passCoded() (changed bool) {
	f.calls(func(c *ssa.Call) {
		coded, ok := f.codedBy(c)
		if !ok {
			return
		}
		own := Coded{Code: paramOf(c.Call.Args[coded.Code-1]), Exit: coded.Exit}
		if coded.Param > 0 {
			exit := c.Call.Args[coded.Param-1]
			own.Param, own.Exit = paramOf(exit), exitOf(exit)
		}
		changed = f.addCoded(c.Parent(), own) || changed
	})
	return changed
}

// handedCodes returns the failures that are made with a code at a call.
func (f *flow) handedCodes() (all []*Made) {
	for range maxRounds {
		if !f.passCoded() {
			break
		}
	}
	f.calls(func(c *ssa.Call) {
		coded, ok := f.codedBy(c)
		if !ok || paramOf(c.Call.Args[coded.Code-1]) > 0 {
			return
		}
		m := &Made{Fields: map[string]Field{"Code": f.argument(c, coded.Code)}, Open: true}
		m.Pos, m.End = f.span(c)
		if code := m.Fields["Code"]; !code.Built && len(code.Values) == 0 {
			return
		}
		switch {
		case coded.Param > 0:
			if exit := f.argument(c, coded.Param); exit.Fixed() {
				m.Fields["Exit"] = exit
			}
		case coded.Exit > 0:
			m.Fields["Exit"] = Field{Values: []constant.Value{constant.MakeInt64(int64(coded.Exit))}, Known: true, Always: true}
		}
		all = append(all, m)
	})
	return all
}

// argument returns an argument of a call, counted from 1 with the receiver, as a field that it
// is put into.
func (f *flow) argument(c *ssa.Call, n int) Field {
	v := c.Call.Args[n-1]
	values, known := constants(v, make(map[ssa.Value]bool))
	field := Field{Values: values, Known: known, Built: built(v, make(map[ssa.Value]bool)), Always: true}
	if call, ok := f.spans[c.Pos()].(*ast.CallExpr); ok {
		if sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok {
			if s := f.pass.TypesInfo.Selections[sel]; s != nil && s.Kind() == types.MethodVal {
				n-- // the receiver
			}
		}
		if n > 0 && n <= len(call.Args) {
			field.Expr = call.Args[n-1]
		}
	}
	return field
}

// calls yields the calls in the functions of the package.
func (f *flow) calls(yield func(*ssa.Call)) {
	for _, fn := range f.funcs {
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				if c, ok := instr.(*ssa.Call); ok {
					yield(c)
				}
			}
		}
	}
}

// paramOf returns which parameter a value is, counted from 1, or 0.
func paramOf(v ssa.Value) int {
	if to, ok := v.(*ssa.ChangeType); ok {
		v = to.X
	}
	p, ok := v.(*ssa.Parameter)
	if !ok {
		return 0
	}
	return slices.Index(p.Parent().Params, p) + 1
}

// exitOf returns the exit code that a value is, 0 if it is no constant.
func exitOf(v ssa.Value) int {
	if c, ok := v.(*ssa.Const); ok && c.Value != nil {
		if n, ok := constant.Int64Val(constant.ToInt(c.Value)); ok {
			return int(n)
		}
	}
	return 0
}
