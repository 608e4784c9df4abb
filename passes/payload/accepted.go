package payload

import (
	"go/types"
	"slices"
	"strings"

	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/passes/directives"
)

// Accepted is the fact of a field that is a problem in a payload, for rules that
// a comment at its declaration ignores.
type Accepted struct {
	Rules []string // sorted
}

// AFact marks Accepted as a fact.
func (*Accepted) AFact() {}

// String returns the rules.
func (f *Accepted) String() string { return "accepted " + strings.Join(f.Rules, ", ") }

// Accepts reports whether a comment at the declaration of a field of another
// package says that a rule is to accept it.
func (r *Result) Accepts(rule string, field *types.Var) bool {
	var fact Accepted
	return field != nil && r.imports != nil && field.Pkg() != nil && r.imports(field.Origin(), &fact) && slices.Contains(fact.Rules, rule)
}

// exportAccepted tells importers of the fields of exported types that comments
// accept, and counts these as used. A comment at a field that would be no
// problem in any payload accepts nothing.
func (u *unit) exportAccepted(of *directives.Directives) {
	if !slices.ContainsFunc(of.All(), func(d directives.Directive) bool {
		return d.Verb == directives.Ignore && d.Problem == directives.None
	}) {
		return
	}
	rules := make(map[*types.Var][]string)
	scope := u.pass.Pkg.Scope()
	for _, name := range scope.Names() {
		tn, ok := scope.Lookup(name).(*types.TypeName)
		if !ok || !tn.Exported() || tn.IsAlias() {
			continue
		}
		if _, ok := tn.Type().Underlying().(*types.Struct); !ok {
			continue
		}
		c := &Command{Name: name, Out: tn.Type()}
		for _, p := range u.anywhere(c) {
			owner, field := c.Field(p.Field)
			if owner != tn || field == nil || !field.Exported() || slices.Contains(rules[field], p.Rule) {
				continue
			}
			if of.Ignored(p.Rule, field.Pos()) {
				rules[field] = append(rules[field], p.Rule)
			}
		}
	}
	for field, list := range rules {
		slices.Sort(list)
		u.pass.ExportObjectFact(field, &Accepted{list})
	}
}

// anywhere returns the problems that a payload has in any dialect: who answers
// with it is not known.
func (u *unit) anywhere(c *Command) []spec.Problem {
	of := *u
	var all []spec.Problem
	for _, dialect := range allDialects {
		of.possible = []string{dialect}
		of.check(c, declaration{})
		all = append(all, c.Problems...)
	}
	return all
}
