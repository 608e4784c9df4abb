package conflict_test

import (
	"testing"

	"github.com/envvet/envvet/cmd/envvet/internal/conflict"
)

func TestLine(t *testing.T) {
	for text, want := range map[string]int{
		"": 0, "{\n}\n": 0, "# <<<<<<< HEAD\n": 0, "<<<<<<<<\n": 0, "title\n=======\n": 0,
		"{\n<<<<<<< HEAD\n=======\n>>>>>>> b\n}\n": 2, "a\r\n\r\n>>>>>>> b\r\n": 3, "|||||||": 1,
	} {
		if got := conflict.Line([]byte(text)); got != want {
			t.Errorf("%q: line %d, want %d", text, got, want)
		}
	}
}
