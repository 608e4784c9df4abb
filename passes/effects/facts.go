package effects

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/packed"
)

// Func is the fact that calling a function does something.
type Func struct {
	Packed packed.Value[summary.Summary]
}

// Summary returns what the function does, nil if that cannot be read.
func (f *Func) Summary() *summary.Summary { return f.Packed.Get() }

// AFact marks Func as a fact.
func (*Func) AFact() {}

// String returns what the function does, in the order of its summary, each
// thing once: "stdout fmt.Println; writes p0.w; calls p1; returns p0".
func (f *Func) String() string { return does(f.Summary()) }

// does returns what sum says, nothing if it is nil, as a broken fact may have it.
func does(sum *summary.Summary) string {
	if sum == nil {
		return ""
	}
	var parts []string
	say := func(format string, args ...any) {
		if s := fmt.Sprintf(format, args...); !slices.Contains(parts, s) {
			parts = append(parts, s)
		}
	}
	for _, e := range sum.Effects {
		say("%s%s %s", classPrefix(e.Class), e.Kind, e.What)
	}
	for _, u := range sum.Uses {
		switch u.Op {
		case summary.Write:
			say("writes %s", place(u.Target))
		case summary.Hand:
			if u.Kept {
				say("keeps %s", place(u.Target))
				continue
			}
			say("hands on %s", place(u.Target))
		case summary.Call:
			say("calls %s", place(u.Target))
		case summary.Invoke:
			say("calls %s.%s", place(u.Target), u.Method[strings.LastIndexByte(u.Method, '.')+1:])
		case summary.Default:
			say("defaults %s", place(u.Target))
		case summary.Start:
			say("starts %s", place(u.Target))
		}
	}
	for _, st := range sum.Stores {
		if v := describe(st.Value); v != "" {
			say("%s = %s", place(st.Target), v)
		}
	}
	for _, m := range sum.Made {
		if v := describe(m); v != "" {
			say("makes %s", v)
		}
	}
	for i, r := range sum.Results {
		if v := describe(r); v != "" {
			say("r%d = %s", i, v)
		}
	}
	for _, p := range sum.Parts {
		is, until := "is", ""
		if p.Lasts {
			is = "stays"
		}
		if p.Clears {
			until = ", until it is cleared"
		}
		if p.Shared {
			until = ", while it is left alone there"
		}
		say("%s %s %s%s", result(p), is, made(p), until)
	}
	if sum.Fluent {
		say("returns its receiver")
	}
	for _, r := range sum.Replaces {
		say("replaces %s by %s", r.Name, place(summary.Ref{Root: summary.Param, Index: r.Param, Path: r.Path}))
	}
	for _, s := range sum.Switches {
		say("%s", turns(s))
	}
	for _, s := range sum.Settings {
		say("%s", setting(s))
	}
	for _, i := range sum.Keeps {
		say("keeps p%d", i)
	}
	for _, l := range sum.Leaves {
		if len(l.But) == 0 {
			say("leaves p%d alone", l.Param)
		} else {
			say("sets %s of p%d only", strings.Join(l.But, ", "), l.Param)
		}
	}
	if sum.Variable != "" {
		say("r0 is %s", sum.Variable)
	}
	for i := range sum.Puts {
		say("puts %s into %s", put(&sum.Puts[i]), sum.Puts[i].Target)
	}
	for _, by := range sum.Says {
		say("has %s write by %s", by.Pkg, by.Callee)
	}
	if sum.Runs {
		say("runs handlers")
	}
	if sum.Recovers {
		say("recovers")
	}
	if sum.Guarded {
		say("guarded")
	}
	if sum.Endless {
		say("never returns")
	}
	return strings.Join(parts, "; ")
}

// turns says what a variable is set to.
func turns(s summary.Switch) string {
	switch {
	case s.Param < 0:
		return fmt.Sprintf("sets %s to %s", s.Variable, s.To)
	case s.When == summary.Const{}:
		return fmt.Sprintf("sets %s to p%d", s.Variable, s.Param)
	}
	return fmt.Sprintf("sets %s to %s if p%d is %s", s.Variable, s.To, s.Param, s.When)
}

// setting says what an option sets.
func setting(s summary.Setting) string {
	switch {
	case !s.Sets:
		return "leaves ." + s.Path
	case s.Given:
		return fmt.Sprintf("sets .%s to %s", s.Path, place(summary.Ref{Root: summary.Param, Index: s.Param, Path: s.Of}))
	}
	return fmt.Sprintf("sets .%s to %s", s.Path, s.Value)
}

// put says what is put somewhere.
func put(p *summary.Put) string {
	switch {
	case p.Stdout:
		return "stdout"
	case p.Alone:
		return fmt.Sprintf("p%d", p.Param)
	case p.Param >= 0:
		return fmt.Sprintf("what has p%d", p.Param)
	case p.Other:
		return "something else"
	}
	return "something, at times"
}

// result names what a part is of: "r0.level".
func result(p summary.Part) string {
	s := fmt.Sprintf("r%d", p.Result)
	if p.Path != "" {
		s += "." + p.Path
	}
	return s
}

