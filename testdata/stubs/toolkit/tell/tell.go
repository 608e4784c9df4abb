// Package tell tells people how work goes, as its options say.
package tell

import "fmt"

// A Teller tells of work.
type Teller struct {
	quiet  bool
	level  int
	prefix string
	config config
}

// An Option sets something in a Teller.
type Option func(*Teller)

// Quiet has nothing told.
func Quiet() Option { return func(t *Teller) { t.quiet = true } }

// Silent is Quiet as it is, without a call.
func Silent(t *Teller) { t.quiet = true }

// Visible says whether anything is told.
func Visible(visible bool) Option { return func(t *Teller) { t.quiet = !visible } }

// Muted says whether nothing is told.
func Muted(muted bool) Option { return func(t *Teller) { t.quiet = muted } }

// Level has told what is at least so important.
func Level(level int) Option {
	return func(t *Teller) {
		t.level = level
	}
}

// Prefix has all begin with a text.
func Prefix(text string) Option { return func(t *Teller) { t.prefix = text } }

// Checked has nothing told if there is no text.
func Checked(text string) Option {
	return func(t *Teller) {
		if text == "" {
			t.quiet = true
		}
	}
}

// New returns a Teller.
func New(options ...Option) *Teller {
	t := &Teller{level: 1}
	for _, set := range options {
		set(t)
	}
	if t.prefix == "" {
		t.prefix = "> "
	}
	return t
}

// NewAt returns one with a level.
func NewAt(level int, options ...Option) *Teller {
	return New(append([]Option{Level(level)}, options...)...)
}

// NewLike returns one with the same options.
func NewLike(options ...Option) *Teller { return New(options...) }

// Say tells something, unless t is quiet.
func (t *Teller) Say(text string) {
	if t.quiet {
		return
	}
	fmt.Println(t.prefix, text)
}

// Detail tells something that only some want to know.
func (t *Teller) Detail(text string) {
	if t.level > 1 {
		fmt.Println(t.prefix, text)
	}
}

// Once tells something by options that are for this once.
func Once(text string, options ...Option) {
	var t Teller
	for _, set := range options {
		set(&t)
	}
	if !t.quiet {
		fmt.Println(text)
	}
}

// What of a Teller is by way of something else.
type config struct{ dry bool }

// A Setting is an option that is an interface value.
type Setting interface{ apply(*config) }

type setting func(*config)

func (s setting) apply(c *config) { s(c) }

// Dry has nothing told.
func Dry() Setting { return setting(func(c *config) { c.dry = true }) }

// Wet has everything told.
func Wet() Setting { return setting(func(c *config) { c.dry = false }) }

type dryness bool

func (d dryness) apply(c *config) { c.dry = bool(d) }

// Dryness says whether nothing is told.
func Dryness(dry bool) Setting { return dryness(dry) }

// Set returns a Teller with settings.
func Set(settings ...Setting) *Teller {
	c := config{dry: true}
	for _, s := range settings {
		s.apply(&c)
	}
	return &Teller{config: c}
}

// Report tells something, unless t is dry.
func (t *Teller) Report(text string) {
	if !t.config.dry {
		fmt.Println(text)
	}
}

// SetQuiet says whether nothing is told.
func (t *Teller) SetQuiet(quiet bool) { t.quiet = quiet }

// Hush has nothing told.
func (t *Teller) Hush() { t.quiet = true }

// HushUnless has nothing told, or everything.
func (t *Teller) HushUnless(text string) {
	if text == "" {
		t.quiet = true
	}
}
