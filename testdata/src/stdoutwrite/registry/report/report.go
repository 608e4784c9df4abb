// Package report writes reports in several formats.
package report

import "fmt"

// A Reporter writes a report.
type Reporter interface{ Report(lines []string) }

type text struct{}

func (text) Report(lines []string) {
	for _, l := range lines {
		fmt.Println(l)
	}
}

// ByFormat holds the program's own reporters: each is there to be chosen.
var ByFormat = map[string]Reporter{"text": text{}}
