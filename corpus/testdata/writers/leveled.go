package main

import (
	stdlog "log"
	"os"

	"github.com/apex/log"
	"github.com/apex/log/handlers/cli"
	"github.com/apex/log/handlers/json"
	kit "github.com/go-kit/log"
	"github.com/go-kit/log/level"
	"github.com/hashicorp/logutils"
	"github.com/inconshreveable/log15"
	gommon "github.com/labstack/gommon/log"
	"github.com/op/go-logging"
	phuslu "github.com/phuslu/log"
	"github.com/spf13/cobra"
	"gopkg.in/natefinch/lumberjack.v2"
)

func apexLoggers(cmd *cobra.Command, args []string) error {
	log.Info("x")
	l := &log.Logger{Handler: cli.New(os.Stderr), Level: log.InfoLevel}
	l.WithField("a", 1).Info("x")
	o := &log.Logger{Handler: json.New(os.Stdout), Level: log.InfoLevel} // want stdoutwrite
	o.Info("x")
	l.Fatal("x") // want exitcall
	return nil
}

func kitLoggers(cmd *cobra.Command, args []string) error {
	l := kit.NewLogfmtLogger(kit.NewSyncWriter(os.Stderr))
	l = kit.With(l, "ts", kit.DefaultTimestampUTC)
	l = level.NewFilter(l, level.AllowInfo())
	return level.Info(l).Log("a", 1)
}

func kitToStdout(cmd *cobra.Command, args []string) error {
	return kit.NewJSONLogger(os.Stdout).Log("a", 1) // want stdoutwrite
}

func log15Loggers(cmd *cobra.Command, args []string) error {
	l := log15.New("a", 1)
	l.SetHandler(log15.StreamHandler(os.Stderr, log15.LogfmtFormat()))
	l.Info("x")
	return nil
}

func log15Root(cmd *cobra.Command, args []string) error {
	log15.Info("x") // missed stdoutwrite: the handler is in an atomic value
	return nil
}

func goLogging(cmd *cobra.Command, args []string) error {
	l := logging.MustGetLogger("x")
	b := logging.NewLogBackend(os.Stderr, "", 0)
	l.SetBackend(logging.AddModuleLevel(logging.NewBackendFormatter(b, logging.GlogFormatter)))
	l.Info("x")
	l.Fatal("x") // want exitcall
	return nil
}

func goLoggingToStdout(cmd *cobra.Command, args []string) error {
	b := logging.NewLogBackend(os.Stdout, "", 0) // missed stdoutwrite: a backend that a library keeps is not followed
	logging.SetBackend(b)
	logging.MustGetLogger("x").Info("x")
	return nil
}

func phusluLoggers(cmd *cobra.Command, args []string) error {
	phuslu.Info().Str("a", "b").Msg("x")
	l := phuslu.Logger{Writer: &phuslu.ConsoleWriter{Writer: os.Stderr}}
	l.Info().Msg("x")
	o := phuslu.Logger{Writer: &phuslu.ConsoleWriter{Writer: os.Stdout}} // want stdoutwrite
	o.Info().Msg("x")
	l.Fatal().Msg("x") // missed exitcall: a hint, by the level of an entry
	return nil
}

func gommonLoggers(cmd *cobra.Command, args []string) error {
	l := gommon.New("x")
	l.SetOutput(os.Stderr)
	l.Info("x")
	gommon.Info("x") // want stdoutwrite
	return nil
}

func lumberjackFile(cmd *cobra.Command, args []string) error {
	w := &lumberjack.Logger{Filename: "x", MaxSize: 1}
	defer w.Close()
	stdlog.New(w, "", 0).Print("x")
	return w.Rotate()
}

func logutilsFilter(cmd *cobra.Command, args []string) error {
	f := &logutils.LevelFilter{Levels: []logutils.LogLevel{"DEBUG"}, MinLevel: "DEBUG", Writer: os.Stderr}
	stdlog.New(f, "", 0).Print("[DEBUG] x")
	o := &logutils.LevelFilter{Levels: []logutils.LogLevel{"DEBUG"}, MinLevel: "DEBUG", Writer: os.Stdout} // want stdoutwrite
	stdlog.New(o, "", 0).Print("[DEBUG] x")
	return nil
}
