package directives

import (
	"go/ast"
	"go/token"
	"regexp"
	"strings"
	"sync"
	"unicode"
)

// The verbs.
const (
	Ignore  = "ignore"
	Handler = "handler"
)

// A Directive is one //envvet: comment.
type Directive struct {
	Pos, End token.Pos // of the comment, without a comment on it
	Verb     string
	Rule     string // of an ignore
	Reason   string // of an ignore
	Problem  Problem
}

// String returns the directive without its reason.
func (d Directive) String() string {
	if d.Rule == "" {
		return "//envvet:" + d.Verb
	}
	return "//envvet:" + d.Verb + " " + d.Rule
}

// A Problem is the reason why a directive applies to nothing.
type Problem string

const (
	None      Problem = ""
	Spelling  Problem = "spelling"  // a directive but for blanks, capitals or the comment marker
	Verb      Problem = "verb"      // unknown verb
	Rule      Problem = "rule"      // no rule, or several
	Reason    Problem = "reason"    // no reason
	Argument  Problem = "argument"  // an argument that the verb does not take
	Behind    Problem = "behind"    // a part of another comment
	Misplaced Problem = "misplaced" // no code, or not the right code, in its scope
)

// nearMiss matches what was probably meant as a directive. A second blank
// after the comment marker makes the comment a code block of godoc, so that
// documentation can show directives. It is compiled when a comment is compared with
// it: most processes that the go command starts look at no comment.
var nearMiss = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?://|/\*) ?(?i:envvet): ?((?i:ignore|handler))((?:\s[^\n]*)?)(?:\*/)?$`)
})

// nearMissColon is the greatest index that a near miss has its colon at.
const nearMissColon = len("// envvet")

// parse reads a comment that starts at pos. It reports false for a comment
// that is no directive and no near miss of one.
func parse(pos token.Pos, text string) (Directive, bool) {
	if strings.IndexByte(text[:min(len(text), nearMissColon+1)], ':') < 0 {
		return Directive{}, false // all but a few comments end here
	}
	if c, ok := ast.ParseDirective(pos, text); ok && c.Tool == "envvet" {
		return read(c), true
	}
	if m := nearMiss().FindStringSubmatch(text); m != nil {
		d := Directive{Pos: pos, End: pos + token.Pos(len(text)), Verb: strings.ToLower(m[1]), Problem: Spelling}
		d.Rule, d.Reason = firstWord(strings.TrimSuffix(m[2], "*/"))
		return d, true
	}
	return Directive{}, false
}

// read gives a well-spelled directive its meaning.
func read(c ast.Directive) Directive {
	args := uncomment(c.Args)
	d := Directive{Pos: c.Slash, End: c.ArgsPos + token.Pos(len(args)), Verb: c.Name}
	if args == "" {
		d.End = c.Slash + token.Pos(len("//envvet:")+len(c.Name))
	}
	switch c.Name {
	case Ignore:
		d.Rule, d.Reason = firstWord(args)
		switch {
		case d.Rule == "" || strings.Contains(d.Rule, ","):
			d.Problem = Rule
		case strings.IndexFunc(d.Reason, unicode.IsLetter) < 0:
			d.Problem = Reason
		}
	case Handler:
		if args != "" {
			d.Problem = Argument
		}
	default:
		d.Problem = Verb
	}
	return d
}

// uncomment cuts a comment off a directive's arguments. The "//" of a URL
// follows no blank and starts none.
func uncomment(args string) string {
	for i := 0; ; i += len("//") {
		n := strings.Index(args[i:], "//")
		if n < 0 {
			return args
		}
		i += n
		before := strings.TrimRightFunc(args[:i], unicode.IsSpace)
		if i == 0 || len(before) < i {
			return before
		}
	}
}

func firstWord(s string) (word, rest string) {
	s = strings.TrimSpace(s)
	i := strings.IndexFunc(s, unicode.IsSpace)
	if i < 0 {
		return s, ""
	}
	return s[:i], strings.TrimSpace(s[i:])
}
