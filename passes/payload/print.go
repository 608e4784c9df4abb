package payload

import (
	"go/constant"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
)

// print finds the JSON that a call prints: what is in a text among its
// arguments.
func (e *encodings) print(c ssa.CallInstruction, fn *types.Func, args []ssa.Value) {
	if fn == nil || fn.Pkg() == nil {
		return
	}
	standard := known.Standard(fn.Pkg().Path())
	text := printed(fn, args)
	switch {
	case text == nil:
		return
	case standard && len(known.Lookup(fn)) == 0 && !isWrite(fn):
		return
	case !standard && e.keeps(fn, args, text):
		return // what it writes is something else
	}
	sources := e.textsOf(c, -1, text)
	if len(sources) == 0 {
		return
	}
	if known.Prints(fn) {
		e.add(c.Parent(), sources, []target{{class: summary.Framework, result: -1}}, encoding{})
		return
	}
	var targets []target
	for _, d := range e.effects.Writes(c) {
		if standard || isWrite(fn) || d.Class != 0 {
			targets = append(targets, toPlace(d))
		}
	}
	e.add(c.Parent(), sources, targets, encoding{})
}

// isWrite reports whether fn is a method that writes its first parameter.
func isWrite(fn *types.Func) bool {
	return fn.Signature().Recv() != nil && (fn.Name() == "Write" || fn.Name() == "WriteString")
}

// printed returns the one argument of a call that is printed, with nothing but
// white space around it, as far as that can be told: of
//
//	fmt.Printf("result: %s\n", text)
//
// it returns nil, as what that prints is no JSON.
func printed(fn *types.Func, args []ssa.Value) ssa.Value {
	sig := fn.Signature()
	first := 0
	if sig.Recv() != nil {
		first = 1
	}
	if len(args) != first+sig.Params().Len() {
		return nil
	}
	var text ssa.Value
	for i := range sig.Params().Len() {
		arg, t := args[first+i], sig.Params().At(i).Type()
		switch {
		case sig.Variadic() && i == sig.Params().Len()-1:
			elems, ok := form.Variadic(arg)
			if !ok || len(elems) > 1 && !strings.HasPrefix(fn.Name(), "Copy") || text != nil && len(elems) > 0 {
				return nil
			}
			if len(elems) == 1 {
				text = elems[0]
			}
		case isFormat(fn, i):
			if !isBareFormat(arg) {
				return nil
			}
		case isWriter(t): // the destination
		case fn.FullName() == "(*bytes.Buffer).WriteTo":
		case isText(t) || isDynamic(t):
			if text != nil {
				return nil
			}
			text = arg
		}
	}
	if text == nil && first == 1 && isBuffer(args[0].Type()) && fn.Name() == "WriteTo" {
		return args[0]
	}
	return text
}

// isFormat reports whether parameter i of fn is a format for those behind it.
func isFormat(fn *types.Func, i int) bool {
	return fn.Signature().Variadic() && strings.HasSuffix(fn.Name(), "f") && i == fn.Signature().Params().Len()-2
}

// isBareFormat reports whether a format prints one value and white space.
func isBareFormat(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	if !ok || c.Value == nil || c.Value.Kind() != constant.String {
		return false
	}
	switch strings.TrimSpace(constant.StringVal(c.Value)) {
	case "%s", "%v", "%+v":
		return true
	}
	return false
}

// isWriter reports whether t is an interface with a method Write.
func isWriter(t types.Type) bool {
	iface, ok := t.Underlying().(*types.Interface)
	if !ok {
		return false
	}
	for m := range iface.Methods() {
		if m.Name() == "Write" {
			return true
		}
	}
	return false
}
