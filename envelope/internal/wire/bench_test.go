package wire_test

import (
	"encoding/json"
	"fmt"
	"io"
	"testing"

	"github.com/envvet/envvet/envelope/internal/wire"
)

type user struct {
	ID     string            `json:"id"`
	Name   string            `json:"name"`
	Role   string            `json:"role"`
	Age    int               `json:"age"`
	Score  float64           `json:"score"`
	Active bool              `json:"active"`
	Tags   []string          `json:"tags"`
	Labels map[string]string `json:"labels"`
}

func users(n int) []user {
	all := make([]user, n)
	for i := range all {
		all[i] = user{
			ID: fmt.Sprintf("user-%06d", i), Name: "Ada Lovelace of somewhere", Role: "admin", Age: i % 90, Score: float64(i) / 7,
			Active: i%2 == 0, Tags: []string{"one", "two", "three"}, Labels: map[string]string{"team": "core", "site": "London"},
		}
	}
	return all
}

func BenchmarkAppend(b *testing.B) {
	v := users(4500)
	b.Run("wire", func(b *testing.B) {
		var dst []byte
		for b.Loop() {
			dst, _, _ = wire.Append(dst[:0], v, wire.Options{})
		}
		b.SetBytes(int64(len(dst)))
	})
	b.Run("json", func(b *testing.B) {
		for b.Loop() {
			_ = json.NewEncoder(io.Discard).Encode(v)
		}
	})
}
