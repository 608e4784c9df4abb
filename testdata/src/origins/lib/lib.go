// Package lib uses functions of another package.
package lib

import (
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

func Each(list []string) []string { // want Each:`^r\[\] = time\.Now$`
	return basic.Map(list, func(string) string { return basic.Now().String() })
}

func Fail(v any) error { return envelope.Errorf(envelope.Conflict, "taken").WithData(v) } // want Fail:`^answers with 0$`

func Again(v []string) error { return Fail(v) } // want Again:`^answers with 0$`
