package schemas

import (
	"go/ast"
	"go/constant"
	"go/types"
	"reflect"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/types/typeutil"

	"github.com/envvet/envvet/passes/internal/known"
)

// A Flag is a switch of a flag library that is called as one that prints a
// schema.
type Flag struct {
	Name    string
	Node    ast.Node // its name where it is declared
	Runtime bool     // the package uses our runtime, which has that flag itself
}

// runtimeFlags are those of the runtime that print schemas, and otherFlags those
// that programs have for the same.
var (
	runtimeFlags = []string{"schema", "output-schema", "print-schema"}
	otherFlags   = []string{"json-schema", "show-schema", "dump-schema", "schema-json"}
)

// A Note is a schema that a command is given where the framework does not look.
type Note struct {
	Key  string
	Expr ast.Expr
}

// flagFinder finds flags and notes.
type flagFinder struct {
	pass    *analysis.Pass
	result  *Result
	runtime bool
	tags    []known.FlagTag // of fields that are flags
}

func (f *flagFinder) find() {
	f.runtime = slices.ContainsFunc(f.pass.Pkg.Imports(), func(p *types.Package) bool { return known.IsOfRuntime(p.Path()) })
	f.tags = known.FlagTags(f.pass.Pkg)
	for _, file := range f.pass.Files {
		var parents []ast.Node
		ast.Inspect(file, func(n ast.Node) bool {
			if n == nil {
				parents = parents[:len(parents)-1]
				return true
			}
			switch n := n.(type) {
			case *ast.CallExpr:
				f.call(n, parents)
			case *ast.CompositeLit:
				f.literal(n)
			case *ast.StructType:
				f.fields(n)
			}
			parents = append(parents, n)
			return true
		})
	}
}

func (f *flagFinder) call(c *ast.CallExpr, parents []ast.Node) {
	fn, ok := typeutil.Callee(f.pass.TypesInfo, c).(*types.Func)
	if !ok || len(c.Args) == 0 {
		return
	}
	if i := known.FlagArg(fn); i >= 0 && i < len(c.Args) && known.IsSwitch(fn) {
		f.add(c.Args[i])
	} else if known.FlagMethod(fn) && isCalled(parents, "Bool") {
		f.add(c.Args[0])
	}
}

// isCalled reports whether a method of that name is called next on what is
// inside the nodes: app.Flag(…).Short('s').Bool().
func isCalled(parents []ast.Node, name string) bool {
	for i := len(parents) - 1; i >= 0; i-- {
		switch n := parents[i].(type) {
		case *ast.SelectorExpr:
			if n.Sel.Name == name {
				return true
			}
		case *ast.CallExpr, *ast.ParenExpr:
		default:
			return false
		}
	}
	return false
}

func (f *flagFinder) literal(lit *ast.CompositeLit) {
	sel, ok := lit.Type.(*ast.SelectorExpr)
	if !ok {
		return
	}
	obj, ok := f.pass.TypesInfo.Uses[sel.Sel].(*types.TypeName)
	if !ok {
		return
	}
	isFlag, isSwitch := known.FlagLiteral(obj)
	for _, elem := range lit.Elts {
		kv, ok := elem.(*ast.KeyValueExpr)
		if !ok {
			continue
		}
		id, ok := kv.Key.(*ast.Ident)
		switch {
		case !ok:
		case isFlag && isSwitch && id.Name == "Name":
			f.add(kv.Value)
		case isFlag && isSwitch && id.Name == "Aliases":
			f.aliases(kv.Value)
		case obj.Pkg() != nil && known.IsNotes(obj.Pkg().Path(), obj.Name(), id.Name):
			f.notes(kv.Value)
		}
	}
}

// aliases looks for flags in a list of names.
func (f *flagFinder) aliases(e ast.Expr) {
	if lit, ok := ast.Unparen(e).(*ast.CompositeLit); ok {
		for _, name := range lit.Elts {
			f.add(name)
		}
	}
}

// notes looks for schemas in a map of notes.
func (f *flagFinder) notes(e ast.Expr) {
	lit, ok := ast.Unparen(e).(*ast.CompositeLit)
	if !ok {
		return
	}
	for _, elem := range lit.Elts {
		kv, ok := elem.(*ast.KeyValueExpr)
		if !ok {
			continue
		}
		key := f.pass.TypesInfo.Types[kv.Key].Value
		if key != nil && key.Kind() == constant.String && f.result.Document(kv.Value) != NoDocument {
			f.result.Notes = append(f.result.Notes, Note{constant.StringVal(key), kv.Value})
		}
	}
}

// fields looks for flags among the fields of a struct, of which the tags tell.
func (f *flagFinder) fields(s *ast.StructType) {
	if len(f.tags) == 0 {
		return
	}
	t, ok := f.pass.TypesInfo.TypeOf(s).(*types.Struct)
	if !ok {
		return
	}
	i := 0
	for _, field := range s.Fields.List {
		for _, name := range field.Names {
			v, tag := t.Field(i), reflect.StructTag(t.Tag(i))
			i++
			if b, ok := v.Type().Underlying().(*types.Basic); !ok || b.Kind() != types.Bool {
				continue
			}
			for _, t := range f.tags {
				if flag := flagOf(t, v.Name(), tag); flag != "" {
					f.addNamed(flag, name)
					break
				}
			}
		}
		i += 1 - min(len(field.Names), 1) // an embedded one
	}
}

// flagOf returns the name of the flag that a field is, empty if it is none.
func flagOf(t known.FlagTag, field string, tag reflect.StructTag) string {
	text, named := tag.Lookup(t.Key)
	switch {
	case !named && t.Else != "" && tag.Get(t.Else) != "":
		return dashed(field)
	case !t.Items:
		return text
	}
	for item := range strings.FieldsFuncSeq(text, func(c rune) bool { return c == ',' || c == '|' }) {
		key, name, _ := strings.Cut(strings.TrimSpace(strings.Replace(item, ":", "=", 1)), "=")
		if slices.Contains([]string{"l", "long", "longname"}, strings.TrimSpace(key)) {
			return strings.Trim(strings.TrimSpace(name), "'")
		}
	}
	return ""
}

// dashed spells the name of a field as a flag: OutputSchema as output-schema.
func dashed(name string) string {
	var b strings.Builder
	for i, c := range name {
		if unicode.IsUpper(c) && i > 0 {
			b.WriteByte('-')
		}
		b.WriteRune(unicode.ToLower(c))
	}
	return b.String()
}

func (f *flagFinder) add(e ast.Expr) {
	if v := f.pass.TypesInfo.Types[e].Value; v != nil && v.Kind() == constant.String {
		name, _, _ := strings.Cut(constant.StringVal(v), ",") // with a short one behind it
		f.addNamed(name, e)
	}
}

func (f *flagFinder) addNamed(name string, n ast.Node) {
	name = strings.ReplaceAll(name, "_", "-")
	if isOwn := slices.Contains(runtimeFlags, name); isOwn || slices.Contains(otherFlags, name) {
		f.result.Flags = append(f.result.Flags, Flag{Name: name, Node: n, Runtime: isOwn && f.runtime})
	}
}
