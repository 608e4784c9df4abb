// Package serving logs by the logger that it is given.
package serving

import (
	"context"
	"log/slog"

	"github.com/envvet/envvet/testdata/src/exitcall/records/logging"
)

// Direct logs in the function.
func Direct(l *slog.Logger) {
	l.Log(context.Background(), logging.LevelPanic, "direct")
}

// Later logs in a goroutine.
func Later(l *slog.Logger) {
	done := make(chan bool)
	go func() {
		l.LogAttrs(context.Background(), logging.LevelWorse, "later")
		close(done)
	}()
	<-done
}

// Server logs by its logger.
type Server struct{ Logger *slog.Logger }

// Serve logs in a goroutine.
func (s *Server) Serve() {
	l := s.Logger
	done := make(chan bool)
	go func() {
		l.LogAttrs(context.Background(), logging.LevelWorse, "served")
		close(done)
	}()
	<-done
}
