package facts

import (
	"cmp"
	"go/types"
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/fxamacker/cbor/v2"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/types/objectpath"
)

// An entry is a fact in a text.
type entry struct {
	_    struct{} `cbor:",toarray"`
	Name string   // of the object; "" for the package
	Kind string   // the type of the fact
	Fact []byte
}

// A place is where an entry is found.
type place struct{ name, kind string }

func (a place) compare(b place) int {
	return cmp.Or(strings.Compare(a.name, b.name), strings.Compare(a.kind, b.kind))
}

// Text returns the facts of a book that another process can ask for, and
// forgets all others.
func (b *Book) Text() ([]byte, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	var (
		paths objectpath.Encoder
		list  = make([]entry, 0, len(b.facts)+len(b.kept))
	)
	for k, fact := range b.facts {
		name := ""
		if k.object != nil {
			if name = nameOf(k.object, &paths); name == "" {
				delete(b.facts, k)
				continue
			}
		}
		data, err := writing.Marshal(fact)
		if err != nil {
			return nil, err
		}
		list = append(list, entry{Name: name, Kind: k.kind.String(), Fact: data})
	}
	for at, data := range b.kept {
		list = append(list, entry{Name: at.name, Kind: at.kind, Fact: data})
	}
	return text(list)
}

// text returns that of entries, which it sorts. That of none is empty.
func text(list []entry) ([]byte, error) {
	if len(list) == 0 {
		return nil, nil
	}
	slices.SortFunc(list, func(a, b entry) int { return place{a.Name, a.Kind}.compare(place{b.Name, b.Kind}) })
	return writing.Marshal(list)
}

// Read returns a book with the facts of texts about a package. Where they
// differ the first one counts.
func Read(pkg *types.Package, texts ...[]byte) (*Book, error) {
	b := &Book{kept: make(map[place][]byte)}
	for _, text := range texts {
		list, err := entries(text)
		if err != nil {
			return nil, err
		}
		for _, e := range list {
			at := place{e.Name, e.Kind}
			if _, known := b.kept[at]; known {
				continue
			}
			b.kept[at] = e.Fact
			if !strings.HasPrefix(e.Name, oddName) {
				continue
			}
			if obj, ok := find(pkg, e.Name); ok {
				if b.odd == nil {
					b.odd = make(map[types.Object]string)
				}
				b.odd[obj] = e.Name
			}
		}
	}
	return b, nil
}

func entries(text []byte) (list []entry, err error) {
	if len(text) > 0 {
		err = reading.Unmarshal(text, &list)
	}
	return list, err
}

// read returns a fact that has not been read yet. One that cannot be, as another
// version may have written it, is as if it were not there.
func (b *Book) read(k key) (analysis.Fact, bool) {
	if len(b.kept) == 0 {
		return nil, false
	}
	at := place{kind: k.kind.String()}
	if k.object != nil {
		var plain bool
		if at.name, plain = plainName(k.object); !plain {
			at.name = b.odd[k.object]
		}
		if at.name == "" {
			return nil, false
		}
	}
	data, ok := b.kept[at]
	if !ok {
		return nil, false
	}
	delete(b.kept, at)
	fact := reflect.New(k.kind.Elem()).Interface().(analysis.Fact)
	if reading.Unmarshal(data, fact) != nil {
		return nil, false
	}
	b.put(k, fact)
	return fact, true
}

// Below returns those entries of texts about one package that importers of its
// importers can ask for: about types that wanted has, and what belongs to these.
func Below(wanted map[string]bool, texts ...[]byte) ([]byte, error) {
	all := make(map[place]entry)
	for _, text := range texts {
		list, err := entries(text)
		if err != nil {
			return nil, err
		}
		for _, e := range list {
			at := place{e.Name, e.Kind}
			if _, known := all[at]; known {
				continue
			}
			if typ, ok := declaredBy(e.Name); ok && wanted[typ] {
				all[at] = e
			}
		}
	}
	return text(slices.Collect(maps.Values(all)))
}

// reading bounds what a text can make of facts. Package packed, which is below the
// passes, has bounds of its own for what stands in some of them.
var reading = func() cbor.DecMode {
	mode, err := cbor.DecOptions{
		MaxNestedLevels: 4096, MaxArrayElements: 1 << 24, MaxMapPairs: 1 << 10,
		IndefLength: cbor.IndefLengthForbidden, TagsMd: cbor.TagsForbidden,
		UTF8: cbor.UTF8DecodeInvalid, // a constant of the program can be any bytes
	}.DecMode()
	if err != nil {
		panic(err) // the options are wrong
	}
	return mode
}()

var writing = func() cbor.EncMode {
	mode, err := cbor.EncOptions{Sort: cbor.SortBytewiseLexical}.EncMode()
	if err != nil {
		panic(err)
	}
	return mode
}()
