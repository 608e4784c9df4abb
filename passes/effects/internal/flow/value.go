package flow

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
)

// An atom is one thing that an SSA value may hold. Atoms are comparable, and
// the things they point to are made once for each instruction, so that sets of
// them only grow while a function is evaluated.
type atom struct {
	kind atomKind
	kept bool   // found where earlier calls may have put it; see keep
	node any    // *writer, *ref, *object, *function or *boxed
	path string // place: fields from node on
}

type atomKind uint8

const (
	isWriter   atomKind = iota + 1
	isPlace             // an address or, as aggregates are not copied, a struct
	isFunction          // a function value
	isBox               // an interface value of known dynamic type
)

// A writer stands for the process's standard output.
type writer struct {
	writerKey
	home  *ssa.Function   // the function that mentions os.Stdout; nil if it came from elsewhere
	block *ssa.BasicBlock // of the mention
	pos   token.Pos       // of the mention
	node  ast.Node        // the mention
	load  *ssa.UnOp       // the mention
	guard []atom          // places that are nil wherever this mention is evaluated
	place atom            // what was initialized with it
	all   bool            // several places were

	passed *passedOn // instead of a mention, if a callee has fallen back to it
}

// A ref is a place that a caller, or the initialization of a package, fills.
type ref struct {
	refKey
	stamps
}

// A refKey names it.
type refKey struct {
	root  summary.Root
	index int           // as of a summary.Ref
	name  string        // of a global
	home  *ssa.Function // whose parameter or captured variable it is
}

// An object is something that a function makes.
type object struct {
	id       int
	typ      types.Type      // nil if not known
	home     *ssa.Function   // the function that makes it
	by       ssa.Instruction // that makes it, nil if that is not known
	opaque   bool            // made by code that is not known: it may hold anything
	variable bool            // a variable that is no struct or array: what it holds has the parts
	wraps    bool            // of a type that is not known here, but is a wrapper
	stamps
}

// A function is a function value together with what it captured.
type function struct {
	fn   *ssa.Function    // with a body in this package, or
	decl *types.Func      // declared elsewhere, or
	sum  *summary.Summary // known by summary alone
	name string
	bind []*cell
	held []operand // what the captured variables hold for ever, in the function that makes it
	id   int

	closure *ssa.MakeClosure // that makes it, if one does
	made
}

// A boxed value is an interface value.
type boxed struct {
	typ     types.Type
	iface   types.Type // that it was made for, underlying
	name    string
	methods []summary.Method // known by summary alone, if typ is nil
	never   []summary.Cond   // what is not so of the receiver of these
	listed  bool             // it stands in a map, from which it may be chosen
	inner   *cell
	id      int
	made

	literal ssa.Value   // what it holds, if that is a constant or made for it
	given   []ssa.Value // the arguments of the function that made it, if they are known
	self    bool        // it is made of the receiver of the method that makes it
	first   *boxed      // of which a method has made it, or has made what has made it
}

// original returns what b and all that is made like it by its methods come from: what one
// instruction makes of these is one thing, however often a loop goes round.
func (b *boxed) original() *boxed {
	if b.first != nil {
		return b.first
	}
	return b
}

// A cell is a set of atoms that grows.
type cell struct {
	atoms []atom
	seen  map[atom]bool
	held  *stamp // if an interface value or a function value has it, which others look into
}

// hold notes that an interface value or a function value has c.
func (c *cell) hold() {
	if c.held == nil {
		c.held = new(stamp)
	}
}

// newHeld returns a cell for an interface value or a function value.
func newHeld(atoms ...atom) *cell { return &cell{atoms: atoms, held: new(stamp)} }

// maxAtoms bounds a cell; what comes later is not followed.
const maxAtoms = 64

// manyAtoms is from where on looking at each atom takes longer than a map.
const manyAtoms = 32

// add reports whether a was new.
func (c *cell) add(a atom) bool {
	if len(c.atoms) >= maxAtoms {
		return false
	}
	if c.seen == nil {
		for _, b := range c.atoms {
			if a == b {
				return false
			}
		}
		if len(c.atoms) == manyAtoms {
			c.seen = make(map[atom]bool, maxAtoms)
			for _, b := range c.atoms {
				c.seen[b] = true
			}
		}
	}
	if c.seen != nil {
		if c.seen[a] {
			return false
		}
		c.seen[a] = true
	}
	c.atoms = append(c.atoms, a)
	return true
}

func (c *cell) addAll(atoms []atom) bool {
	grown := false
	if c.atoms == nil && len(atoms) > 1 {
		c.atoms = make([]atom, 0, min(len(atoms), maxAtoms))
	}
	for _, a := range atoms {
		if c.add(a) {
			grown = true
		}
	}
	return grown
}

// maxDepth bounds the fields of a place; deeper ones are not followed.
const maxDepth = 5

// extend returns the place at path below the place a.
func (a atom) extend(path string) (atom, bool) {
	if path == "" {
		return a, true
	}
	a.path = paths.Join(a.path, path)
	return a, strings.Count(a.path, ".") < maxDepth
}

// below calls f for each place below one of atoms.
func below(atoms []atom, path string, f func(atom)) {
	for _, a := range atoms {
		if a.kind == isPlace {
			if a, ok := a.extend(path); ok {
				f(a)
			}
		}
	}
}

// unboxed returns what a holds, if it is an interface value, or a itself.
func (f *frame) unboxed(a atom) []atom {
	if b, ok := a.node.(*boxed); ok {
		return f.inside(a, b)
	}
	return []atom{a}
}

// inside returns what the interface value a, which is b, holds. With it in place unboxed would be
// too large to be inlined, which keeps most of what that returns from the heap.
//
//go:noinline
func (f *frame) inside(a atom, b *boxed) []atom {
	f.lookAt(b.inner.held)
	return a.keepAll(b.inner.atoms)
}

// unbox returns what the interface values among atoms hold, and the others as they are.
func (f *frame) unbox(atoms []atom) []atom {
	var out cell
	for _, a := range atoms {
		out.addAll(f.unboxed(a))
	}
	return out.atoms
}

// list notes that the interface values among atoms stand in a map.
func (f *frame) list(atoms []atom) {
	for _, a := range atoms {
		if b, ok := a.node.(*boxed); ok && !b.listed {
			f.pkg.keepListed(b)
			b.listed = true
			f.changed = true
			f.grown(b.inner.held)
		}
	}
}
