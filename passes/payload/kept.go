package payload

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// Kept is the fact of a function that writes something, and nothing of a text that it is
// given:
//
//	func Load(b []byte) error {
//		if err := json.Unmarshal(b, &current); err != nil {
//			return err
//		}
//		fmt.Println("loaded")
//		return nil
//	}
//
// Of a function without it, importers take what it is given for what it writes.
type Kept struct {
	Params []int // a receiver included
}

// AFact marks Kept as a fact.
func (*Kept) AFact() {}

// String returns which parameters these are.
func (f *Kept) String() string {
	text := "keeps"
	for _, i := range f.Params {
		text += " p" + string(rune('0'+i))
	}
	return text
}

// maxKept bounds the parameters that the fact tells of.
const maxKept = 10

// exportKept tells importers which functions write nothing of a text that they are given.
func (e *encodings) exportKept() {
	bodies := make(map[*types.Func]*ssa.Function)
	for _, obj := range e.effects.Writing() {
		if !slices.ContainsFunc(slices.Collect(obj.Signature().Params().Variables()), func(p *types.Var) bool { return mayHoldText(p.Type()) }) {
			continue
		}
		if len(bodies) == 0 {
			for _, fn := range e.effects.Functions() {
				if decl, ok := fn.Object().(*types.Func); ok && fn.Synthetic == "" {
					bodies[decl] = fn
				}
			}
		}
		fn := bodies[obj]
		if fn == nil {
			continue
		}
		var fact Kept
		for i, p := range fn.Params[:min(len(fn.Params), maxKept)] {
			if (i > 0 || fn.Signature.Recv() == nil) && mayHoldText(p.Type()) && !e.writesOf(fn, p) {
				fact.Params = append(fact.Params, i)
			}
		}
		if len(fact.Params) > 0 {
			e.pass.ExportObjectFact(obj, &fact)
		}
	}
}

// mayHoldText reports whether a parameter of the type can be given a text that is then
// written: one, a value of any type, or a list of such.
func mayHoldText(t types.Type) bool {
	if s, ok := t.Underlying().(*types.Slice); ok && isDynamic(s.Elem()) {
		return true
	}
	return isText(t) || isDynamic(t) && !isWriter(t)
}

// keeps reports whether the function of another package that a call names writes nothing
// of the argument, or of the list of arguments that it is in.
func (e *encodings) keeps(fn *types.Func, args []ssa.Value, text ssa.Value) bool {
	fn = fn.Origin()
	var fact Kept
	if fn.Pkg() == e.pass.Pkg || !e.pass.ImportObjectFact(fn, &fact) {
		return false
	}
	i := slices.Index(args, text)
	if i < 0 {
		i = len(args) - 1 // one of those that are given to a variadic parameter
	}
	return slices.Contains(fact.Params, i)
}
