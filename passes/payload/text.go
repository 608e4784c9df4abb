package payload

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/known"
)

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
				if enc.param >= 0 && enc.text && enc.param < len(args) {
					t.trace(args[enc.param]) // which may be a text of the buffer itself
					continue
				}
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
