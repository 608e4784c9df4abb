package lsp

import (
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/code"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
)

// A shown finding is one that the editor has, with what answers its questions.
type shown struct {
	diagnostic diagnostic
	finding    finding.Finding
	open       snapshot    // when it was found
	files      *code.Files // as they were then
}

// findings are what was found last, by file.
type findings struct {
	mu sync.Mutex
	of map[string][]shown
}

// replace puts what was found in a folder in the place of what was found there
// before. It returns the files that the editor has to be told of, sorted.
func (s *findings) replace(dir string, found map[string][]shown) []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.of == nil {
		s.of = make(map[string][]shown)
	}
	tell := maps.Clone(found)
	for file := range s.of {
		if filepath.Dir(file) == dir {
			delete(s.of, file)
			if tell == nil {
				tell = make(map[string][]shown)
			}
			tell[file] = found[file]
		}
	}
	maps.Copy(s.of, found)
	return slices.Sorted(maps.Keys(tell))
}

// in returns what was found in a file.
func (s *findings) in(file string) []shown {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.of[file]
}

// A translator makes diagnostics of findings.
type translator struct {
	encoding encoding
	urls     map[string]string // of the rules
	related  bool              // the editor shows related places
	links    bool              // the editor shows the page of a rule
}

// shown returns the findings of a result by file.
func (t *translator) shown(r result) map[string][]shown {
	files := r.open.files()
	found := make(map[string][]shown)
	for _, f := range r.findings {
		file := f.Posn.File
		if file == "" {
			continue // nowhere to show it
		}
		found[file] = append(found[file], shown{
			diagnostic: t.diagnostic(f, r.open, files), finding: f, open: r.open, files: files,
		})
	}
	return found
}

func (t *translator) diagnostic(f finding.Finding, open snapshot, files *code.Files) diagnostic {
	d := diagnostic{
		Range:    t.encoding.code(files.Open(f.Posn.File), f.Posn, f.End),
		Severity: severityOf(f.Severity),
		Code:     f.Category,
		Source:   "envvet",
		Message:  f.Message,
	}
	if d.Code == "" {
		d.Code = f.Rule
	}
	if t.links && t.urls[f.Rule] != "" {
		d.CodeDescription = &codeDescription{Href: t.urls[f.Rule]}
	}
	var chain []string
	for _, r := range f.Related {
		if r.Posn.File == "" {
			continue
		}
		if !t.related {
			chain = append(chain, r.Message)
			continue
		}
		d.RelatedInformation = append(d.RelatedInformation, relatedInformation{
			Location: location{URI: open.uri(r.Posn.File), Range: t.encoding.code(files.Open(r.Posn.File), r.Posn, r.Posn)},
			Message:  r.Message,
		})
	}
	if len(chain) > 0 {
		d.Message += "\n" + strings.Join(chain, "\n")
	}
	return d
}

func severityOf(s analyzers.Severity) int {
	switch s {
	case analyzers.Error:
		return severityError
	case analyzers.Hint:
		return severityHint
	}
	return severityWarning
}
