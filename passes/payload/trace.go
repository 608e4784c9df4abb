package payload

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/known"
)

// A tracer follows a value back to where its type is known, or a text back to
// what was encoded.
type tracer struct {
	*encodings
	fn    *ssa.Function // whose parameters are sources
	text  bool
	at    ssa.CallInstruction // that is given what is traced
	arg   int
	depth int // of functions whose results are traced
	seen  map[ssa.Value]bool
	out   []source
}

// maxTraced bounds the values that one tracer looks at, maxCalled the functions
// in functions whose results it traces.
const (
	maxTraced = 200
	maxCalled = 3
)

// valuesOf returns what argument arg of a call may be.
func (e *encodings) valuesOf(c ssa.CallInstruction, arg int, v ssa.Value) []source {
	t := &tracer{encodings: e, fn: c.Parent(), at: c, arg: arg}
	t.trace(v)
	return t.out
}

// textsOf returns what was encoded into the text that is argument arg of a call.
func (e *encodings) textsOf(c ssa.CallInstruction, arg int, v ssa.Value) []source {
	t := &tracer{encodings: e, fn: c.Parent(), text: true, at: c, arg: arg}
	t.trace(v)
	return t.out
}

func (t *tracer) trace(v ssa.Value) {
	if t.seen[v] || len(t.seen) > maxTraced {
		return
	}
	if t.seen == nil {
		t.seen = make(map[ssa.Value]bool)
	}
	t.seen[v] = true
	if !t.text && !isDynamic(v.Type()) && !isParameterOfInstance(v) {
		t.known(v)
		return
	}
	switch v := v.(type) {
	case *ssa.Parameter:
		t.parameter(v)
	case *ssa.MakeInterface:
		if p, ok := v.X.Type().Underlying().(*types.Pointer); ok && !t.text && types.IsInterface(p.Elem()) {
			t.all(t.stored(v.X)) // &v, where v is any
			return
		}
		t.trace(v.X)
	case *ssa.ChangeInterface:
		t.trace(v.X)
	case *ssa.ChangeType:
		t.trace(v.X)
	case *ssa.MultiConvert:
		t.trace(v.X)
	case *ssa.Convert:
		t.trace(v.X)
	case *ssa.Slice:
		t.trace(v.X)
	case *ssa.Phi:
		t.all(v.Edges)
	case *ssa.FreeVar:
		for _, made := range t.made[v.Parent()] {
			t.trace(made.Bindings[slices.Index(v.Parent().FreeVars, v)])
		}
	case *ssa.UnOp:
		if v.Op == token.MUL {
			if stored := t.stored(v.X); len(stored) > 0 {
				t.all(stored)
				return
			}
		}
		t.known(v)
	case *ssa.TypeAssert:
		t.trace(v.X)
	case *ssa.Extract:
		switch tuple := v.Tuple.(type) {
		case *ssa.TypeAssert:
			t.trace(tuple.X)
		case *ssa.Call:
			t.called(v, tuple, v.Index)
		default:
			t.known(v)
		}
	case *ssa.Call:
		t.called(v, v, 0)
	case *ssa.BinOp:
		if t.text && v.Op == token.ADD {
			if isBlank(v.Y) {
				t.trace(v.X)
			} else if isBlank(v.X) {
				t.trace(v.Y)
			}
		}
	case *ssa.Alloc:
		if t.text {
			t.buffer(v)
		}
	case *ssa.Const:
		if v.Value != nil {
			t.known(v)
		}
	default:
		t.known(v)
	}
}

func (t *tracer) all(values []ssa.Value) {
	for _, v := range values {
		t.trace(v)
	}
}

// known ends at a value, of which the type is all there is to know. A text of
// which that is so is no JSON as far as anybody knows.
func (t *tracer) known(v ssa.Value) {
	if !t.text {
		t.add(source{param: -1, typ: v.Type(), value: v, at: t.at, arg: t.arg})
	}
}

func (t *tracer) add(s source) {
	if !slices.Contains(t.out, s) {
		t.out = append(t.out, s)
	}
}

func (t *tracer) parameter(v *ssa.Parameter) {
	switch {
	case v.Parent() != t.fn:
		t.known(v) // of the function around it
	case !t.text || isText(v.Type()) || isDynamic(v.Type()):
		t.add(source{param: slices.Index(t.fn.Params, v), text: t.text, arg: -1})
	}
}

