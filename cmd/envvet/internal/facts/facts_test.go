package facts_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"reflect"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/gcexportdata"

	"github.com/envvet/envvet/cmd/envvet/internal/facts"
)

// said is a fact.
type said struct{ Text string }

func (*said) AFact() {}

// other is another one.
type other struct{ N []int }

func (*other) AFact() {}

const shop = `package shop

type Item struct {
	Name string
	Box  struct{ Width int }
}

func (i Item) Total() int     { return i.tax() }
func (i *Item) Rename(string) {}
func (i Item) tax() int       { return 0 }

type List[T any] []T

func (l List[T]) First() T { return l[0] }

type Store interface {
	Load(id string) Item
}

type hidden struct{}

func (hidden) Close() {}

func Open() hidden { return hidden{} }

func price() int { return 0 }

var Default Store

var Last []struct{ Since int }
`

func check(t *testing.T, text string) (*types.Package, map[string]types.Object) {
	t.Helper()
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "shop.go", text, 0)
	if err != nil {
		t.Fatal(err)
	}
	info := &types.Info{Defs: make(map[*ast.Ident]types.Object)}
	pkg, err := new(types.Config).Check("example.com/shop", fset, []*ast.File{file}, info)
	if err != nil {
		t.Fatal(err)
	}
	objects := make(map[string]types.Object)
	for id, obj := range info.Defs {
		if obj != nil {
			objects[id.Name] = obj
		}
	}
	return pkg, objects
}

// imported returns the package as an importer sees it.
func imported(t *testing.T, pkg *types.Package) *types.Package {
	t.Helper()
	var text strings.Builder
	if err := gcexportdata.Write(&text, token.NewFileSet(), pkg); err != nil {
		t.Fatal(err)
	}
	again, err := gcexportdata.Read(strings.NewReader(text.String()), token.NewFileSet(), make(map[string]*types.Package), pkg.Path())
	if err != nil {
		t.Fatal(err)
	}
	return again
}

// member returns a function, type or variable, or what a dot leads to from there.
func member(t *testing.T, pkg *types.Package, name string) types.Object {
	t.Helper()
	typ, below, ok := strings.Cut(name, ".")
	obj := pkg.Scope().Lookup(typ)
	if obj == nil || !ok {
		return obj
	}
	for name := range strings.SplitSeq(below, ".") {
		of := obj.Type()
		if list, ok := of.(*types.Slice); ok {
			of = list.Elem()
		}
		obj, _, _ = types.LookupFieldOrMethod(of, true, pkg, name)
	}
	return obj
}

// TestNames holds that an importer finds the facts about all that it can name.
func TestNames(t *testing.T) {
	pkg, objects := check(t, shop)
	var book facts.Book
	for name, obj := range objects {
		book.Put(obj, &said{name})
	}
	book.Put(nil, &said{"the package"})
	text, err := book.Text()
	if err != nil {
		t.Fatal(err)
	}
	seen := imported(t, pkg)
	read, err := facts.Read(seen, text)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{
		"Item", "Item.Total", "Item.Rename", "Item.tax", "Item.Name", "Item.Box", "Item.Box.Width",
		"List", "List.First", "Store", "Store.Load", "hidden", "hidden.Close", "Open", "Default", "Last", "Last.Since",
	} {
		obj := member(t, seen, name)
		var got said
		last := name[strings.LastIndexByte(name, '.')+1:]
		if obj == nil || !read.Get(obj, &got) || got.Text != last {
			t.Errorf("%s: found %v, about which there is %q", name, obj, got.Text)
		}
		if read.Get(obj, new(other)) {
			t.Errorf("%s: a fact of another kind", name)
		}
	}
	var got said
	if !read.Get(nil, &got) || got.Text != "the package" {
		t.Errorf("of the package: %q", got.Text)
	}
	if book.Get(objects["price"], &got) {
		t.Error("a fact is kept that nobody can ask for")
	}
	if !book.Get(objects["Open"], &got) {
		t.Error("a fact is forgotten that others can ask for")
	}
	count := 0
	read.Each(seen, reflect.TypeFor[*said](), func(types.Object, analysis.Fact) { count++ })
	if count < 18 {
		t.Errorf("only %d facts", count)
	}
}

// TestAgain holds that facts are the same bytes however they came, read or not.
func TestAgain(t *testing.T) {
	pkg, objects := check(t, shop)
	write := func(names ...string) []byte {
		var book facts.Book
		for _, name := range names {
			book.Put(objects[name], &said{name})
			book.Put(objects[name], &other{[]int{1, 2}})
		}
		text, err := book.Text()
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	names := []string{"Open", "Total", "Rename", "Width", "Default", "Item"}
	want := write(names...)
	slices.Reverse(names)
	if got := write(names...); string(got) != string(want) {
		t.Error("the order in which facts come shows")
	}
	book, err := facts.Read(pkg, want)
	if err != nil {
		t.Fatal(err)
	}
	var got other
	if !book.Get(objects["Total"], &got) || len(got.N) != 2 {
		t.Errorf("got %v", got)
	}
	if again, err := book.Text(); err != nil || string(again) != string(want) {
		t.Errorf("other bytes after some were read: %v", err)
	}
	first, err := facts.Read(pkg, write("Open"), want)
	if err != nil || !first.Get(objects["Total"], &got) || !first.Get(objects["Open"], &got) {
		t.Errorf("of two texts one is not read: %v", err)
	}
}

// TestBelow holds that what an importer's importers are told is about the types
// that they come by.
func TestBelow(t *testing.T) {
	pkg, objects := check(t, shop)
	var book facts.Book
	for _, name := range []string{"Open", "Total", "Width", "Item", "Close", "Load", "Default"} {
		book.Put(objects[name], &said{name})
	}
	book.Put(nil, &said{"the package"})
	text, err := book.Text()
	if err != nil {
		t.Fatal(err)
	}
	text, err = facts.Below(map[string]bool{"Item": true, "hidden": true}, text, text)
	if err != nil {
		t.Fatal(err)
	}
	below, err := facts.Read(pkg, text)
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]bool{"Item": true, "Total": true, "Width": true, "Close": true, "Open": false, "Load": false, "Default": false} {
		if got := below.Get(objects[name], new(said)); got != want {
			t.Errorf("%s: told %v, want %v", name, got, want)
		}
	}
	if below.Get(nil, new(said)) {
		t.Error("a fact about a package is handed on")
	}
}

// FuzzRead holds that no bytes make reading facts fail otherwise than with an
// error or without the fact.
func FuzzRead(f *testing.F) {
	var book facts.Book
	book.Put(nil, &said{"package"})
	text, err := book.Text()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Add([]byte(nil))
	f.Add([]byte("\x81\x83\x61/\x63abc\x41\xa0"))
	f.Fuzz(func(t *testing.T, text []byte) {
		pkg, objects := check(t, shop)
		book, err := facts.Read(pkg, text)
		if err != nil {
			return
		}
		for _, obj := range objects {
			book.Get(obj, new(said))
		}
		book.Get(nil, new(said))
		if _, err := facts.Below(map[string]bool{"Item": true}, text); err != nil {
			t.Error(err)
		}
		if _, err := book.Text(); err != nil {
			t.Error(err)
		}
	})
}
