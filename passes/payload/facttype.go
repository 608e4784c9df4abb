package payload

import (
	"go/types"
	"slices"
	"strconv"

	"github.com/envvet/envvet/passes/internal/known"
)

// A FactType is a type as a fact holds it: made of types that packages declare,
// those of the language, and the type parameters of a function.
type FactType struct {
	Kind  factKind
	Path  string     // import path of a declared type
	Name  string     // of a declared type, or of one of the language
	Index int        // of a type parameter; the length of an array
	Args  []FactType // type arguments; what a pointer, list or map holds, its key first
}

type factKind uint8

const (
	factDeclared factKind = iota + 1
	factBasic
	factParam
	factPointer
	factSlice
	factArray
	factMap
	factAny
)

// String returns the type in the words of Go, type parameters as $0.
func (t *FactType) String() string {
	if t == nil {
		return "-"
	}
	if len(t.Args) == 0 && (t.Kind == factPointer || t.Kind == factSlice || t.Kind == factArray) || len(t.Args) < 2 && t.Kind == factMap {
		return "?" // of a broken fact
	}
	switch t.Kind {
	case factDeclared:
		s := t.Path + "." + t.Name
		for i := range t.Args {
			s += map[bool]string{true: "[", false: ","}[i == 0] + t.Args[i].String()
		}
		if len(t.Args) > 0 {
			s += "]"
		}
		return s
	case factBasic:
		return t.Name
	case factParam:
		return "$" + strconv.Itoa(t.Index)
	case factPointer:
		return "*" + t.Args[0].String()
	case factSlice:
		return "[]" + t.Args[0].String()
	case factArray:
		return "[" + strconv.Itoa(t.Index) + "]" + t.Args[0].String()
	case factMap:
		return "map[" + t.Args[0].String() + "]" + t.Args[1].String()
	case factAny:
		return "any"
	}
	return "?"
}

// encodeType returns a type of the signature or body of a function, nil if no
// importer could make it again.
func encodeType(t types.Type, fn *types.Func, depth int) *FactType {
	if depth > maxTypeDepth {
		return nil
	}
	all := func(kind factKind, index int, of ...types.Type) *FactType {
		out := &FactType{Kind: kind, Index: index}
		for _, t := range of {
			arg := encodeType(t, fn, depth+1)
			if arg == nil {
				return nil
			}
			out.Args = append(out.Args, *arg)
		}
		return out
	}
	switch t := types.Unalias(t).(type) {
	case *types.Basic:
		if t.Kind() != types.UnsafePointer && t.Info()&types.IsUntyped == 0 && t.Kind() != types.Invalid {
			return &FactType{Kind: factBasic, Name: types.Typ[t.Kind()].Name()}
		}
	case *types.TypeParam:
		if i := slices.Index(typeParamsOfDecl(fn), t); i >= 0 {
			return &FactType{Kind: factParam, Index: i}
		}
	case *types.Named:
		obj := t.Obj()
		if obj.Pkg() != nil && obj.Parent() != obj.Pkg().Scope() {
			return nil // declared in a function
		}
		if obj.Pkg() != nil && !obj.Exported() {
			return nil // which what the compiler tells importers may lack
		}
		out := all(factDeclared, 0, slices.Collect(t.TypeArgs().Types())...)
		if out != nil {
			if out.Name = obj.Name(); obj.Pkg() != nil {
				out.Path = known.ImportPath(obj.Pkg().Path())
			}
		}
		return out
	case *types.Pointer:
		return all(factPointer, 0, t.Elem())
	case *types.Slice:
		return all(factSlice, 0, t.Elem())
	case *types.Array:
		return all(factArray, int(t.Len()), t.Elem())
	case *types.Map:
		return all(factMap, 0, t.Key(), t.Elem())
	case *types.Interface:
		if t.Empty() {
			return &FactType{Kind: factAny}
		}
	}
	return nil
}

// decode returns the type as seen from a package, nil if it cannot be found.
func (t *FactType) decode(from *types.Package, fn *types.Func, depth int) types.Type {
	if t == nil || depth > maxTypeDepth || len(t.Args) > maxTypeDepth {
		return nil
	}
	args := make([]types.Type, len(t.Args))
	for i := range t.Args {
		if args[i] = t.Args[i].decode(from, fn, depth+1); args[i] == nil {
			return nil
		}
	}
	switch {
	case t.Kind == factBasic:
		if tn, ok := types.Universe.Lookup(t.Name).(*types.TypeName); ok {
			return tn.Type()
		}
	case t.Kind == factAny:
		return types.Universe.Lookup("any").Type()
	case t.Kind == factParam:
		if params := typeParamsOfDecl(fn); 0 <= t.Index && t.Index < len(params) {
			return params[t.Index]
		}
	case t.Kind == factDeclared:
		return declaredType(from, t, args)
	case t.Kind == factPointer && len(args) == 1:
		return types.NewPointer(args[0])
	case t.Kind == factSlice && len(args) == 1:
		return types.NewSlice(args[0])
	case t.Kind == factArray && len(args) == 1 && t.Index >= 0:
		return types.NewArray(args[0], int64(t.Index))
	case t.Kind == factMap && len(args) == 2:
		if types.Comparable(args[0]) {
			return types.NewMap(args[0], args[1])
		}
	}
	return nil
}

func declaredType(from *types.Package, t *FactType, args []types.Type) types.Type {
	scope := types.Universe
	if t.Path != "" {
		pkg := findPackage(from, t.Path)
		if pkg == nil {
			return nil
		}
		scope = pkg.Scope()
	}
	tn, ok := scope.Lookup(t.Name).(*types.TypeName)
	if !ok {
		return nil
	}
	named, ok := types.Unalias(tn.Type()).(*types.Named)
	if !ok || named.TypeParams().Len() != len(args) {
		return nil
	}
	if len(args) == 0 {
		return named
	}
	made, err := types.Instantiate(nil, named, args, true)
	if err != nil {
		return nil
	}
	return made
}

// findPackage returns a package that another one imports, directly or not.
func findPackage(from *types.Package, path string) *types.Package {
	seen := make(map[*types.Package]bool)
	queue := []*types.Package{from}
	for len(queue) > 0 {
		pkg := queue[0]
		queue = queue[1:]
		if seen[pkg] {
			continue
		}
		seen[pkg] = true
		if known.ImportPath(pkg.Path()) == path {
			return pkg
		}
		queue = append(queue, pkg.Imports()...)
	}
	return nil
}

// typeParamsOfDecl returns the type parameters of a function: of a method those of its
// type, and then its own.
func typeParamsOfDecl(fn *types.Func) []*types.TypeParam {
	sig := fn.Origin().Signature()
	return slices.Concat(slices.Collect(sig.RecvTypeParams().TypeParams()), slices.Collect(sig.TypeParams().TypeParams()))
}
