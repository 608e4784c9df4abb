// Package patch has what go vet -fix would make of files: it reads the diffs that it prints,
// and shows or makes the changes as people want them.
//
// What go vet itself writes is formatted as a whole, which leaves no line end of Windows and
// no byte order mark, and its diffs have names that no program applies.
package patch

import (
	"bytes"
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/bluekeyes/go-gitdiff/gitdiff"
	"github.com/rogpeppe/go-internal/diff"
)

// A Change is a file as it is and as it is to be.
type Change struct {
	File     string // its absolute name
	Old, New []byte
}

// Read returns the changes of diffs to the files that are wanted, each file once, and none
// that changes nothing, by their names. New has the line ends of Old, and its byte order mark.
func Read(diffs []byte, wanted func(file string) bool) (list []Change, err error) {
	files, _, err := gitdiff.Parse(bytes.NewReader(diffs))
	if err != nil {
		return nil, fmt.Errorf("reading the diff of go vet: %w", err)
	}
	seen := make(map[string][]byte)
	for _, f := range files {
		c := Change{File: strings.TrimSuffix(f.NewName, " (new)")}
		if !wanted(c.File) {
			continue
		}
		if c.Old, err = os.ReadFile(c.File); err != nil {
			return nil, err
		}
		var out bytes.Buffer
		if err := gitdiff.Apply(&out, bytes.NewReader(c.Old), f); err != nil {
			return nil, fmt.Errorf("%s has changed meanwhile: %w", c.File, err)
		}
		c.New = inForm(c.Old, out.Bytes())
		if before, again := seen[c.File]; again {
			if !bytes.Equal(before, c.New) {
				return nil, fmt.Errorf("%s has fixes that contradict each other", c.File)
			}
			continue
		}
		seen[c.File] = c.New
		if !bytes.Equal(c.Old, c.New) {
			list = append(list, c)
		}
	}
	slices.SortFunc(list, func(a, b Change) int { return strings.Compare(a.File, b.File) })
	return list, nil
}

// Unified returns the change as a diff that git apply and patch -p1 apply in the folder dir.
// The name of a file that is not below it is absolute.
func (c Change) Unified(dir string) []byte {
	from, to := c.File, c.File
	if rel, err := filepath.Rel(dir, c.File); err == nil && filepath.IsLocal(rel) {
		rel = filepath.ToSlash(rel)
		if strings.Contains(rel, " ") {
			rel += "\t" // where a name with spaces ends
		}
		from, to = "a/"+rel, "b/"+rel
	}
	text := diff.Diff(from, c.Old, to, c.New)
	_, text, _ = bytes.Cut(text, []byte("\n")) // without "diff a/x b/x", of which git says otherwise
	return text
}

// Write makes the changes. If it cannot make all it makes none: it takes back what it has
// begun, and returns those for which that fails, too.
func Write(list []Change) (made []Change, err error) {
	for _, c := range list {
		f, err := os.OpenFile(c.File, os.O_WRONLY, 0)
		if err != nil {
			return nil, err
		}
		f.Close()
	}
	for i, c := range list {
		if err := put(c.File, c.New); err != nil {
			return restore(list[:i+1]), err
		}
	}
	return list, nil
}

// restore gives files what they had, and returns those that have something else still.
func restore(list []Change) (left []Change) {
	for _, c := range list {
		if put(c.File, c.Old) != nil {
			left = append(left, c)
		}
	}
	return left
}

// put writes text over that of a file, which stays the same one to all that lead to it, with
// its owner. It gives no room back before the end, so that what was there fits in again.
func put(file string, text []byte) error {
	f, err := os.OpenFile(file, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	if _, err = f.Write(text); err == nil {
		err = f.Truncate(int64(len(text)))
	}
	return cmp.Or(err, f.Close())
}
