package flow

import (
	"go/constant"
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
)

// A text that a caller makes may be unlike any with which its callee compares it, as it is known
// how it begins or ends:
//
//	func create(path string) (io.WriteCloser, error) {
//		if path == "-" {
//			return os.Stdout, nil
//		}
//		return os.Create(path)
//	}
//
//	w, err := create(filepath.Join(dir, "index.html"))

// A text says how a text begins and how it ends, or all of it twice.
type text struct {
	prefix, suffix string // which do not overlap, unless it is whole
	whole          bool
}

func wholeText(all string) text { return text{all, all, true} }

// textual returns what is known of an argument that is a text, and made of others.
func textual(v ssa.Value) operand {
	t := textOf(v, 0)
	if t.whole {
		return operand{value: summary.Const{Kind: constant.String, Text: t.prefix}, known: true}
	}
	if c, ok := summary.EndsOf(t.prefix, t.suffix); ok {
		return operand{value: c}
	}
	return operand{}
}

// textOf returns what is known of the text v.
func textOf(v ssa.Value, depth int) text {
	if depth > maxDepth {
		return text{}
	}
	switch v := form.Unwiden(v).(type) {
	case *ssa.Const:
		if v.Value != nil && v.Value.Kind() == constant.String {
			return wholeText(constant.StringVal(v.Value))
		}
	case *ssa.BinOp:
		if v.Op == token.ADD {
			return textOf(v.X, depth+1).then(textOf(v.Y, depth+1))
		}
	case *ssa.Call:
		return textBy(form.DeclaredAs(&v.Call), v.Call.Args, depth+1)
	}
	return text{}
}

// then returns what is known of two texts in a row.
func (t text) then(next text) text {
	out := text{t.prefix, next.suffix, t.whole && next.whole}
	if t.whole {
		out.prefix += next.prefix
	}
	if next.whole {
		out.suffix = t.suffix + out.suffix
	}
	return out
}
