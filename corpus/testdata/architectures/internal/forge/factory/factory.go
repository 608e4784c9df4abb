// Package factory makes what the commands share, when they first need it.
package factory

import (
	"io"
	"os"
	"sync"

	"example.com/architectures/internal/forge/api"
	"example.com/architectures/internal/forge/browser"
	"example.com/architectures/internal/forge/git"
	"example.com/architectures/internal/forge/iostreams"
)

// Config is what the user has configured.
type Config struct {
	Host  string
	Token string
}

// Factory hands out lazily made dependencies.
type Factory struct {
	Exe     string
	IO      func() *iostreams.IOStreams
	Config  func() (*Config, error)
	Client  func() (*api.Client, error)
	Git     func() *git.Client
	Browser func() browser.Browser

	streams func() (out, errOut io.Writer)
}

// New returns the factory of the program.
func New(exe string) *Factory {
	f := &Factory{Exe: exe}
	f.streams = func() (io.Writer, io.Writer) { return io.Discard, os.Stderr }
	f.IO = sync.OnceValue(func() *iostreams.IOStreams {
		out, errOut := f.streams()
		return &iostreams.IOStreams{In: os.Stdin, Out: out, ErrOut: errOut}
	})
	f.Config = sync.OnceValues(loadConfig)
	f.Client = sync.OnceValues(func() (*api.Client, error) {
		cfg, err := f.Config()
		if err != nil {
			return nil, err
		}
		return api.NewClient(cfg.Host, cfg.Token), nil
	})
	f.Git = sync.OnceValue(func() *git.Client { return git.NewClient(f.IO().ErrOut) })
	f.Browser = sync.OnceValue(browser.FromEnv)
	return f
}

// Bind makes the streams follow the writers of the root command.
func (f *Factory) Bind(streams func() (out, errOut io.Writer)) {
	f.streams = streams
}

func loadConfig() (*Config, error) {
	host := os.Getenv("FORGE_HOST")
	if host == "" {
		host = "forge.example.com"
	}
	return &Config{Host: host, Token: os.Getenv("FORGE_TOKEN")}, nil
}
