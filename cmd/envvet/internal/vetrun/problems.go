package vetrun

import (
	"strings"

	"github.com/envvet/envvet/cmd/envvet/internal/finding"
)

// Problems returns what messages of a go vet that failed say is wrong: a place for each
// line that begins with one, and for a package of which none does all that is said of it.
// If there are no packages, it is all one.
func Problems(messages string) []finding.Problem {
	var (
		list []finding.Problem
		pkg  string
		rest strings.Builder // of what is said of it
		seen = true          // a place was in it
	)
	end := func() {
		if text := strings.TrimSpace(rest.String()); !seen && text != "" {
			list = append(list, finding.Problem{Package: pkg, Message: text})
		}
		rest.Reset()
	}
	for line := range said(messages) {
		if name, ok := packageOf(line); ok {
			if name != pkg { // "# [p]" stands after "# p"
				end()
				pkg, seen = name, false
			}
			continue
		}
		rest.WriteString(line)
		line = strings.TrimPrefix(strings.TrimSpace(line), "vet: ")
		if at, text, ok := finding.CutPosn(line); ok && pkg != "" {
			seen = true
			at.File = strings.TrimPrefix(at.File, "./")
			list = append(list, finding.Problem{Package: pkg, Posn: at, Message: text})
		}
	}
	end()
	if text := strings.TrimSpace(messages); len(list) == 0 && text != "" {
		list = append(list, finding.ProblemOf(text))
	}
	return finding.Problems(list)
}

// Warnings returns what the go command warns of in messages, without saying that it does.
func Warnings(messages string) (list []string) {
	for line := range said(messages) {
		if text, ok := strings.CutPrefix(strings.TrimSpace(line), "go: warning: "); ok {
			list = append(list, text)
		}
	}
	return list
}

// packageOf returns the package that a line "# pkg" or "# [pkg]" is about. A test
// variant, "# pkg [pkg.test]", counts as its package.
func packageOf(line string) (name string, ok bool) {
	if name, ok = strings.CutPrefix(line, "# "); !ok {
		return "", false
	}
	name, _, _ = strings.Cut(strings.TrimSpace(name), " ")
	name = strings.TrimSuffix(strings.TrimPrefix(name, "["), "]")
	return name, name != ""
}