// called traces result i of a call, the value v.
func (t *tracer) called(v ssa.Value, c *ssa.Call, i int) {
	args := argumentsOf(c)
	if t.text {
		t.calledText(c, args, i)
		return
	}
	before := len(t.out)
	if t.depth < maxCalled {
		for _, callee := range t.effects.Callees(c) {
			if callee.Func == nil {
				continue
			}
			in := &tracer{encodings: t.encodings, fn: callee.Func, at: t.at, arg: t.arg, depth: t.depth + 1}
			for _, b := range callee.Func.Blocks {
				if r, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return); ok && i < len(r.Results) {
					in.trace(r.Results[i])
				}
			}
			for _, s := range in.out {
				if s.param >= 0 && s.param < len(args) {
					t.trace(args[s.param])
				} else if s.param < 0 && !isOpen(s.typ) {
					t.add(s)
				}
			}
		}
	}
	if len(t.out) == before {
		t.known(v)
	}
}

func (t *tracer) calledText(c *ssa.Call, args []ssa.Value, i int) {
	if b, ok := c.Call.Value.(*ssa.Builtin); ok {
		if b.Name() == "append" {
			t.trace(args[0])
		}
		return
	}
	fn := declOf(c)
	if row, ok := known.EncoderOf(fn); ok {
		if row.Text && i == 0 && row.Value < len(args) {
			for _, s := range t.valuesOf(c, row.Value, args[row.Value]) {
				t.add(s)
			}
		}
		return
	}
	if fn != nil && fn.Pkg() != nil && known.Standard(fn.Pkg().Path()) {
		switch name := fn.FullName(); {
		case i != 0:
		case textOfBuffer[name]:
			t.trace(args[0])
		case sameText[name]:
			t.trace(args[0])
			if _, ok := c.Type().Underlying().(*types.Pointer); ok {
				t.buffer(c)
			}
		case strings.HasPrefix(name, "fmt.Sprint"):
			if text := printed(fn, args); text != nil {
				t.trace(text)
			}
		}
		return
	}
	for _, callee := range t.effects.Callees(c) {
		list := t.open[callee.Func]
		if callee.Func == nil {
			list = t.fact(callee.Decl.Origin())
		}
		for _, enc := range list {
			if enc.to.result != i || enc.to.isOutput() {
				continue
			}
			if enc.param >= 0 && enc.text && enc.param < len(args) {
				t.trace(args[enc.param])
				continue
			}
			for _, s := range t.given(c, args, callee, enc.source) {
				t.add(s)
			}
		}
	}
}

// buffer traces what is written to a buffer.
func (t *tracer) buffer(v ssa.Value) {
	if !isBuffer(v.Type()) || v.Referrers() == nil {
		return
	}
	for _, i := range *v.Referrers() {
		switch i := i.(type) {
		case ssa.CallInstruction:
			t.writtenTo(i, v)
		case *ssa.MakeInterface:
			for _, j := range *i.Referrers() {
				if c, ok := j.(ssa.CallInstruction); ok {
					t.writtenTo(c, i)
				}
			}
		}
	}
}

// writtenTo traces what a call, of which the buffer v is an argument, writes to it.
func (t *tracer) writtenTo(c ssa.CallInstruction, v ssa.Value) {
	args := argumentsOf(c)
	at := slices.Index(args, v)
	fn := declOf(c)
	if row, ok := known.EncoderOf(fn); ok && !row.Text && at == 0 && row.Value < len(args) {
		for _, s := range t.valuesOf(c, row.Value, args[row.Value]) {
			t.add(s)
		}
		return
	}
	if known.MakesEncoder(fn) {
		if enc, ok := c.(*ssa.Call); ok {
			for _, i := range *enc.Referrers() {
				if c, ok := i.(ssa.CallInstruction); ok {
					t.encodedBy(c, enc)
				}
			}
		}
		return
	}
	if fn != nil && fn.Pkg() != nil && known.Standard(fn.Pkg().Path()) {
		name := fn.FullName()
		switch {
		case at != 0:
		case strings.HasPrefix(name, "(*bytes.Buffer).Write") && name != "(*bytes.Buffer).WriteTo", strings.HasPrefix(name, "(*strings.Builder).Write"),
			name == "encoding/json.Indent", name == "encoding/json.Compact", name == "io.WriteString":
			t.trace(args[1])
		}
		return
	}
	for _, callee := range t.effects.Callees(c) {
		list := t.open[callee.Func]
		if callee.Func == nil {
			list = t.fact(callee.Decl.Origin())
		}
		for _, enc := range list {
			if enc.to.result < 0 && !enc.to.isOutput() && enc.to.place.Index == at && enc.to.place.Path == "" {
				for _, s := range t.given(c, args, callee, enc.source) {
					t.add(s)
				}
			}
		}
	}
}

