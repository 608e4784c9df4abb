// Package resource finds objects and visits them.
package resource

import (
	"errors"
	"fmt"
)

// Object is anything in the fleet.
type Object interface {
	Kind() string
	Name() string
}

// Meta is embedded in all objects.
type Meta struct {
	KindName string            `json:"kind"`
	ID       string            `json:"name"`
	Labels   map[string]string `json:"labels,omitempty"`
}

// Kind is the kind of the object.
func (m *Meta) Kind() string { return m.KindName }

// Name is the name of the object.
func (m *Meta) Name() string { return m.ID }

// Ship is a ship.
type Ship struct {
	Meta
	Tons   int      `json:"tons"`
	Events []string `json:"events,omitempty"`
}

// Port is a port.
type Port struct {
	Meta
	Berths int `json:"berths"`
}

// Info is what a visitor sees.
type Info struct {
	Object Object
	Source string
}

// VisitorFunc is called for each object.
type VisitorFunc func(*Info, error) error

// Visitor walks over objects.
type Visitor interface {
	Visit(VisitorFunc) error
}

// ErrStop ends a visit.
var ErrStop = errors.New("stop")

type list []*Info

func (l list) Visit(fn VisitorFunc) error {
	for _, info := range l {
		if err := fn(info, nil); err != nil {
			return err
		}
	}
	return nil
}

// Decorated runs functions before the visitor's.
type Decorated struct {
	visitor    Visitor
	decorators []VisitorFunc
}

// NewDecorated returns a visitor with decorators.
func NewDecorated(v Visitor, fns ...VisitorFunc) Visitor {
	return Decorated{visitor: v, decorators: fns}
}

// Visit implements Visitor.
func (d Decorated) Visit(fn VisitorFunc) error {
	return d.visitor.Visit(func(info *Info, err error) error {
		if err != nil {
			return err
		}
		for _, decorate := range d.decorators {
			if err := decorate(info, nil); err != nil {
				return err
			}
		}
		return fn(info, nil)
	})
}

// Builder finds objects by name.
type Builder struct {
	names []string
	local bool
}

// NewBuilder returns an empty builder.
func NewBuilder() *Builder { return &Builder{} }

// Names adds names.
func (b *Builder) Names(names ...string) *Builder {
	b.names = append(b.names, names...)
	return b
}

// Local keeps the builder away from the server.
func (b *Builder) Local() *Builder { b.local = true; return b }

// Do finds the objects.
func (b *Builder) Do() (Visitor, error) {
	var l list
	for _, name := range b.names {
		obj, ok := fleet[name]
		if !ok {
			return nil, fmt.Errorf("%q not found", name)
		}
		l = append(l, &Info{Object: obj, Source: "fleet"})
	}
	if len(b.names) == 0 {
		l = list{{Object: fleet["rosa"], Source: "fleet"}, {Object: fleet["kiel"], Source: "fleet"}}
	}
	return l, nil
}

var fleet = map[string]Object{
	"rosa": &Ship{Meta: Meta{KindName: "Ship", ID: "rosa"}, Tons: 900, Events: []string{"left Kiel"}},
	"kiel": &Port{Meta: Meta{KindName: "Port", ID: "kiel"}, Berths: 4},
}
