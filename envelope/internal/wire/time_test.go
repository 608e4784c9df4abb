package wire_test

import (
	"strings"
	"testing"
	"time"

	"github.com/envvet/envvet/envelope/internal/wire"
)

type (
	uid     struct{ time.Time }
	uidDeep struct{ uid }
	uidOf   struct{ *time.Time }
	day     struct{ time.Time }
	pointed struct{ n int }
	itself  struct{ *itself }
)

func (d day) MarshalJSON() ([]byte, error) { return []byte(d.Format(`"2006-01-02 -0700"`)), nil }
func (d day) MarshalText() ([]byte, error) { return []byte(d.Format(`2006-01-02 -0700`)), nil }

func (p *pointed) MarshalText() ([]byte, error) { return []byte(strings.Repeat("x", p.n)), nil }

func (*itself) MarshalJSON() ([]byte, error) { return []byte("1"), nil }

// TestUTC holds that times are in UTC wherever they are, unless a type has a form of its
// own.
func TestUTC(t *testing.T) {
	east := time.Date(2024, 1, 2, 3, 4, 5, 600, time.FixedZone("", 5*3600))
	again := &itself{}
	again.itself = again
	for want, v := range map[string]any{
		`{"2024-01-01T22:04:05.0000006Z":1}`:                                    map[time.Time]int{east: 1},
		`{"2024-01-01T22:04:05.0000006Z":2}`:                                    map[uid]int{{east}: 2},
		`{"2024-01-02 +0500":3}`:                                                map[day]int{{east}: 3},
		`{"2024-01-01T22:04:05.0000006Z":2,"2024-01-01T22:04:05.0000006Z#2":1}`: map[time.Time]int{east: 1, east.UTC(): 2},
		`["2024-01-01T22:04:05.0000006Z","2024-01-01T22:04:05.0000006Z","2024-01-01T22:04:05.0000006Z","2024-01-02 +0500",{"xx":1},1,null,"0001-01-01T00:00:00Z"]`: []any{
			uid{east}, uidDeep{uid{east}}, &uidOf{&east}, day{east}, map[pointed]int{{2}: 1}, again, (*uid)(nil), uid{},
		},
	} {
		if text, _ := appended(t, v, wire.Options{}); text != want {
			t.Errorf("%s, want %s", text, want)
		}
	}
}
