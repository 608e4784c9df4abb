package inprocess

import (
	"bytes"
	"go/types"
	"maps"
	"os"
	"slices"

	"golang.org/x/tools/go/gcexportdata"
)

// read reads what decides which units are looked at: their files, of which it makes their keys
// where anything is kept. It returns errUnlisted if the go command has to be asked more.
func (g *graph) read() error {
	for _, u := range slices.Backward(g.units) { // importers first
		u.source = u.checked || u.needed()
		u.look = u.source && (!u.quiet || u.checked)
	}
	if g.store == nil {
		g.readFiles()
	} else if !g.hash() && g.short {
		return errUnlisted
	}
	if g.short {
		g.wait()
	}
	return nil
}

// plan decides what is to be done with each unit that has not to wait, or had to and has not any
// more: which are looked at by the rules, which are only checked for their types, of which types
// that were kept are read, and which are not needed at all. It returns errNarrow if types are
// needed of which some are not kept, and others were read.
func (g *graph) plan() error {
	if g.store == nil {
		return nil
	}
	g.keys()
	work := false
	for _, u := range g.units {
		if u.late != g.late {
			continue
		}
		if u.look && u.keyed && g.known(u) {
			u.look = false
		}
		work = work || u.look
	}
	if !work {
		for _, u := range g.units {
			u.source = u.done
		}
		return nil
	}
	g.narrow()
	if !g.wide && !g.readTypes() {
		if g.wide = true; len(g.types) > 0 {
			return errNarrow
		}
	}
	if g.wide {
		g.widen()
	}
	return nil
}

// readFiles reads the files of what the rules look at where nothing is kept, and of the go command
// not all was asked. What cannot be read is told of when the package is parsed.
func (g *graph) readFiles() {
	if !g.short {
		return
	}
	g.each(func(_ int, u *unit) {
		if !u.look {
			return
		}
		u.texts = make(map[string][]byte)
		for _, name := range slices.Concat(u.pkg.CompiledGoFiles, u.pkg.OtherFiles) {
			text, err := os.ReadFile(name)
			if err != nil {
				continue
			}
			u.texts[name] = text
			u.generates = u.generates || generates(name, text)
		}
	})
}

// known reports whether all that is asked of u was found out before, and takes
// the findings.
func (g *graph) known(u *unit) bool {
	if u.asked() {
		ok := g.store.has(u.key, keptFacts)
		if ok && g.wary {
			_, ok = g.store.get(u.key, keptFacts)
		}
		if !ok {
			return false
		}
	}
	if u.checked {
		var ok bool
		u.findings, ok = g.store.get(g.findingsKey(u), keptFindings)
		return ok
	}
	return true
}

// narrow finds the units that are to be parsed: those that are looked at, what
// imports one that is parsed, so that a package is not there twice, and those
// with tests in them, which have the same path as the ones without.
func (g *graph) narrow() {
	below := make(map[*unit]bool) // units that are looked at import it, directly or not
	var mark func(u *unit)
	mark = func(u *unit) {
		if !below[u] {
			below[u] = true
			for _, v := range u.imports {
				mark(v)
			}
		}
	}
	for _, u := range g.units {
		if u.look && g.ready(u) {
			mark(u)
		}
	}
	for _, u := range g.units {
		if u.done {
			continue
		}
		u.source = below[u] && (u.look || u.variant() || u.pkg.PkgPath == "unsafe")
		for _, v := range u.imports {
			u.source = u.source || below[u] && v.source && v.pkg.PkgPath != "unsafe"
		}
	}
}

// widen has everything parsed that units which are looked at import.
func (g *graph) widen() {
	var mark func(u *unit)
	seen := make(map[*unit]bool)
	mark = func(u *unit) {
		if !seen[u] {
			seen[u] = true
			u.source = true
			if !u.done {
				u.pkg.Types = nil
			}
			for _, v := range u.imports {
				mark(v)
			}
		}
	}
	for _, u := range g.units {
		u.source = u.done
	}
	for _, u := range g.units {
		if u.look && g.ready(u) {
			mark(u)
		}
	}
}

// variant reports whether u is a package with tests, or was compiled anew for
// one.
func (u *unit) variant() bool { return u.pkg.ID != u.pkg.PkgPath }

// readTypes reads the types of what is imported by units that are parsed, and
// is not itself. It reports whether all were kept. What is damaged is deleted
// then, so that it is kept again.
func (g *graph) readTypes() bool {
	known := maps.Clone(g.types)
	if known == nil {
		known = make(map[string]*types.Package)
	}
	all := true
	for _, u := range g.units {
		if u.source || u.pkg.Types != nil || !u.needed() {
			continue
		}
		text, ok := g.store.get(u.key, keptTypes)
		if all = all && ok && u.keyed; !all {
			continue
		}
		//envvet:ignore exitcall that is about data of the compiler; this was written by package gcexportdata
		//envvet:ignore stdoutwrite the same
		pkg, err := gcexportdata.Read(bytes.NewReader(text), g.fset, known, u.pkg.PkgPath)
		if err != nil {
			return false
		}
		u.pkg.Types = pkg
	}
	if !all {
		return false
	}
	g.types = known
	for _, u := range g.units {
		if pkg := known[u.pkg.PkgPath]; pkg != nil && !u.variant() {
			g.byTypes.Store(pkg, u) // incomplete, if only others speak of it
		}
	}
	return true
}

// asked reports whether there are facts about u, and somebody who may ask for
// them. A later run in which somebody else may finds none, and looks at u.
func (u *unit) asked() bool { return !u.quiet && len(u.importers) > 0 }

// edited reports whether u is of a module that is worked on.
func (u *unit) edited() bool { return u.pkg.Module != nil && u.pkg.Module.Version == "" }

func (u *unit) needed() bool {
	for _, v := range u.importers {
		if v.source {
			return true
		}
	}
	return false
}

// keep leaves for later runs what was found out about u.
func (g *graph) keep(u *unit) {
	if g.store == nil || !u.keyed || u.pkg.IllTyped || u.failed {
		return
	}
	if u.asked() {
		text, err := u.facts.Text()
		if err != nil {
			return
		}
		g.store.put(u.key, keptFacts, text)
	}
	if u.checked {
		g.store.put(g.findingsKey(u), keptFindings, u.findings)
	}
}

// keepTypes leaves the types of u for later runs, if those may look at what
// imports it and not at u.
func (g *graph) keepTypes(u *unit) {
	if g.store == nil || !u.source || !u.keyed || u.pkg.IllTyped || u.variant() || u.pkg.Types == types.Unsafe || g.store.has(u.key, keptTypes) {
		return
	}
	for _, v := range u.importers {
		if v.checked || v.edited() {
			var out bytes.Buffer
			if gcexportdata.Write(&out, g.fset, u.pkg.Types) == nil {
				g.store.put(u.key, keptTypes, out.Bytes())
			}
			return
		}
	}
}
