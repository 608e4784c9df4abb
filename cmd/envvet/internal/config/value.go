package config

import (
	"errors"
	"flag"
	"fmt"
	"strconv"
	"strings"

	"github.com/envvet/envvet/cmd/envvet/internal/settings"
)

// flagText returns the value v of a TOML file as text for the flag f. What is
// true or false is no word there, and what is a list may be one.
func flagText(v any, f flag.Value) (string, error) {
	if settings.IsBool(f) {
		if b, ok := v.(bool); ok {
			return strconv.FormatBool(b), nil
		}
		return "", errors.New("want true or false, without quotes")
	}
	switch v := v.(type) {
	case string:
		return v, nil
	case int64:
		if isNumber(f) {
			return strconv.FormatInt(v, 10), nil
		}
	case []any:
		if settings.IsList(f) {
			return listText(v)
		}
	}
	switch {
	case isNumber(f):
		return "", errors.New("want a number")
	case settings.IsList(f):
		return "", errors.New("want a list of strings in brackets")
	}
	return "", errors.New("want a string in quotes")
}

func listText(list []any) (string, error) {
	words := make([]string, len(list))
	for i, v := range list {
		word, ok := v.(string)
		switch {
		case !ok:
			return "", errors.New("want a list of strings in brackets")
		case strings.Contains(word, ","):
			return "", fmt.Errorf("%q has a comma; want an element for each", word)
		}
		words[i] = word
	}
	return strings.Join(words, ","), nil
}

// isNumber reports whether a flag is one of those numbers that package flag has.
func isNumber(f flag.Value) bool {
	g, ok := f.(flag.Getter)
	if !ok {
		return false
	}
	switch g.Get().(type) {
	case int, int64, uint, uint64, float64:
		return true
	}
	return false
}

// A toggle is the value of a key that is true or false.
type toggle bool

func (t *toggle) String() string   { return strconv.FormatBool(bool(*t)) }
func (t *toggle) IsBoolFlag() bool { return true }

func (t *toggle) Set(text string) (err error) {
	b, err := strconv.ParseBool(text)
	*t = toggle(b)
	return err
}

// A fileName is the value of a key that names a file.
type fileName string

func (n *fileName) String() string { return string(*n) }

func (n *fileName) Set(text string) error {
	if text == "" {
		return errors.New("want the name of a file")
	}
	*n = fileName(text)
	return nil
}
