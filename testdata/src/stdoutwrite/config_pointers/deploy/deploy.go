// Package deploy has clients that keep the configuration which their callers have as well.
package deploy

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
)

// A Config says what is deployed where.
type Config struct {
	Addr    string
	Verbose bool
	Level   int
	Retry   *Retry
}

// A Retry says how often it is tried.
type Retry struct {
	Times int
	Loud  bool
}

func (c *Config) validate() error {
	if c.Addr == "" {
		return errors.New("no address")
	}
	return nil
}

// Default returns a new configuration.
func Default() *Config { return &Config{Addr: "localhost", Level: 1} }

// Read reads one.
func Read(name string) (*Config, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	c := &Config{}
	if err := json.Unmarshal(text, c); err != nil {
		return nil, err
	}
	return c, nil
}

// A Client keeps its configuration.
type Client struct {
	config *Config
	worker *worker
}

type worker struct{ config *Config }

// New returns a client.
func New(config *Config) (*Client, error) {
	if err := config.validate(); err != nil {
		return nil, err
	}
	c := &Client{config: config}
	c.worker = &worker{config: c.config}
	return c, nil
}

// Default returns a client with the default configuration, unless there is another one.
func Or(config *Config) *Client {
	if config == nil {
		config = Default()
	}
	return &Client{config: config}
}

// Deploy deploys.
func (c *Client) Deploy() {
	if c.config.Verbose {
		fmt.Println("deploying to", c.config.Addr)
	}
}

// Retry does so again.
func (c *Client) Retry() {
	if c.config.Retry != nil && c.config.Retry.Loud {
		fmt.Println("again")
	}
}

// Work has the worker do it.
func (c *Client) Work() { c.worker.work() }

func (w *worker) work() {
	if w.config.Level > 2 {
		fmt.Println("working")
	}
}

// An Open one gives its configuration away.
type Open struct{ config *Config }

// NewOpen returns one.
func NewOpen(config *Config) *Open { return &Open{config} }

// Config returns what it keeps.
func (o *Open) Config() *Config { return o.config }

// Deploy deploys.
func (o *Open) Deploy() {
	if o.config.Verbose {
		fmt.Println("deploying")
	}
}

// A Server has it in an exported field.
type Server struct{ Config *Config }

// Serve serves.
func (s *Server) Serve() error {
	if s.Config.Verbose {
		fmt.Println("serving")
	}
	return nil
}

// A Listed client is one of which the configuration is in a list, too.
type Listed struct{ config *Config }

var configs []*Config

// List returns one.
func List(config *Config) *Listed {
	configs = append(configs, config)
	return &Listed{config}
}

// Each calls f with all of them.
func Each(f func(*Config)) {
	for _, c := range configs {
		f(c)
	}
}

// Deploy deploys.
func (l *Listed) Deploy() {
	if l.config.Verbose {
		fmt.Println("deploying")
	}
}

// A Copy has a copy.
type Copy struct{ config Config }

// NewCopy returns one.
func NewCopy(config *Config) *Copy { return &Copy{*config} }

// Deploy deploys.
func (c *Copy) Deploy() {
	if c.config.Verbose {
		fmt.Println("deploying")
	}
}

// Options say how files are copied.
type Options struct{ Force, DryRun bool }

// Files copies them.
func Files(to string, options *Options) {
	if options == nil {
		options = &Options{Force: true}
	}
	if options.DryRun {
		fmt.Println("would copy to", to)
	}
}

// A Copier copies as options say.
type Copier struct{ options *Options }

// NewCopier returns one.
func NewCopier(options *Options) *Copier {
	c := &Copier{options: options}
	if c.options == nil {
		c.options = &Options{}
	}
	return c
}

// Run copies.
func (c *Copier) Run() {
	if c.options.DryRun {
		fmt.Println("would copy")
	}
}

// Talkative options are those of a default that talks.
type Talkative struct{ options *Options }

// NewTalkative returns one.
func NewTalkative(options *Options) *Talkative {
	if options == nil {
		options = &Options{DryRun: true}
	}
	return &Talkative{options}
}

// Run copies.
func (t *Talkative) Run() {
	if t.options.DryRun {
		fmt.Println("would copy")
	}
}
