package status_test

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/envvet/envvet/cmd/envvet/internal/status"
)

func TestStart(t *testing.T) {
	tests := []struct {
		name string
		run  time.Duration
		want string
	}{
		{"short run", 1900 * time.Millisecond, ""},
		{"long run", 3500 * time.Millisecond, "\r\x1b[Kanalyzing… 2 s\r\x1b[Kanalyzing… 3 s\r\x1b[K"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				var out strings.Builder
				stop := status.Start(&out)
				time.Sleep(test.run)
				stop()
				stop()
				if out.String() != test.want {
					t.Errorf("wrote %q, want %q", out.String(), test.want)
				}
			})
		})
	}
}
