package score

import "fmt"

// Targets are what a score has to reach.
type Targets struct {
	Recall    float64 // of the labels with the sink in the project
	Foreign   float64 // of the labels with the sink in a dependency only
	Precision float64 // of all findings
}

// Goal is what this project holds itself to, over all projects together, for
// each rule; sinks in dependencies are counted over all rules. No bait is to be
// hit, and no finding may go unread.
var Goal = Targets{Recall: 0.98, Foreign: 42. / 47, Precision: 0.98}

// Failures says what keeps the scores of the rules from the targets, in the
// order of the rules.
func (t Targets) Failures(rules []string, scores map[string]Score) []string {
	var failures []string
	check := func(what string, share Share, min float64) {
		if !share.AtLeast(min) {
			failures = append(failures, fmt.Sprintf("%s %s is below %.2f", what, share, min))
		}
	}
	var foreign Share
	for _, rule := range rules {
		s := scores[rule]
		foreign = foreign.Add(s.Foreign)
		check(rule+": recall", s.Recall, t.Recall)
		check(rule+": precision", s.Precision, t.Precision)
		if s.Bait.Part > 0 {
			failures = append(failures, fmt.Sprintf("%s: %d bait reported", rule, s.Bait.Part))
		}
		if n := len(s.Unread); n > 0 {
			failures = append(failures, fmt.Sprintf("%s: %d findings that nobody has read", rule, n))
		}
	}
	check("recall of sinks in dependencies", foreign, t.Foreign)
	return failures
}

// String returns "15/16 0.938", or "-" for nothing of nothing.
func (s Share) String() string {
	if s.Of == 0 {
		return "-"
	}
	return fmt.Sprintf("%d/%d %.3f", s.Part, s.Of, float64(s.Part)/float64(s.Of))
}
