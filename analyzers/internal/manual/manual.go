// Package manual takes a rule's manual out of the doc.go that holds it.
//
// The package comment of a rule is its only manual: the analyzer's Doc, the
// help of the binaries and the pages under docs/rules are all taken from it.
package manual

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

var errNoComment = errors.New("no package comment")

// MustExtract returns the section "# Analyzer NAME" of the package comment of
// the Go source src, from its "NAME: title" line on with the "NAME: " dropped,
// up to the next section that starts with "# Analyzer". It panics if there is
// none, which a rule's own init turns into a failing build of its tests.
func MustExtract(src, name string) string {
	text, err := extract(src, name)
	if err != nil {
		panic(err)
	}
	return text
}

func extract(src, name string) (string, error) {
	comment, err := packageComment(src)
	if err != nil {
		return "", fmt.Errorf("manual of %s: %w", name, err)
	}
	for i, section := range strings.Split(comment, "\n# Analyzer ") {
		if i == 0 {
			continue // what stands before the first heading is for godoc alone
		}
		heading, body, _ := strings.Cut(section, "\n")
		if strings.TrimSpace(heading) != name {
			continue
		}
		body = strings.TrimSpace(body)
		rest, ok := strings.CutPrefix(body, name+": ")
		if !ok {
			return "", fmt.Errorf("manual of %s: section does not begin with %q", name, name+": ")
		}
		return rest, nil
	}
	return "", fmt.Errorf("manual of %s: no section %q", name, "# Analyzer "+name)
}

// packageComment returns the text of a comment that is all that stands above the
// package clause, each line after //. Every process reads the manuals of all rules
// before anything else, and most are soon over: package parser takes eight times as
// long, and what it allocates brings on a first collection of garbage.
func packageComment(src string) (string, error) {
	if strings.HasPrefix(src, "package ") {
		return "", errNoComment
	}
	above, _, ok := strings.Cut(src, "\npackage ")
	if !ok {
		return "", errors.New("not a Go source file")
	}
	var text strings.Builder
	text.Grow(len(above))
	for line := range strings.SplitSeq(above, "\n") {
		line, ok := strings.CutPrefix(line, "//")
		if !ok {
			return "", errNoComment
		}
		line = strings.TrimSuffix(line, "\r") // git may have put it there
		text.WriteString(strings.TrimPrefix(line, " "))
		text.WriteByte('\n')
	}
	return text.String(), nil
}

// Cut divides a manual into its title and its body.
func Cut(doc string) (title, body string) {
	title, body, _ = strings.Cut(doc, "\n")
	return title, strings.TrimSpace(body)
}

// Categories returns the categories of findings that a manual lists, in their
// order: the words before the colon in the lists of the section "What it reports".
func Categories(doc string) []string {
	_, section, _ := strings.Cut(doc, "\n# What it reports\n")
	section, _, _ = strings.Cut(section, "\n# ")
	var categories []string
	for line := range strings.Lines(section) {
		item, ok := strings.CutPrefix(line, "  - ")
		if !ok {
			continue
		}
		item, _, _ = strings.Cut(item, ":")
		for word := range strings.SplitSeq(item, ", ") {
			if strings.Trim(word, "abcdefghijklmnopqrstuvwxyz") != "" {
				break // such as "a hint"
			}
			if !slices.Contains(categories, word) {
				categories = append(categories, word)
			}
		}
	}
	return categories
}

// URL is the address of the rule's page.
func URL(name string) string {
	return "https://github.com/envvet/envvet/blob/main/docs/rules/" + name + ".md"
}
