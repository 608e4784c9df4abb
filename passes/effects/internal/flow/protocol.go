package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/known"
)

// withoutProtocol returns the arguments of a call without the standard output that a server
// is told to serve on: what it writes there are the messages of the protocol, which are what
// the command is for, as where a transport is made of it.
//
//	server.NewStdioServer(s).Listen(ctx, os.Stdin, os.Stdout)
func (f *frame) withoutProtocol(callee *ssa.Function, args [][]atom) [][]atom {
	if !f.pkg.serves {
		return args
	}
	decl, ok := callee.Object().(*types.Func)
	if !ok || decl.Pkg() == nil {
		return args
	}
	if known.StdioOf(decl.Pkg().Path(), nameOfReceiver(decl), decl.Name()) != known.StdioCallWith {
		return args
	}
	out := make([][]atom, len(args))
	for i, arg := range args {
		if f.pkg.stdoutIn(arg) == nil {
			out[i] = arg
		}
	}
	return out
}

// nameOfReceiver returns the name of the type of which a method is, "" for a function.
func nameOfReceiver(decl *types.Func) string {
	if recv := decl.Signature().Recv(); recv != nil {
		if of := namedOf(recv.Type()); of != nil {
			return of.Name()
		}
	}
	return ""
}
