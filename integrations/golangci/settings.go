package golangci

import (
	"errors"
	"flag"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/internal/nearest"
)

// configure sets the flags of the rules of suite to values and those without
// one to their defaults. It returns the rules that are on.
func configure(suite []*analysis.Analyzer, values map[string]any) ([]*analysis.Analyzer, error) {
	for _, rule := range suite {
		reset(rule)
	}
	off := make(map[string]bool)
	var errs []error
	// What every rule shares comes first, so that a rule's own value wins.
	for _, name := range slices.Sorted(maps.Keys(values)) {
		if find(suite, name) == nil {
			errs = append(errs, setShared(suite, name, values[name]))
		}
	}
	for _, rule := range suite {
		switch value := values[rule.Name].(type) {
		case nil:
		case bool:
			off[rule.Name] = !value
		case map[string]any:
			for _, name := range slices.Sorted(maps.Keys(value)) {
				if on, ok := value[name].(bool); ok && name == enabled {
					off[rule.Name] = !on
					continue
				}
				errs = append(errs, setOwn(rule, name, value[name]))
			}
		default:
			errs = append(errs, fmt.Errorf("%s is %v; want true, false, or settings of the rule", rule.Name, value))
		}
	}
	if err := errors.Join(errs...); err != nil {
		return nil, err
	}
	on := slices.DeleteFunc(slices.Clone(suite), func(rule *analysis.Analyzer) bool { return off[rule.Name] })
	if len(on) == 0 {
		return nil, errors.New("every rule is off; disable the linter instead")
	}
	return on, nil
}

// enabled is what .envvet.toml and golangci-lint call the flag -<rule>.
const enabled = "enabled"

func reset(rule *analysis.Analyzer) {
	rule.Flags.VisitAll(func(f *flag.Flag) {
		if err := f.Value.Set(f.DefValue); err != nil {
			panic(fmt.Sprintf("-%s.%s refuses its default: %v", rule.Name, f.Name, err))
		}
	})
}

// setShared sets a flag of every rule.
func setShared(suite []*analysis.Analyzer, name string, value any) error {
	for _, rule := range suite {
		if rule.Flags.Lookup(name) == nil {
			return unknown(name, slices.Concat(names(suite), shared(suite)))
		}
	}
	for _, rule := range suite {
		if err := set(rule, name, name, value); err != nil {
			return err // the others would say the same
		}
	}
	return nil
}

// setOwn sets a flag of one rule.
func setOwn(rule *analysis.Analyzer, name string, value any) error {
	path := rule.Name + "." + name
	if rule.Flags.Lookup(name) == nil {
		known := flagsOf(rule)
		for i, flag := range known {
			known[i] = rule.Name + "." + flag
		}
		return unknown(path, known)
	}
	return set(rule, path, name, value)
}

func set(rule *analysis.Analyzer, path, name string, value any) error {
	text, err := textOf(value)
	if err == nil {
		err = rule.Flags.Set(name, text)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	return nil
}

// textOf returns the value of a setting as a flag takes it: a list becomes one
// with commas.
func textOf(value any) (string, error) {
	switch v := value.(type) {
	case string:
		return v, nil
	case bool:
		return strconv.FormatBool(v), nil
	case float64: // what the settings, which come as JSON, have for any number
		return strconv.FormatFloat(v, 'f', -1, 64), nil
	case []any:
		texts := make([]string, len(v))
		for i, element := range v {
			text, err := textOf(element)
			if err != nil {
				return "", err
			}
			texts[i] = text
		}
		return strings.Join(texts, ","), nil
	}
	return "", fmt.Errorf("%v is no value; want a text, true or false, or a list", value)
}

func unknown(name string, known []string) error {
	if like := nearest.Name(name, known); like != "" {
		return fmt.Errorf("there is no setting %s; did you mean %s?", name, like)
	}
	return fmt.Errorf("there is no setting %s; there are %s", name, strings.Join(known, ", "))
}

func find(suite []*analysis.Analyzer, name string) *analysis.Analyzer {
	for _, rule := range suite {
		if rule.Name == name {
			return rule
		}
	}
	return nil
}

func names(suite []*analysis.Analyzer) (names []string) {
	for _, rule := range suite {
		names = append(names, rule.Name)
	}
	return names
}

// shared returns the names of the flags that every rule has.
func shared(suite []*analysis.Analyzer) []string {
	return slices.DeleteFunc(flagsOf(suite[0]), func(name string) bool {
		return slices.ContainsFunc(suite, func(rule *analysis.Analyzer) bool { return rule.Flags.Lookup(name) == nil })
	})
}

func flagsOf(rule *analysis.Analyzer) (names []string) {
	rule.Flags.VisitAll(func(f *flag.Flag) { names = append(names, f.Name) })
	return names
}
