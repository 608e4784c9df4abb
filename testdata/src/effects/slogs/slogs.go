// Package slogs logs with package log/slog.
package slogs

import (
	"context"
	"io"
	"log/slog"
	"os"
)

func Text() { slog.New(slog.NewTextHandler(os.Stdout, nil)).Info("x") } // want Text:`^stdout os\.Stdout$`

func TextErr() { slog.New(slog.NewTextHandler(os.Stderr, nil)).Info("x") }

func JSON() { // want JSON:`^stdout os\.Stdout$`
	h := slog.NewJSONHandler(os.Stdout, &slog.HandlerOptions{AddSource: true})
	slog.New(h).With("a", 1).WithGroup("g").Error("x")
}

func JSONErr() {
	h := slog.NewJSONHandler(os.Stderr, &slog.HandlerOptions{AddSource: true})
	slog.New(h).With("a", 1).WithGroup("g").Error("x")
}

// MadeOnly logs nothing.
func MadeOnly() bool {
	l := slog.New(slog.NewTextHandler(os.Stdout, nil))
	return l != nil
}

func Replace() { // want Replace:`stdout os\.Stdout`
	h := slog.NewTextHandler(io.Discard, &slog.HandlerOptions{
		ReplaceAttr: func(groups []string, a slog.Attr) slog.Attr {
			os.Stdout.WriteString(a.Key)
			return a
		},
	})
	slog.New(h).Info("x")
}

func Default() { slog.Info("x") } // want Default:`slog\.std`

type Service struct{ log *slog.Logger }

func NewService(l *slog.Logger) *Service { return &Service{log: l.With("a", 1)} } // want NewService:`.`

func (s *Service) Serve(ctx context.Context) { s.log.InfoContext(ctx, "x") } // want Serve:`p0\.log\.h\.Handle`

func Serve() { NewService(slog.New(slog.NewTextHandler(os.Stdout, nil))).Serve(context.Background()) } // want Serve:`^stdout os\.Stdout$`

func ServeErr() {
	NewService(slog.New(slog.NewTextHandler(os.Stderr, nil))).Serve(context.Background())
}

// A handler of the program's own.

type handler struct {
	slog.Handler
	w io.Writer
}

func (h *handler) Handle(ctx context.Context, r slog.Record) error { // want Handle:`p0\.w`
	_, err := io.WriteString(h.w, r.Message)
	return err
}

func Own() { slog.New(&handler{w: os.Stdout}).Info("x") } // want Own:`^stdout os\.Stdout$`

func OwnErr() { slog.New(&handler{w: os.Stderr}).Info("x") }

// A wrapper that leaves handling to what it embeds.
type level struct{ slog.Handler }

func (l level) Enabled(context.Context, slog.Level) bool { return true }

func Level() { slog.New(level{slog.NewJSONHandler(os.Stdout, nil)}).Info("x") } // want Level:`^stdout os\.Stdout$`

func LevelErr() { slog.New(level{slog.NewJSONHandler(os.Stderr, nil)}).Info("x") }

func NewLogLogger() { // want NewLogLogger:`^stdout os\.Stdout$`
	slog.NewLogLogger(slog.NewTextHandler(os.Stdout, nil), slog.LevelInfo).Print("x")
}

func NewLogLoggerErr() {
	slog.NewLogLogger(slog.NewTextHandler(os.Stderr, nil), slog.LevelInfo).Print("x")
}

// setup picks the handler by a flag.
func setup(json bool, w io.Writer) *slog.Logger {
	var h slog.Handler = slog.NewTextHandler(w, nil)
	if json {
		h = slog.NewJSONHandler(w, nil)
	}
	return slog.New(h)
}

func Setup(json bool) { setup(json, os.Stdout).Warn("x") } // want Setup:`^stdout os\.Stdout$`

func SetupErr(json bool) { setup(json, os.Stderr).Warn("x") }

var logger = slog.New(slog.NewTextHandler(os.Stdout, nil))

var quiet = slog.New(slog.NewTextHandler(io.Discard, nil))

func Log() { logger.Info("x") } // want Log:`^stdout slog\.Logger\.Info$`

func LogQuiet() { quiet.Info("x") }
