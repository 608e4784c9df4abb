package flow

import (
	"go/constant"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/known"
)

// Of what a function of the standard library calls a method with, one field may be known, as the
// level is of a record that a logger hands over:
//
//	func (h *handler) Handle(ctx context.Context, r slog.Record) error {
//		if r.Level >= LevelFatal {
//			os.Exit(1)
//		}
//		...
//	}
//
//	logger.Info("x")

// partAt returns what o says of the field at path, or of the whole if that is empty.
func (o operand) partAt(path string) operand {
	if o.part != path {
		return operand{}
	}
	o.part = ""
	return o
}

// asPart returns what says of a field of something what o says, and nothing of the rest.
func (o operand) asPart(field string) operand {
	switch {
	case o.known:
		return operand{value: o.value, known: true, part: field}
	case o.decides:
		return operand{by: o.by, decides: true, part: field}
	}
	return operand{}
}

// saidBy returns what a row says of the arguments with which a function calls a method.
func (f *frame) saidBy(p known.Part, c call) []operand {
	if p.Arg == 0 {
		return nil
	}
	o := operand{value: summary.Const{Kind: constant.Int, Int: p.Value}, known: true}
	if p.Given > 0 {
		o = f.operandFor(c.deciding, decider{param: p.Given}, f.cur)
	}
	said := make([]operand, p.Arg+1)
	said[p.Arg] = o.asPart(p.Field)
	return ifAny(said)
}
