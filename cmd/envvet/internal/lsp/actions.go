package lsp

import (
	"slices"
	"strings"
)

// quickFix is the kind of the actions that mend a finding.
const quickFix = "quickfix"

// actions returns the fixes of the findings that a range touches. A fix of a text
// that was edited since is none.
func (s *server) actions(file string, in span, only []string) []codeAction {
	actions := []codeAction{}
	if len(only) > 0 && !slices.ContainsFunc(only, func(kind string) bool { return kind == quickFix || kind == "" }) {
		return actions
	}
	now := s.docs.snapshot()
	for _, f := range s.findings.in(file) {
		if !touches(f.diagnostic.Range, in) {
			continue
		}
		for i, fix := range f.finding.Fixes {
			edit := s.edit(f, i, now)
			if edit == nil {
				continue
			}
			actions = append(actions, codeAction{
				Title: fix.Message, Kind: quickFix, Diagnostics: []diagnostic{f.diagnostic}, IsPreferred: i == 0, Edit: edit,
			})
		}
	}
	return actions
}

// edit returns what a fix changes, or nil if a text is not the one that it was
// made for.
func (s *server) edit(f shown, fix int, now snapshot) *workspaceEdit {
	var edits []documentEdit
	for _, e := range f.finding.Fixes[fix].Edits {
		text := f.files.Open(e.File)
		doc, open := now[e.File]
		if text.Text == nil || e.Start > e.End || e.End > len(text.Text) || open && doc.text != string(text.Text) {
			return nil
		}
		uri := now.uri(e.File)
		i := slices.IndexFunc(edits, func(d documentEdit) bool { return d.TextDocument.URI == uri })
		if i < 0 {
			i = len(edits)
			edits = append(edits, documentEdit{TextDocument: versionedDocument{URI: uri, Version: now.version(e.File)}})
		}
		edits[i].Edits = append(edits[i].Edits, textEdit{Range: s.translator.encoding.span(text, e.Start, e.End), NewText: e.New})
	}
	if len(edits) == 0 {
		return nil
	}
	if s.versions {
		return &workspaceEdit{DocumentChanges: edits}
	}
	changes := make(map[string][]textEdit)
	for _, d := range edits {
		changes[d.TextDocument.URI] = d.Edits
	}
	return &workspaceEdit{Changes: changes}
}

// hover returns the manuals of the rules that found something at a place.
func (s *server) hover(file string, at position) *hover {
	var texts []string
	var where span
	for _, f := range s.findings.in(file) {
		if !touches(f.diagnostic.Range, span{Start: at, End: at}) {
			continue
		}
		text := s.manuals[f.finding.Rule]
		if text == "" || slices.Contains(texts, text) {
			continue
		}
		texts = append(texts, text)
		where = f.diagnostic.Range
	}
	if len(texts) == 0 {
		return nil
	}
	return &hover{Contents: markup{Kind: "markdown", Value: strings.Join(texts, "\n\n---\n\n")}, Range: where}
}

// touches reports whether two ranges have a place in common, their ends too.
func touches(a, b span) bool { return !before(a.End, b.Start) && !before(b.End, a.Start) }

func before(a, b position) bool {
	return a.Line < b.Line || a.Line == b.Line && a.Character < b.Character
}
