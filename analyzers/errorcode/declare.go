package errorcode

import (
	"fmt"
	"go/ast"
	"go/token"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/passes/payload"
)

// fixDeclare is the name of the fix that declares an exit code. The manifest
// and the answer to --schema show it, so it is offered only when named.
const fixDeclare = "declare"

// A gap is what the codes of one declaration lack. One fix adds all of it, so
// that no two of them write to the same place.
type gap struct {
	first *analysis.Diagnostic // which offers the fix
	codes *ast.CompositeLit    // nil if there are none yet
	whole *ast.CompositeLit
	exits []int
}

// declare notes that a command lacks an exit code of the contract. What its
// author has to name is left to its author.
func (v *visit) declare(d *analysis.Diagnostic, c *payload.Command, exit int) {
	if *v.fix != fixDeclare || exit >= len(spec.Exits) {
		return
	}
	codes, whole := c.Literal()
	if codes == nil && whole == nil {
		return
	}
	i := slices.IndexFunc(v.gaps, func(g *gap) bool { return g.codes == codes && (codes != nil || g.whole == whole) })
	if i < 0 {
		i = len(v.gaps)
		v.gaps = append(v.gaps, &gap{first: d, codes: codes, whole: whole})
	}
	if g := v.gaps[i]; !slices.Contains(g.exits, exit) {
		g.exits = append(g.exits, exit)
	}
}

// fill offers the fixes, with the words of the contract.
func (v *visit) fill() {
	runtime := payload.Runtime(v.pass.Pkg)
	for _, g := range v.gaps {
		into := g.codes
		if into == nil {
			into = g.whole
		}
		if runtime == nil {
			continue
		}
		qualifier, ok := v.qualifier(runtime, into.Lbrace)
		if !ok {
			continue
		}
		slices.Sort(g.exits)
		var entries, names []string
		for _, exit := range g.exits {
			name := exitConstant(runtime, exit)
			names = append(names, name)
			entries = append(entries, fmt.Sprintf("%s%s: {Description: %s}", qualifier, name, strconv.Quote(spec.Exits[exit].Description)))
		}
		text := strings.Join(entries, ", ")
		if g.codes == nil {
			text = fmt.Sprintf("ExitCodes: %sExitCodes{%s}", qualifier, text)
		}
		g.first.SuggestedFixes = []analysis.SuggestedFix{{
			Message: "Declare " + strings.Join(names, ", "), TextEdits: []analysis.TextEdit{v.insertion(into, text)},
		}}
	}
}

// insertion adds an element to the end of a literal. Where the right brace stands on
// a line of its own the last element has a comma behind it.
func (v *visit) insertion(lit *ast.CompositeLit, elem string) analysis.TextEdit {
	pos := lit.Lbrace + 1
	line := func(pos token.Pos) int { return v.pass.Fset.PositionFor(pos, false).Line }
	if n := len(lit.Elts); n > 0 {
		pos, elem = lit.Elts[n-1].End(), ", "+elem
	} else if line(lit.Lbrace) != line(lit.Rbrace) {
		elem += ","
	}
	return analysis.TextEdit{Pos: pos, End: pos, NewText: []byte(elem)}
}
