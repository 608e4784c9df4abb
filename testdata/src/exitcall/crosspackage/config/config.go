// Package config reads settings.
package config

import (
	"log"
	"os"
)

// Config is what is set.
type Config struct{ lines []string }

// MustLoad ends the process where Load returns an error.
func MustLoad(name string) *Config {
	c, err := Load(name)
	if err != nil {
		log.Fatalf("settings: %v", err)
	}
	return c
}

// Load reads a file.
func Load(name string) (*Config, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	return &Config{lines: []string{string(data)}}, nil
}

// Each calls f with each line.
func Each(c *Config, f func(string)) {
	for _, line := range c.lines {
		f(line)
	}
}

// Check tells failed what is wrong.
func Check(c *Config, failed func(format string, args ...any)) {
	if len(c.lines) == 0 {
		failed("no settings")
	}
}
