package payload

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// ofField reads the keys of a struct that a field of another one holds, with what the
// functions of the package set its fields to there, whichever the other one is:
//
//	func (b *builder) Success() *builder { b.envelope.OK = true; return b }
//	func (b *builder) To(w io.Writer) error { return json.NewEncoder(w).Encode(b.envelope) }
func (b *builder) ofField(at *ssa.FieldAddr) {
	field := fieldOfAddr(at)
	if field == nil {
		return
	}
	o := b.ofType(field.Type())
	if o == nil {
		return
	}
	seen := make(map[ssa.Value]bool)
	for _, addr := range b.result.fieldAddrs()[field] {
		o.set(addr, seen)
		for _, ref := range *addr.Referrers() {
			switch ref := ref.(type) {
			case *ssa.UnOp:
				if ref.Op == token.MUL {
					o.set(ref, seen)
				}
			case *ssa.Store:
				if made, ok := ref.Val.(*ssa.Alloc); ok && ref.Addr == addr {
					o.set(made, seen)
				}
			}
		}
	}
	b.found = append(b.found, o)
}

// fieldAddrs returns where the functions of the package take the addresses of fields, to
// load them or to store to them.
func (r *Result) fieldAddrs() map[*types.Var][]*ssa.FieldAddr {
	r.fieldsOnce.Do(func() { // and not under mu, which who asks may have locked
		r.fields = make(map[*types.Var][]*ssa.FieldAddr)
		for _, fn := range r.encodings.effects.Functions() {
			for _, b := range fn.Blocks {
				for _, i := range b.Instrs {
					if at, ok := i.(*ssa.FieldAddr); ok {
						if field := fieldOfAddr(at); field != nil {
							r.fields[field] = append(r.fields[field], at)
						}
					}
				}
			}
		}
	})
	return r.fields
}

// fieldOfAddr returns the field that an address is of, nil if that is not known.
func fieldOfAddr(at *ssa.FieldAddr) *types.Var {
	st, ok := elemOf(at.X.Type()).Underlying().(*types.Struct)
	if !ok || at.Field >= st.NumFields() {
		return nil
	}
	return st.Field(at.Field).Origin()
}
