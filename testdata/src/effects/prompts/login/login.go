// Package login says who its user is, and asks at a terminal where it may. // want package:`init Flags\.Password set by [^;]*login#Password}$`
package login

import (
	"fmt"
	"io"
	"os"
	"sync"
)

type Config interface {
	User() string
	Server() string
}

type config struct {
	in   io.Reader // nil if nobody is there to be asked
	user string
}

func New() Config { return &config{} } // want New:`^r0 is not nil$`

func NewAsking(in io.Reader) Config { return &config{in: in} } // want NewAsking:`stdout fmt\.Print`

func (c *config) User() string { // want User:`^stdout fmt\.Print; calls p0\.in\.Read; sets user of p0 only$`
	if c.user == "" && c.in != nil {
		fmt.Print("User name: ")
		fmt.Fscan(c.in, &c.user)
	}
	return c.user
}

func (c *config) Server() string { return "localhost" } // want Server:`^leaves p0 alone$`

// Flags are what a command line says of a config.
type Flags struct {
	Password *string // nil if there is no such flag

	mu     sync.Mutex
	loaded Config
}

func (f *Flags) config() Config {
	if f.Password == nil {
		return New()
	}
	return NewAsking(os.Stdin)
}

func (f *Flags) load() Config {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.loaded == nil {
		f.loaded = f.config()
	}
	return f.loaded
}

// User is who the config says that uses it.
func (f *Flags) User() string { return f.load().User() } // want User:`^stdout fmt\.Print`
