// Package describe says everything that package shape derives of a type, for
// tests that hold its two readers against each other.
package describe

import (
	"encoding/json"

	"github.com/envvet/envvet/envelope/shape"
	"github.com/envvet/envvet/envelope/spec"
)

// Type returns the kind, schema, fields, volatile fields and parameters of a
// type, as JSON in one line.
func Type(of shape.Type) string {
	type volatility struct{ Path, What string }
	ref := shape.Of(of)
	fields := shape.DataFields(ref)
	params, isStruct := shape.Params(of)
	d := struct {
		Type, Kind string
		Named      bool
		DataKind   spec.DataKind
		Schema     shape.Schema
		Fields     []spec.DataField
		Volatile   []volatility
		Params     []spec.Param
		IsStruct   bool
	}{of.String(), of.Kind().String(), of.Named(), shape.DataKindOf(ref), shape.SchemaOf(ref), fields, nil, nil, isStruct}
	for _, f := range fields {
		if what := spec.VolatileType(f.GoType); what != "" || spec.IsReadTimeAt(f.Name, f.Path) {
			d.Volatile = append(d.Volatile, volatility{f.Path, what})
		}
	}
	for _, p := range params {
		d.Params = append(d.Params, p.Param)
	}
	text, err := json.Marshal(d)
	if err != nil {
		return err.Error()
	}
	return string(text)
}
