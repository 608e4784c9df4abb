package texts

import (
	"encoding/base64"
	"encoding/json"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"reflect"
	"slices"
	"strings"

	"github.com/envvet/envvet/envelope/shape"
	"github.com/envvet/envvet/passes/internal/known"
)

// Schema returns the JSON Schema that an expression is encoded as. What is not
// known of it and says nothing of which keys and types there are, such as a
// description, is left out.
func (f *Finder) Schema(e ast.Expr) (text []byte, ok bool) {
	r := valueReader{Finder: f}
	v, ok := r.value(e, false, 0)
	if !ok || r.size > longest {
		return nil, false
	}
	if raw, isRaw := v.(json.RawMessage); isRaw {
		return raw, true // broken, too
	}
	text, err := json.Marshal(v)
	return text, err == nil
}

// decisive are the keywords without which a schema says something else.
var decisive = []string{
	"$ref", "$defs", "definitions", "type", "properties", "required", "enum", "const", "items", "prefixItems",
	"additionalProperties", "patternProperties", "allOf", "anyOf", "oneOf", "not", "if", "then", "else", "$schema", "$id",
}

// byName are the keywords whose values are schemas by name.
var byName = []string{"$defs", "definitions", "properties", "patternProperties", "dependentSchemas"}

// schemaType is the type of github.com/google/jsonschema-go that is a schema as
// a struct, whose fields have the names of keywords but for some.
const schemaType = "github.com/google/jsonschema-go/jsonschema.Schema"

var schemaFields = map[string]string{"Type": "type", "Types": "type", "Items": "items", "ItemsArray": "items"}

type valueReader struct {
	*Finder
	size int
}

// value returns what encoding/json makes of an expression, as it would decode it.
// The keys of an object may be names of schemas rather than keywords.
func (r *valueReader) value(e ast.Expr, names bool, depth int) (any, bool) {
	if r.size++; e == nil || depth > deepest || r.size > longest {
		return nil, false
	}
	e = ast.Unparen(e)
	tv := r.pass.TypesInfo.Types[e]
	if tv.IsNil() {
		return nil, true
	}
	if tv.Value != nil {
		return constantValue(tv.Value)
	}
	switch x := e.(type) {
	case *ast.UnaryExpr:
		if x.Op == token.AND {
			return r.value(x.X, names, depth+1)
		}
	case *ast.Ident:
		if v := r.variable(x); v != nil && v.value != nil {
			return r.value(v.value, names, depth+1)
		}
	case *ast.CompositeLit:
		return r.literal(x, tv.Type, names, depth)
	case *ast.CallExpr:
		if pointerTo(r.pass.TypesInfo, x) && len(x.Args) == 1 {
			return r.value(x.Args[0], names, depth+1)
		}
	}
	if isText(tv.Type) {
		if text, ok := r.Text(e); ok {
			return r.textValue(text, tv.Type)
		}
		return nil, false
	}
	if c, ok := e.(*ast.CallExpr); ok && len(c.Args) == 1 && r.pass.TypesInfo.Types[c.Fun].IsType() {
		return r.value(c.Args[0], names, depth+1) // any(x), schema(x)
	}
	return nil, false
}

func (r *valueReader) textValue(text string, t types.Type) (any, bool) {
	r.size += len(text)
	switch {
	case shape.TypeName(types.TypeString(types.Unalias(t), nil)) == "encoding/json.RawMessage":
		return json.RawMessage(text), true
	case t.Underlying() == types.Typ[types.String]:
		return text, true
	}
	return base64.StdEncoding.EncodeToString([]byte(text)), true
}

func constantValue(v constant.Value) (any, bool) {
	switch v.Kind() {
	case constant.Bool:
		return constant.BoolVal(v), true
	case constant.String:
		return constant.StringVal(v), true
	case constant.Int:
		return json.Number(v.ExactString()), true
	case constant.Float:
		x, _ := constant.Float64Val(v)
		return x, true
	}
	return nil, false
}

// pointerTo reports whether a call is one of jsonschema.Ptr, which returns a
// pointer to what it is given.
func pointerTo(info *types.Info, c *ast.CallExpr) bool {
	fun := ast.Unparen(c.Fun)
	if index, ok := fun.(*ast.IndexExpr); ok {
		fun = ast.Unparen(index.X)
	}
	sel, ok := fun.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	fn, ok := info.Uses[sel.Sel].(*types.Func)
	return ok && fn.Pkg() != nil && fn.Name() == "Ptr" && known.ImportPath(fn.Pkg().Path()) == "github.com/google/jsonschema-go/jsonschema"
}

func (r *valueReader) literal(lit *ast.CompositeLit, t types.Type, names bool, depth int) (any, bool) {
	if t == nil {
		return nil, false
	}
	if p, ok := t.Underlying().(*types.Pointer); ok { // elided in a map of pointers
		t = p.Elem()
	}
	switch u := t.Underlying().(type) {
	case *types.Map:
		return r.object(lit, names, depth)
	case *types.Slice, *types.Array:
		list := make([]any, 0, len(lit.Elts))
		for _, elem := range lit.Elts {
			v, ok := r.value(elem, false, depth+1) // none with an index has a meaning here
			if !ok {
				return nil, false
			}
			list = append(list, v)
		}
		return list, true
	case *types.Struct:
		if named, ok := types.Unalias(t).(*types.Named); ok && named.Obj().Pkg() != nil &&
			known.ImportPath(named.Obj().Pkg().Path())+"."+named.Obj().Name() == schemaType {
			return r.schema(lit, u, depth)
		}
	}
	return nil, false
}

// object reads a map. In one of schemas by name, one that is not known says
// nothing.
func (r *valueReader) object(lit *ast.CompositeLit, names bool, depth int) (any, bool) {
	object := make(map[string]any, len(lit.Elts))
	for _, elem := range lit.Elts {
		kv, ok := elem.(*ast.KeyValueExpr)
		if !ok {
			return nil, false
		}
		key, ok := r.text(kv.Key, 0)
		if !ok {
			return nil, false
		}
		v, ok := r.value(kv.Value, !names && slices.Contains(byName, key), depth+1)
		switch {
		case ok:
			object[key] = v
		case names:
			object[key] = map[string]any{}
		case slices.Contains(decisive, key):
			return nil, false
		}
	}
	return object, true
}

// schema reads a struct whose fields are keywords. Fields without a value are
// none.
func (r *valueReader) schema(lit *ast.CompositeLit, s *types.Struct, depth int) (any, bool) {
	object := make(map[string]any, len(lit.Elts))
	for _, elem := range lit.Elts {
		kv, ok := elem.(*ast.KeyValueExpr)
		if !ok {
			return nil, false
		}
		id, ok := kv.Key.(*ast.Ident)
		if !ok {
			return nil, false
		}
		keyword := schemaFields[id.Name]
		if keyword == "" {
			keyword = keywordOf(s, id.Name)
		}
		if keyword == "" {
			return nil, false
		}
		v, ok := r.value(kv.Value, slices.Contains(byName, keyword), depth+1)
		switch {
		case ok && v != nil && v != "" && v != false:
			object[keyword] = v
		case !ok && slices.Contains(decisive, keyword):
			return nil, false
		}
	}
	return object, true
}

func keywordOf(s *types.Struct, field string) string {
	for i := range s.NumFields() {
		if s.Field(i).Name() == field {
			keyword, _, _ := strings.Cut(reflect.StructTag(s.Tag(i)).Get("json"), ",")
			return strings.TrimPrefix(keyword, "-")
		}
	}
	return ""
}
