package main

// A way is one of those in which programs say where a logger, or a printer, writes to.
type way struct {
	name    string
	imports []string
	declare string // a variable of the package, which begins with the other stream
	set     string // up; %s is the stream
	use     string // in a handler
}

// ways are those of the standard library, of libraries, and of a program's own variables.
var ways = []way{
	{"log", []string{`"log"`}, "", `log.SetOutput(%s)`, `log.Println("x")`},
	{"slog", []string{`"log/slog"`}, "", `slog.SetDefault(slog.New(slog.NewJSONHandler(%s, nil)))`, `slog.Warn("x")`},
	{"logrus", []string{`"github.com/sirupsen/logrus"`}, "", `logrus.SetOutput(%s)`, `logrus.Warn("x")`},
	{"logrus' standard logger", []string{`"github.com/sirupsen/logrus"`}, "", `logrus.StandardLogger().Out = %s`, `logrus.WithField("a", 1).Warn("x")`},
	{"zerolog", []string{`"github.com/rs/zerolog"`, `zlog "github.com/rs/zerolog/log"`}, "", `zlog.Logger = zerolog.New(%s)`, `zlog.Warn().Msg("x")`},
	{"zerolog's console", []string{`"github.com/rs/zerolog"`, `zlog "github.com/rs/zerolog/log"`}, "", `zlog.Logger = zlog.Output(zerolog.ConsoleWriter{Out: %s})`, `zlog.Warn().Msg("x")`},
	{"zap", []string{`"go.uber.org/zap"`, `"go.uber.org/zap/zapcore"`}, "", `zap.ReplaceGlobals(zap.New(zapcore.NewCore(zapcore.NewJSONEncoder(zap.NewProductionEncoderConfig()), zapcore.AddSync(%s), zap.InfoLevel)))`, `zap.L().Warn("x")`},
	{"zap, sugared", []string{`"go.uber.org/zap"`, `"go.uber.org/zap/zapcore"`}, "", `zap.ReplaceGlobals(zap.New(zapcore.NewCore(zapcore.NewConsoleEncoder(zap.NewDevelopmentEncoderConfig()), zapcore.Lock(%s), zap.InfoLevel)))`, `zap.S().Warnw("x", "a", 1)`},
	{"charmbracelet/log", []string{`"github.com/charmbracelet/log"`}, "", `log.SetOutput(%s)`, `log.Warn("x")`},
	{"charmbracelet/log, another one", []string{`"github.com/charmbracelet/log"`}, "", `log.SetDefault(log.New(%s))`, `log.Warn("x")`},
	{"klog", []string{`"k8s.io/klog/v2"`}, "", "klog.LogToStderr(false)\n\tklog.SetOutput(%s)", "klog.Warning(\"x\")\n\tklog.Flush()"},
	{"hclog", []string{`"github.com/hashicorp/go-hclog"`}, "", `hclog.SetDefault(hclog.New(&hclog.LoggerOptions{Output: %s}))`, `hclog.L().Warn("x")`},
	{"pterm", []string{`"github.com/pterm/pterm"`}, "", `pterm.SetDefaultOutput(%s)`, `pterm.Println("x")`},
	{"a printer of pterm", []string{`"github.com/pterm/pterm"`}, "", `pterm.SetDefaultOutput(%s)`, `pterm.Warning.Println("x")`},
	{"fatih/color", []string{`"github.com/fatih/color"`}, "", `color.Output = %s`, `color.Yellow("x")`},
	{"an own writer", []string{`"io"`}, `var out io.Writer = %s`, `out = %s`, `fmt.Fprintln(out, "x")`},
	{"an own logger", []string{`"log"`}, `var logger = log.New(%s, "", 0)`, `logger = log.New(%s, "", 0)`, `logger.Println("x")`},
	{"an own logger of logrus", []string{`"github.com/sirupsen/logrus"`}, `var logger = logrus.New()`, `logger.SetOutput(%s)`, `logger.Warn("x")`},
	{"an own logger of slog", []string{`"log/slog"`}, `var logger = slog.New(slog.NewTextHandler(%s, nil))`, `logger = slog.New(slog.NewTextHandler(%s, nil))`, `logger.Warn("x")`},
}

// modules is what the programs require, besides what these do in turn.
const modules = `module example.com/setups

go 1.25.0

require (
	github.com/charmbracelet/log v1.0.0
	github.com/fatih/color v1.19.0
	github.com/hashicorp/go-hclog v1.6.3
	github.com/pterm/pterm v0.12.84
	github.com/rs/zerolog v1.35.1
	github.com/sirupsen/logrus v1.10.2
	github.com/spf13/cobra v1.9.1
	go.uber.org/zap v1.28.0
	k8s.io/klog/v2 v2.140.0
)
`
