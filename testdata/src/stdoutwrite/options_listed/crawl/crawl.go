// Package crawl has crawlers that are told by options what they are like, and what stands for what
// these leave out.
package crawl

import "fmt"

// An Option says something of a crawler.
type Option func(*settings)

type settings struct {
	level   int
	quiet   bool
	color   bool
	colored string
}

// Level has it print from a level on.
func Level(n int) Option { return func(s *settings) { s.level = n } }

// Quiet has it print nothing.
func Quiet(on bool) Option { return func(s *settings) { s.quiet = on } }

// Color has it print in a color.
func Color(name string) Option { return func(s *settings) { s.color, s.colored = true, name } }

// A Crawler crawls.
type Crawler struct{ *settings }

// New returns a crawler, which prints at level 2 unless it is told otherwise.
func New(options ...Option) *Crawler {
	s := &settings{}
	for _, set := range options {
		set(s)
	}
	if s.level == 0 {
		s.level = 2
	}
	if s.quiet {
		s.color = false
	}
	return &Crawler{s}
}

// Crawl prints below level 3.
func (c *Crawler) Crawl() {
	if c.level < 3 {
		fmt.Println("crawled")
	}
}

// Trace prints from level 4 on.
func (c *Crawler) Trace() {
	if c.level > 3 {
		fmt.Println("trace")
	}
}

// Show prints in color.
func (c *Crawler) Show() {
	if c.color {
		fmt.Println("shown")
	}
}

// Talk talks unless it is quiet.
func (c *Crawler) Talk() {
	if !c.quiet {
		fmt.Println("talk")
	}
}
