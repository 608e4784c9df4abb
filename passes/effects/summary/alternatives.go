package summary

import (
	"go/constant"
	"go/token"
	"math"
	"slices"
	"strconv"
	"strings"
)

// Several is what stands for a parameter in a condition of which one of several alternatives
// holds: comparisons of one parameter, or of different ones.
//
//	if level == "out" || level == "info" {
//		fmt.Println(text)
//	}
const Several = math.MinInt32 + 1

// MaxAlternatives bounds those of one condition.
const MaxAlternatives = 4

// OneOf returns the condition that one of several holds, which are comparisons each. It
// returns false if there is only one, or if there are too many.
func OneOf(conds []Cond) (Cond, bool) {
	var parts []string
	for _, c := range conds {
		if c.Of != "" || c.Param == Several {
			return Cond{}, false
		}
		if text := c.text(); !slices.Contains(parts, text) {
			parts = append(parts, text)
		}
	}
	if len(parts) < 2 || len(parts) > MaxAlternatives {
		return Cond{}, false
	}
	slices.Sort(parts)
	return Cond{Param: Several, Path: strings.Join(parts, "|")}, true
}

// Alternatives returns the comparisons of which one holds where c does, none if it is one
// itself. A broken fact has none.
func (c Cond) Alternatives() []Cond {
	if c.Of != "" || c.Param != Several {
		return nil
	}
	var out []Cond
	for rest := c.Path; ; rest = rest[1:] {
		var a Cond
		var ok bool
		if a, rest, ok = parseCond(rest); !ok || len(out) == MaxAlternatives {
			return nil
		}
		if out = append(out, a); rest == "" {
			return out
		}
		if rest[0] != '|' {
			return nil
		}
	}
}

// text returns a comparison as a part of the path of one that has alternatives.
func (c Cond) text() string {
	return strings.Join([]string{
		strconv.Itoa(c.Param), strconv.Quote(c.Path), strconv.Itoa(int(c.Op)),
		strconv.Itoa(int(c.Value.Kind)), strconv.FormatInt(c.Value.Int, 10), strconv.Quote(c.Value.Text),
	}, " ")
}

// parseCond returns the comparison with which a text begins, and what follows it.
func parseCond(text string) (c Cond, rest string, ok bool) {
	ok = true
	number := func() int64 {
		end := strings.IndexByte(text, ' ')
		if end < 0 {
			ok = false
			return 0
		}
		n, err := strconv.ParseInt(text[:end], 10, 64)
		text, ok = text[end+1:], ok && err == nil
		return n
	}
	quoted := func() string {
		prefix, err := strconv.QuotedPrefix(text)
		if err != nil {
			ok = false
			return ""
		}
		s, err := strconv.Unquote(prefix)
		text, ok = strings.TrimPrefix(text[len(prefix):], " "), ok && err == nil
		return s
	}
	c.Param = int(number())
	c.Path = quoted()
	c.Op = token.Token(number())
	c.Value.Kind = constant.Kind(number())
	c.Value.Int = number()
	c.Value.Text = quoted()
	return c, text, ok && c.Param != Several
}
