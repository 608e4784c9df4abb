// Package model has the types that several commands answer with.
package model

import (
	"encoding/json"
	"fmt"
	"strconv"
)

// Host is a machine.
type Host struct {
	Name string   `json:"name" description:"Name of the host"`
	Zone string   `json:"zone" description:"Where it stands"`
	Tags []string `json:"tags" description:"What it is tagged with"`
}

// NewHost makes a host that has no tags yet.
func NewHost(name, zone string) Host {
	return Host{Name: name, Zone: zone, Tags: []string{}}
}

// Blob is something that was stored as it came.
type Blob struct {
	Key  string          `json:"key" description:"Where it is stored"`
	Body json.RawMessage `json:"body" description:"What was stored"`
}

// Sparse is a host in the form of the first version.
type Sparse struct {
	Name  string   `json:"name"`
	Notes []string `json:"notes,omitempty"`
}

// Money encodes itself, and says how.
type Money struct{ cents int64 }

// Cents makes an amount.
func Cents(n int64) Money { return Money{n} }

func (m Money) MarshalJSON() ([]byte, error) {
	return []byte(fmt.Sprintf(`"%d.%02d"`, m.cents/100, m.cents%100)), nil
}

func (*Money) JSONSchema() json.RawMessage {
	return json.RawMessage(`{"type":"string","pattern":"^[0-9]+[.][0-9]{2}$"}`)
}

// Revision encodes itself and says nothing of it.
type Revision struct{ major, minor int }

func (r Revision) MarshalJSON() ([]byte, error) {
	return json.Marshal([]int{r.major, r.minor})
}

// Level is a text in JSON.
type Level int

func (l Level) MarshalText() ([]byte, error) {
	return strconv.AppendInt([]byte("L"), int64(l), 10), nil
}

// Paged is a part of a list.
type Paged[T any] struct {
	Items []T `json:"items" description:"The elements"`
	Total int `json:"total" description:"How many there are"`
}

// Wrapped is an envelope of the first version.
type Wrapped struct {
	OK   bool  `json:"ok"`
	Data *Host `json:"data"`
}

// Answer has the keys of agent-spec.
type Answer[T any] struct {
	OK       bool     `json:"ok"`
	Data     T        `json:"data"`
	Error    *Failure `json:"error"`
	Warnings []string `json:"warnings"`
	Meta     Meta     `json:"meta"`
}

// Failure is what went wrong.
type Failure struct {
	Code    string `json:"code"`
	Message string `json:"message,omitempty"`
}

// Meta is about the call.
type Meta struct {
	Command string `json:"command"`
	Hint    string `json:"hint,omitempty"`
}
