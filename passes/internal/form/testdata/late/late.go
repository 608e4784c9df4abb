// Package late makes what its variables hold when that is first asked for, or in an init function.
package late

import (
	"os"
	"sync"
	"time"
)

type thing struct{ n int }

func make1() *thing { return &thing{1} }

var (
	asked, returned, guarded, once, begun, literal *thing
	out                                            interface{ Write([]byte) (int, error) }
	guard                                          sync.Mutex
	doing                                          sync.Once
)

func Asked() *thing {
	if asked == nil {
		asked = make1()
		asked.n++
	}
	return asked
}

func Returned() *thing {
	if returned != nil {
		return returned
	}
	returned = make1()
	return returned
}

func Guarded() *thing {
	if guarded == nil {
		guard.Lock()
		if guarded == nil {
			guarded = make1()
		}
		guard.Unlock()
	}
	return guarded
}

func Once() *thing {
	doing.Do(func() { once = make1() })
	return once
}

func Out() interface{ Write([]byte) (int, error) } {
	if out == nil {
		out = os.Stdout
	}
	return out
}

func init() {
	begun = make1()
	{
		literal = &thing{n: 2}
	}
}

var (
	declared                                            = make1()
	ofParameter, ofVariable, called, cleared, addressed *thing
	twice, elsewhere, within, late, followed, ofLocal   *thing
	level                                               = 1
)

func OfParameter(n int) *thing {
	if ofParameter == nil {
		ofParameter = &thing{n}
	}
	return ofParameter
}

func OfVariable() *thing {
	if ofVariable == nil {
		ofVariable = &thing{level}
	}
	return ofVariable
}

func SetLevel(n int) { level = n }

func leveled() *thing { return &thing{level} }

func Called() *thing {
	if called == nil {
		called = leveled()
	}
	return called
}

func Cleared() *thing {
	if cleared == nil {
		cleared = make1()
	}
	return cleared
}

func Clear() { cleared = nil }

func Addressed() **thing {
	if addressed == nil {
		addressed = make1()
	}
	return &addressed
}

func Twice() *thing {
	if twice == nil {
		twice = make1()
	}
	return twice
}

func TwiceAgain() *thing {
	if twice == nil {
		twice = &thing{2}
	}
	return twice
}

func Elsewhere() *thing {
	if declared == nil {
		elsewhere = make1()
	}
	return elsewhere
}

func Within() *thing {
	if time.Now().IsZero() {
		if within == nil {
			within = make1()
		}
	}
	return within
}

func init() {
	helper()
	followed = make1()
	n := level
	ofLocal = &thing{n}
	if level > 1 {
		late = make1()
	}
}

func helper() { followed = &thing{3} }

var (
	valued  = sync.OnceValue(func() *thing { return make1() })
	named   = sync.OnceValue(make1)
	changed = sync.OnceValue(leveled)
	more    = sync.OnceValue(func() *thing {
		n := level
		return &thing{n}
	})
)
