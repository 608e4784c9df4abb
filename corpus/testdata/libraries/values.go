package main

import (
	"github.com/blang/semver"
	"github.com/go-playground/validator/v10"
	"github.com/google/uuid"
	"github.com/hashicorp/go-version"
	"github.com/pkg/errors"
	"github.com/spf13/cobra"
)

// Names, versions and what holds of them.

func runValues(cmd *cobra.Command, args []string) error {
	if err := validator.New().Struct(args); err != nil {
		return errors.Wrap(err, uuid.NewString())
	}
	if _, err := version.NewVersion(args[0]); err != nil {
		return err
	}
	_, err := semver.Parse(args[0])
	return err
}
