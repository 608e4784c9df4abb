package summary

import (
	"slices"

	"github.com/envvet/envvet/passes/position"
)

// Key tells effects apart: one sink counts once, whatever leads to it, and once more
// if something does that has to be chosen or set, under other conditions perhaps, or to
// which it is incidental.
type Key struct {
	Kind       Kind
	Class      Class
	Site       position.Site
	What       string
	Chosen     bool
	Incidental bool
	Way        uint8
}

// Key returns the identity of e.
func (e *Effect) Key() Key {
	return Key{e.Kind, e.Class, e.Site, e.What, e.Chosen || Asks(e.If), e.Incidental != "", e.Way}
}

// Sink returns the key of the same sink with nothing that has to be chosen, and incidental
// to nothing.
func (k Key) Sink() Key { return k.as(false, false, 0) }

// Anyway returns the key of the same sink by the first way there is.
func (k Key) Anyway() Key { return k.as(k.Chosen, k.Incidental, 0) }

// Plainer returns the keys of the same sink that say less of the way to it, and of other ways.
func (k Key) Plainer() []Key {
	var out []Key
	for way := range uint8(MaxWays) {
		out = append(out, k.as(false, false, way), k.as(k.Chosen, false, way), k.as(false, k.Incidental, way), k.as(k.Chosen, k.Incidental, way))
	}
	return slices.DeleteFunc(out, func(plain Key) bool { return plain == k })
}

func (k Key) as(chosen, incidental bool, way uint8) Key {
	k.Chosen, k.Incidental, k.Way = chosen, incidental, way
	return k
}

// MaxWays bounds the ways that lead to one sink under conditions of their own.
const MaxWays = 3
