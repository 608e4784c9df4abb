// Package elsewhere logs with what others give it.
package elsewhere

import "log/slog"

func Warn(l *slog.Logger) { l.Warn("x") }

func Both(l *slog.Logger) {
	l.Warn("x")
	l.Info("x")
}
