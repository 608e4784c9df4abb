package nullabsent

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/passes/nils"
	"github.com/envvet/envvet/passes/position"
)

// A beginning is a variable that begins as nil, or as a struct with fields that do.
type beginning struct {
	nils.Nil
	elements string // of the literal that it is to begin with: "", "Items: []T{}"
}

// beginEmpty returns the fix that has a variable begin as an empty list or map, or with empty
// ones in the fields of a struct, which all begin at one place: where it is declared, or before
// all else that the function does where it is a result or declared with others.
//
//	var list []T                            list := []T{}
//	var r result                            r := result{Items: []T{}}
//	var ( list []T )                        var ( list = []T{} )
//	var list, other []T                     var list, other []T; list = []T{}
//	func f() (list []T, err error) { … }    func f() (list []T, err error) { list = []T{}; … }
func beginEmpty(pass *analysis.Pass, all []nils.Nil) []analysis.SuggestedFix {
	n := beginning{Nil: all[0]}
	around := position.Decl(pass.Files, n.Pos)
	if around == nil {
		return nil
	}
	var ok bool
	if n.elements, ok = elements(pass, variableAt(pass, around, n.Pos), all); !ok {
		return nil
	}
	var edits []analysis.TextEdit
	var body *ast.BlockStmt // of the innermost function
	ast.Inspect(around, func(node ast.Node) bool {
		if node == nil || n.Pos < node.Pos() || node.End() <= n.Pos {
			return node == nil
		}
		switch node := node.(type) {
		case *ast.FuncDecl:
			body = node.Body
		case *ast.FuncLit:
			body = node.Body
		case *ast.Field:
			edits = assignFirst(pass, n, node.Type, body)
		case *ast.GenDecl:
			edits = inDeclaration(pass, n, node)
		}
		return true
	})
	if edits == nil {
		return nil
	}
	return []analysis.SuggestedFix{{Message: "Begin with an empty " + n.Name, TextEdits: edits}}
}

// inDeclaration returns the edits for what is declared with var.
func inDeclaration(pass *analysis.Pass, n beginning, decl *ast.GenDecl) []analysis.TextEdit {
	for _, spec := range decl.Specs {
		spec, ok := spec.(*ast.ValueSpec)
		if !ok || n.Pos < spec.Pos() || spec.End() <= n.Pos {
			continue
		}
		if len(spec.Values) > 0 || spec.Type == nil {
			return nil
		}
		literal := analysis.TextEdit{Pos: spec.Type.End(), End: spec.Type.End(), NewText: []byte("{" + n.elements + "}")}
		between := analysis.TextEdit{Pos: spec.Names[0].End(), End: spec.Type.Pos(), NewText: []byte(" = ")}
		switch {
		case len(spec.Names) > 1:
			return assign(pass, n, spec.Type, decl, decl.End())
		case decl.Lparen.IsValid():
			return []analysis.TextEdit{between, literal}
		}
		between.NewText = []byte(" := ")
		return []analysis.TextEdit{{Pos: decl.Pos(), End: spec.Names[0].Pos()}, between, literal}
	}
	return nil
}

// assignFirst returns the edit for a result, which is assigned before all else.
func assignFirst(pass *analysis.Pass, n beginning, t ast.Expr, body *ast.BlockStmt) []analysis.TextEdit {
	if body == nil || len(body.List) == 0 || body.Pos() <= n.Pos {
		return nil
	}
	first := body.List[0]
	if lineOf(pass, first.Pos()) == lineOf(pass, body.Lbrace) {
		return nil
	}
	return assign(pass, n, t, first, body.Lbrace)
}

// assign returns the edit that assigns an empty value in a line of its own behind that of a
// position, indented as a node is.
func assign(pass *analysis.Pass, n beginning, t ast.Expr, as ast.Node, behind token.Pos) []analysis.TextEdit {
	text := types.ExprString(t)
	if strings.ContainsAny(text, "{(") { // not spelled in full
		return nil
	}
	file, next := pass.Fset.File(behind), 0
	if file != nil {
		next = file.PositionFor(behind, false).Line + 1
	}
	if next == 0 || next > file.LineCount() {
		return nil
	}
	at := file.LineStart(next)
	indent := strings.Repeat("\t", pass.Fset.PositionFor(as.Pos(), false).Column-1)
	return []analysis.TextEdit{{Pos: at, End: at, NewText: []byte(indent + n.Name + " = " + text + "{" + n.elements + "}\n")}}
}

func lineOf(pass *analysis.Pass, pos token.Pos) int { return pass.Fset.PositionFor(pos, false).Line }
