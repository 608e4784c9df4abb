package payload

import (
	"encoding/gob"
	"fmt"
	"go/ast"
	"go/types"
	"io"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
)

// Encodes is the fact of a function that encodes what it is given as JSON, or
// prints or returns such text.
type Encodes struct {
	List []Encoding
}

// An Encoding says what is encoded and where that goes.
type Encoding struct {
	Param int  // which parameter, a receiver included; -1 if it is a value of Type
	Text  bool // the parameter holds the text
	Type  *FactType
	Given int        // which parameter a value of Type is as it is given, counted from 1; 0 if it is none
	Parts string     // which parameters are in a value of Type, as ".Data=b" for parameter 1; "" for none
	Tests []TypeTest // what the parameter, or a value whose type is a parameter, has to be

	Class  summary.Class // of standard output
	Place  summary.Ref   // the place of a writer that the caller knows, if Class is 0
	Result int           // which result is the text; -1 for none

	Trail []summary.Hop // calls from the function to the one that encodes
}

// AFact marks Encodes as a fact.
func (*Encodes) AFact() {}

// String returns what is encoded, and to where.
func (f *Encodes) String() string {
	var list []string
	for _, enc := range f.List {
		what := fmt.Sprintf("p%d", enc.Param)
		switch {
		case enc.Param < 0:
			what = enc.Type.String()
			if enc.Parts != "" {
				what += " of " + enc.Parts
			}
		case enc.Text:
			what = "text " + what
		}
		for _, t := range enc.Tests {
			what += fmt.Sprintf(" (%s)", t)
		}
		to := enc.Class.String()
		switch {
		case enc.Result >= 0:
			to = fmt.Sprintf("r%d", enc.Result)
		case enc.Class == 0:
			to = fmt.Sprintf("p%d", enc.Place.Index)
			if enc.Place.Path != "" {
				to += "." + enc.Place.Path
			}
		}
		list = append(list, what+" to "+to)
	}
	return "encodes " + strings.Join(list, "; ")
}

// The types of facts contain themselves; see package effects.
func init() {
	for _, fact := range Analyzer.FactTypes {
		if err := gob.NewEncoder(io.Discard).Encode(fact); err != nil {
			panic(err) // a type that cannot be a fact
		}
	}
}

// exportEncodes tells importers of the functions that encode what they are given.
func (e *encodings) exportEncodes() {
	if len(e.open)+len(e.sites) == 0 {
		return
	}
	byDecl := make(map[*types.Func]*ssa.Function)
	for _, fn := range e.functions {
		if obj, ok := fn.Object().(*types.Func); ok && fn.Synthetic == "" {
			byDecl[obj] = fn
		}
	}
	leads := e.leading()
	for _, file := range e.pass.Files {
		for _, decl := range file.Decls {
			decl, ok := decl.(*ast.FuncDecl)
			if !ok || !decl.Name.IsExported() {
				continue
			}
			obj, ok := e.pass.TypesInfo.Defs[decl.Name].(*types.Func)
			if !ok {
				continue
			}
			var fact Encodes
			for _, enc := range e.closed(byDecl[obj], leads) {
				if enc.to.place.Root == summary.Free || enc.to.place.Root == summary.Global {
					continue
				}
				out := Encoding{Param: enc.param, Text: enc.text, Given: enc.given, Parts: string(enc.parts), Tests: enc.guard.encode(obj), Class: enc.to.class, Place: enc.to.place, Result: enc.to.result, Trail: enc.trail}
				if enc.param < 0 {
					if out.Type = encodeType(enc.typ, obj, 0); out.Type == nil {
						continue
					}
				}
				if len(fact.List) < maxEncodings {
					fact.List = append(fact.List, out)
				}
			}
			if len(fact.List) > 0 {
				e.pass.ExportObjectFact(obj, &fact)
			}
		}
	}
}

// leading returns the functions that encode something of a known type, and those
// that call one, at any distance.
func (e *encodings) leading() map[*ssa.Function]bool {
	leads := make(map[*ssa.Function]bool)
	if len(e.sites) == 0 {
		return leads
	}
	callers := make(map[*ssa.Function][]*ssa.Function)
	all, has := slices.Clone(e.functions), make(map[*ssa.Function]bool)
	for _, fn := range all {
		has[fn] = true
	}
	for i := 0; i < len(all); i++ {
		for _, callee := range e.callees(all[i]) {
			callers[callee] = append(callers[callee], all[i])
			if !has[callee] { // such as what stands for a method value
				has[callee] = true
				all = append(all, callee)
			}
		}
	}
	var queue []*ssa.Function
	for fn := range e.sites {
		queue = append(queue, fn)
	}
	for ; len(queue) > 0; queue = queue[1:] {
		if fn := queue[0]; !leads[fn] {
			leads[fn] = true
			queue = append(queue, callers[fn]...)
		}
	}
	return leads
}

// closed returns what a function encodes, and what those encode that it calls, of
// which some lead there.
func (e *encodings) closed(fn *ssa.Function, leads map[*ssa.Function]bool) []encoding {
	list := slices.Clone(e.open[fn])
	if !leads[fn] {
		return list
	}
	seen := map[*ssa.Function]bool{fn: true}
	for queue := []*ssa.Function{fn}; len(queue) > 0; queue = queue[1:] {
		list = append(list, e.sites[queue[0]]...)
		for _, callee := range e.callees(queue[0]) {
			if leads[callee] && !seen[callee] {
				seen[callee] = true
				queue = append(queue, callee)
			}
		}
	}
	return list
}

// decode returns what a fact says of a function, as seen from the package, which
// imports it.
func (e *encodings) decode(f *Encodes, fn *types.Func) []encoding {
	var list []encoding
	from := e.pass.Pkg
	for _, enc := range f.List[:min(len(f.List), maxEncodings)] {
		s := source{param: enc.Param, text: enc.Text, arg: -1}
		if enc.Param < 0 {
			if s.param, s.text = -1, false; enc.Type == nil {
				continue
			}
			s.given, s.parts = enc.Given, parts(enc.Parts).checked()
			if s.typ = enc.Type.decode(from, fn, 0); s.typ == nil {
				continue
			}
		}
		var tests []typeTest
		for _, t := range enc.Tests[:min(len(enc.Tests), maxTests)] {
			tests = append(tests, t.decode(from, fn))
		}
		s.guard = e.guard(tests)
		list = append(list, encoding{source: s, to: target{enc.Class, enc.Place, enc.Result}, trail: enc.Trail})
	}
	return list
}
