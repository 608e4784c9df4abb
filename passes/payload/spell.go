package payload

import (
	"go/types"
	"reflect"
	"strconv"
	"strings"

	"github.com/envvet/envvet/envelope/shape"
	"github.com/envvet/envvet/passes/internal/known"
)

// spell returns the type as shape.Reflect spells it: with import paths, but for
// the package main, which a running program only knows by that name.
func spell(t types.Type) string {
	switch t := types.Unalias(t).(type) {
	case *types.Named:
		return shape.TypeName(spellNamed(t, importPath))
	case *types.Basic:
		return basicName(t)
	case *types.Pointer:
		return "*" + spell(t.Elem())
	case *types.Slice:
		return "[]" + spell(t.Elem())
	case *types.Array:
		return "[" + strconv.FormatInt(t.Len(), 10) + "]" + spell(t.Elem())
	case *types.Map:
		return "map[" + spell(t.Key()) + "]" + spell(t.Elem())
	case *types.Chan:
		return chanDirs[t.Dir()].String() + " " + spell(t.Elem())
	case *types.Signature:
		return "func" + spellSignature(t, spell)
	case *types.Interface:
		if t.NumMethods() == 0 {
			return "any"
		}
		return "interface {…}"
	case *types.Struct:
		return spellStruct(t, spell, func(f *types.Var, _ string) (string, string) { return f.Name(), "" })
	default:
		return t.String()
	}
}

var chanDirs = map[types.ChanDir]reflect.ChanDir{
	types.SendRecv: reflect.BothDir, types.SendOnly: reflect.SendDir, types.RecvOnly: reflect.RecvDir,
}

// basicName returns the name of a type of the language, of which byte and rune
// have two.
func basicName(t *types.Basic) string {
	if t.Kind() == types.UnsafePointer {
		return "unsafe.Pointer"
	}
	return types.Typ[t.Kind()].Name()
}

func importPath(pkg *types.Package) string {
	if pkg.Name() == "main" {
		return "main"
	}
	return known.ImportPath(pkg.Path())
}

func spellNamed(t *types.Named, path func(*types.Package) string) string {
	name := t.Obj().Name()
	if t.Obj().Pkg() != nil {
		name = path(t.Obj().Pkg()) + "." + name
	}
	if t.TypeArgs().Len() == 0 {
		return name
	}
	var args []string
	for arg := range t.TypeArgs().Types() {
		args = append(args, spellArgument(arg))
	}
	return name + "[" + strings.Join(args, ",") + "]"
}

// spellArgument spells a type argument as the compiler does in the names of
// types.
func spellArgument(t types.Type) string {
	switch t := types.Unalias(t).(type) {
	case *types.Named:
		return spellNamed(t, escapedPath)
	case *types.Pointer:
		return "*" + spellArgument(t.Elem())
	case *types.Slice:
		return "[]" + spellArgument(t.Elem())
	case *types.Array:
		return "[" + strconv.FormatInt(t.Len(), 10) + "]" + spellArgument(t.Elem())
	case *types.Map:
		return "map[" + spellArgument(t.Key()) + "]" + spellArgument(t.Elem())
	case *types.Chan:
		elem := spellArgument(t.Elem())
		if inner, ok := types.Unalias(t.Elem()).(*types.Chan); ok && t.Dir() != types.SendOnly && inner.Dir() == types.RecvOnly {
			elem = "(" + elem + ")"
		}
		return chanDirs[t.Dir()].String() + " " + elem
	case *types.Signature:
		return "func" + spellSignature(t, spellArgument)
	case *types.Interface:
		if t.NumMethods() == 0 {
			return "interface {}"
		}
		var methods []string
		for m := range t.Methods() {
			name := m.Name()
			if !m.Exported() {
				name = escapedPath(m.Pkg()) + "." + name
			}
			methods = append(methods, name+spellSignature(m.Signature(), spellArgument))
		}
		return "interface { " + strings.Join(methods, "; ") + " }"
	case *types.Struct:
		return spellStruct(t, spellArgument, func(f *types.Var, tag string) (string, string) {
			if tag != "" {
				tag = " " + strconv.Quote(tag)
			}
			if f.Exported() {
				return f.Name(), tag
			}
			return escapedPath(f.Pkg()) + "." + f.Name(), tag
		})
	}
	return spell(t)
}

// escapedPath is an import path as it stands in the names of symbols.
func escapedPath(pkg *types.Package) string {
	path := importPath(pkg)
	slash := strings.LastIndexByte(path, '/') + 1
	return path[:slash] + strings.ReplaceAll(path[slash:], ".", "%2e")
}

// spellStruct spells a struct, given what stands before and behind the type of
// a field with a tag.
func spellStruct(t *types.Struct, spell func(types.Type) string, around func(f *types.Var, tag string) (before, behind string)) string {
	if t.NumFields() == 0 {
		return "struct {}"
	}
	var fields []string
	for i := range t.NumFields() {
		f := t.Field(i)
		before, behind := around(f, t.Tag(i))
		text := spell(f.Type()) + behind
		if !f.Embedded() {
			text = before + " " + text
		}
		fields = append(fields, text)
	}
	return "struct { " + strings.Join(fields, "; ") + " }"
}

func spellSignature(t *types.Signature, spell func(types.Type) string) string {
	var in, out []string
	for i := range t.Params().Len() {
		text := spell(t.Params().At(i).Type())
		if t.Variadic() && i == t.Params().Len()-1 {
			text = "..." + strings.TrimPrefix(text, "[]")
		}
		in = append(in, text)
	}
	for v := range t.Results().Variables() {
		out = append(out, spell(v.Type()))
	}
	text := "(" + strings.Join(in, ", ") + ")"
	switch len(out) {
	case 0:
		return text
	case 1:
		return text + " " + out[0]
	}
	return text + " (" + strings.Join(out, ", ") + ")"
}
