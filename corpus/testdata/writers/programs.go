package main

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"os"
	"os/exec"
	"time"

	"github.com/cenkalti/backoff/v4"
	"github.com/go-git/go-git/v5"
	"github.com/gofiber/fiber/v2"
	"github.com/mattn/go-shellwords"
	"github.com/pkg/browser"
	"github.com/pmezard/go-difflib/difflib"
	"github.com/spf13/cobra"
	"github.com/spf13/viper"
	"golang.org/x/sync/errgroup"
	"gopkg.in/yaml.v3"
)

func gitClone(cmd *cobra.Command, args []string) error {
	_, err := git.PlainClone("x", false, &git.CloneOptions{URL: "x"})
	return err
}

func gitCloneProgress(cmd *cobra.Command, args []string) error {
	_, err := git.PlainClone("x", false, &git.CloneOptions{URL: "x", Progress: os.Stdout}) // missed stdoutwrite: what the options of a clone hold is not followed
	return err
}

func gitCloneProgressToStderr(cmd *cobra.Command, args []string) error {
	_, err := git.PlainCloneContext(cmd.Context(), "x", false, &git.CloneOptions{URL: "x", Progress: os.Stderr})
	return err
}

func fiberListen(cmd *cobra.Command, args []string) error {
	app := fiber.New()
	return app.Listen(":3000") // want stdoutwrite
}

func fiberWithoutBanner(cmd *cobra.Command, args []string) error {
	app := fiber.New(fiber.Config{DisableStartupMessage: true})
	app.Get("/", func(c *fiber.Ctx) error { return c.SendString("x") })
	return app.Listen(":3000")
}

func browserOpen(cmd *cobra.Command, args []string) error {
	return browser.OpenURL("x") // want stdoutwrite
}

func browserToStderr(cmd *cobra.Command, args []string) error {
	browser.Stdout = os.Stderr
	return browser.OpenURL("x")
}

func viperRead(cmd *cobra.Command, args []string) error {
	v := viper.New()
	v.SetConfigFile("x")
	if err := v.ReadInConfig(); err != nil {
		return err
	}
	viper.Debug() // want stdoutwrite
	v.DebugTo(os.Stderr)
	return nil
}

func errgroupWriters(cmd *cobra.Command, args []string) error {
	g, ctx := errgroup.WithContext(cmd.Context())
	g.Go(func() error { return run(ctx, os.Stderr) })
	g.Go(func() error { return run(ctx, os.Stdout) }) // want stdoutwrite
	return g.Wait()
}

func backoffRetry(cmd *cobra.Command, args []string) error {
	return backoff.Retry(func() error { return yaml.NewEncoder(os.Stderr).Encode(1) }, backoff.NewExponentialBackOff())
}

func backoffNotify(cmd *cobra.Command, args []string) error {
	return backoff.RetryNotify(func() error { return nil }, backoff.NewExponentialBackOff(), func(error, time.Duration) {
		io.WriteString(os.Stdout, "x") // want stdoutwrite
	})
}

func shellwordsRun(cmd *cobra.Command, args []string) error {
	w, err := shellwords.Parse("x")
	if err != nil {
		return err
	}
	c := exec.CommandContext(cmd.Context(), w[0], w[1:]...)
	c.Stdout, c.Stderr = os.Stderr, os.Stderr
	return c.Run()
}

func difflibUnified(cmd *cobra.Command, args []string) error {
	return difflib.WriteUnifiedDiff(cmd.ErrOrStderr(), difflib.UnifiedDiff{})
}

func httpCopy(cmd *cobra.Command, args []string) error {
	r, err := http.Get("x")
	if err != nil {
		return err
	}
	defer r.Body.Close()
	_, err = io.Copy(os.Stdout, r.Body) // want stdoutwrite
	return err
}

func run(ctx context.Context, w io.Writer) error {
	return json.NewEncoder(w).Encode("x")
}
