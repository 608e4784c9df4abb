package summary

import (
	"go/constant"
	"strconv"
	"strings"
)

// Ends is the kind of what says how a text begins and how it ends, with anything between;
// go/constant has none for that. It is given for a parameter, and no condition compares with it.
const Ends constant.Kind = 17

// longestEnd bounds what is kept of a beginning or an end; less says as little of fewer texts.
const longestEnd = 32

// EndsOf returns what says that a text begins and ends so, false if that is nothing.
func EndsOf(prefix, suffix string) (Const, bool) {
	prefix = prefix[:min(len(prefix), longestEnd)]
	suffix = suffix[max(0, len(suffix)-longestEnd):]
	return Const{Kind: Ends, Int: int64(len(prefix)), Text: prefix + suffix}, prefix+suffix != ""
}

// ends returns how a text begins and ends of which c says that.
func (c Const) ends() (prefix, suffix string) {
	n := min(max(0, int(c.Int)), len(c.Text)) // of a broken fact, too
	return c.Text[:n], c.Text[n:]
}

// mayBe reports whether a text may be that of which c says how it begins and ends.
func (c Const) mayBe(text string) bool {
	prefix, suffix := c.ends()
	return len(text) >= len(c.Text) && strings.HasPrefix(text, prefix) && strings.HasSuffix(text, suffix)
}

// endsAsText returns what c says in words.
func (c Const) endsAsText() string {
	prefix, suffix := c.ends()
	return strconv.Quote(prefix) + "..." + strconv.Quote(suffix)
}
