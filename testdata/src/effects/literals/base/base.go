// Package base has a configuration that sets itself.
package base

import "os"

type Config struct{ Loud bool }

func (c *Config) Load() { c.Loud = os.Getenv("LOUD") != "" }
