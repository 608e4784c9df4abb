// Package facts holds what rules know about packages and the objects in them, and
// makes texts of it for later processes.
//
// Most of what is known is never asked for: a process that looks at one package is
// told of all that this may ever use. So what stands in a text is read when
// somebody asks, and is found by the name of the object.
package facts

import (
	"go/types"
	"reflect"
	"sync"

	"golang.org/x/tools/go/analysis"
)

// A Book holds the facts about one package and the objects in it. It can be used
// by several goroutines.
type Book struct {
	mu    sync.Mutex
	facts map[key]analysis.Fact
	kept  map[place][]byte        // not read yet
	odd   map[types.Object]string // names of objects that do not tell theirs
}

// A key says what a fact is about, and which one it is.
type key struct {
	object types.Object // nil for the package
	kind   reflect.Type
}

// Get copies a fact into the one that into points to, and reports whether there is
// one. It is about obj, or about the package if that is nil.
func (b *Book) Get(obj types.Object, into analysis.Fact) bool {
	if b == nil {
		return false
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	k := key{obj, reflect.TypeOf(into)}
	fact, ok := b.facts[k]
	if !ok {
		fact, ok = b.read(k)
	}
	if ok {
		reflect.ValueOf(into).Elem().Set(reflect.ValueOf(fact).Elem())
	}
	return ok
}

// Put adds a fact about obj, or about the package if that is nil.
func (b *Book) Put(obj types.Object, fact analysis.Fact) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.put(key{obj, reflect.TypeOf(fact)}, fact)
}

func (b *Book) put(k key, fact analysis.Fact) {
	if b.facts == nil {
		b.facts = make(map[key]analysis.Fact)
	}
	b.facts[k] = fact
}

// Each calls f for each fact of a kind about the package and objects in it, in no
// order.
func (b *Book) Each(pkg *types.Package, kind reflect.Type, f func(types.Object, analysis.Fact)) {
	if b == nil {
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	for at := range b.kept {
		if at.kind != kind.String() {
			continue
		}
		if obj, ok := find(pkg, at.name); ok {
			b.read(key{obj, kind})
		}
	}
	for k, fact := range b.facts {
		if k.kind == kind {
			f(k.object, fact)
		}
	}
}
