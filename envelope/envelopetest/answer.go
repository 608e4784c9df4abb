package envelopetest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/envvet/envvet/envelope/spec"
)

// An answer is an envelope that was read.
type answer struct {
	Result
	keys []string

	OK       *bool           `json:"ok"`
	Data     json.RawMessage `json:"data"`
	Error    json.RawMessage `json:"error"`
	Warnings json.RawMessage `json:"warnings"`
	Meta     json.RawMessage `json:"meta"`
}

// answer reads the answer to the call with more arguments.
func (p *probe) answer(more ...string) (*answer, error) {
	r, err := p.run(more...)
	if err != nil {
		return nil, err
	}
	return readAnswer(r)
}

func readAnswer(r Result) (*answer, error) {
	line, ok := strings.CutSuffix(r.Stdout, "\n")
	switch {
	case r.Stdout == "":
		return nil, fmt.Errorf("standard output is empty; standard error: %s", excerpt(r.Stderr))
	case !ok:
		return nil, fmt.Errorf("standard output does not end with a line break: %s", excerpt(r.Stdout))
	case strings.ContainsAny(line, "\n\r"):
		return nil, fmt.Errorf("standard output has %d lines: %s", strings.Count(r.Stdout, "\n"), excerpt(r.Stdout))
	}
	keys, err := keysOf([]byte(line))
	if err != nil {
		return nil, fmt.Errorf("standard output is no JSON object: %w: %s", err, excerpt(line))
	}
	a := &answer{Result: r, keys: keys}
	if err := json.Unmarshal([]byte(line), a); err != nil {
		return nil, fmt.Errorf("the envelope cannot be read: %w", err)
	}
	return a, nil
}

// keysOf returns the keys of a JSON object in their order.
func keysOf(text []byte) ([]string, error) {
	dec := json.NewDecoder(bytes.NewReader(text))
	if start, err := dec.Token(); err != nil {
		return nil, err
	} else if start != json.Delim('{') {
		return nil, fmt.Errorf("it begins with %v", start)
	}
	var keys []string
	for dec.More() {
		key, err := dec.Token()
		if err != nil {
			return nil, err
		}
		keys = append(keys, key.(string))
		var value json.RawMessage
		if err := dec.Decode(&value); err != nil {
			return nil, err
		}
	}
	if _, err := dec.Token(); err != nil {
		return nil, err
	}
	if _, err := dec.Token(); err != io.EOF {
		return nil, fmt.Errorf("something follows it")
	}
	return keys, nil
}

// excerpt returns the beginning of a text, quoted.
func excerpt(text string) string {
	const most = 200
	if len(text) > most {
		return fmt.Sprintf("%q…", text[:most])
	}
	return fmt.Sprintf("%q", text)
}

func isNull(value json.RawMessage) bool { return len(value) == 0 || string(value) == "null" }

// checkKeys says which of the five keys are missing, and which do not belong.
func checkKeys(a *answer) error {
	var wrong []string
	for _, key := range spec.Keys {
		if !slices.Contains(a.keys, key) {
			wrong = append(wrong, key+" is missing")
		}
	}
	for i, key := range a.keys {
		switch {
		case !slices.Contains(spec.Keys, key):
			wrong = append(wrong, key+" does not belong there")
		case slices.Contains(a.keys[:i], key):
			wrong = append(wrong, key+" is there twice")
		}
	}
	if wrong != nil {
		return fmt.Errorf("the keys are %q: %s", a.keys, strings.Join(wrong, ", "))
	}
	return nil
}
