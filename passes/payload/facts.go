package payload

import (
	"fmt"
	"reflect"
	"strings"
)

// Registrar is the fact of a generic function that registers commands whose
// types are among its type parameters.
type Registrar struct {
	Registrations []Registration
}

// A Registration says what calling a function registers.
type Registration struct {
	Tool    bool
	In, Out *FactType // made with the function's type parameters; nil for another type
	Decl    int       // which parameter declares the command; -1 if the function does
	Name    string
	Effect  string
	Schema  string
	Exits   Exits

	// Which parameters are Run and Validate of the declaration; -1 for none.
	Run, Validate int
}

func (r Registration) declaration() declaration {
	return declaration{Name: r.Name, Effect: r.Effect, Schema: r.Schema, Exits: r.Exits}
}

// same reports whether two registrations are one.
func (r Registration) same(other Registration) bool { return reflect.DeepEqual(r, other) }

// short returns a schema that a fact may hold. Of a longer one importers know
// that it is there.
func short(schema string) string {
	if len(schema) > 4<<10 {
		return unknownSchema
	}
	return schema
}

// paramType returns the type parameter i, nil for -1.
func paramType(i int) *FactType {
	if i < 0 {
		return nil
	}
	return &FactType{Kind: factParam, Index: i}
}

// AFact marks Registrar as a fact.
func (*Registrar) AFact() {}

func (f *Registrar) String() string {
	var list []string
	for _, r := range f.Registrations {
		list = append(list, fmt.Sprintf("registers In %s, Out %s", r.In, r.Out))
	}
	return strings.Join(list, "; ")
}

// export tells importers of the functions that register.
func (u *unit) export() {
	for fn, registrations := range u.registrars {
		if fn.Pkg() == u.pass.Pkg && fn.Exported() {
			u.pass.ExportObjectFact(fn, &Registrar{registrations})
		}
	}
}
