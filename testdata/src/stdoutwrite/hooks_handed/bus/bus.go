// Package bus tells of events to whoever wants to know.
package bus

// An Event is what comes up.
type Event struct{ Name string }

// OnEvent is told of each event, if it is set.
var OnEvent func(Event)

// Default has what is done by default.
var Default = Hooks{}

// Hooks are what is done when something comes up.
type Hooks struct{ OnClose func() error }

var changed func(Event)

// OnChange sets what is told of changes.
func OnChange(f func(Event)) { changed = f }

// Apply tells each of some events, and keeps nothing.
func Apply(events []Event, f func(Event)) {
	for _, e := range events {
		f(e)
	}
}

// Discard does nothing with what it is given.
func Discard(func(Event)) {}

// Emit tells of an event.
func Emit(e Event) {
	if OnEvent != nil {
		OnEvent(e)
	}
	if changed != nil {
		changed(e)
	}
}

// Close ends it.
func Close() error {
	if Default.OnClose == nil {
		return nil
	}
	return Default.OnClose()
}
