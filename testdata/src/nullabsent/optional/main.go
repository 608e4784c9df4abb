// Command jobs answers with keys that stay, and with some that may be unknown.
package main

import (
	"math/big"
	"net/netip"
	"time"

	"github.com/envvet/envvet/envelope"
)

type filter struct {
	Query string `name:"query" help:"What to look for" json:"query,omitempty"` // a parameter
}

type result struct {
	Lines int `json:"lines"`
}

type page struct {
	Total *int `json:"total,omitempty"` // of those servers that count
}

type job struct {
	ID       string     `json:"id"`
	Note     string     `json:"note"`
	Steps    []string   `json:"steps"`
	Parent   *string    `json:"parent"`                                   // null if there is none
	GPU      *bool      `json:"gpu,omitempty"`                            // not every version of the server knows
	Result   *result    `json:"result,omitempty"`                         // not while it runs
	Inline   result     `json:"inline,omitempty"`                         // a struct is never empty
	Ended    time.Time  `json:"ended,omitzero" envelope:"stable"`         // no time stands for none
	Log      []byte     `json:"log,omitempty"`                            // a file, or no file
	Amount   big.Int    `json:"amount,omitzero"`                          // a struct
	Address  netip.Addr `json:"address,omitzero"`                         // text, and a struct in Go
	Digest   [32]int    `json:"digest,omitempty"`                         // an array has its length
	Any      any        `json:"any,omitempty" envelope:"opaque"`          // null is a value
	Elapsed  int        `json:"elapsed_ms,omitempty" envelope:"volatile"` // in meta
	Hint     string     `json:"hint,omitempty" envelope:"text"`           // for people
	Inner    string     `json:"-"`
	Omit     string     `json:"omitempty"` // its name
	Omitted  string     `yaml:"omitted,omitempty" json:"omitted"`
	private  string     `json:"private,omitempty"`
	*page    `json:"page"`
	Children map[string]job `json:"children"`
}

// A request is sent to a server, and no answer.
type request struct {
	Query string `json:"query,omitempty"`
}

func main() {
	_ = request{}
	_ = job{private: ""}
	app := envelope.New("jobs")
	envelope.Register(app, envelope.Command[filter, job]{Name: "show", Summary: "Show a job", Effect: envelope.Safe})
	app.Main()
}
