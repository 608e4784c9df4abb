package arrived

import (
	"go/ast"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/types/typeutil"

	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/passes/payload"
	"github.com/envvet/envvet/passes/position"
)

// Safe reports whether the command is declared to change nothing.
func (v *Value) Safe() bool { return v.Effect == spec.EffectSafe }

// effectOf returns the effect that commands are declared to have which a function of the
// package registers with what a call gives it, "" if that is not known or not one.
//
//	func query(app *envelope.App, name string, run func(context.Context, in) (out, error)) {
//		envelope.Register(app, envelope.Command[in, out]{Name: name, Effect: envelope.Safe, Run: run})
//	}
func effectOf(pass *analysis.Pass, call *ast.CallExpr, commands []*payload.Command) (effect string) {
	fn := typeutil.StaticCallee(pass.TypesInfo, call)
	if fn == nil || fn.Pkg() != pass.Pkg {
		return ""
	}
	decl := position.Decl(pass.Files, fn.Origin().Pos())
	if decl == nil {
		return ""
	}
	for _, c := range commands {
		if c.Call.Pos() < decl.Pos() || decl.End() <= c.Call.Pos() {
			continue
		}
		if effect != "" && effect != c.Effect || c.Effect == "" {
			return ""
		}
		effect = c.Effect
	}
	return effect
}
