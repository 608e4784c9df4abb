package facts

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/types/objectpath"
)

// nameOf returns the name of an object within its package, by which an importer
// knows it too: that of what is declared in the package, "T.M" of a method, and
// after a slash what package objectpath calls anything else. It is "" for what no
// importer can name.
func nameOf(obj types.Object, paths *objectpath.Encoder) string {
	if name, ok := plainName(obj); ok {
		return name
	}
	if path, err := paths.For(obj); err == nil {
		return oddName + string(path)
	}
	return ""
}

const oddName = "/"

// plainName returns the name of an object that is declared in its package or is
// a method of such a type, and reports whether it is one of these.
func plainName(obj types.Object) (name string, ok bool) {
	pkg := obj.Pkg()
	if pkg == nil {
		return "", false
	}
	if obj.Parent() == pkg.Scope() {
		if _, isType := obj.(*types.TypeName); isType || obj.Exported() {
			return obj.Name(), true
		}
		return "", true
	}
	fn, ok := obj.(*types.Func)
	if !ok || fn.Origin() != fn || fn.Signature().Recv() == nil {
		return "", false
	}
	receiver := types.Unalias(fn.Signature().Recv().Type())
	if pointer, ok := receiver.(*types.Pointer); ok {
		receiver = types.Unalias(pointer.Elem())
	}
	named, ok := receiver.(*types.Named)
	if !ok || named.Obj().Pkg() != pkg || named.Obj().Parent() != pkg.Scope() {
		return "", false
	}
	return named.Obj().Name() + "." + fn.Name(), true
}

// find returns the object with a name, nil for the package, and reports whether
// there is one.
func find(pkg *types.Package, name string) (types.Object, bool) {
	if name == "" {
		return nil, true
	}
	if path, odd := strings.CutPrefix(name, oddName); odd {
		obj, err := objectpath.Object(pkg, objectpath.Path(path))
		return obj, err == nil
	}
	name, method, isMethod := strings.Cut(name, ".")
	obj := pkg.Scope().Lookup(name)
	if !isMethod || obj == nil {
		return obj, obj != nil
	}
	switch t := types.Unalias(obj.Type()).(type) {
	case *types.Named:
		for m := range t.Methods() {
			if m.Name() == method {
				return m, true
			}
		}
		if i, ok := t.Underlying().(*types.Interface); ok {
			for m := range i.ExplicitMethods() {
				if m.Name() == method {
					return m, true
				}
			}
		}
	}
	return nil, false
}

// declaredBy returns the name of the type that an object with such a name belongs
// to or is, and reports whether an importer of an importer may ask about it: what
// is declared in a package itself is known only by who imports that.
func declaredBy(name string) (typ string, ok bool) {
	if name == "" {
		return "", false
	}
	typ, _, _ = strings.Cut(strings.TrimPrefix(name, oddName), ".")
	return typ, true
}

// Same returns the object of a package that has the name of one of the same package
// which was read or checked another time, nil if there is none.
func Same(pkg *types.Package, obj types.Object) types.Object {
	name := nameOf(obj, new(objectpath.Encoder))
	if name == "" {
		return nil
	}
	same, _ := find(pkg, name)
	return same
}
