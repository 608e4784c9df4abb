package arrived

import (
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/settings"
	"github.com/envvet/envvet/envelope/shape"
	"github.com/envvet/envvet/passes/origins"
	"github.com/envvet/envvet/passes/origins/trace"
	"github.com/envvet/envvet/passes/payload"
)

// marshaled returns what sources put into payloads of commands by the methods with which types in
// them say what JSON they are, such as MarshalJSON.
func marshaled(pass *analysis.Pass, s *settings.Settings, reader *payload.Reader, want func(trace.Origin) bool, commands []*payload.Command) (out []Value) {
	for _, c := range commands {
		if c.Out == nil || !s.Wants(pass, c.Call.Pos()) {
			continue
		}
		l := marshaling{result: pass.ResultOf[origins.Analyzer].(*origins.Result)}
		l.list(Value{Command: c, Call: c.Call, Out: c.Out, Effect: c.Effect, Path: "Out", Marshaled: true}, shape.Of(reader.Type(c.Out)), true)
		for _, v := range l.found {
			if want(v.Source.Origin) && s.Wants(pass, v.Pos) {
				out = append(out, v)
			}
		}
	}
	return out
}

// A marshaling is a look at the types in one payload.
type marshaling struct {
	result *origins.Result
	seen   []*shape.Shape // objects, lists and maps
	found  []Value
}

// list looks at what is at the path of a value, which is of the top-level object if top is
// true.
func (l *marshaling) list(v Value, at shape.Ref, top bool) {
	if at.Shape == nil || slices.Contains(l.seen, at.Shape) {
		return
	}
	switch at.Kind {
	case shape.Custom, shape.String:
		t := payload.Source(at.Type)
		if t == nil || !at.Type.Has(shape.MarshalJSON) && !at.Type.Has(shape.MarshalText) {
			return
		}
		for _, flow := range l.result.Marshaled(t, v.Call.Lparen) {
			w := v
			w.Flow = flow
			l.found = append(l.found, w)
		}
	case shape.Object:
		l.seen = append(l.seen, at.Shape)
		for _, f := range at.Fields {
			if f.Marks.Hidden() || f.Marks.Stable {
				continue
			}
			w := v
			w.Path += "." + f.GoName
			w.Field, w.Top = f, top
			l.list(w, f.Ref, false)
		}
	case shape.List, shape.Map:
		depth := len(l.seen)
		l.seen = append(l.seen, at.Shape)
		v.Path += map[bool]string{true: "[]", false: "{}"}[at.Kind == shape.List]
		l.list(v, at.Elem, false)
		l.seen = slices.Delete(l.seen, depth, depth+1) // another field may hold one, too
	}
}
