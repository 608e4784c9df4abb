package handlers

import (
	"go/ast"
	"go/token"
	"go/types"
	"strconv"
	"strings"

	"github.com/envvet/envvet/passes/internal/known"
)

// findChosen finds what the package carries out by itself once it has learned from a framework
// which command is asked for:
//
//	switch kingpin.MustParse(app.Parse(os.Args[1:])) {
//	case list.FullCommand():
//		…
//	}
//
//	if ctx.Command() == "list" { … }
//
//	commands[name].Run(ctx)
//
// What stands in another such part belongs to that.
func (c *closure) findChosen() {
	if !c.asksName {
		return
	}
	c.prepare()
	ch := choices{closure: c, names: make(map[types.Object]*known.CommandNaming), found: make(map[types.Object]*known.CommandNaming)}
	for _, file := range c.pass.Files {
		ast.Inspect(file, func(n ast.Node) bool { ch.findVariables(n); return true })
	}
	for _, file := range c.pass.Files {
		ast.Inspect(file, ch.visit)
	}
}

// choices are how a package chooses by the names of commands.
type choices struct {
	*closure
	names map[types.Object]*known.CommandNaming // variables that have the name of a command
	found map[types.Object]*known.CommandNaming // those that have what was looked up by one
}

// findVariables notes the variables that a node sets to the name of a command, or to what is
// looked up by that.
func (c *choices) findVariables(n ast.Node) {
	var lhs, rhs []ast.Expr
	switch n := n.(type) {
	case *ast.AssignStmt:
		lhs, rhs = n.Lhs, n.Rhs
	case *ast.ValueSpec:
		for _, name := range n.Names {
			lhs = append(lhs, name)
		}
		rhs = n.Values
	}
	for i, e := range rhs[:min(len(lhs), len(rhs))] {
		id, ok := lhs[i].(*ast.Ident)
		if !ok {
			continue
		}
		v := c.pass.TypesInfo.ObjectOf(id)
		if row := c.naming(e); row != nil {
			c.names[v] = row
		} else if row := c.lookup(e); row != nil {
			c.found[v] = row
		}
	}
}

// naming returns by what an expression, or the first result of it, is the name of a command,
// nil if it is none.
func (c *choices) naming(e ast.Expr) *known.CommandNaming {
	e = c.strip(e)
	if v := c.variable(e); v != nil {
		return c.names[v]
	}
	switch e := e.(type) {
	case *ast.CallExpr:
		if fn := c.funcOf(e.Fun); fn != nil {
			return c.namings[fn]
		}
	case *ast.SelectorExpr:
		if of, ok := ast.Unparen(e.X).(*ast.SelectorExpr); ok {
			if row := c.namings[c.pass.TypesInfo.Uses[of.Sel]]; row != nil && row.Of == e.Sel.Name {
				return row
			}
		}
	}
	return nil
}

// lookup returns by what an expression is an element of a map that is looked up by the name of
// a command, or a variable that has one; nil if it is neither.
func (c *choices) lookup(e ast.Expr) *known.CommandNaming {
	e = ast.Unparen(e)
	if v := c.variable(e); v != nil {
		return c.found[v]
	}
	if at, ok := e.(*ast.IndexExpr); ok {
		return c.naming(at.Index)
	}
	return nil
}

// visit notes what a node carries out by the name of a command, and reports whether there is
// more below.
func (c *choices) visit(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.SwitchStmt:
		return !c.visitSwitch(n)
	case *ast.IfStmt:
		if name, row := c.compared(n.Cond); row != nil {
			c.add(row, name, n.Body, len(n.Body.List))
			if n.Else != nil {
				ast.Inspect(n.Else, c.visit)
			}
			return false
		}
	case *ast.CallExpr:
		called := ast.Unparen(n.Fun)
		row := c.lookup(called)
		if sel, ok := called.(*ast.SelectorExpr); ok && row == nil {
			row = c.lookup(sel.X)
		}
		if row != nil {
			c.add(row, short(called), n, 1)
			return false
		}
	}
	return true
}

// visitSwitch notes the cases of a switch by the name of a command, and reports whether it is
// one.
func (c *choices) visitSwitch(s *ast.SwitchStmt) bool {
	var by *known.CommandNaming
	if s.Tag != nil {
		by = c.naming(s.Tag)
	}
	chooses := by != nil
	for _, stmt := range s.Body.List {
		clause, ok := stmt.(*ast.CaseClause)
		if !ok || len(clause.List) == 0 {
			continue
		}
		var names []string
		var row *known.CommandNaming
		for _, e := range clause.List {
			name, of := c.nameOf(e), by
			if s.Tag == nil {
				name, of = c.compared(e)
			} else if of == nil {
				of = c.naming(e)
			}
			if of != nil {
				names, row = append(names, name), of
			}
		}
		if row != nil {
			chooses = true
			c.add(row, strings.Join(names[:min(len(names), maxNames)], " or "), clause, len(clause.Body))
		}
	}
	return chooses
}

// maxNames bounds the commands that messages name of one case.
const maxNames = 3

// compared returns what the name of a command is compared with by a condition, and by what it
// is one; nil if it does not compare any.
func (c *choices) compared(cond ast.Expr) (string, *known.CommandNaming) {
	b, ok := ast.Unparen(cond).(*ast.BinaryExpr)
	if !ok || b.Op != token.EQL {
		return "", nil
	}
	if row := c.naming(b.X); row != nil {
		return c.nameOf(b.Y), row
	}
	return c.nameOf(b.X), c.naming(b.Y)
}

// nameOf is what messages call the command that a name is compared with: a constant, without
// the arguments that kong has behind it, the name that the command is made with, behind those of
// what it is below, or what the source has.
func (c *choices) nameOf(e ast.Expr) string {
	if tv := c.pass.TypesInfo.Types[e]; tv.Value != nil {
		name, _, _ := strings.Cut(c.constant(e), " <")
		name, _, _ = strings.Cut(name, " [")
		return strconv.Quote(name)
	}
	if call, ok := ast.Unparen(e).(*ast.CallExpr); ok {
		if sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok && c.naming(call) != nil {
			e = ast.Unparen(sel.X)
		}
	}
	if name := c.path(e, 0); name != "" {
		return strconv.Quote(name)
	}
	return short(e)
}

// path returns the names that a variable with a command is made with and those of what it is
// below, "" if it has none:
//
//	tag := app.Command("tag", "Keep tags.")
//	add := tag.Command("add", "Add a tag.") // tag add
func (c *choices) path(e ast.Expr, depth int) string {
	v := c.variable(ast.Unparen(e))
	if v == nil || depth > maxNested {
		return ""
	}
	call, ok := c.value(v, e).(*ast.CallExpr)
	if !ok {
		return ""
	}
	made := c.makes(call)
	if made == nil {
		return ""
	}
	name, _ := c.nameInCall(made)
	if sel, ok := ast.Unparen(made.Fun).(*ast.SelectorExpr); ok && name != "" {
		name = strings.TrimSpace(c.path(sel.X, depth+1) + " " + name)
	}
	return name
}

// maxNested bounds how deep commands are in each other.
const maxNested = 10

// add notes that n carries out a command, unless it does nothing or the name is that of none.
func (c *choices) add(row *known.CommandNaming, name string, n ast.Node, statements int) {
	if statements == 0 || name == `""` {
		return
	}
	if name == "" {
		name = chosenRole + " of a command"
	}
	c.chosen = append(c.chosen, Handler{Framework: row.Framework, Role: chosenRole, Name: name, Pos: n.Pos(), Within: n})
}

// chosenRole is the role of what a program chooses by the name of a command.
const chosenRole = "case"
