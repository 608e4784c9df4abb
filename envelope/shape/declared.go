package shape

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/envvet/envvet/envelope/internal/pointer"
)

// describesItself reports whether what a type makes of itself is what its method
// JSONSchema says.
func describesItself(s *Shape) bool {
	return (s.Kind == Custom || s.Kind == String && s.name != "") && s.Type.Has(JSONSchema) && (s.Kind == Custom || s.Type.Has(MarshalText))
}

// declaredSchema returns the schema that a type declares for what it makes of itself,
// or nil: only a type of the running program can be asked.
func declaredSchema(t Type) (declared Schema, err error) {
	r := GoType(t)
	if r == nil || r.Kind() == reflect.Interface {
		return nil, nil
	}
	schemer, ok := reflect.New(r).Interface().(Schemer)
	if !ok {
		return nil, nil
	}
	defer func() {
		if recover() != nil {
			declared, err = nil, errors.New("panics")
		}
	}()
	declared, err = ReadSchema(schemer.JSONSchema())
	if err != nil || declared == nil {
		return nil, errors.New("returns no JSON object")
	}
	id, _ := declared["$id"].(string)
	eachRef(declared, func(ref string) string {
		if to, ok := strings.CutPrefix(ref, strings.TrimSuffix(id, "#")+"#"); ok {
			ref = "#" + to // what it is called by its own address
		}
		if to, ok := localPointer(ref); ok && err == nil && !pointer.Leads(map[string]any(declared), to) {
			err = fmt.Errorf("returns a schema that refers to %q, which is not in it", ref)
		}
		return ref
	})
	return declared, err
}

// badSchema says what is wrong with what the method JSONSchema of a shape's type
// returns: "panics". It is "" if nothing is.
func badSchema(s *Shape) string {
	if s == nil || !describesItself(s) {
		return ""
	}
	if _, err := declaredSchema(s.Type); err != nil {
		return err.Error()
	}
	return ""
}

// ReadSchema reads a schema that somebody has written. Numbers stay as they are
// written: the limits of an int64 have no float64.
func ReadSchema(text []byte) (s Schema, err error) {
	if !json.Valid(text) {
		return nil, errors.New("it is no JSON") // a decoder would pass over what follows
	}
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.UseNumber()
	err = dec.Decode(&s)
	return s, err
}

// declared returns the schema that a type declares, as it can stand within another one,
// or that of any value. References lead from the root of a schema: what they lead to is
// moved there, into its definitions.
func (d *deriver) declared(s *Shape, otherwise Schema) Schema {
	if known, ok := d.moved[s]; ok {
		return maps.Clone(known)
	}
	declared, err := declaredSchema(s.Type)
	if err != nil || declared == nil {
		return otherwise
	}
	if s != d.root {
		declared = d.move(s, declared)
	}
	if d.moved == nil {
		d.moved = make(map[*Shape]Schema)
	}
	d.moved[s] = declared
	return maps.Clone(declared)
}

// The keys of a schema that hold those it refers to, before and since the draft of 2019.
var definitionKeys = []string{"definitions", "$defs"}

// move moves the definitions of a declared schema to those of the root, each by a name
// that is free there, and has references follow. A schema that refers to another part of
// itself becomes a definition as a whole.
func (d *deriver) move(s *Shape, declared Schema) Schema {
	delete(declared, "$schema") // the root says
	delete(declared, "$id")     // nobody calls it by that any more
	names := make(map[[2]string]string)
	moved := make(Schema)
	for _, key := range definitionKeys {
		all, ok := declared[key].(map[string]any)
		if !ok {
			continue
		}
		delete(declared, key)
		for _, name := range slices.Sorted(maps.Keys(all)) {
			unique := d.unique(identifier(name))
			d.definitions[unique] = all[name]
			names[[2]string{key, name}], moved[unique] = unique, all[name]
		}
	}
	whole := "" // the name of the definition that is the schema itself
	follow := func(ref string) string {
		to, ok := localPointer(ref)
		if !ok {
			return ref
		}
		if steps := strings.SplitN(to, "/", 4); len(steps) > 2 { // "", "definitions", "Coord" and what is left
			if name := names[[2]string{steps[1], pointer.Key(steps[2])}]; name != "" {
				return strings.Join(append([]string{"#/definitions", name}, steps[3:]...), "/")
			}
		}
		if whole == "" {
			whole = d.nameFor(s)
			d.definitions[whole] = declared
		}
		return "#/definitions/" + whole + to
	}
	eachRef(declared, follow)
	for _, name := range slices.Sorted(maps.Keys(moved)) {
		eachRefBelow(moved[name], follow)
	}
	if whole == "" {
		return declared
	}
	return Schema{"$ref": "#/definitions/" + whole}
}

// localPointer returns the JSON pointer of a reference to a part of the document that it
// is in: "/definitions/Coord", or "" for the whole.
func localPointer(ref string) (to string, ok bool) {
	to, ok = strings.CutPrefix(ref, "#")
	return to, ok && (to == "" || to[0] == '/')
}

// eachRef has f change the references of a schema, in the order of its keys.
func eachRef(s Schema, f func(ref string) string) {
	for _, key := range slices.Sorted(maps.Keys(s)) {
		if ref, ok := s[key].(string); ok && key == "$ref" {
			s[key] = f(ref)
		} else {
			eachRefBelow(s[key], f)
		}
	}
}

// eachRefBelow is eachRef of what is in a schema. References in one with an address of
// its own are read from there.
func eachRefBelow(v any, f func(ref string) string) {
	switch v := v.(type) {
	case []any:
		for _, one := range v {
			eachRefBelow(one, f)
		}
	case map[string]any:
		if id, ok := v["$id"].(string); !ok || strings.HasPrefix(id, "#") {
			eachRef(v, f)
		}
	}
}