func (t *tracer) encodedBy(c ssa.CallInstruction, encoder ssa.Value) {
	args := argumentsOf(c)
	if row, ok := known.EncoderOf(declOf(c)); ok && !row.Text && row.Value < len(args) && args[0] == encoder {
		for _, s := range t.valuesOf(c, row.Value, args[row.Value]) {
			t.add(s)
		}
	}
}

// stored returns what is put into the variable or field at an address, as far
// as it is one of this function or of those around it and in it.
func (e *encodings) stored(address ssa.Value) []ssa.Value {
	switch a := address.(type) {
	case *ssa.FreeVar:
		var out []ssa.Value
		for _, made := range e.made[a.Parent()] {
			out = append(out, e.stored(made.Bindings[slices.Index(a.Parent().FreeVars, a)])...)
		}
		return out
	case *ssa.Alloc:
		return e.storedIn(a)
	case *ssa.FieldAddr:
		of, ok := a.X.(*ssa.Alloc)
		if !ok || of.Referrers() == nil {
			return nil
		}
		var out []ssa.Value
		for _, i := range *of.Referrers() {
			if f, ok := i.(*ssa.FieldAddr); ok && f.Field == a.Field {
				out = append(out, e.storedIn(f)...)
			}
		}
		return out
	}
	return nil
}

func (e *encodings) storedIn(address ssa.Value) []ssa.Value {
	if address.Referrers() == nil {
		return nil
	}
	var out []ssa.Value
	for _, i := range *address.Referrers() {
		switch i := i.(type) {
		case *ssa.Store:
			if i.Addr == address {
				out = append(out, i.Val)
			}
		case *ssa.MakeClosure:
			fn, ok := i.Fn.(*ssa.Function)
			if n := slices.Index(i.Bindings, address); ok && n >= 0 {
				out = append(out, e.storedIn(fn.FreeVars[n])...)
			}
		}
	}
	return out
}

// isDynamic reports whether a value of the type may be of many types.
func isDynamic(t types.Type) bool {
	if _, ok := types.Unalias(t).(*types.TypeParam); ok {
		return true
	}
	return types.IsInterface(t)
}

func isParameterOfInstance(v ssa.Value) bool {
	p, ok := v.(*ssa.Parameter)
	return ok && isInstance(p.Parent())
}

// isText reports whether values of the type hold text: strings, bytes, buffers.
func isText(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return u.Info()&types.IsString != 0
	case *types.Slice:
		b, ok := u.Elem().Underlying().(*types.Basic)
		return ok && b.Kind() == types.Uint8
	}
	return isBuffer(t)
}

// isBuffer reports whether t is a pointer to a buffer of the standard library.
func isBuffer(t types.Type) bool {
	p, ok := t.Underlying().(*types.Pointer)
	if !ok {
		return false
	}
	switch types.TypeString(p.Elem(), nil) {
	case "bytes.Buffer", "strings.Builder", "bytes.Reader", "strings.Reader":
		return true
	}
	return false
}

// isBlank reports whether v is a constant text of nothing but white space.
func isBlank(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.Value != nil && c.Value.Kind() == constant.String && strings.TrimSpace(constant.StringVal(c.Value)) == ""
}

// textOfBuffer are the methods of buffers that return what was written.
var textOfBuffer = map[string]bool{
	"(*bytes.Buffer).String": true, "(*bytes.Buffer).Bytes": true, "(*strings.Builder).String": true,
}

// sameText are the functions whose first result is the text that is their first argument, but for
// white space.
var sameText = map[string]bool{
	"bytes.TrimSpace": true, "bytes.TrimRight": true, "bytes.TrimSuffix": true, "bytes.Trim": true, "bytes.Clone": true,
	"strings.TrimSpace": true, "strings.TrimRight": true, "strings.TrimSuffix": true, "strings.Trim": true, "strings.Clone": true,
	"bytes.NewReader": true, "bytes.NewBuffer": true, "bytes.NewBufferString": true, "strings.NewReader": true,
}
