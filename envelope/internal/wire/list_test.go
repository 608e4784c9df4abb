package wire_test

import (
	"encoding/json"
	"math"
	"testing"

	"github.com/envvet/envvet/envelope/internal/wire"
)

// TestOrderOfNumbers holds that numbers are sorted by their value, also those that
// are the same as floating-point numbers.
func TestOrderOfNumbers(t *testing.T) {
	type numbers struct {
		Int    []int64       `json:"int" envelope:"set"`
		Uint   []uint64      `json:"uint" envelope:"set"`
		Float  []float64     `json:"float" envelope:"set"`
		Number []json.Number `json:"number" envelope:"set"`
	}
	v := numbers{
		Int:    []int64{9007199254740993, -9007199254740992, 9007199254740992, -9007199254740993, math.MaxInt64, math.MinInt64, 0, math.MinInt64 + 1},
		Uint:   []uint64{10000000000000000000, 9999999999999999999, math.MaxUint64, 9},
		Float:  []float64{1e21, -1e21, 0.5, 0, -0.5},
		Number: []json.Number{"1e19", "10000000000000000000", "9999999999999999999", "0", "-0", "-10000000000000000000", "-9999999999999999999", "1.0", "1"},
	}
	const want = `{"int":[-9223372036854775808,-9223372036854775807,-9007199254740993,-9007199254740992,0,9007199254740992,9007199254740993,9223372036854775807],` +
		`"uint":[9,9999999999999999999,10000000000000000000,18446744073709551615],"float":[-1e+21,-0.5,0,0.5,1e+21],` +
		`"number":[-10000000000000000000,-9999999999999999999,-0,0,1,1.0,9999999999999999999,10000000000000000000,1e19]}`
	if got, _ := appended(t, v, wire.Options{}); got != want {
		t.Errorf("got %s\nwant %s", got, want)
	}
}
