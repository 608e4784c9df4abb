package shape_test

import (
	"encoding/json"
	"math/big"
	"testing"
	"time"

	"github.com/envvet/envvet/envelope/shape"
)

type (
	stamped struct {
		time.Time
		Name string `json:"name"`
	}
	stampedBy struct {
		*time.Time
		Count int
	}
	deepStamped struct{ stamped }
	alone       struct{ time.Time }
	aloneDeep   struct{ alone }
	private     struct {
		time.Time
		cache string
		Skip  int `json:"-"`
	}
	twoMore struct {
		alone
		Load
	}
	big1 struct {
		big.Float
		Unit string
	}
	line struct {
		json.RawMessage
		N int
	}
	named struct {
		Time time.Time
		N    int
	}
	own struct {
		time.Time
		N int
	}
	ownPointer struct {
		time.Time
		N int
	}
)

func (own) MarshalJSON() ([]byte, error)         { return nil, nil }
func (*ownPointer) MarshalJSON() ([]byte, error) { return nil, nil }

// TestSwallower holds which embedded fields take the place of all others.
func TestSwallower(t *testing.T) {
	_ = private{}.cache
	for _, test := range []struct {
		ref  shape.Ref
		want string
	}{
		{of[stamped](), "time.Time"}, {of[*stampedBy](), "time.Time"}, {of[deepStamped](), "time.Time"},
		{of[twoMore](), "github.com/envvet/envvet/envelope/shape_test.alone"}, {of[big1](), "math/big.Float"}, {of[line](), "encoding/json.RawMessage"},
		{of[alone](), ""}, {of[aloneDeep](), ""}, {of[private](), ""}, {of[named](), ""}, {of[own](), ""}, {of[ownPointer](), ""},
		{of[time.Time](), ""}, {of[schemed](), ""}, {of[color](), ""}, {of[[]stamped](), ""},
		{of[struct {
			time.Time
			N int
		}](), "time.Time"},
	} {
		if got := shape.Swallower(test.ref); got != test.want {
			t.Errorf("%s: %q, want %q", test.ref.Type, got, test.want)
		}
	}
	fields := shape.DataFields(of[struct {
		One stamped   `json:"one"`
		All []stamped `json:"all"`
	}]())
	if len(fields) != 3 || fields[0].Swallower != "time.Time" || fields[1].Swallower != "" || fields[2].Swallower != "time.Time" {
		t.Errorf("%+v", fields)
	}
}
