package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// withoutNotified returns the arguments of a call without what an MCP server or client is to
// do with notifications, if it is told that: who serves in a command answers nobody by it.
//
//	s.AddNotificationHandler("quit", func(context.Context, mcp.JSONRPCNotification) { os.Exit(0) })
//	return server.ServeStdio(s)
func (f *frame) withoutNotified(callee *ssa.Function, args [][]atom) [][]atom {
	decl, ok := callee.Object().(*types.Func)
	if !f.pkg.serves || !ok || decl.Pkg() == nil || !known.TakesNotified(decl.Pkg().Path(), typeinfo.ReceiverName(decl), decl.Name()) {
		return args
	}
	out := slices.Clone(args)
	out[len(out)-1] = nil
	return out
}
