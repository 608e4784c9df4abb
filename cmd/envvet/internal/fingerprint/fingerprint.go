// Package fingerprint knows a finding again after its code has moved.
//
// The fingerprint of a finding is a digest of its rule, the path of its module, the
// folder of its file as seen from there, the name of the declaration it stands in,
// and the tokens of the code that it marks. Lines above it, formatting, comments, the
// name of the file and the words of the message are not in it.
package fingerprint

import (
	"crypto/sha256"
	"encoding/hex"
	"strconv"
	"strings"

	"github.com/envvet/envvet/cmd/envvet/internal/code"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
)

// Version is part of every digest; it changes with what goes into one.
const Version = "envvet/v2"

// former is the version that did not tell modules apart.
const former = "envvet/v1"

// A Print is what a finding is known by. Two findings may have the same one:
// the same code twice in one function.
type Print struct {
	Digest string // 32 hexadecimal digits
	Former string // what Digest was in versions before, which files of users still have
	Decl   string // the declaration it stands in, such as "Store.Archive", or ""
}

// IDs returns prints as texts that differ from each other: the digest, and which
// of those with the same one it is, as in "…:2".
func IDs(prints []Print) []string {
	ids := make([]string, len(prints))
	seen := make(map[string]int)
	for i, p := range prints {
		seen[p.Digest]++
		ids[i] = p.Digest + ":" + strconv.Itoa(seen[p.Digest])
	}
	return ids
}

// Of returns the prints of findings, in their order.
func Of(findings []finding.Finding, files *code.Files) []Print {
	prints := make([]Print, len(findings))
	sources := make(map[string]*source)
	for i, f := range findings {
		src, known := sources[f.Posn.File]
		if !known {
			src = newSource(f.Posn.File, files.Open(f.Posn.File))
			src.module, src.folder = home(f.Posn.File, files)
			sources[f.Posn.File] = src
		}
		start, end := src.Span(f.Posn, f.End)
		prints[i].Decl = src.decl(start)
		words := src.words(start, end)
		prints[i].Digest = digest(Version, f.Rule, src.module, src.folder, prints[i].Decl, words)
		prints[i].Former = digest(former, f.Rule, src.folder, prints[i].Decl, words)
	}
	return prints
}

func digest(parts ...string) string {
	sum := sha256.Sum256([]byte(strings.Join(parts, "\x00")))
	return hex.EncodeToString(sum[:16])
}
