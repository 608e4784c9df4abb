package volatiledata

import (
	"go/ast"
	"go/types"
	"reflect"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// fixStable is the name of the fix that declares a field to be stable. Whether
// it is only its author knows, so it is offered only when named.
const fixStable = "stable"

// tagStable returns the fix that tags a field of the package. Fields that share
// one tag are left alone: it would declare them all.
func tagStable(pass *analysis.Pass, v *types.Var) []analysis.SuggestedFix {
	field := declarationOf(pass, v)
	if field == nil || len(field.Names) > 1 {
		return nil
	}
	edit := analysis.TextEdit{Pos: field.Type.End(), End: field.Type.End(), NewText: []byte(" `envelope:\"stable\"`")}
	if field.Tag != nil {
		tag, err := strconv.Unquote(field.Tag.Value)
		if err != nil {
			return nil
		}
		text := strconv.Quote(withStable(tag))
		if !strings.Contains(tag, "`") {
			text = "`" + withStable(tag) + "`"
		}
		edit = analysis.TextEdit{Pos: field.Tag.Pos(), End: field.Tag.End(), NewText: []byte(text)}
	}
	return []analysis.SuggestedFix{{Message: "Declare " + v.Name() + " a stored fact", TextEdits: []analysis.TextEdit{edit}}}
}

// withStable returns a tag with the word stable added to what envelope says.
func withStable(tag string) string {
	words, ok := reflect.StructTag(tag).Lookup("envelope")
	if !ok {
		return strings.TrimSpace(tag + ` envelope:"stable"`)
	}
	old := "envelope:" + strconv.Quote(words)
	if words != "" {
		words += ","
	}
	return strings.Replace(tag, old, "envelope:"+strconv.Quote(words+"stable"), 1)
}

func declarationOf(pass *analysis.Pass, v *types.Var) (found *ast.Field) {
	for _, file := range pass.Files {
		if v.Pos() < file.FileStart || file.FileEnd <= v.Pos() {
			continue
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if f, ok := n.(*ast.Field); ok && f.Pos() <= v.Pos() && v.Pos() < f.End() {
				found = f // the innermost
			}
			return n == nil || n.Pos() <= v.Pos() && v.Pos() < n.End()
		})
	}
	return found
}
