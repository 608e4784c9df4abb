package main

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/envvet/envvet/internal/marked"
)

// A target is a ratio of two figures that is to be held.
type target struct {
	text          string
	tool, state   string
	than, inState string
	of            string // wall, cpu or peak
	most          float64
}

var targets = []target{
	{"envvet by go vet, cold, processor time over that of the floor", "envvet, by go vet", "cold", "floor, by go vet", "cold", "cpu", 1.2},
	{"envvet by go vet, warm, time over that of go vet", "envvet, by go vet", "warm", "go vet", "warm", "wall", 1.05},
	{"envvet with nothing kept, time over that of golangci-lint", "envvet -nocache", "cold", "golangci-lint, forbidigo", "cold", "wall", 1},
	{"the same, with all compiled", "envvet -nocache", allCompiled, "golangci-lint, forbidigo", allCompiled, "wall", 1},
	{"the same, with nothing compiled", "envvet -nocache", nothingKept, "golangci-lint, forbidigo", nothingKept, "wall", 1},
	{"envvet, its own packages changed, time over that of golangci-lint with nothing kept", "envvet", "own", "golangci-lint, forbidigo", "cold", "wall", 0.5},
	{"the same, memory", "envvet", "own", "golangci-lint, forbidigo", "cold", "peak", 1},
	{"envvet, warm, time over that of staticcheck", "envvet", "warm", "staticcheck", "warm", "wall", 1},
	{"envvet, after an edit in a leaf, time over its warm one", "envvet", "leaf", "envvet", "warm", "wall", 1.3},
}

func (s sample) figure(of string) float64 {
	switch of {
	case "wall":
		return s.wall.Seconds()
	case "cpu":
		return s.cpu.Seconds()
	}
	return float64(s.peak)
}

// report returns the tables of a program.
func (b *bench) report(times int) string {
	var out strings.Builder
	shown := states
	if b.nothing {
		shown = append(append([]string(nil), states...), nothingKept)
	}
	fmt.Fprintf(&out, "%s %s, packages `%s`; medians of %d; %s, %s/%s, %d processors%s.\n\n", b.program.module, b.program.version,
		strings.Join(b.program.packages, " "), times, runtime.Version(), runtime.GOOS, runtime.GOARCH, runtime.NumCPU(), load())
	fmt.Fprintf(&out, "| tool | %s | command |\n|---|%s---|\n", strings.Join(shown, " | "), strings.Repeat("---|", len(shown)))
	for _, t := range b.tools {
		fmt.Fprintf(&out, "| %s |", t.name)
		for _, state := range shown {
			if s, ok := b.median(t.name, state); ok {
				fmt.Fprintf(&out, " %.3g / %.3g / %d |", s.wall.Seconds(), s.cpu.Seconds(), s.peak>>20)
			} else {
				out.WriteString(" - |")
			}
		}
		fmt.Fprintf(&out, " `%s %s` |\n", t.shown, strings.Join(b.program.packages, " "))
	}
	out.WriteString("\n| target | at most | measured | the same in processor time | |\n|---|---|---|---|---|\n")
	for _, t := range targets {
		s, ok := b.median(t.tool, t.state)
		than, ok2 := b.median(t.than, t.inState)
		if !ok || !ok2 || than.figure(t.of) == 0 {
			continue
		}
		ratio, held := s.figure(t.of)/than.figure(t.of), "held"
		if ratio > t.most {
			held = "**missed**"
		}
		work := "-" // what a busy machine does not make longer
		if t.of == "wall" {
			work = fmt.Sprintf("%.2f", s.figure("cpu")/than.figure("cpu"))
		}
		fmt.Fprintf(&out, "| %s | %.2f | %.2f | %s | %s |\n", t.text, t.most, ratio, work, held)
	}
	if s, ok := b.median("envvet -nocache", "cold"); ok {
		held := "held"
		if s.peak > 1<<30 {
			held = "**missed**"
		}
		fmt.Fprintf(&out, "| envvet with nothing kept, memory | 1024 MB | %d MB | - | %s |\n", s.peak>>20, held)
	}
	return out.String()
}

// load says how much else the machine had to do, where it tells.
func load() string {
	text, err := os.ReadFile("/proc/loadavg")
	if err != nil {
		return ""
	}
	fields := strings.Fields(string(text))
	if len(fields) < 3 {
		return ""
	}
	return ", load " + fields[2]
}

func writeTable(root, name, text string) error {
	file := filepath.Join(root, "docs", "performance.md")
	old, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	changed, err := marked.Replace(old, name, text)
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	return os.WriteFile(file, changed, 0o666)
}
