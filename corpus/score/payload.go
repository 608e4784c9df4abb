package score

import (
	"fmt"
	"io"
	"slices"
	"strings"
)

// A PayloadReading is a row of payloads.tsv: what a person made of one finding
// about what a program answers with.
type PayloadReading struct {
	Program string
	PayloadFinding
	Accepted bool // by a maintainer of the program, as far as one can judge
	Reason   string
}

// A PayloadFinding is one finding, as far as readings tell them apart.
type PayloadFinding struct {
	Line     Line
	Category string
}

// ReadPayloads reads payloads.tsv. A row without a reason is an error.
func ReadPayloads(r io.Reader) ([]PayloadReading, error) {
	var readings []PayloadReading
	err := rows(r, []string{"program", "file:line", "category", "class", "reason"}, 5, func(c []string) error {
		line, err := ParseLine(c[1])
		switch {
		case err != nil:
			return err
		case !strings.Contains(c[2], "/"):
			return fmt.Errorf("%q is no rule/category", c[2])
		case c[3] != "true" && c[3] != "false":
			return fmt.Errorf("class %q is neither true nor false", c[3])
		case strings.TrimSpace(c[4]) == "":
			return fmt.Errorf("%s: no reason", line)
		}
		readings = append(readings, PayloadReading{c[0], PayloadFinding{line, c[2]}, c[3] == "true", c[4]})
		return nil
	})
	return readings, err
}

// Accepted returns for each category which share of the readings is accepted.
func Accepted(readings []PayloadReading) map[string]Share {
	shares := map[string]Share{}
	for _, r := range readings {
		one := Share{0, 1}
		if r.Accepted {
			one.Part = 1
		}
		shares[r.Category] = shares[r.Category].Add(one)
	}
	return shares
}

// ComparePayloads returns the findings that have no row among the readings of
// the program, and the rows that have no finding. Two findings need two rows.
func ComparePayloads(program string, readings []PayloadReading, findings []PayloadFinding) (unread []PayloadFinding, stale []PayloadReading) {
	for _, r := range readings {
		if r.Program == program {
			stale = append(stale, r)
		}
	}
	for _, f := range findings {
		i := slices.IndexFunc(stale, func(r PayloadReading) bool { return r.PayloadFinding == f })
		if i < 0 {
			unread = append(unread, f)
			continue
		}
		stale = slices.Delete(stale, i, i+1)
	}
	return unread, stale
}
