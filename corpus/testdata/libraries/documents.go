package main

import (
	"os"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"
	"github.com/xuri/excelize/v2"
	"gopkg.in/yaml.v3"
)

// Documents and data in files.

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

func runSheet(cmd *cobra.Command, args []string) error {
	x, err := excelize.OpenFile(args[0])
	if err != nil {
		return err
	}
	x.SetCellValue("a", "A1", 1)
	return x.Save()
}

func runManual(cmd *cobra.Command, args []string) error {
	return doc.GenMarkdownTree(cmd, args[0])
}
