package commands

import (
	"context"
	"flag"
	"fmt"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/manual"
	"github.com/envvet/envvet/cmd/envvet/internal/settings"
	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/internal/nearest"
)

// ExplainIn are the parameters of explain.
type ExplainIn struct {
	Rule string `name:"rule" arg:"true" required:"true" help:"Name of a rule, or a category of its findings, such as rule/category"`
}

// A Manual is the data of explain.
type Manual struct {
	Rule     string    `json:"rule" description:"Name of the rule"`
	Summary  string    `json:"summary" description:"What it does"`
	URL      string    `json:"url" format:"uri" description:"Where the manual can be read"`
	Manual   string    `json:"manual" description:"The manual, in Markdown: what is reported and why, examples, when the rule is silent"`
	Settings []Setting `json:"settings" envelope:"set" description:"Flags of the rule, by name"`

	text string
}

// A Setting is a flag of a rule.
type Setting struct {
	Flag    string `json:"flag" description:"How it is written, with the dash"`
	Value   string `json:"value" description:"What its value is, in a word; empty if it is true or false"`
	Usage   string `json:"usage" description:"What it is for"`
	Default string `json:"default" description:"Its value if it is not given"`
}

// Text returns what a person sees.
func (m Manual) Text() string { return m.text }

func explainCommand(suite []*analysis.Analyzer, wrong error) envelope.Command[ExplainIn, Manual] {
	return envelope.Command[ExplainIn, Manual]{
		Name: "explain", Summary: "Show the manual of a rule", Effect: envelope.Safe, DataVersion: "1.0.0",
		Examples: []envelope.Example{{Description: "Why writes to standard output are reported", Command: "envvet explain stdoutwrite"}},
		Validate: func(_ context.Context, in ExplainIn) error {
			if wrong != nil || rule(suite, in.Rule) != nil {
				return refusal(wrong)
			}
			return unknown(suite, in.Rule)
		},
		Run: func(_ context.Context, in ExplainIn) (Manual, error) { return manualOf(rule(suite, in.Rule)), nil },
	}
}

// unknown is the error for a word that is neither a rule nor a category.
func unknown(suite []*analysis.Analyzer, word string) error {
	e := envelope.Errorf(envelope.ArgError, "there is no rule %q", word)
	e.FixRequired = "give the name of a rule; envvet rules lists them"
	near := nearest.Name(word, names(suite))
	if name, category, given := strings.Cut(word, "/"); given && rule(suite, name) != nil {
		known := analyzers.Categories(name)
		e = envelope.Errorf(envelope.ArgError, "rule %s has no category %q (it has %s)", name, category, strings.Join(known, ", "))
		e.FixRequired = "give the name of the rule, or one of its categories"
		if near = nearest.Name(category, known); near != "" {
			near = name + "/" + near
		}
	}
	e.Param = "rule"
	if near != "" {
		e.Suggestion = fmt.Sprintf("did you mean %q?", near)
	}
	return e
}

func manualOf(a *analysis.Analyzer) Manual {
	title, _ := manual.Cut(a)
	m := Manual{
		Rule: a.Name, Summary: title, URL: a.URL,
		Manual: manual.Markdown(a), Settings: []Setting{}, text: manual.Text(a),
	}
	a.Flags.VisitAll(func(f *flag.Flag) {
		value, usage := flag.UnquoteUsage(f)
		if settings.IsBool(f.Value) {
			value = ""
		}
		m.Settings = append(m.Settings, Setting{Flag: "-" + a.Name + "." + f.Name, Value: value, Usage: usage, Default: f.DefValue})
	})
	return m
}
