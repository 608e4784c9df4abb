package fix

import (
	"go/ast"
	"go/types"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/passes/position"
)

// Tag returns the edit that makes another tag of that of a field which the
// package declares. Fields that share one tag are left alone, as another tag
// would be one for all of them, and so are tags that stay as they are.
func Tag(pass *analysis.Pass, v *types.Var, change func(tag string) string) (edit analysis.TextEdit, ok bool) {
	field := declarationOf(pass, v)
	if field == nil || len(field.Names) > 1 {
		return edit, false
	}
	if field.Tag == nil {
		text := change("")
		return analysis.TextEdit{Pos: field.Type.End(), End: field.Type.End(), NewText: []byte(" " + quote(text))}, text != ""
	}
	old, err := strconv.Unquote(field.Tag.Value)
	if err != nil {
		return edit, false
	}
	text := change(old)
	if text == "" {
		return analysis.TextEdit{Pos: field.Type.End(), End: field.Tag.End()}, text != old
	}
	return analysis.TextEdit{Pos: field.Tag.Pos(), End: field.Tag.End(), NewText: []byte(quote(text))}, text != old
}

func quote(tag string) string {
	if strings.Contains(tag, "`") {
		return strconv.Quote(tag)
	}
	return "`" + tag + "`"
}

func declarationOf(pass *analysis.Pass, v *types.Var) (found *ast.Field) {
	decl := position.Decl(pass.Files, v.Pos())
	if decl == nil {
		return nil
	}
	ast.Inspect(decl, func(n ast.Node) bool {
		if f, ok := n.(*ast.Field); ok && f.Pos() <= v.Pos() && v.Pos() < f.End() {
			found = f // the innermost
		}
		return n == nil || n.Pos() <= v.Pos() && v.Pos() < n.End()
	})
	return found
}
