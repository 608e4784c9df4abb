package main

import (
	"github.com/mitchellh/go-homedir"
	"github.com/robfig/cron/v3"
	"github.com/shirou/gopsutil/v3/mem"
	"github.com/spf13/cobra"
	"golang.org/x/sync/errgroup"
)

// The machine, and what happens when.

func runSystem(cmd *cobra.Command, args []string) error {
	if _, err := homedir.Dir(); err != nil {
		return err
	}
	if _, err := mem.VirtualMemory(); err != nil {
		return err
	}
	c := cron.New()
	c.AddFunc("x", func() {})
	c.Start()
	defer c.Stop()
	g, _ := errgroup.WithContext(cmd.Context())
	g.Go(func() error { return nil })
	return g.Wait()
}
