package spec

import (
	"fmt"
	"slices"
	"strings"
)

// A Condition says which parameters a parameter needs, or cannot be given with,
// if it is given, or if it is given a certain value (REQ-C-026).
type Condition struct {
	Value    string
	HasValue bool // it holds for Value alone
	Names    []string
}

// holds reports whether a condition of the parameter applies to the values.
func (p *Param) holds(c Condition, values []string) bool {
	return !c.HasValue || p.isOneOf(c.Value, values)
}

// CheckConditions returns what the conditions of the parameters ask for and the
// given values do not do. given has the values of the parameters that the
// caller gave; label spells a parameter for messages.
func CheckConditions(params []Param, given map[string][]string, label func(*Param) string) []ConditionError {
	byName := make(map[string]*Param)
	for i := range params {
		byName[params[i].Name] = &params[i]
	}
	var wrong []ConditionError
	add := func(p *Param, c Condition, other, format string) {
		o := byName[other]
		if o == nil {
			return // a fatal problem of the declaration
		}
		what := label(p)
		if c.HasValue {
			what += " " + c.Value
		}
		wrong = append(wrong, ConditionError{Param: o.Name, Message: fmt.Sprintf(format, what, label(o))})
	}
	for i := range params {
		p := &params[i]
		values, ok := given[p.Name]
		if !ok {
			continue
		}
		for _, c := range p.Requires {
			for _, other := range c.Names {
				if _, there := given[other]; p.holds(c, values) && !there {
					add(p, c, other, "%s requires %s")
				}
			}
		}
		for _, c := range p.Excludes {
			for _, other := range c.Names {
				if _, there := given[other]; p.holds(c, values) && there {
					add(p, c, other, "%s excludes %s")
				}
			}
		}
	}
	return wrong
}

// A ConditionError is a condition that does not hold.
type ConditionError struct {
	Param   string // the parameter that is missing, or given too much
	Message string
}

func (k *checker) checkConditions(params []Param) {
	if !slices.ContainsFunc(params, func(p Param) bool { return p.Requires != nil || p.Excludes != nil }) {
		return
	}
	names := make(map[string]bool)
	for _, p := range params {
		names[p.Name] = true
	}
	for i := range params {
		p := &params[i]
		k.checkConditionsOf(p, "requires", p.Requires, names)
		k.checkConditionsOf(p, "excludes", p.Excludes, names)
		for _, r := range p.Requires {
			for _, e := range p.Excludes {
				if r.HasValue && e.HasValue && r.Value != e.Value {
					continue
				}
				for _, name := range r.Names {
					if slices.Contains(e.Names, name) {
						k.fatal(RuleParamSchema, CategoryCondition, p.Field, "parameter %s requires and excludes %s, it cannot be given; drop one", p.Name, name)
					}
				}
			}
		}
	}
}

func (k *checker) checkConditionsOf(p *Param, tag string, conditions []Condition, names map[string]bool) {
	for _, c := range conditions {
		if c.HasValue && p.HasEnum && !p.isOneOf(c.Value, p.Enum) {
			k.fatal(RuleParamSchema, CategoryCondition, p.Field, "parameter %s has a tag %s for the value %q that is not one of %s, it never acts; change the value", p.Name, tag, c.Value, strings.Join(p.Enum, ", "))
		}
		for _, name := range c.Names {
			switch {
			case name == p.Name:
				k.fatal(RuleParamSchema, CategoryCondition, p.Field, "parameter %s has a tag %s with its own name, it has no meaning; name another parameter", p.Name, tag)
			case !names[name]:
				k.fatal(RuleParamSchema, CategoryCondition, p.Field, "parameter %s has a tag %s with %q, there is no such parameter; correct the name", p.Name, tag, name)
			}
		}
	}
}
