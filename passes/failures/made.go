package failures

import (
	"cmp"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
)

// Made is a failure where it is made, or where what makes it is told its code.
type Made struct {
	Pos, End token.Pos
	Fields   map[string]Field // those that are set, by name
	Open     bool             // other code may set more of them
}

// A Field is what a field of a failure is set to.
type Field struct {
	Expr   ast.Expr         // in the literal or call, nil if it is set later
	Values []constant.Value // the constants that it can be
	Known  bool             // it is nothing else
	Built  bool             // it is a text that is put together when the program runs
	Always bool             // it is set on every path
}

// Fixed reports whether the field is one constant, whatever path is taken.
func (f Field) Fixed() bool { return f.Always && f.Known && len(f.Values) == 1 }

// Empty reports whether the field is set to nothing but its zero value.
func (f Field) Empty() bool { return f.Known && !slices.ContainsFunc(f.Values, isSome) }

// isSome reports whether a constant is other than the zero value of its type.
func isSome(v constant.Value) bool {
	switch v.Kind() {
	case constant.String:
		return constant.StringVal(v) != ""
	case constant.Int, constant.Float:
		return constant.Sign(v) != 0
	}
	return true
}

// Texts returns the texts that the field can be.
func (f Field) Texts() (texts []string) {
	for _, v := range f.Values {
		if v.Kind() == constant.String {
			texts = append(texts, constant.StringVal(v))
		}
	}
	return texts
}

// Exits returns the exit codes that it can have, and whether there is no other.
// A failure that says none has exit code 1, also where it says one on some paths
// only.
func (m *Made) Exits() (codes []int, known bool) {
	f, ok := m.Fields["Exit"]
	if !ok {
		return []int{spec.GeneralError}, !m.Open
	}
	for _, v := range f.Values {
		if n, ok := constant.Int64Val(constant.ToInt(v)); ok {
			codes = append(codes, int(n))
		}
	}
	if !f.Always && !m.Open {
		codes = append(codes, spec.GeneralError)
	}
	return codes, f.Known && !m.Open
}

// says reports whether a failure says something in a field with each of its exit
// codes: which of them a path sets it for is not followed.
func (m *Made) says(name string) bool {
	f, ok := m.Fields[name]
	if exit, told := m.Fields["Exit"]; !told || exit.Fixed() {
		return ok && !f.Empty()
	}
	return f.Always && f.Known && len(f.Values) > 0 && !slices.ContainsFunc(f.Values, func(v constant.Value) bool { return !isSome(v) })
}

// maySay reports whether a failure may say something in a field, known or not.
func (m *Made) maySay(name string) bool {
	f, ok := m.Fields[name]
	return m.Open || ok && !f.Empty()
}

// made returns the failures that the package makes.
func (f *flow) made() (all []*Made) {
	for _, fn := range f.funcs {
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				switch v := instr.(type) {
				case *ssa.Alloc:
					if isFailureAlloc(v) && !begins(v) {
						if m := f.read(v, v); m != nil {
							all = append(all, m)
							f.noteCoded(v, v)
						}
					}
				case *ssa.Call:
					if callee := v.Call.StaticCallee(); callee != nil {
						if obj, ok := callee.Object().(*types.Func); ok && isErrorf(obj) {
							all = append(all, f.read(v, v))
							f.noteCoded(v, v)
						}
					}
				}
			}
		}
	}
	all = append(all, f.handedCodes()...)
	slices.SortStableFunc(all, func(a, b *Made) int {
		p, q := f.pass.Fset.Position(a.Pos), f.pass.Fset.Position(b.Pos)
		return cmp.Or(strings.Compare(p.Filename, q.Filename), cmp.Compare(a.Pos, b.Pos))
	})
	return all
}

// prompted yields the failure of a call of Prompt.
func (t *tracer) prompted(c *ssa.Call, yield func(item)) {
	it := item{here: true}
	it.pos, it.end = t.span(c)
	it.Exit, it.Code, it.Coded, it.Fix = spec.Precondition, spec.CodeInputRequired, true, true
	it.Site, it.Func = t.site(it.pos), funcName(c.Parent())
	it.Chosen = t.choosing(c.Block())
	if !t.ignored(it.pos) {
		yield(it)
	}
}

