package editor

import (
	"encoding/json"
	"slices"
	"strings"
	"time"

	"github.com/creachadair/jrpc2"
)

// What the server has said without being asked.

func (e *Editor) notified(r *jrpc2.Request) {
	e.mu.Lock()
	defer e.mu.Unlock()
	switch r.Method() {
	case "textDocument/publishDiagnostics":
		var p struct {
			URI string `json:"uri"`
			Published
		}
		if err := r.UnmarshalParams(&p); err != nil {
			e.t.Error(err)
		}
		var all struct {
			Diagnostics []json.RawMessage `json:"diagnostics"`
		}
		if err := r.UnmarshalParams(&all); err != nil {
			e.t.Error(err)
		}
		e.published[e.File(p.URI)], e.raw[e.File(p.URI)] = p.Published, all.Diagnostics
		e.times[e.File(p.URI)]++
	default:
		var text json.RawMessage
		_ = r.UnmarshalParams(&text)
		e.log = append(e.log, r.Method()+" "+string(text))
	}
	close(e.changed)
	e.changed = make(chan struct{})
}

// WaitFor waits until something holds, which it asks after each notification.
func (e *Editor) WaitFor(holds func() bool) {
	e.t.Helper()
	late := time.After(3 * time.Minute)
	for {
		e.mu.Lock()
		ok, changed := holds(), e.changed
		e.mu.Unlock()
		if ok {
			return
		}
		select {
		case <-changed:
		case <-late:
			e.t.Fatal("nothing happens")
		}
	}
}

// Published returns what the server has said of a file last. It may be asked by
// what WaitFor is given, and not beside the server's notifications.
func (e *Editor) Published(name string) Published { return e.published[name] }

// Times returns how often the server has said something of a file, under the same
// condition.
func (e *Editor) Times(name string) int { return e.times[name] }

// Current reports whether that is about the text as it is now.
func (e *Editor) Current(name string) bool {
	p := e.published[name]
	return p.Version != nil && *p.Version == e.versions[name]
}

// Logged reports whether the server has sent a notification that begins with the
// method and a space and holds the text, under the same condition.
func (e *Editor) Logged(method, text string) bool {
	return says(e.log, method, text)
}

// Asked reports whether the server has made a request of the method.
func (e *Editor) Asked(method string) bool {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.AskedFor(method, "")
}

// AskedFor reports whether the server has made a request of the method whose
// parameters hold the text. It may be asked by what WaitFor is given.
func (e *Editor) AskedFor(method, text string) bool {
	return says(e.asked, method, text)
}

// says reports whether one of some messages is of the method and holds the text.
func says(messages []string, method, text string) bool {
	return slices.ContainsFunc(messages, func(message string) bool {
		return strings.HasPrefix(message, method+" ") && strings.Contains(message, text)
	})
}
