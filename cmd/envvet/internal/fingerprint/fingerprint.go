// Package fingerprint knows a finding again after its code has moved.
//
// The fingerprint of a finding is a digest of its rule, the folder of its file
// as seen from its module, the name of the declaration it stands in, and the tokens of the code that it
// marks. Lines above it, formatting, comments, the name of the file and the words
// of the message are not in it.
package fingerprint

import (
	"crypto/sha256"
	"encoding/hex"
	"strings"

	"github.com/envvet/envvet/cmd/envvet/internal/finding"
)

// version is part of every digest; it changes with what goes into one.
const version = "envvet/v1"

// A Print is what a finding is known by. Two findings may have the same one:
// the same code twice in one function.
type Print struct {
	Digest string // 32 hexadecimal digits
	Decl   string // the declaration it stands in, such as "Store.Archive", or ""
}

// Of returns the prints of findings, in their order.
func Of(findings []finding.Finding) []Print {
	prints := make([]Print, len(findings))
	files := make(map[string]*source)
	for i, f := range findings {
		src, read := files[f.Posn.File]
		if !read {
			src = readSource(f.Posn.File)
			files[f.Posn.File] = src
		}
		start, end := src.span(f.Posn, f.End)
		prints[i].Decl = src.decl(start)
		prints[i].Digest = digest(f.Rule, src.folder, prints[i].Decl, src.words(start, end))
	}
	return prints
}

func digest(parts ...string) string {
	sum := sha256.Sum256([]byte(version + "\x00" + strings.Join(parts, "\x00")))
	return hex.EncodeToString(sum[:16])
}