func isFailureAlloc(v *ssa.Alloc) bool { return isFailurePointer(v.Type()) }

// make yields the failures that a literal or a call of Errorf makes.
func (t *tracer) make(v ssa.Value, at ssa.Instruction, yield func(item)) {
	if alloc, ok := v.(*ssa.Alloc); ok && !isFailureAlloc(alloc) {
		return
	}
	m := t.read(v, at)
	if m == nil || t.ignored(m.Pos) {
		return
	}
	base := item{here: true, pos: m.Pos, end: m.End}
	base.Site, base.Func = t.site(m.Pos), funcName(at.Parent())
	base.Retry = m.says("RetryAfter") || m.says("RetryStrategy")
	base.Fix = m.says("FixRequired")
	if code := m.Fields["Code"]; code.Known && len(code.Values) == 1 {
		base.Code = code.Texts()[0]
	}
	base.Coded = m.maySay("Code")
	_, told := m.Fields["Exit"]
	base.Plain = !told
	base.Chosen = t.choosing(at.Block())
	for _, e := range t.exitsOf(v, at) {
		it := base
		it.Exit, it.Param, it.Chosen = e.code, e.param, base.Chosen || e.chosen
		if it.Param == 0 && it.Exit == spec.Success {
			it.Exit = spec.GeneralError // as the runtime has it
		}
		yield(it)
	}
}

// funcName names the function that makes a failure, with its package.
func funcName(fn *ssa.Function) string {
	fn = form.Outermost(fn)
	switch {
	case fn.Pkg == nil:
		return fn.Name()
	case fn.Name() == "init":
		return "package " + fn.Pkg.Pkg.Name()
	}
	name := fn.Pkg.Pkg.Name() + "."
	if recv := fn.Signature.Recv(); recv != nil {
		t := recv.Type()
		if ptr, ok := types.Unalias(t).(*types.Pointer); ok {
			t = ptr.Elem()
		}
		if named, ok := types.Unalias(t).(*types.Named); ok {
			name += named.Obj().Name() + "."
		}
	}
	return name + fn.Name()
}

// exitsOf returns the exit codes that a failure is given.
func (t *tracer) exitsOf(v ssa.Value, at ssa.Instruction) (all []exit) {
	set := settings(v, at, "Exit")
	for _, s := range set {
		all = append(all, t.exits(s.val)...)
	}
	if _, alloc := v.(*ssa.Alloc); alloc && len(set) == 0 {
		all = []exit{{code: spec.GeneralError}}
	}
	return all
}

// read reads the fields of a failure. It returns nil for a copy of another one.
func (f *flow) read(v ssa.Value, at ssa.Instruction) *Made {
	m := &Made{Fields: make(map[string]Field)}
	begun := v
	literal := beginning(v)
	if literal != nil {
		begun = literal
	}
	m.Pos, m.End = f.span(begun)
	given := make(map[string]ast.Expr)
	switch n := f.spans[begun.Pos()].(type) {
	case *ast.CompositeLit:
		for _, elem := range n.Elts {
			if kv, ok := elem.(*ast.KeyValueExpr); ok {
				if id, ok := kv.Key.(*ast.Ident); ok {
					given[id.Name] = kv.Value
				}
			}
		}
	case *ast.CallExpr:
		if len(n.Args) > 0 {
			given["Exit"] = n.Args[0]
		}
	}
	note := func(name string) {
		field := Field{Expr: given[name], Known: true}
		for _, s := range settings(v, at, name) {
			values, known := constants(s.val, make(map[ssa.Value]bool))
			field.Values = append(field.Values, values...)
			field.Known = field.Known && known
			field.Built = field.Built || built(s.val, make(map[ssa.Value]bool))
			field.Always = field.Always || s.at == at || follows(s.at, at)
		}
		m.Fields[name] = field
	}
	if c, ok := v.(*ssa.Call); ok && len(c.Call.Args) > 0 {
		note("Exit")
	}
	if v.Referrers() == nil {
		return m
	}
	for _, ref := range referrers(v) {
		switch ref := ref.(type) {
		case *ssa.Store:
			if ref.Addr == v {
				if literal == nil {
					return nil // *e = …
				}
				continue
			}
			m.Open = true // kept where others may find it
		case *ssa.FieldAddr:
			name := fieldName(ref)
			for _, use := range *ref.Referrers() {
				switch use := use.(type) {
				case *ssa.Store:
					if _, noted := m.Fields[name]; use.Addr == ref && !noted {
						note(name)
					}
				case *ssa.UnOp:
				default:
					m.Open = true
				}
			}
		case *ssa.Call:
			if callee := ref.Call.StaticCallee(); callee == nil || !isWithData(callee) || usesField(ref) {
				m.Open = true
			}
		case *ssa.UnOp:
			m.Open = m.Open || literal != nil // a copy of a variable, which may go on otherwise
		case *ssa.Phi, *ssa.MakeClosure:
			m.Open = true
		}
	}
	return m
}

