package severity

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/envvet/envvet/internal/nearest"
)

// Overrides are severities that the user wants for categories, or for all
// categories of a rule. It is the value of a flag. The zero value has none.
type Overrides struct{ of map[string]Severity }

// Of returns the severity of a category: that wanted for it, else that wanted
// for its rule, else that of the table.
func (o *Overrides) Of(category string) Severity {
	if s, ok := o.of[category]; ok {
		return s
	}
	rule, _, _ := strings.Cut(category, "/")
	if s, ok := o.of[rule]; ok {
		return s
	}
	return Of(category)
}

// String returns the overrides as Set takes them, by category.
func (o *Overrides) String() string {
	var words []string
	for _, key := range slices.Sorted(maps.Keys(o.of)) {
		words = append(words, key+"="+o.of[key].String())
	}
	return strings.Join(words, ",")
}

// IsListFlag says that the flag takes several overrides, which .envvet.toml may
// give as a list.
func (o *Overrides) IsListFlag() bool { return true }

// Set adds the overrides in text, such as "exitcall=hint,stdoutwrite/init=error",
// so that a flag may be repeated; of two for the same the last one counts. The
// empty text takes back all.
func (o *Overrides) Set(text string) error {
	if text == "" {
		o.of = nil
		return nil
	}
	of := maps.Clone(o.of)
	if of == nil {
		of = make(map[string]Severity)
	}
	for word := range strings.SplitSeq(text, ",") {
		if word = strings.TrimSpace(word); word == "" {
			continue
		}
		key, level, ok := strings.Cut(word, "=")
		if !ok {
			return fmt.Errorf("%q has no severity; want rule=severity or rule/category=severity", word)
		}
		s, err := parse(level)
		if err != nil {
			return err
		}
		if err := checkKey(key); err != nil {
			return err
		}
		of[key] = s
	}
	o.of = of
	return nil
}

func parse(level string) (Severity, error) {
	for _, s := range []Severity{Error, Warning, Hint} {
		if level == s.String() {
			return s, nil
		}
	}
	return 0, fmt.Errorf("%q is no severity; want error, warning or hint", level)
}

// checkKey returns what is wrong with the name of a rule or of a category: one
// that no manual has would never be heeded, and nobody would notice.
func checkKey(key string) error {
	rule, category, ok := strings.Cut(key, "/")
	known, isRule := categories[rule]
	switch {
	case !isRule:
		return fmt.Errorf("there is no rule %q%s", rule, meant(rule, slices.Sorted(maps.Keys(categories))))
	case ok && !slices.Contains(known, category):
		return fmt.Errorf("rule %s has no category %q%s (it has %s)", rule, category, meant(category, known), strings.Join(known, ", "))
	}
	return nil
}

// Categories returns the categories of the findings of a rule, without its name, in
// the order of its manual.
func Categories(rule string) []string { return slices.Clone(categories[rule]) }

func meant(word string, names []string) string {
	if near := nearest.Name(word, names); near != "" {
		return fmt.Sprintf("; did you mean %q?", near)
	}
	return ""
}
