package main

import (
	"io"
	"log"
	"log/slog"
	"os"

	charm "github.com/charmbracelet/log"
	"github.com/go-logr/logr"
	"github.com/go-logr/stdr"
	"github.com/go-logr/zapr"
	"github.com/golang/glog"
	"github.com/hashicorp/go-hclog"
	"github.com/lmittmann/tint"
	"github.com/rs/zerolog"
	zlog "github.com/rs/zerolog/log"
	"github.com/sirupsen/logrus"
	"github.com/spf13/cobra"
	"go.uber.org/zap"
	"go.uber.org/zap/zapcore"
	"k8s.io/klog/v2"
)

func zapProduction(cmd *cobra.Command, args []string) error {
	l, err := zap.NewProduction()
	if err != nil {
		return err
	}
	defer l.Sync()
	l.Info("x")
	l.Sugar().Infof("")
	return nil
}

func zapExample(cmd *cobra.Command, args []string) error {
	l := zap.NewExample() // want stdoutwrite
	l.Info("x")
	return nil
}

func zapToStdoutByConfig(cmd *cobra.Command, args []string) error {
	c := zap.NewProductionConfig()
	c.OutputPaths = []string{"stdout"}
	l, err := c.Build() // missed stdoutwrite: the name of the output is not followed
	if err != nil {
		return err
	}
	l.Info("x")
	return nil
}

func zapDevelopment(cmd *cobra.Command, args []string) error {
	c := zap.NewDevelopmentConfig()
	c.EncoderConfig.EncodeLevel = zapcore.CapitalColorLevelEncoder
	c.Level = zap.NewAtomicLevelAt(zap.DebugLevel)
	l, err := c.Build()
	if err != nil {
		return err
	}
	l.Info("x")
	zap.ReplaceGlobals(l)
	zap.L().Info("x")
	zap.S().Infow("x")
	return nil
}

func zapCores(cmd *cobra.Command, args []string) error {
	core := zapcore.NewCore(zapcore.NewJSONEncoder(zap.NewProductionEncoderConfig()), zapcore.Lock(os.Stdout), zap.InfoLevel) // want stdoutwrite
	zap.New(core).Info("x")
	core2 := zapcore.NewCore(zapcore.NewConsoleEncoder(zap.NewProductionEncoderConfig()), zapcore.AddSync(os.Stderr), zap.InfoLevel)
	zap.New(core2).Info("x")
	return nil
}

func zapFatal(cmd *cobra.Command, args []string) error {
	l := zap.NewNop()
	l.Fatal("x")        // want exitcall
	zap.L().Fatal("x")  // want exitcall
	zap.S().Fatalf("x") // want exitcall
	zap.S().Panicf("x")
	return nil
}

func zerologToStderr(cmd *cobra.Command, args []string) error {
	zlog.Info().Msg("x")
	l := zerolog.New(os.Stderr).With().Timestamp().Logger()
	l.Info().Msg("x")
	l2 := zerolog.New(zerolog.ConsoleWriter{Out: os.Stderr})
	l2.Info().Msg("x")
	l3 := zerolog.New(zerolog.NewConsoleWriter(func(w *zerolog.ConsoleWriter) { w.Out = os.Stderr }))
	l3.Info().Msg("x")
	return nil
}

func zerologToStdout(cmd *cobra.Command, args []string) error {
	l := zerolog.New(os.Stdout).With().Timestamp().Logger() // want stdoutwrite
	l.Info().Msg("x")
	l2 := zerolog.New(zerolog.ConsoleWriter{Out: os.Stdout}) // want stdoutwrite
	l2.Info().Msg("x")
	l3 := zerolog.New(zerolog.NewConsoleWriter()) // want stdoutwrite
	l3.Info().Msg("x")
	l3.Fatal().Msg("x")            // want exitcall
	zlog.Fatal().Err(nil).Msg("x") // want exitcall
	return nil
}

func logrusToStderr(cmd *cobra.Command, args []string) error {
	logrus.Info("x")
	logrus.WithField("a", 1).Warn("x")
	l := logrus.New()
	l.SetFormatter(&logrus.JSONFormatter{})
	l.SetLevel(logrus.DebugLevel)
	l.Info("x")
	l.SetOutput(io.Discard)
	l.Infof("x")
	return nil
}

func logrusToStdout(cmd *cobra.Command, args []string) error {
	l := logrus.New()
	l.Out = os.Stdout // want stdoutwrite
	l.Info("x")
	m := logrus.New()
	m.SetOutput(os.Stdout) // want stdoutwrite
	m.WithError(nil).Error("x")
	m.WithError(nil).Fatal("x") // want exitcall
	e := logrus.NewEntry(m)
	e.Info("x")
	return nil
}

func hclogLoggers(cmd *cobra.Command, args []string) error {
	hclog.Default().Info("x")
	l := hclog.New(&hclog.LoggerOptions{Name: "x", Level: hclog.Info})
	l.Named("a").With("b", 1).Info("x")
	o := hclog.New(&hclog.LoggerOptions{Name: "x", Output: os.Stdout}) // want stdoutwrite
	o.Info("x")
	return nil
}

func charmLoggers(cmd *cobra.Command, args []string) error {
	charm.Info("x")
	l := charm.NewWithOptions(os.Stderr, charm.Options{ReportTimestamp: true})
	l.Info("x")
	o := charm.New(os.Stdout) // want stdoutwrite
	o.Info("x")
	charm.Fatal("x") // want exitcall
	return nil
}

func slogHandlers(cmd *cobra.Command, args []string) error {
	slog.Info("x")
	l := slog.New(tint.NewHandler(os.Stderr, nil))
	l.Info("x")
	o := slog.New(tint.NewHandler(os.Stdout, &tint.Options{Level: slog.LevelDebug})) // want stdoutwrite
	o.Info("x")
	j := slog.New(slog.NewJSONHandler(os.Stdout, nil)).With("a", 1) // want stdoutwrite
	j.InfoContext(cmd.Context(), "x")
	return nil
}

func logrLoggers(cmd *cobra.Command, args []string) error {
	l := stdr.New(log.New(os.Stderr, "", log.LstdFlags))
	l.Info("x")
	o := stdr.New(log.New(os.Stdout, "", log.LstdFlags)) // want stdoutwrite
	o.WithName("a").Info("x")
	z, _ := zap.NewDevelopment()
	zapr.NewLogger(z).Info("x")
	logr.Discard().Info("x")
	return nil
}

func glogAndKlog(cmd *cobra.Command, args []string) error {
	glog.Info("x")
	klog.Info("x")
	klog.InfoS("x")
	klog.V(2).Info()
	klog.Fatal("x") // want exitcall
	glog.Exit("x")  // want exitcall
	return nil
}

func standardLoggers(cmd *cobra.Command, args []string) error {
	log.Println("x")
	l := log.New(cmd.ErrOrStderr(), "", 0)
	l.Println("x")
	log.New(io.MultiWriter(os.Stderr, os.Stdout), "", 0).Println("x") // want stdoutwrite
	return nil
}
