package texts

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/analysis"
)

// A Finder looks for texts in one package. It reads nothing before it is asked.
type Finder struct {
	pass      *analysis.Pass
	variables map[*types.Var]*variable
	files     map[place]file // that were read
}

// New returns a finder for the package of a pass.
func New(pass *analysis.Pass) *Finder { return &Finder{pass: pass} }

// deepest bounds how many variables lead to a text.
const deepest = 32

// Text returns the text that an expression of a string type or of bytes holds.
func (f *Finder) Text(e ast.Expr) (string, bool) { return f.text(e, 0) }

func (f *Finder) text(e ast.Expr, depth int) (string, bool) {
	if e == nil || depth > deepest {
		return "", false
	}
	e = ast.Unparen(e)
	if v := f.pass.TypesInfo.Types[e].Value; v != nil {
		if v.Kind() != constant.String {
			return "", false
		}
		return constant.StringVal(v), true
	}
	switch e := e.(type) {
	case *ast.BinaryExpr:
		if e.Op != token.ADD {
			return "", false
		}
		x, ok := f.text(e.X, depth+1)
		if !ok {
			return "", false
		}
		y, ok := f.text(e.Y, depth+1)
		if !ok || len(x)+len(y) > longest {
			return "", false
		}
		return x + y, true
	case *ast.CallExpr:
		if len(e.Args) == 1 && f.pass.TypesInfo.Types[e.Fun].IsType() && isText(f.pass.TypesInfo.TypeOf(e)) {
			return f.text(e.Args[0], depth+1)
		}
	case *ast.Ident:
		v := f.variable(e)
		switch {
		case v == nil:
		case v.file != place{}:
			return f.read(v.file)
		case v.value != nil:
			return f.text(v.value, depth+1)
		}
	}
	return "", false
}

// isText reports whether a type is a string or a slice of bytes.
func isText(t types.Type) bool {
	if t == nil {
		return false
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return u.Info()&types.IsString != 0
	case *types.Slice:
		b, ok := u.Elem().Underlying().(*types.Basic)
		return ok && b.Kind() == types.Byte
	}
	return false
}
