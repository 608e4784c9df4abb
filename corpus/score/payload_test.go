package score

import (
	"slices"
	"strings"
	"testing"
)

const payloadRows = "program\tfile:line\tcategory\tclass\treason\n" +
	"a\tx.go:1\tunstableorder/map\ttrue\trange over a map\n" +
	"a\tx.go:1\tunstableorder/map\tfalse\ta map of one key\n" +
	"a\tx.go:2\tvolatiledata/time\ttrue\tread when asked\n" +
	"b\tx.go:1\tunstableorder/map\ttrue\trange over a map\n"

func TestPayloads(t *testing.T) {
	readings, err := ReadPayloads(strings.NewReader(payloadRows))
	if err != nil {
		t.Fatal(err)
	}
	shares := Accepted(readings)
	if got, want := shares["unstableorder/map"], (Share{2, 3}); got != want {
		t.Errorf("unstableorder/map %v, want %v", got, want)
	}
	if got, want := shares["volatiledata/time"], (Share{1, 1}); got != want {
		t.Errorf("volatiledata/time %v, want %v", got, want)
	}
	order := PayloadFinding{"x.go:1", "unstableorder/map"}
	other := PayloadFinding{"x.go:2", "unstableorder/map"} // the line is read for another category
	unread, stale := ComparePayloads("a", readings, []PayloadFinding{order, order, order, other})
	if want := []PayloadFinding{order, other}; !slices.Equal(unread, want) {
		t.Errorf("unread %v, want %v", unread, want)
	}
	if len(stale) != 1 || stale[0].Category != "volatiledata/time" {
		t.Errorf("stale %v, want the row of volatiledata/time", stale)
	}
	if unread, stale := ComparePayloads("c", readings, nil); len(unread)+len(stale) > 0 {
		t.Errorf("a program without rows: %v, %v", unread, stale)
	}
}

func TestBadPayloads(t *testing.T) {
	head, _, _ := strings.Cut(payloadRows, "\n")
	for _, row := range []string{
		"a\tx.go:1\tunstableorder/map\ttrue\t ",
		"a\tx.go:1\tunstableorder/map\tyes\treason",
		"a\tx.go:1\tunstableorder\ttrue\treason",
		"a\tx.go\tunstableorder/map\ttrue\treason",
		"a\tx.go:1\tunstableorder/map\ttrue",
	} {
		if readings, err := ReadPayloads(strings.NewReader(head + "\n" + row + "\n")); err == nil {
			t.Errorf("%q: %v, want an error", row, readings)
		}
	}
}
