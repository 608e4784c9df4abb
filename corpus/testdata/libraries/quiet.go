package main

import (
	"fmt"
	"log"
	"net/http"
	"os"
	"time"

	"github.com/briandowns/spinner"
	tea "github.com/charmbracelet/bubbletea"
	"github.com/dgraph-io/badger/v4"
	"github.com/fatih/color"
	"github.com/gin-gonic/gin"
	"github.com/go-chi/chi/v5"
	"github.com/go-chi/chi/v5/middleware"
	"github.com/gofiber/fiber/v2"
	requests "github.com/gofiber/fiber/v2/middleware/logger"
	"github.com/hashicorp/go-hclog"
	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/labstack/echo/v4"
	"github.com/pterm/pterm"
	"github.com/robfig/cron/v3"
	"github.com/rs/zerolog"
	"github.com/schollz/progressbar/v3"
	"github.com/sirupsen/logrus"
	"github.com/spf13/cobra"
	"github.com/vbauerster/mpb/v8"
	"go.uber.org/zap"
	"go.uber.org/zap/zapcore"
	"gorm.io/driver/sqlite"
	"gorm.io/gorm"
	gormlogger "gorm.io/gorm/logger"
	"k8s.io/klog/v2"
)

// Libraries that would write to standard output, or might be thought to, and have been told
// to leave it alone.

func runQuietScreens(cmd *cobra.Command, args []string) error {
	spin := spinner.New(spinner.CharSets[9], time.Second, spinner.WithWriter(os.Stderr))
	spin.Start()
	spin.Stop()
	turn := spinner.New(spinner.CharSets[9], time.Second)
	turn.Writer = os.Stderr
	turn.Start()
	turn.Stop()
	bar := progressbar.NewOptions(10, progressbar.OptionSetWriter(os.Stderr), progressbar.OptionOnCompletion(func() { fmt.Fprintln(os.Stderr) }))
	if err := bar.Add(1); err != nil {
		return err
	}
	bars := mpb.New(mpb.WithOutput(os.Stderr), mpb.WithWidth(64))
	bars.AddBar(10).Increment()
	bars.Wait()
	color.New(color.FgRed).Fprintln(os.Stderr, "red")
	color.New(color.Bold).Fprintf(cmd.ErrOrStderr(), "%s", color.GreenString("bold"))
	rows := table.NewWriter()
	rows.SetOutputMirror(cmd.OutOrStdout())
	rows.AppendRow(table.Row{1})
	rows.Render()
	_, err := tea.NewProgram(screen{}, tea.WithOutput(os.Stderr), tea.WithInput(nil)).Run()
	return err
}

func runQuietModes(cmd *cobra.Command, args []string) error {
	pterm.DisableOutput()
	pterm.Success.Println("x")
	pterm.DefaultBasicText.Println("x")
	_, err := pterm.DefaultSpinner.Start("x")
	return err
}

func runQuietPrinters(cmd *cobra.Command, args []string) error {
	pterm.SetDefaultOutput(os.Stderr)
	pterm.Info.Println("x") // false stdoutwrite: SetDefaultOutput sets the output of gookit/color, too
	return nil
}

type screen struct{}

func (s screen) Init() tea.Cmd                       { return nil }
func (s screen) Update(tea.Msg) (tea.Model, tea.Cmd) { return s, tea.Quit }
func (s screen) View() string                        { return "" }

func runQuietLogs(cmd *cobra.Command, args []string) error {
	named := hclog.New(&hclog.LoggerOptions{Name: "x", Level: hclog.Debug, Output: os.Stderr})
	named.Named("y").With("a", 1).Error("e")
	hclog.Default().Warn("w")
	events := zerolog.New(zerolog.ConsoleWriter{Out: os.Stderr}).With().Timestamp().Logger()
	events.Info().Msg("x")
	console := zerolog.New(zerolog.NewConsoleWriter(func(w *zerolog.ConsoleWriter) { w.Out = os.Stderr }))
	console.Error().Msg("y")
	fields := logrus.New()
	fields.SetFormatter(&logrus.JSONFormatter{})
	fields.WithField("a", 1).Info("x")
	logrus.Warn("y")
	core := zapcore.NewCore(zapcore.NewConsoleEncoder(zap.NewDevelopmentEncoderConfig()), zapcore.Lock(os.Stderr), zap.InfoLevel)
	zap.ReplaceGlobals(zap.New(core))
	zap.L().Info("x")
	zap.S().Infof("y")
	production, err := zap.NewProduction()
	if err != nil {
		return err
	}
	production.Sugar().Warnw("y", "a", 1)
	klog.InfoS("x", "a", 1)
	klog.V(2).Info("y")
	jobs := cron.New(cron.WithLogger(cron.PrintfLogger(log.New(os.Stderr, "", 0))))
	jobs.Start()
	return nil
}

func runQuietServers(cmd *cobra.Command, args []string) error {
	gin.DefaultWriter = os.Stderr
	g := gin.New()
	g.Use(gin.Recovery(), gin.LoggerWithWriter(os.Stderr))
	g.GET("/", func(c *gin.Context) { c.String(200, "ok") })
	go g.Run(":8081")
	r := chi.NewRouter()
	r.Use(middleware.RequestLogger(&middleware.DefaultLogFormatter{Logger: log.New(os.Stderr, "", 0), NoColor: true}), middleware.Recoverer)
	go http.ListenAndServe(":8082", r)
	app := fiber.New(fiber.Config{DisableStartupMessage: true})
	app.Use(requests.New(requests.Config{Output: os.Stderr}))
	go app.Listen(":8083")
	// The log of errors of echo's http.Server keeps standard output.
	e := echo.New() // want stdoutwrite
	e.HideBanner, e.HidePort = true, true
	e.Logger.SetOutput(os.Stderr)
	return e.Start(":8084")
}

func runQuietDatabases(cmd *cobra.Command, args []string) error {
	store, err := badger.Open(badger.DefaultOptions(args[0]).WithLogger(nil))
	if err != nil {
		return err
	}
	defer store.Close()
	own, err := gorm.Open(sqlite.Open(args[0]), &gorm.Config{Logger: gormlogger.New(log.New(os.Stderr, "", 0), gormlogger.Config{})})
	if err != nil {
		return err
	}
	silent, err := gorm.Open(sqlite.Open(args[0]), &gorm.Config{Logger: gormlogger.Default.LogMode(gormlogger.Silent)})
	if err != nil {
		return err
	}
	none, err := gorm.Open(sqlite.Open(args[0]), &gorm.Config{Logger: gormlogger.Discard})
	if err != nil {
		return err
	}
	if err := silent.Create(&struct{ ID int }{}).Error; err != nil {
		return err
	}
	if err := own.Create(&struct{ ID int }{}).Error; err != nil {
		return err
	}
	return none.Find(&struct{ ID int }{}).Error
}
