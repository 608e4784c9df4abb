package main

import (
	"net/http"

	"github.com/gin-gonic/gin"
	"github.com/go-chi/chi/v5"
	"github.com/labstack/echo/v4"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"
	"github.com/spf13/cobra"
	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/sdk/trace"
	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials/insecure"
)

// Servers, and what measures them.

func runGin(cmd *cobra.Command, args []string) error {
	gin.SetMode(gin.ReleaseMode)
	r := gin.New()
	r.GET("/", func(c *gin.Context) { c.String(200, "ok") })
	return r.Run(":8080")
}

func runEcho(cmd *cobra.Command, args []string) error {
	// Its logger is on os.Stdout, and has the errors of connections.
	e := echo.New() // want stdoutwrite
	e.HideBanner = true
	e.HidePort = true
	e.GET("/", func(c echo.Context) error { return nil })
	return e.Start(":8080")
}

func runChi(cmd *cobra.Command, args []string) error {
	r := chi.NewRouter()
	r.Get("/", func(w http.ResponseWriter, r *http.Request) {})
	s := &http.Server{Addr: ":8080", Handler: r}
	return s.ListenAndServe()
}

func runPrometheus(cmd *cobra.Command, args []string) error {
	c := prometheus.NewCounter(prometheus.CounterOpts{Name: "x"})
	prometheus.MustRegister(c)
	http.Handle("/metrics", promhttp.Handler())
	return http.ListenAndServe(":1", nil)
}

func runGrpc(cmd *cobra.Command, args []string) error {
	c, err := grpc.NewClient(args[0], grpc.WithTransportCredentials(insecure.NewCredentials()))
	if err != nil {
		return err
	}
	defer c.Close()
	s := grpc.NewServer()
	s.GracefulStop()
	return c.Invoke(cmd.Context(), "x", nil, nil)
}

func runOtel(cmd *cobra.Command, args []string) error {
	tp := trace.NewTracerProvider()
	otel.SetTracerProvider(tp)
	_, span := otel.Tracer("x").Start(cmd.Context(), "y")
	span.End()
	return tp.Shutdown(cmd.Context())
}
