// Package logx has the loggers of kiln.
package logx

import (
	"io"
	"log"
	"os"

	"go.uber.org/zap"
	"go.uber.org/zap/zapcore"
)

// Build is the logger of builds.
func Build() *zap.SugaredLogger {
	return zap.New(core(os.Stderr)).Sugar()
}

// Result is the logger of results.
func Result() *zap.SugaredLogger {
	return zap.New(core(os.Stdout)).Sugar()
}

func core(f *os.File) zapcore.Core {
	enc := zapcore.NewConsoleEncoder(zapcore.EncoderConfig{MessageKey: "m", LineEnding: "\n"})
	return zapcore.NewCore(enc, zapcore.Lock(f), zapcore.InfoLevel)
}

// Level is a level.
type Level uint8

// The levels.
const (
	LevelError Level = iota
	LevelInfo
	LevelDebug
)

// Leveled is a set of loggers.
type Leveled struct {
	max  Level
	errs *log.Logger
	info *log.Logger
}

// NewLeveled returns loggers.
func NewLeveled(max Level, out io.Writer) *Leveled {
	return &Leveled{max: max, errs: log.New(os.Stderr, "E ", 0), info: log.New(out, "I ", 0)}
}

// Errorf logs an error.
func (l *Leveled) Errorf(format string, args ...any) { l.errs.Printf(format, args...) }

// Infof logs what goes on.
func (l *Leveled) Infof(format string, args ...any) {
	if l.max >= LevelInfo {
		l.info.Printf(format, args...)
	}
}
