package main

import (
	"context"
	"net/http"
	"os"

	"github.com/bitfield/script"
	"github.com/gorilla/handlers"
	"github.com/nxadm/tail"
	"github.com/pressly/goose/v3"
	"github.com/robfig/cron/v3"
	"github.com/spf13/cobra"
)

func tailFile(cmd *cobra.Command, args []string) error {
	t, err := tail.TailFile("x", tail.Config{Follow: true})
	if err != nil {
		return err
	}
	for l := range t.Lines {
		cmd.PrintErrln(l.Text)
	}
	return t.Err()
}

func gooseUp(cmd *cobra.Command, args []string) error {
	db, err := goose.OpenDBWithDriver("sqlite3", "x")
	if err != nil {
		return err
	}
	defer db.Close()
	return goose.UpContext(cmd.Context(), db, ".")
}

func cronStart(cmd *cobra.Command, args []string) error {
	c := cron.New(cron.WithChain(cron.Recover(cron.DefaultLogger)))
	if _, err := c.AddFunc("@hourly", func() { os.Stderr.WriteString("x") }); err != nil {
		return err
	}
	c.Start() // false stdoutwrite: only a panic is logged
	<-c.Stop().Done()
	return nil
}

func gorillaLogging(cmd *cobra.Command, args []string) error {
	return http.ListenAndServe(":0", handlers.LoggingHandler(os.Stderr, http.NotFoundHandler()))
}

func gorillaLoggingToStdout(cmd *cobra.Command, args []string) error {
	return serve(cmd.Context(), handlers.CombinedLoggingHandler(os.Stdout, http.NotFoundHandler())) // want stdoutwrite
}

func scriptString(cmd *cobra.Command, args []string) error {
	text, err := script.File("x").Match("y").String()
	cmd.PrintErrln(text)
	return err
}

func scriptStdout(cmd *cobra.Command, args []string) error {
	_, err := script.File("x").Match("y").Stdout() // want stdoutwrite
	return err
}

func scriptToStderr(cmd *cobra.Command, args []string) error {
	_, err := script.File("x").Match("y").WithStdout(os.Stderr).Stdout()
	return err
}

func serve(ctx context.Context, h http.Handler) error {
	s := &http.Server{Handler: h}
	context.AfterFunc(ctx, func() { s.Close() })
	return s.ListenAndServe()
}
