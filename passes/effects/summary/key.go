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
}

// Key returns the identity of e.
func (e *Effect) Key() Key {
	return Key{e.Kind, e.Class, e.Site, e.What, e.Chosen || Asks(e.If), e.Incidental != ""}
}

// Sink returns the key of the same sink with nothing that has to be chosen, and incidental
// to nothing.
func (k Key) Sink() Key { return k.as(false, false) }

// Plainer returns the keys of the same sink that say less of the way to it.
func (k Key) Plainer() []Key {
	return slices.DeleteFunc([]Key{k.Sink(), k.as(k.Chosen, false), k.as(false, k.Incidental)}, func(plain Key) bool { return plain == k })
}

func (k Key) as(chosen, incidental bool) Key {
	k.Chosen, k.Incidental = chosen, incidental
	return k
}
