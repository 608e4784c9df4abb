package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// What a server writes to the standard output that it is told to serve on are the messages
// of the protocol, which are what the command is for:
//
//	server.NewStdioServer(s).Listen(ctx, os.Stdin, os.Stdout)
//	s.Run(ctx, &mcp.IOTransport{Reader: os.Stdin, Writer: os.Stdout})
//
// So is what a function was given that tells a server to serve on it.

// withoutProtocol returns the arguments of a call without what a server is told to serve on.
func (f *frame) withoutProtocol(callee *ssa.Function, args [][]atom) [][]atom {
	if !f.pkg.serves {
		return args
	}
	decl, ok := callee.Object().(*types.Func)
	if !ok || decl.Pkg() == nil {
		return args
	}
	if known.StdioOf(decl.Pkg().Path(), typeinfo.ReceiverName(decl), decl.Name()) != known.StdioCallWith {
		return args
	}
	out := slices.Clone(args)
	sig := decl.Signature()
	first := len(args) - sig.Params().Len() // the receiver is none of them
	for i := range sig.Params().Len() {
		out[first+i] = f.withoutMessages(args[first+i], typeinfo.HasWrite(sig.Params().At(i).Type()))
	}
	return out
}

// served returns what an instruction puts somewhere without what a server is told to serve on
// by that: as a field of a transport.
func (f *frame) served(by ssa.Instruction, atoms []atom) []atom {
	st, ok := by.(*ssa.Store)
	if !ok || !f.pkg.serves {
		return atoms
	}
	field, ok := st.Addr.(*ssa.FieldAddr)
	if !ok {
		return atoms
	}
	of := typeinfo.NamedOf(field.X.Type())
	if of == nil || of.Pkg() == nil || known.StdioOf(of.Pkg().Path(), "", of.Name()) != known.StdioMakeWith {
		return atoms
	}
	return f.withoutMessages(atoms, true)
}

// withoutMessages returns atoms without standard output, and without what callers are to know,
// if given says that this is what they want to serve on. An interface value that has standard
// output is there without that: its methods may write something else besides.
func (f *frame) withoutMessages(atoms []atom, given bool) []atom {
	var out cell
	for _, a := range atoms {
		switch n := a.node.(type) {
		case *writer:
			continue
		case *ref:
			if given {
				continue
			}
		case *boxed:
			if f.pkg.stdoutIn([]atom{a}) != nil {
				out.add(f.emptied(n))
				continue
			}
		case *object:
			if f.pkg.stdoutIn([]atom{a}) != nil {
				continue
			}
		}
		out.add(a)
	}
	return out.atoms
}

// emptied returns an interface value like b with nothing in it.
func (f *frame) emptied(b *boxed) atom {
	key := f.key(b, 0)
	e, ok := f.made[key].(*boxed)
	if !ok {
		e = &boxed{id: f.pkg.next(), typ: b.typ, iface: b.iface, name: b.name, methods: b.methods, inner: newHeld(), made: b.made}
		f.made[key] = e
	}
	return atom{kind: isBox, node: e}
}
