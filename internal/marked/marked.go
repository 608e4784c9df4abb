// Package marked replaces generated parts of a text that is written by hand.
package marked

import (
	"bytes"
	"fmt"
)

// Replace returns text with lines in place of what stands between the line
// <!-- name --> and the line <!-- end of name -->. It is an error if text has
// not both of them, in this order.
func Replace(text []byte, name, lines string) ([]byte, error) {
	begin, end := "<!-- "+name+" -->\n", "<!-- end of "+name+" -->\n"
	before, rest, ok := bytes.Cut(text, []byte(begin))
	_, after, ok2 := bytes.Cut(rest, []byte(end))
	if !ok || !ok2 {
		return nil, fmt.Errorf("want the lines %q and %q in this order", begin[:len(begin)-1], end[:len(end)-1])
	}
	return fmt.Appendf(nil, "%s%s%s%s%s", before, begin, lines, end, after), nil
}
