package position

import (
	"bytes"
	"encoding/gob"
	"testing"
)

func TestCompare(t *testing.T) {
	sites := []Site{{"a", "b.go", 2}, {"a", "b.go", 10}, {"a", "c.go", 1}, {"b", "a.go", 1}}
	for i, s := range sites {
		for j, other := range sites {
			if got := s.Compare(other); (got < 0) != (i < j) || (got > 0) != (i > j) {
				t.Errorf("%s compared to %s is %d", s, other, got)
			}
		}
	}
}

func TestSiteRoundTrips(t *testing.T) {
	var b bytes.Buffer
	site, got := Site{"m/p", "a.go", 7}, Site{}
	if err := gob.NewEncoder(&b).Encode(site); err != nil {
		t.Fatal(err)
	}
	if err := gob.NewDecoder(&b).Decode(&got); err != nil || got != site {
		t.Errorf("%v, %v", got, err)
	}
}
