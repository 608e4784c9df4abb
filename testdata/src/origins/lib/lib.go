// Package lib uses functions of another package. // want package:`answers`
package lib

import (
	"time"

	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/testdata/src/origins/basic"
)

func Stamped() *basic.Stamp { // want Stamped:`^r\.At = time\.Now$`
	s := basic.New("me")
	return s
}

func Cleared() *basic.Stamp {
	s := basic.New("me")
	s.Clear()
	return s
}

func Touched(s *basic.Stamp) string { // want Touched:`^0\.At = time\.Now; r = time\.Now; sets 0\.At$`
	s.Touch()
	return s.At
}

func Read() string { return basic.Wall().Read() } // want Read:`^r = time\.Now$`

func Each(list []string) []string { // want Each:`^r\[\] = time\.Now; r = order of 0$`
	return basic.Map(list, func(string) string { return basic.Now().String() })
}

func Fail(v any) error { return envelope.Errorf(envelope.Conflict, "taken").WithData(v) } // want Fail:`^answers with 0$`

func Again(v []string) error { return Fail(v) } // want Again:`^answers with 0$`

func Built() *basic.Stamp { return basic.Build(basic.By("me"), basic.Timed()) } // want Built:`^r\.At = time\.Now$`

func Made(by string) string { return basic.Build(basic.By(by)).By } // want Made:`^r = 0$`

func Joined(list []string) (text string) { // want Joined:`^r ~ 0\[\]$`
	basic.Visit(list, func(_ int, s string) { text += s })
	return text
}

func Given() (at string) { // want Given:`^r = time\.Now$`
	basic.At(func(t time.Time) { at = t.String() })
	return at
}

func First(list []string) string { // want First:`^r = 0\[\]$`
	for s := range basic.Seq(list...) {
		return s
	}
	return ""
}

func Boxed() string { // want Boxed:`^r = time\.Now$`
	return new(basic.Box[string]).Put(basic.Now().String()).Get()
}

func Applied() (s basic.Stamp) { // want Applied:`^r\.At = time\.Now$`
	basic.Apply(&s, basic.Timed())
	return s
}
