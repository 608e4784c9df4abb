// Package orm keeps rows, and tells a logger of what it does.
package orm

import (
	"log"
	"os"
)

// A Level says how much a logger tells.
type Level int

const (
	Silent Level = iota + 1
	Warn
	Info
)

// A Logger tells what happens.
type Logger interface {
	At(Level) Logger
	Warn(text string)
	Info(text string)
}

// Options are what a logger is made with.
type Options struct {
	Level    Level
	Colorful bool
}

// Default warns on standard output.
var Default = NewLogger(log.New(os.Stdout, "", 0), Options{Level: Warn})

// NewLogger returns a logger that prints with w.
func NewLogger(w *log.Logger, o Options) Logger { return &logger{w, o} }

type logger struct {
	*log.Logger
	Options
}

// At returns a logger that tells as much as that.
func (l *logger) At(level Level) Logger {
	other := *l
	other.Level = level
	return &other
}

// Warn tells what should not be.
func (l *logger) Warn(text string) {
	if l.Level >= Warn {
		l.Println(text)
	}
}

// Info tells what is.
func (l *logger) Info(text string) {
	if l.Level >= Info {
		l.Println(text)
	}
}

// A DB keeps rows.
type DB struct{ Logger Logger }

// Config is what a DB is opened with.
type Config struct{ Logger Logger }

// Open opens a DB, and warns of what is odd.
func Open(c *Config) *DB {
	c.Logger.Warn("no rows")
	return &DB{c.Logger}
}

// Save keeps a row.
func (db *DB) Save(row string) { db.Logger.Info("saved " + row) }
