package directives

import (
	"go/ast"
	"go/token"
	"strings"
)

// behind returns the ignore that stands in a comment behind its beginning, and false if none
// does: well-formed, and thus meant, but a part of the other comment.
//
//	fmt.Println(banner) //nolint:forbidigo //envvet:ignore stdoutwrite for people
//
// A comment that is alone on its line, as alone says, may speak of one: then the other one has to
// be a directive too, or a block that holds nothing else.
func behind(pos token.Pos, text string, alone bool) (Directive, bool) {
	const begin = "//envvet:" + Ignore
	n := strings.Index(text[min(len(text), len("//")):], begin) + len("//")
	if n < len("//") {
		return Directive{}, false
	}
	before, rest := text[:n], text[n:]
	if strings.Count(before, "`")%2+strings.Count(before, `"`)%2 > 0 {
		return Directive{}, false // a text
	}
	block := strings.HasPrefix(before, "/*")
	if block {
		rest = strings.TrimRight(strings.TrimSuffix(rest, "*/"), " \t\r\n")
		if strings.TrimSpace(before) != "/*" || strings.Contains(rest, "\n") {
			return Directive{}, false
		}
	} else if after := strings.TrimPrefix(before, "//"); alone && (after == "" || !isLower(after[0])) || !strings.HasSuffix(before, " ") && !strings.HasSuffix(before, "\t") {
		return Directive{}, false
	}
	c, ok := ast.ParseDirective(pos+token.Pos(n), rest)
	if !ok || c.Tool != "envvet" || c.Name != Ignore {
		return Directive{}, false
	}
	d := read(c)
	if d.Problem != None {
		return Directive{}, false
	}
	d.Problem = Behind
	if block {
		d.Pos, d.End = pos, pos+token.Pos(len(text))
	}
	return d, true
}

func isLower(c byte) bool { return 'a' <= c && c <= 'z' }
