// Package ask asks for words, as options say that a method applies.
package ask

import (
	"errors"
	"fmt"
	"strings"
)

type settings struct {
	shortest int
	echo     bool
	trace    bool
	text     string
}

// An Option says how to ask.
type Option func(*settings)

// AtLeast asks for a number of letters.
func AtLeast(n int) Option { return func(s *settings) { s.shortest = n } }

// Echo shows what was answered.
func Echo(on bool) Option { return func(s *settings) { s.echo = on } }

// Trace shows what is done.
func Trace() Option { return func(s *settings) { s.trace = true } }

func (s *settings) apply(options []Option) *settings {
	for _, set := range options {
		set(s)
	}
	return s
}

// Word asks for one.
func Word(label string, options ...Option) (string, error) {
	s := &settings{text: label}
	s.apply(options)
	return ask(s)
}

func ask(s *settings) (string, error) {
	answer := strings.ToLower(s.text)
	if s.shortest <= 0 || len(answer) >= s.shortest {
		return answer, nil
	}
	fmt.Printf("%d letters, please\n", s.shortest)
	return "", errors.New("too short")
}

// Words asks for a word, and the one after it.
func Words(label string, options ...Option) (string, error) {
	first, err := Word(label, options...)
	if err != nil || first != "" {
		return first, err
	}
	return Word("and " + label)
}

// Shown asks for a word that is shown then.
func Shown(label string, options ...Option) string {
	s := &settings{text: label}
	fill(options, s)
	if s.echo {
		fmt.Println(s.text)
	}
	return s.text
}

func fill(options []Option, s *settings) {
	for _, set := range options {
		set(s)
	}
}

// First asks for one of some words, and tells of options that are left out at times.
func First(labels []string, options ...Option) string {
	s := &settings{text: "none"}
	s.applyTo(labels, options)
	if s.trace {
		fmt.Println("asked for", s.text)
	}
	return s.text
}

func (s *settings) applyTo(labels []string, options []Option) {
	if len(labels) == 0 {
		s.trace = true
		return
	}
	s.text = labels[0]
	for _, set := range options {
		set(s)
	}
}

// Twice has its options called, and what it sets itself then.
func Twice(label string, options ...Option) string {
	s := &settings{text: label}
	s.apply(options).trace = label != ""
	if s.trace {
		fmt.Println("asked for", s.text)
	}
	return s.text
}

func collected(options []Option) (*settings, error) {
	s := &settings{shortest: 1}
	s.apply(options)
	if s.shortest < 0 {
		return nil, errors.New("less than no letters")
	}
	return s, nil
}

// Line asks for one, as other functions collect its options.
func Line(label string, options ...Option) (string, error) {
	s, err := collected(options)
	if err != nil {
		return "", err
	}
	if s.trace {
		fmt.Println("asked for", label)
	}
	return s.text, nil
}

// Lines asks for more, and says so from the second on.
func Lines(labels []string, options ...Option) error {
	s, err := collected(options)
	if err != nil {
		return err
	}
	for _, label := range labels {
		if s.trace {
			fmt.Println("asked for", label)
		}
		s.trace = true
	}
	return nil
}

var asked []*settings

func remembered(options []Option) *settings {
	s := &settings{}
	s.apply(options)
	asked = append(asked, s)
	return s
}

func again() {
	for _, s := range asked {
		s.trace = true
	}
}

// Again asks for a line as it was asked for before.
func Again(label string, options ...Option) {
	s := remembered(options)
	again()
	if s.trace {
		fmt.Println("asked for", label)
	}
}
