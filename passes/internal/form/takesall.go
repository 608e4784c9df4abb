package form

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// The error of writing to what says that it takes everything is always nil, whatever writes:
//
//	h := sha256.New()
//	if _, err := io.WriteString(h, text); err != nil {
//		log.Fatal(err)
//	}

// WritesAll reports whether a call does no more that could fail than to write to something
// that takes all, or to read from what gives all, or random bytes.
func WritesAll(c *ssa.CallCommon) bool {
	if c.IsInvoke() {
		return known.IsWrite(c.Method) && takesAll(c.Value) || c.Method.Name() == "Read" && isRandom(c.Value)
	}
	decl := DeclaredAs(c)
	if decl == nil {
		return false
	}
	switch name, maker := decl.FullName(), known.FailsToPass(decl); {
	case known.FailsToWrite(decl):
		return takesAll(c.Args[0])
	case maker != "":
		made, ok := c.Args[0].(*ssa.Call)
		return ok && isMadeBy(made, maker) && takesAll(made.Call.Args[0]) && staysAsMade(made)
	case known.FailsToDraw(decl):
		return isRandom(c.Args[0])
	case name == "io.Copy":
		return takesAll(c.Args[0]) && givesAll(c.Args[1])
	case name == "io.ReadAll":
		return givesAll(c.Args[0])
	case name == "encoding/binary.Write":
		data, ok := c.Args[2].(*ssa.MakeInterface)
		return ok && takesAll(c.Args[0]) && typeinfo.IsFixedSize(data.X.Type())
	case name == "(*encoding/json.Encoder).Encode":
		made, ok := c.Args[0].(*ssa.Call)
		return ok && isMadeBy(made, "encoding/json.NewEncoder") && takesAll(made.Call.Args[0]) && IsMarshaled(c.Args[1])
	}
	return false
}

// isMadeBy reports whether a call is of the function of that name.
func isMadeBy(made *ssa.Call, maker string) bool {
	decl := DeclaredAs(&made.Call)
	return decl != nil && decl.FullName() == maker
}

// staysAsMade reports whether no field is set of what a call has made, nor is it told to write elsewhere,
// where it is made.
func staysAsMade(made *ssa.Call) bool {
	return AllUses(made, func(use ssa.Instruction) bool {
		if _, ok := use.(*ssa.FieldAddr); ok {
			return false
		}
		c, ok := use.(ssa.CallInstruction)
		if !ok {
			return true
		}
		decl := DeclaredAs(c.Common())
		return decl == nil || decl.Name() != "Reset" && decl.Name() != "Init"
	})
}

// takesAll reports whether v is of a type, or holds what is of one, that takes everything
// which is written to it.
func takesAll(v ssa.Value) bool {
	switch x := v.(type) {
	case *ssa.MakeInterface:
		return known.TakesAll(x.X.Type())
	case *ssa.ChangeInterface:
		return takesAll(x.X)
	}
	return isVariable(v, known.IsDiscard) || known.TakesAll(v.Type())
}

// isRandom reports whether v is read from rand.Reader of package crypto.
func isRandom(v ssa.Value) bool { return isVariable(v, known.IsRandomReader) }

// isVariable reports whether v is read from a variable of a package that is says yes to.
func isVariable(v ssa.Value, is func(*types.Var) bool) bool {
	load, ok := v.(*ssa.UnOp)
	if !ok {
		return false
	}
	of := VariableAt(load.X)
	return of != nil && is(of)
}

// givesAll reports whether v holds what fails at its end only when it is read from.
func givesAll(v ssa.Value) bool {
	box, ok := v.(*ssa.MakeInterface)
	return ok && known.GivesAll(box.X.Type())
}
