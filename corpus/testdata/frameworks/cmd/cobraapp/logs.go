package main

import (
	"bytes"
	"errors"
	"io"
	"log"
	"log/slog"
	"os"

	"github.com/rs/zerolog"
	zlog "github.com/rs/zerolog/log"
	"github.com/sirupsen/logrus"
	"github.com/spf13/cobra"
	"go.uber.org/zap"
	"go.uber.org/zap/zapcore"

	"example.com/frameworks/internal/logx"
)

func logCommands() []*cobra.Command {
	return []*cobra.Command{
		{Use: "serve", RunE: runServe},
		{Use: "watch", RunE: runWatch},
		{Use: "audit", RunE: runAudit},
		{Use: "audit-err", RunE: runAuditErr},
		{Use: "trace", RunE: runTrace},
		{Use: "trace-file", Args: cobra.MinimumNArgs(1), RunE: runTraceFile},
		{Use: "replay", RunE: runReplay},
		{Use: "rewind", RunE: runRewind},
		{Use: "legacy", Run: runLegacy},
		{Use: "silent", Run: runSilent},
		{Use: "strict", RunE: runStrict},
		{Use: "lenient", RunE: runLenient},
		{Use: "ping", RunE: runPing},
		{Use: "probe", RunE: runProbe},
	}
}

func runServe(cmd *cobra.Command, args []string) error { // bad: the logger writes to stdout
	l := logx.NewStdout().With("component", "serve") // want stdoutwrite
	for i, a := range args {
		l.Infof("serving %d %s", i, a)
	}
	return nil
}

func runWatch(cmd *cobra.Command, args []string) error { // ok: slog to stderr
	l := logx.Slog(cmd.ErrOrStderr(), flagVerbose).WithGroup("watch")
	for _, a := range args {
		info, err := os.Stat(a)
		if err != nil {
			l.Error("stat", "path", a, "err", err)
			return err
		}
		l.Info("watching", "path", a, "size", info.Size())
	}
	slog.Debug("watch is over")
	return nil
}

func runAudit(cmd *cobra.Command, args []string) error { // bad: a new ConsoleWriter is on stdout
	l := zerolog.New(zerolog.NewConsoleWriter()).With().Timestamp().Logger() // want stdoutwrite
	for _, a := range args {
		l.Info().Str("arg", a).Msg("audited")
	}
	return nil
}

func runAuditErr(cmd *cobra.Command, args []string) error { // ok: zerolog to stderr, a fatal level that does not exit
	l := zerolog.New(zerolog.ConsoleWriter{Out: os.Stderr, NoColor: true}).With().Timestamp().Logger()
	for _, a := range args {
		if a == "" {
			l.WithLevel(zerolog.FatalLevel).Msg("empty argument")
			return errors.New("empty argument")
		}
		l.Warn().Str("arg", a).Send()
	}
	zlog.Info().Int("n", len(args)).Msg("audited")
	return nil
}

func runTrace(cmd *cobra.Command, args []string) error { // bad: the example logger of zap is on stdout
	l := zap.NewExample() // want stdoutwrite
	defer l.Sync()
	l.Info("trace", zap.Strings("args", args))
	return nil
}

func runTraceFile(cmd *cobra.Command, args []string) error { // ok: zap into a file, fatal only panics
	f, err := os.OpenFile(args[0], os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	defer f.Close()
	core := zapcore.NewCore(zapcore.NewJSONEncoder(zap.NewProductionEncoderConfig()), zapcore.AddSync(f), zap.InfoLevel)
	l := zap.New(core, zap.WithFatalHook(zapcore.WriteThenPanic))
	l.Info("trace", zap.Int("n", len(args)))
	if len(args) > 9 {
		l.Fatal("too many", zap.Strings("args", args)) // false exitcall: the hook that takes the place of the default is not followed
	}
	return l.Sync()
}

func runReplay(cmd *cobra.Command, args []string) error { // bad: logrus is set to stdout
	l := logrus.New()
	l.SetOutput(os.Stdout) // want stdoutwrite
	l.SetFormatter(&logrus.JSONFormatter{})
	l.WithField("n", len(args)).Info("replay")
	return nil
}

func runRewind(cmd *cobra.Command, args []string) error { // ok: logrus to stderr, logging at fatal does not exit
	l := logrus.New()
	l.SetLevel(logrus.DebugLevel)
	if len(args) == 0 {
		l.Logf(logrus.FatalLevel, "nothing to rewind in %s", flagStore)
		return errors.New("nothing to rewind")
	}
	l.WithError(nil).Debug("rewound")
	return nil
}

func runLegacy(cmd *cobra.Command, args []string) { // bad: log.Fatalf
	log.SetFlags(0)
	log.SetPrefix("inventory: ")
	if len(args) != 1 {
		log.Fatalf("want 1 argument, have %d", len(args)) // want exitcall
	}
	log.Printf("legacy %s", args[0])
}

func runSilent(cmd *cobra.Command, args []string) { // ok: nothing, and stderr
	l := log.New(io.Discard, "", 0)
	for _, a := range args {
		l.Println("silent", a)
	}
	var buf bytes.Buffer
	b := log.New(&buf, "silent: ", log.Lmsgprefix)
	b.Print("kept")
	println("kept", buf.Len())
}

func runStrict(cmd *cobra.Command, args []string) error { // bad: Check exits
	l := logx.FromContext(cmd.Context())
	data, err := os.ReadFile(flagStore)
	l.Check(err, "read store") // want exitcall
	l.Infof("%d bytes", len(data))
	return nil
}

func runLenient(cmd *cobra.Command, args []string) error { // ok: Failed only logs, Errorf is not the fatal level
	l := logx.FromContext(cmd.Context())
	data, err := os.ReadFile(flagStore)
	if l.Failed(err, "read store") {
		return err
	}
	if len(data) == 0 {
		l.Errorf("store is empty")
	}
	return nil
}

func runPing(cmd *cobra.Command, args []string) error { // bad: zap's Fatal exits, even with no core
	l := zap.NewNop().Sugar()
	if len(args) == 0 {
		l.Fatalw("no host") // want exitcall
	}
	l.Infow("ping", "hosts", args)
	return nil
}

func runProbe(cmd *cobra.Command, args []string) error { // ok: an error in place of an exit
	data := logx.MustPanic(os.ReadFile(flagStore))
	if !bytes.HasPrefix(data, []byte("{")) {
		return errors.New("no store")
	}
	return nil
}
