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

var exits []func()

// OnExit has f called at the end, after those before it.
func OnExit(f func()) { exits = append(exits, f) }

// Exit calls what was registered.
func Exit() {
	for _, f := range exits {
		f()
	}
}

// A Topic has who listens to it, by rank.
type Topic struct{ listeners map[int][]listener }

type listener struct {
	name string
	hear func(Event)
}

var topic = &Topic{listeners: make(map[int][]listener)}

// Listen has hear called when something comes up.
func (t *Topic) Listen(rank int, name string, hear func(Event)) {
	t.listeners[rank] = append(t.listeners[rank], listener{name, hear})
}

// Listen listens to the topic that there is.
func Listen(name string, hear func(Event)) { topic.Listen(0, name, hear) }

// Sorted returns some functions as a list, and keeps how many there are.
func Sorted(f func()) []func() {
	fs := append([]func(){}, f)
	count = len(fs)
	return fs
}

var count int
