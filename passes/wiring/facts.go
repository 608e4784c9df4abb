package wiring

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/packed"
)

// Registrar is the fact of an exported function that calling it registers handlers which do
// something with what it is given.
type Registrar struct {
	Packed packed.Value[[]Handler]
}

// A Handler is one of them.
type Handler struct {
	_ struct{} `cbor:",toarray"`

	Framework known.Framework
	Role      string
	Name      string
	Uses      []summary.Use // of parameters of the function
}

// Handlers returns them, nil if they cannot be read.
func (r *Registrar) Handlers() []Handler {
	if all := r.Packed.Get(); all != nil {
		return *all
	}
	return nil
}

// AFact marks Registrar as a fact.
func (*Registrar) AFact() {}

// String returns what the handlers do, as in "delete calls p1.Delete".
func (r *Registrar) String() string {
	var out []string
	for _, h := range r.Handlers() {
		for _, u := range h.Uses {
			s := fmt.Sprintf("%s %s p%d.%s", h.Name, verbs[u.Op], u.Target.Index, strings.Trim(u.Target.Path+"."+u.Method, "."))
			if s = strings.TrimSuffix(s, "."); !slices.Contains(out, s) {
				out = append(out, s)
			}
		}
	}
	return strings.Join(out, "; ")
}

// Heard is the fact of a package that handlers of it, or of those that it imports, have other
// packages write, which can be told where to.
type Heard struct {
	By []Speaker // one for each of these packages, in the order of their paths
}

// A Speaker is a handler that has a package write.
type Speaker struct {
	In        string // the path of the package that registers it
	Framework known.Framework
	Role      string
	Name      string
	summary.Say
}

// AFact marks Heard as a fact.
func (*Heard) AFact() {}

// String returns by what which handlers do so, as in "list calls log.Info".
func (h *Heard) String() string {
	var out []string
	for _, by := range h.By {
		out = append(out, fmt.Sprintf("%s calls %s", by.Name, by.Callee))
	}
	return strings.Join(out, "; ")
}

var verbs = map[summary.Op]string{
	summary.Write: "writes", summary.Hand: "hands on", summary.Call: "calls", summary.Invoke: "calls", summary.Start: "starts",
}
