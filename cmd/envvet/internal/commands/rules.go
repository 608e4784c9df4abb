package commands

import (
	"context"
	"strings"
	"text/tabwriter"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/cmd/envvet/internal/manual"
	"github.com/envvet/envvet/envelope"
)

// Rules is the data of the command rules.
type Rules struct {
	Rules []Rule `json:"rules" envelope:"set" description:"Every rule, by name"`
}

// A Rule is a rule in a list.
type Rule struct {
	Name    string `json:"name" description:"Name of the rule: its flag, and the word in suppressions"`
	Summary string `json:"summary" description:"What it does"`
	URL     string `json:"url" format:"uri" description:"Its manual"`
}

// Text returns what a person sees.
func (r Rules) Text() string {
	var out strings.Builder
	table := tabwriter.NewWriter(&out, 0, 0, 3, ' ', 0)
	for _, rule := range r.Rules {
		table.Write([]byte(rule.Name + "\t" + rule.Summary + "\n"))
	}
	table.Flush()
	return out.String() + "\n'envvet explain RULE' is the manual of one."
}

func rulesCommand(suite []*analysis.Analyzer, wrong error) envelope.Command[struct{}, Rules] {
	return envelope.Command[struct{}, Rules]{
		Name: "rules", Summary: "List the rules", Effect: envelope.Safe, DataVersion: "1.0.0",
		Examples: []envelope.Example{{Description: "List the rules", Command: "envvet rules"}},
		Validate: func(context.Context, struct{}) error { return refusal(wrong) },
		Run: func(context.Context, struct{}) (Rules, error) {
			list := make([]Rule, 0, len(suite))
			for _, a := range suite {
				title, _ := manual.Cut(a)
				list = append(list, Rule{Name: a.Name, Summary: title, URL: a.URL})
			}
			return Rules{list}, nil
		},
	}
}
