// Package basic shows the facts of functions.
package basic

import (
	"fmt"
	"slices"
	"sort"
	"time"
)

type Stamp struct {
	By string
	At string
	In *Stamp
}

type Clock struct{ Now func() time.Time }

func Now() time.Time { return time.Now() } // want Now:`^r = time\.Now$`

func New(by string) *Stamp { return &Stamp{By: by, At: Now().String()} } // want New:`^r\.At = time\.Now; r\.By = 0$`

func Nested(s Stamp) Stamp { return Stamp{In: &s} } // want Nested:`^r\.In = 0$`

func Label(s *Stamp) string { return fmt.Sprintf("%s at %s", s.By, s.At) } // want Label:`^r ~ 0\.At; r ~ 0\.By$`

func All(s Stamp) string { return fmt.Sprint(s) } // want All:`^r ~ 0$`

func (s *Stamp) Touch() { s.At = Now().String() } // want Touch:`^0\.At = time\.Now; sets 0\.At$`

func (s *Stamp) Clear() { s.At = "" } // want Clear:`^sets 0\.At$`

func (s *Stamp) Reset() { *s = Stamp{} } // want Reset:`^sets 0$`

func (s *Stamp) Maybe(b bool) { // want Maybe:`^0\.At = time\.Now$`
	if b {
		s.At = Now().String()
	}
}

func Copied(s Stamp) Stamp { // want Copied:`^r = 0 but \.At; r\.At = 0\.By$`
	s.At = s.By
	return s
}

func Wall() Clock { return Clock{Now: time.Now} } // want Wall:`^r\.Now\(0\) = time\.Now$`

func (c Clock) Read() string { return c.Now().String() } // want Read:`^r ~ 0\.Now\(0\)$`

func Both() (int, time.Time, error) { return 1, time.Now(), nil } // want Both:`^r1 = time\.Now$`

func Map[T, U any](list []T, f func(T) U) (out []U) { // want Map:`^1 = order of 0; 1@0 = 0\[\]; r = order of 0; r\[\] = 1\(0\)$`
	for _, v := range list {
		out = append(out, f(v))
	}
	return out
}

func Keyed() map[string]any { return map[string]any{"at": time.Now(), "by": "me"} } // want Keyed:`^r\{at\} = time\.Now$`

func Twice(s string) string { return once(once(s)) } // want Twice:`^r = 0$`

func once(s string) string { return s }

func Cycle(n int) string { // want Cycle:`^r = time\.Now$`
	if n == 0 {
		return Now().String()
	}
	return cycle(n - 1)
}

func cycle(n int) string { return Cycle(n) }

type Named interface{ Name() string }

func NameOf(n Named) string { return n.Name() } // want NameOf:`^r = 0#Name\(0\)$`

func Silent(s Stamp) bool { return s.At == Now().String() }

func Length(s Stamp) int { return len(s.At) }

func Err() error { return fmt.Errorf("at %v", time.Now()) }

func Keys(m map[string]int) (out []string) { // want Keys:`^r = range$`
	for k := range m {
		out = append(out, k)
	}
	return out
}

func Ordered(m map[string]int) []string {
	keys := Keys(m)
	sort.Strings(keys)
	return keys
}

func Upper(list []string) (out []string) { // want Upper:`^r = order of 0; r\[\] ~ 0\[\]$`
	for _, s := range list {
		out = append(out, s+"!")
	}
	return out
}

func Sort(list []string) { slices.Sort(list) } // want Sort:`^sorts 0$`

func SortAgain(page *struct{ Names []string }) { Sort(page.Names) } // want SortAgain:`^sorts 0\.Names$`

type Option func(*Stamp)

func By(name string) Option { // want By:`^r<0>\.By = 0$`
	return func(s *Stamp) { s.By = name }
}

func Timed() Option { return func(s *Stamp) { s.Touch() } } // want Timed:`^r<0>\.At = time\.Now$`

func Build(options ...Option) *Stamp { // want Build:`^0\[\] = order of 0; 0\[\]@0 = 0\[\]<0>; r = 0\[\]<0>$`
	s := new(Stamp)
	for _, set := range options {
		set(s)
	}
	return s
}

func Visit(list []string, f func(int, string)) { // want Visit:`^1 = order of 0; 1@1 = 0\[\]$`
	for i, s := range list {
		f(i, s)
	}
}

func At(f func(time.Time)) { f(Now()) } // want At:`^0@0 = time\.Now$`

func Seq[T any](list ...T) func(yield func(T) bool) { // want Seq:`^r<0> = order of 0; r<0>@0 = 0\[\]$`
	return func(yield func(T) bool) {
		for _, v := range list {
			if !yield(v) {
				return
			}
		}
	}
}

func Apply(s *Stamp, set func(*Stamp)) { set(s) } // want Apply:`^0 = 1<0>; 1@0 = 0$`

type Box[T any] struct{ v T }

func (b *Box[T]) Put(v T) *Box[T] { // want Put:`^0\.v = 1; r = 0; sets 0\.v$`
	b.v = v
	return b
}

func (b *Box[T]) Get() T { return b.v } // want Get:`^r = 0\.v$`

func Text(m map[string]int) (text string) { // want Text:`^r = range$`
	for k := range m {
		text += k
	}
	return text
}

func First(m map[string]int) string { // want First:`^r = first of range$`
	for k := range m {
		return k
	}
	return ""
}

func Seen(m map[string]int) func(func(string) bool) { // want Seen:`^r<0> = range$`
	return func(yield func(string) bool) {
		for k := range m {
			if !yield(k) {
				return
			}
		}
	}
}