func isWithData(fn *ssa.Function) bool {
	obj, ok := fn.Object().(*types.Func)
	return ok && obj.Name() == "WithData" && isFailureMethod(obj)
}

// usesField reports whether the function uses a field of what a call returns: that
// of WithData is the failure itself.
func usesField(c *ssa.Call) bool {
	return slices.ContainsFunc(*c.Referrers(), func(ref ssa.Instruction) bool { _, ok := ref.(*ssa.FieldAddr); return ok })
}

// An exit is an exit code that a value can be.
type exit struct {
	code   int
	param  int // counted from 1; 0 for none
	chosen bool
}

func (f *flow) exits(v ssa.Value) []exit {
	switch v := v.(type) {
	case *ssa.Const:
		if v.Value != nil {
			if n, ok := constant.Int64Val(constant.ToInt(v.Value)); ok {
				return []exit{{code: int(n)}}
			}
		}
	case *ssa.ChangeType:
		return f.exits(v.X)
	case *ssa.Convert:
		return f.exits(v.X)
	case *ssa.Parameter:
		if i := slices.Index(v.Parent().Params, v); i >= 0 {
			return []exit{{param: i + 1}}
		}
	case *ssa.Phi:
		var all []exit
		for i, e := range v.Edges {
			if c, ok := e.(*ssa.Const); ok {
				for _, x := range f.exits(c) {
					x.chosen = f.choosing(v.Block().Preds[i])
					all = append(all, x)
				}
			}
		}
		return all
	}
	return nil
}

// constants returns the constants that a value can be, and whether it is
// nothing else. What comes back to itself, which seen tells, brings no other.
func constants(v ssa.Value, seen map[ssa.Value]bool) (values []constant.Value, known bool) {
	switch v := v.(type) {
	case *ssa.Const:
		if v.Value == nil {
			return nil, true
		}
		return []constant.Value{v.Value}, true
	case *ssa.ChangeType:
		return constants(v.X, seen)
	case *ssa.Convert:
		return constants(v.X, seen)
	case *ssa.Phi:
		if seen[v] {
			return nil, true
		}
		seen[v] = true
		known = true
		for _, e := range v.Edges {
			some, ok := constants(e, seen)
			values, known = append(values, some...), known && ok
		}
		return values, known
	}
	return nil, false
}

// built reports whether a text is put together when the program runs: by a
// function of the standard library, from the text of an error, or by +. One
// that is looked up may be one of several constants.
func built(v ssa.Value, seen map[ssa.Value]bool) bool {
	if seen[v] {
		return false
	}
	seen[v] = true
	switch v := v.(type) {
	case *ssa.ChangeType:
		return built(v.X, seen)
	case *ssa.Convert:
		return built(v.X, seen)
	case *ssa.BinOp:
		return v.Op == token.ADD
	case *ssa.Phi:
		return slices.ContainsFunc(v.Edges, func(e ssa.Value) bool { return built(e, seen) })
	case *ssa.Call:
		if v.Call.IsInvoke() {
			return isError(v.Call.Value.Type()) && v.Call.Method.Name() == "Error"
		}
		callee := v.Call.StaticCallee()
		if callee == nil {
			return false
		}
		obj, ok := callee.Object().(*types.Func)
		return ok && obj.Pkg() != nil && known.Standard(obj.Pkg().Path()) && isText(obj.Signature())
	}
	return false
}

func isText(sig *types.Signature) bool {
	if sig.Results().Len() != 1 {
		return false
	}
	b, ok := sig.Results().At(0).Type().Underlying().(*types.Basic)
	return ok && b.Info()&types.IsString != 0
}
