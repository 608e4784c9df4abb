package payload

import (
	"go/ast"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/handlers"
	"github.com/envvet/envvet/passes/internal/form"
)

// A handler may be a function literal of a generic function, which encodes something of a type
// that who calls this says:
//
//	func wrap[T any](fn func([]string) (T, error)) func(*cobra.Command, []string) error {
//		return func(cmd *cobra.Command, args []string) error {
//			v, err := fn(args)
//			if err != nil {
//				return err
//			}
//			return json.NewEncoder(os.Stdout).Encode(v)
//		}
//	}
//
//	&cobra.Command{RunE: wrap(list)}

// instances returns what a function literal of a generic function encodes to the output where
// the call that makes a handler, or any in the package if that is not known, says what it is.
func (e *encodings) instances(fn *ssa.Function, h handlers.Handler) []encoding {
	around := form.Outermost(fn)
	params := typeParamsOf(around)
	if around == fn || len(params) == 0 {
		return nil
	}
	open := slices.DeleteFunc(slices.Clone(e.open[fn]), func(enc encoding) bool {
		return enc.param >= 0 || !enc.to.isOutput() || !isOpen(enc.typ)
	})
	if len(open) == 0 {
		return nil
	}
	calls := e.generic[around]
	if made, ok := ast.Unparen(h.Expr).(*ast.CallExpr); ok {
		if i := slices.IndexFunc(calls, func(c ssa.CallInstruction) bool { return c.Common().Pos() == made.Lparen }); i >= 0 {
			calls = calls[i : i+1]
		}
	}
	var out []encoding
	for _, c := range calls {
		for _, enc := range open {
			enc.types = c.Common().StaticCallee().TypeArgs()
			enc.typ = substitute(enc.typ, params, enc.types)
			g := enc.guard
			enc.guard = nil
			var ok bool
			if enc.source, ok = e.passes(enc.source, g); ok && !isOpen(enc.typ) && len(out) < maxEncodings {
				out = append(out, enc)
			}
		}
	}
	return out
}

// noteGeneric notes a call of a generic function with types that are known.
func (e *encodings) noteGeneric(c ssa.CallInstruction) {
	if fn := c.Common().StaticCallee(); fn != nil && fn.Origin() != nil && !slices.ContainsFunc(fn.TypeArgs(), isOpen) {
		e.generic[fn.Origin()] = append(e.generic[fn.Origin()], c)
	}
}
