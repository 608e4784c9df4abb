package receiver

import (
	"go/parser"
	"testing"
)

func TestName(t *testing.T) {
	for text, want := range map[string]string{"T": "T", "*T": "T", "(*T)": "T", "T[K]": "T", "*T[K, V]": "T", "[]T": ""} {
		expr, err := parser.ParseExpr(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := Name(expr); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}
