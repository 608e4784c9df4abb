// Package shared_configs has clients that keep a configuration by a pointer which their callers have
// as well.
package shared_configs

import "fmt"

// A Config says what is done.
type Config struct {
	Verbose bool
	Retry   *Retry
}

// A Retry says how often.
type Retry struct{ Loud bool }

// A Client keeps one that nobody gets at who has the client.
type Client struct{ config *Config }

func New(config *Config) *Client { // want New:`^r0\.config\.Retry stays p0\.Retry, while it is left alone there; r0\.config\.Verbose stays p0\.Verbose, while it is left alone there; r0\.config\.Retry\.Loud stays p0\.Retry\.Loud, while it is left alone there; leaves p0 alone$`
	return &Client{config: config}
}

func Or(config *Config) *Client { // want Or:`^r0\.config\.Retry stays p0\.Retry, while it is left alone there; r0\.config\.Verbose stays p0\.Verbose, while it is left alone there; r0\.config\.Retry\.Loud stays p0\.Retry\.Loud, while it is left alone there; leaves p0 alone$`
	if config == nil {
		config = &Config{}
	}
	return &Client{config: config}
}

func Loud(config *Config) *Client { // want Loud:`^r0\.config\.Retry stays p0\.Retry, while it is left alone there; r0\.config\.Verbose stays p0\.#else ! true Verbose, while it is left alone there; r0\.config\.Retry\.Loud stays p0\.Retry\.Loud, while it is left alone there; leaves p0 alone$`
	if config == nil {
		config = &Config{Verbose: true}
	}
	return &Client{config: config}
}

func Quiet() *Client { return &Client{config: &Config{}} } // want Quiet:`^r0\.config\.Retry stays nil; r0\.config\.Verbose stays false; r0\.config\.Retry\.Loud stays false$`

var all []*Config

// Listed has one that others get at.
func Listed(config *Config) *Client {
	all = append(all, config)
	return &Client{config: config}
}

func Counted(config *Config, n *int) *Client { // want Counted:`^r0\.config\.Retry stays p0\.Retry, while it is left alone there; r0\.config\.Verbose stays p0\.Verbose, while it is left alone there; r0\.config\.Retry\.Loud stays p0\.Retry\.Loud, while it is left alone there; leaves p0 alone$`
	*n++
	c := &Client{}
	c.config = config
	return c
}

func (c *Client) Do() { // want Do:`^stdout fmt\.Println; leaves p0 alone$`
	if c.config.Verbose {
		fmt.Println("doing")
	}
	if c.config.Retry != nil && c.config.Retry.Loud {
		fmt.Println("again")
	}
}

// An Open one gives its configuration away.
type Open struct{ config *Config }

func NewOpen(config *Config) *Open { // want NewOpen:`^r0\.config\.Retry is p0\.Retry, while it is left alone there; r0\.config\.Verbose is p0\.Verbose, while it is left alone there; r0\.config\.Retry\.Loud is p0\.Retry\.Loud, while it is left alone there$`
	return &Open{config: config}
}

func (o *Open) Config() *Config { return o.config } // want Config:`^r0\.Retry is p0\.config\.Retry, while it is left alone there; r0\.Verbose is p0\.config\.Verbose, while it is left alone there; r0\.Retry\.Loud is p0\.config\.Retry\.Loud, while it is left alone there; leaves p0 alone$`

func (o *Open) Do() { // want Do:`^stdout fmt\.Println; leaves p0 alone$`
	if o.config.Verbose {
		fmt.Println("doing")
	}
}
