package shape_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/envvet/envvet/envelope/shape"
)

type Load struct {
	Load string `json:"load"`
	deeper
	Kept time.Time `json:"kept" envelope:"stable"`
}

type deeper struct {
	Temp []int `json:"temp" envelope:"set"`
}

type marked struct {
	*Load `envelope:"volatile"`
	Count `envelope:"text,volatil"`
	Seen  `envelope:"set,stable"`
	N     int `json:"n"`
}

type Count struct {
	Count int `json:"count"`
}

type Seen struct {
	At   time.Time `json:"at"`
	Read time.Time `json:"read" envelope:"volatile"`
}

// TestEmbeddedMarks holds that the tag of an embedded struct holds for all the fields in
// it, and that a wrong one is told of.
func TestEmbeddedMarks(t *testing.T) {
	var got []string
	for _, f := range of[marked]().Fields {
		got = append(got, fmt.Sprintf("%s %+v", f.Name, f.Marks))
	}
	volatile, text := shape.Marks{Volatile: true}, shape.Marks{Text: true}
	want := []string{
		fmt.Sprintf("load %+v", volatile), fmt.Sprintf("temp %+v", shape.Marks{Volatile: true, Set: true}), fmt.Sprintf("kept %+v", shape.Marks{Stable: true}),
		fmt.Sprintf("count %+v", text), fmt.Sprintf("at %+v", shape.Marks{Stable: true}), fmt.Sprintf("read %+v", volatile), fmt.Sprintf("n %+v", shape.Marks{}),
	}
	if !slices.Equal(got, want) {
		t.Errorf("the marks are\n%q, want\n%q", got, want)
	}
	for _, f := range shape.DataFields(of[marked]()) {
		wrong := map[string]string{"Out.Count": `[volatil] 0`, "Out.Seen": `[] 1`, "Out.Load.deeper.Temp": `[] 1`}[f.Path]
		if got := fmt.Sprint(f.BadMarks, " ", f.Ordering); got != wrong && (wrong != "" || got != "[] 0") {
			t.Errorf("%s: %s, want %s", f.Path, got, wrong)
		}
	}
	if text, err := json.Marshal(shape.SchemaOf(of[marked]())); err != nil || string(text) !=
		`{"properties":{"at":{"format":"date-time","type":"string"},"kept":{"format":"date-time","type":"string"},"n":{"type":"integer"}},"required":["at","n"],"type":"object"}` {
		t.Errorf("%s, %v", text, err)
	}
}
