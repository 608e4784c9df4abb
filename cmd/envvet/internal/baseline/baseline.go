// Package baseline keeps the findings that a team has accepted in a file, so
// that only new ones are reported.
package baseline

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/fingerprint"
)

// version is that of the form of the file. Those of version 1 are read too: they have
// the former fingerprints, which are the same in all modules. So do entries of a file of
// version 2 that were read from one of version 1 and not looked for since.
const version = 2

// maxCount is how often an entry accepts a finding at most, so that numbers can be
// added up.
const maxCount = 1 << 20

// A Baseline is a list of findings that are accepted, by file.
type Baseline struct {
	Version int     `json:"version"`
	Entries []Entry `json:"findings"`
}

// An Entry stands for findings with one fingerprint. File and In tell readers
// where they were.
type Entry struct {
	Rule        string `json:"rule"`
	File        string `json:"file"`         // as seen from the folder of the baseline, with slashes
	In          string `json:"in,omitempty"` // the declaration
	Fingerprint string `json:"fingerprint"`
	Count       int    `json:"count"`
	Hint        bool   `json:"hint,omitempty"` // they are found only where hints are asked for
}

// Of returns the baseline that accepts findings, whose prints are in the same
// order. home is the absolute folder of its file.
func Of(findings []finding.Finding, prints []fingerprint.Print, home string) Baseline {
	b := Baseline{Version: version, Entries: []Entry{}}
	type kind struct {
		digest string
		hint   bool
	}
	known := make(map[kind]int) // indexes of entries
	for i, f := range findings {
		k := kind{prints[i].Digest, f.Severity == analyzers.Hint}
		at, ok := known[k]
		if !ok {
			at = len(b.Entries)
			known[k] = at
			b.Entries = append(b.Entries, Entry{
				Rule: f.Rule, File: valid(Name(home, f.Posn.File)), In: valid(prints[i].Decl), Fingerprint: k.digest, Hint: k.hint,
			})
		}
		b.Entries[at].Count++
	}
	b.sort()
	return b
}

// Name returns the name of file as seen from the folder home, with slashes.
func Name(home, file string) string {
	if rel, err := filepath.Rel(home, file); err == nil {
		file = rel
	}
	return filepath.ToSlash(file)
}

// valid returns text as it is read from JSON.
func valid(text string) string { return strings.ToValidUTF8(text, string(unicode.ReplacementChar)) }

func (b *Baseline) sort() {
	slices.SortFunc(b.Entries, func(x, y Entry) int {
		return cmp.Or(cmp.Compare(x.File, y.File), cmp.Compare(x.Rule, y.Rule), cmp.Compare(x.In, y.In),
			cmp.Compare(x.Fingerprint, y.Fingerprint), cmp.Compare(x.hint(), y.hint()))
	})
}

// hint is 1 for an entry of hints, which stands after others.
func (e Entry) hint() int {
	if e.Hint {
		return 1
	}
	return 0
}

// Match tells which of the findings with the prints are accepted: of those with
// one fingerprint, or one of a former version, the first ones, as many as the
// baseline has, and those before others that are marked as old, if any are. The rest
// of it, what was not found, is returned as well.
func (b Baseline) Match(prints []fingerprint.Print, old []bool) (accepted []bool, rest Baseline) {
	left := make(map[string]int)
	for _, e := range b.Entries {
		left[e.Fingerprint] += e.Count
	}
	accepted = make([]bool, len(prints))
	for _, turn := range []bool{true, false} {
		for i, p := range prints {
			if (old != nil && old[i]) != turn {
				continue
			}
			for _, known := range []string{p.Digest, p.Former} {
				if left[known] > 0 {
					accepted[i] = true
					left[known]--
					break
				}
			}
		}
	}
	rest = Baseline{Version: version, Entries: []Entry{}}
	for _, e := range b.Entries {
		if n := min(e.Count, left[e.Fingerprint]); n > 0 {
			left[e.Fingerprint] -= n
			e.Count = n
			rest.Entries = append(rest.Entries, e)
		}
	}
	return accepted, rest
}

// In returns the entries for which in is true.
func (b Baseline) In(in func(Entry) bool) Baseline {
	part := Baseline{Version: version, Entries: []Entry{}}
	for _, e := range b.Entries {
		if in(e) {
			part.Entries = append(part.Entries, e)
		}
	}
	return part
}

// With returns the entries of both baselines.
func (b Baseline) With(other Baseline) Baseline {
	all := Baseline{Version: version, Entries: slices.Concat(b.Entries, other.Entries)}
	all.sort()
	return all
}

// Len returns how many findings the baseline accepts.
func (b Baseline) Len() int {
	n := 0
	for _, e := range b.Entries {
		n += e.Count
	}
	return n
}

// Write writes the baseline, a line for each entry, and leaves the old file if
// that fails. The file that a symbolic link leads to is replaced, and not the link.
func (b Baseline) Write(file string) error {
	var out bytes.Buffer
	fmt.Fprintf(&out, "{\n  \"version\": %d,\n  \"findings\": [", b.Version)
	for i, e := range b.Entries {
		text, err := json.Marshal(e)
		if err != nil {
			return err
		}
		if i > 0 {
			out.WriteByte(',')
		}
		out.WriteString("\n    ")
		out.Write(text)
	}
	if len(b.Entries) > 0 {
		out.WriteString("\n  ")
	}
	out.WriteString("]\n}\n")
	mode := fs.FileMode(0o644)
	if real, err := filepath.EvalSymlinks(file); err == nil {
		file = real
	}
	if info, err := os.Stat(file); err == nil {
		if !info.Mode().IsRegular() {
			return fmt.Errorf("%s is no regular file", file)
		}
		mode = info.Mode().Perm()
	}
	temp, err := os.CreateTemp(filepath.Dir(file), ".envvet-baseline-*")
	if err != nil {
		return err
	}
	defer os.Remove(temp.Name()) // is gone if all goes well
	_, err = temp.Write(out.Bytes())
	if err := errors.Join(err, temp.Chmod(mode), temp.Close()); err != nil {
		return err
	}
	return os.Rename(temp.Name(), file)
}
