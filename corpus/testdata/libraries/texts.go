package main

import (
	"bytes"
	"text/template"

	"github.com/Masterminds/semver/v3"
	"github.com/Masterminds/sprig/v3"
	"github.com/PuerkitoBio/goquery"
	"github.com/alecthomas/chroma/v2/quick"
	"github.com/charmbracelet/glamour"
	"github.com/charmbracelet/lipgloss"
	"github.com/hashicorp/hcl/v2/hclparse"
	"github.com/itchyny/gojq"
	"github.com/joho/godotenv"
	"github.com/pelletier/go-toml/v2"
	"github.com/spf13/cobra"
	"github.com/spf13/viper"
	"github.com/tidwall/gjson"
	"github.com/yuin/goldmark"
	"gopkg.in/ini.v1"
	"sigs.k8s.io/yaml"
)

// Texts, markup and configuration.

func runTexts(cmd *cobra.Command, args []string) error {
	v, err := semver.NewVersion(args[0])
	if err != nil {
		return err
	}
	t, err := template.New("x").Funcs(sprig.TxtFuncMap()).Parse(v.String())
	if err != nil {
		return err
	}
	var buf bytes.Buffer
	if err := t.Execute(&buf, nil); err != nil {
		return err
	}
	d, err := goquery.NewDocumentFromReader(&buf)
	if err != nil {
		return err
	}
	_ = d.Find("a").Text()
	if err := quick.Highlight(cmd.OutOrStdout(), "x", "go", "terminal", "monokai"); err != nil {
		return err
	}
	s, err := glamour.Render("# x", "dark")
	if err != nil {
		return err
	}
	s = lipgloss.NewStyle().Bold(true).Render(s)
	if err := goldmark.Convert([]byte(s), &buf); err != nil {
		return err
	}
	_ = gjson.Get(s, "a.b").String()
	q, err := gojq.Parse(s)
	if err != nil {
		return err
	}
	it := q.Run(nil)
	_, _ = it.Next()
	return nil
}

func runConfigurations(cmd *cobra.Command, args []string) error {
	if err := godotenv.Load(); err != nil {
		return err
	}
	f, err := ini.Load(args[0])
	if err != nil {
		return err
	}
	_ = f.Section("x").Key("y").String()
	var v any
	if err := toml.Unmarshal([]byte(args[0]), &v); err != nil {
		return err
	}
	if err := yaml.Unmarshal([]byte(args[0]), &v); err != nil {
		return err
	}
	h, diags := hclparse.NewParser().ParseHCLFile(args[0])
	if diags.HasErrors() {
		return diags
	}
	_ = h
	vp := viper.New()
	vp.SetConfigFile(args[0])
	if err := vp.ReadInConfig(); err != nil {
		return err
	}
	vp.WatchConfig()
	return vp.Unmarshal(&v)
}
