package main

// Handlers that use smaller things.

import (
	"crypto/tls"
	"os"

	"github.com/ProtonMail/go-crypto/openpgp"
	"github.com/blang/semver"
	"github.com/go-playground/validator/v10"
	"github.com/golang-jwt/jwt/v5"
	"github.com/google/uuid"
	"github.com/hashicorp/go-version"
	"github.com/mitchellh/go-homedir"
	"github.com/pkg/errors"
	"github.com/robfig/cron/v3"
	"github.com/shirou/gopsutil/v3/mem"
	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"
	"github.com/xuri/excelize/v2"
	"github.com/zalando/go-keyring"
	"golang.org/x/sync/errgroup"
	"golang.org/x/term"
	"gopkg.in/yaml.v3"
)

func runNames(cmd *cobra.Command, args []string) error {
	_ = uuid.NewString()
	if err := validator.New().Struct(args); err != nil {
		return err
	}
	_, err := jwt.Parse(args[0], func(*jwt.Token) (any, error) { return nil, nil })
	if err != nil {
		return err
	}
	c := cron.New()
	c.AddFunc("x", func() {})
	c.Start()
	c.Stop()
	vm, err := mem.VirtualMemory()
	if err != nil {
		return err
	}
	_ = vm.Total
	x, err := excelize.OpenFile(args[0])
	if err != nil {
		return err
	}
	x.SetCellValue("a", "A1", 1)
	if err := x.Save(); err != nil {
		return err
	}
	return doc.GenMarkdownTree(cmd, args[0])
}

func runSecrets(cmd *cobra.Command, args []string) error {
	if err := keyring.Set("a", "b", "c"); err != nil {
		return errors.Wrap(err, "x")
	}
	if _, err := term.ReadPassword(0); err != nil {
		return err
	}
	if _, err := version.NewVersion(args[0]); err != nil {
		return err
	}
	if _, err := semver.Parse(args[0]); err != nil {
		return err
	}
	if _, err := homedir.Dir(); err != nil {
		return err
	}
	e, err := openpgp.NewEntity("a", "b", "c", nil)
	if err != nil {
		return err
	}
	_ = e
	g, _ := errgroup.WithContext(cmd.Context())
	g.Go(func() error { return nil })
	if err := g.Wait(); err != nil {
		return err
	}
	_, err = tls.Dial("tcp", args[0], nil)
	return err
}

func runYaml(cmd *cobra.Command, args []string) error {
	var v map[string]any
	data, err := os.ReadFile(args[0])
	if err != nil {
		return err
	}
	if err := yaml.Unmarshal(data, &v); err != nil {
		return err
	}
	return yaml.NewEncoder(cmd.OutOrStdout()).Encode(v)
}