// made names what a part is: a constant, or what a parameter says.
func made(p summary.Part) string {
	if p.Given {
		return place(summary.Ref{Root: summary.Param, Index: p.Param, Path: p.Of})
	}
	return p.Value.String()
}

func classPrefix(c summary.Class) string {
	if c == summary.Process {
		return ""
	}
	return c.String() + " "
}

// place names the place that r is: "p0.w" of a parameter, "c1" of a captured
// variable, the name of a package variable.
func place(r summary.Ref) string {
	var s string
	switch r.Root {
	case summary.Param:
		s = fmt.Sprintf("p%d", r.Index)
	case summary.Free:
		s = fmt.Sprintf("c%d", r.Index)
	case summary.Made:
		s = "made"
	default:
		s = r.Name
	}
	if r.Path != "" {
		s += "." + r.Path
	}
	return s
}

// describe names the alternatives of v, objects by what they hold.
func describe(v summary.Value) string {
	var parts []string
	for i := range v {
		var s string
		switch a := &v[i]; a.Kind {
		case summary.Writer:
			s = classPrefix(a.Class) + "stdout"
		case summary.At:
			s = place(a.Ref)
		case summary.Func:
			s = "func(" + does(a.Sum) + ")"
		case summary.Box:
			s = describe(a.Inner)
			for _, m := range a.Methods {
				s += fmt.Sprintf(" %s(%s)", m.Name, does(m.Sum))
			}
			switch {
			case a.Again && a.Self:
				s += " again"
			case a.Again:
				s += " another"
			}
			s = strings.TrimSpace(s)
		case summary.Object:
			var fields []string
			for _, f := range a.Fields {
				if x := describe(f.Value); x != "" {
					fields = append(fields, f.Path+": "+x)
				}
			}
			if s = strings.Join(fields, ", "); s != "" {
				s = "{" + s + "}"
			}
		}
		if s != "" && !slices.Contains(parts, s) {
			parts = append(parts, s)
		}
	}
	return strings.Join(parts, " | ")
}

// Var is the fact that a package variable holds something once the program
// has been initialized, or that fields of it are left nil by which the package decides
// whether it falls back to standard output.
type Var struct {
	Packed packed.Value[summary.Value]
	Unset  []string // the names of these, in order of the alphabet

	// The names of fields that are nil for ever, by which the package decides what it does.
	UnsetEver []string
}

// Value returns what the variable holds, nil if that cannot be read.
func (v *Var) Value() summary.Value {
	if value := v.Packed.Get(); value != nil {
		return *value
	}
	return nil
}

// AFact marks Var as a fact.
func (*Var) AFact() {}

// String returns what the variable holds, and what not.
func (v *Var) String() string {
	var parts []string
	if held := describe(v.Value()); held != "" || len(v.Unset)+len(v.UnsetEver) == 0 {
		parts = append(parts, "holds "+held)
	}
	if len(v.Unset) > 0 {
		parts = append(parts, "leaves nil "+strings.Join(v.Unset, ", "))
	}
	if len(v.UnsetEver) > 0 {
		parts = append(parts, "has nil for ever in "+strings.Join(v.UnsetEver, ", "))
	}
	return strings.Join(parts, "; ")
}

// Init is what happens while a package and all that it imports is initialized.
type Init struct {
	Effects []summary.Effect // in the order of their sites
	Hidden  []summary.Store  // what is put into hidden variables of the standard library

	// The exported variables, and fields in them, that are set to something else by
	// init functions of other packages, in order of the alphabet.
	Replaced []string

	// The settings that something may change, in order of the alphabet, and by what those of
	// the package itself are changed.
	Changed []string
	Setters []summary.Setter

	Told    bool             // others can tell the package itself where it writes
	Outlets []summary.Outlet // by which variables, as far as that is known, in order of the alphabet
}

// AFact marks Init as a fact.
func (*Init) AFact() {}

// String returns all of it.
func (i *Init) String() string {
	var parts []string
	for _, e := range i.Effects {
		parts = append(parts, fmt.Sprintf("%s%s %s", classPrefix(e.Class), e.Kind, e.What))
	}
	for _, st := range i.Hidden {
		parts = append(parts, fmt.Sprintf("%s = %s", place(st.Target), describe(st.Value)))
	}
	for _, name := range i.Replaced {
		parts = append(parts, "replaces "+name)
	}
	if i.Told {
		parts = append(parts, "is told where it writes")
	}
	for _, o := range i.Outlets {
		parts = append(parts, fmt.Sprintf("%s set by %v, written by %v", o.Var, o.Setters, o.Writers))
	}
	for _, path := range i.Changed {
		parts = append(parts, "changes "+path)
	}
	for _, by := range i.Setters {
		if _, field, ok := strings.Cut(by.Of, "#"); ok {
			parts = append(parts, fmt.Sprintf("%s set by %s", field, by.Name))
		} else if _, name, ok := strings.Cut(by.Of, ":"); ok {
			parts = append(parts, fmt.Sprintf("%s set by %s", name, by.Name))
		} else {
			parts = append(parts, "set by "+by.Name)
		}
	}
	return "init " + strings.Join(parts, "; ")
}
