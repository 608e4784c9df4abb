package main

import (
	"bufio"
	"context"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/envvet/envvet/envelope"

	"example.com/payload/inventory"
)

func registerFiles(app *envelope.App) {
	envelope.Register(app, envelope.Command[nameIn, namesOut]{Name: "ls", Summary: "List", Effect: envelope.Safe, Run: runLs})
	envelope.Register(app, envelope.Command[nameIn, namesOut]{Name: "tree", Summary: "Tree", Effect: envelope.Safe, Run: runTree})
	envelope.Register(app, envelope.Command[nameIn, namesOut]{Name: "glob", Summary: "Glob", Effect: envelope.Safe, Run: runGlob})
	envelope.Register(app, envelope.Command[nameIn, namesOut]{Name: "oos-readdir", Summary: "Readdir", Effect: envelope.Safe, Run: runReaddir})
	envelope.Register(app, envelope.Command[nameIn, fileOut]{Name: "stat", Summary: "Stat", Effect: envelope.Safe, Run: runStat})
	envelope.Register(app, envelope.Command[nameIn, namesOut]{Name: "by-ext", Summary: "By extension", Effect: envelope.Safe, Run: runByExt})
	envelope.Register(app, envelope.Command[nameIn, textOut]{Name: "oldest", Summary: "Oldest", Effect: envelope.Safe, Run: runOldest})
	envelope.Register(app, envelope.Command[nameIn, ageOut]{Name: "file-age", Summary: "Age", Effect: envelope.Safe, Run: runFileAge})
	envelope.Register(app, envelope.Command[nameIn, countOut]{Name: "fresh", Summary: "Fresh", Effect: envelope.Safe, Run: runFresh})
	envelope.Register(app, envelope.Command[nameIn, namesOut]{Name: "words", Summary: "Words", Effect: envelope.Safe, Run: runWords})
	envelope.Register(app, envelope.Command[none, textOut]{Name: "env", Summary: "Env", Effect: envelope.Safe, Run: runEnv})
	envelope.Register(app, envelope.Command[nameIn, textOut]{Name: "backup-name", Summary: "Backup", Effect: envelope.Safe, Run: runBackupName})
}

func runLs(ctx context.Context, in nameIn) (namesOut, error) { // ok: os.ReadDir is sorted
	entries, err := os.ReadDir(in.Name)
	if err != nil {
		return namesOut{}, err
	}
	var out namesOut
	for _, e := range entries {
		out.Names = append(out.Names, e.Name())
	}
	return out, nil
}

func runTree(ctx context.Context, in nameIn) (namesOut, error) { // ok: filepath.WalkDir goes in order
	var out namesOut
	err := filepath.WalkDir(in.Name, func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			out.Names = append(out.Names, path)
		}
		return err
	})
	return out, err
}

func runGlob(ctx context.Context, in nameIn) (namesOut, error) { // ok: filepath.Glob is sorted
	names, err := filepath.Glob(filepath.Join(in.Name, "*.json"))
	return namesOut{Names: names}, err
}

func runReaddir(ctx context.Context, in nameIn) (namesOut, error) { // ok: out of scope (order of a directory, which is the same while it is unchanged)
	d, err := os.Open(in.Name)
	if err != nil {
		return namesOut{}, err
	}
	defer d.Close()
	infos, err := d.Readdir(-1)
	var out namesOut
	for _, i := range infos {
		out.Names = append(out.Names, i.Name())
	}
	return out, err
}

type fileOut struct {
	Path     string    `json:"path"`
	Size     int64     `json:"size"`
	Modified time.Time `json:"modified" envelope:"stable"`
}

func runStat(ctx context.Context, in nameIn) (fileOut, error) { // ok: stored time, declared stable
	info, err := os.Stat(in.Name)
	if err != nil {
		return fileOut{}, err
	}
	return fileOut{Path: in.Name, Size: info.Size(), Modified: info.ModTime()}, nil
}

func runByExt(ctx context.Context, in nameIn) (namesOut, error) { // bad: files counted by a map, listed in its order
	entries, err := os.ReadDir(in.Name)
	if err != nil {
		return namesOut{}, err
	}
	exts := map[string]int{}
	for _, e := range entries {
		exts[filepath.Ext(e.Name())]++
	}
	names := make([]string, len(exts))
	i := 0

	for ext := range exts { // want unstableorder
		names[i] = ext
		i++
	}
	return namesOut{Names: names}, nil
}

func runOldest(ctx context.Context, in nameIn) (textOut, error) { // ok: the clock is only where a search for the least begins
	entries, err := os.ReadDir(in.Name)
	if err != nil {
		return textOut{}, err
	}
	oldest, name := time.Now(), ""
	for _, e := range entries {
		info, err := e.Info()
		if err != nil {
			return textOut{}, err
		}
		if info.ModTime().Before(oldest) {
			oldest, name = info.ModTime(), e.Name()
		}
	}
	return textOut{Text: name}, nil
}

func runFileAge(ctx context.Context, in nameIn) (ageOut, error) { // bad: age of a file
	info, err := os.Stat(in.Name)
	if err != nil {
		return ageOut{}, err
	}
	hours := time.Now().Sub(info.ModTime()).Hours() // want volatilevalue
	return ageOut{ID: in.Name, Days: int(hours) / 24}, nil
}

func runFresh(ctx context.Context, in nameIn) (countOut, error) { // ok: a count of comparisons, which the manual leaves alone
	entries, err := os.ReadDir(in.Name)
	cutoff := time.Now().Add(-24 * time.Hour)
	n := 0
	for _, e := range entries {
		if info, err := e.Info(); err == nil && info.ModTime().After(cutoff) {
			n++
		}
	}
	return countOut{Count: n}, err
}

func runWords(ctx context.Context, in nameIn) (namesOut, error) { // ok: in the order of the file
	f, err := os.Open(in.Name)
	if err != nil {
		return namesOut{}, err
	}
	defer f.Close()
	var out namesOut
	count := map[string]int{}
	for s := bufio.NewScanner(f); s.Scan(); {
		w := strings.TrimSpace(s.Text())
		if count[w]++; count[w] == 2 {
			out.Names = append(out.Names, w)
		}
	}
	return out, nil
}

func runEnv(ctx context.Context, _ none) (textOut, error) { // ok: environment and working directory are part of the call
	dir, err := os.Getwd()
	if err != nil {
		return textOut{}, err
	}
	return textOut{Text: filepath.Join(dir, os.Getenv("PAYLOAD_PROFILE"), os.TempDir(), inventory.Names()[0])}, nil
}

func runBackupName(ctx context.Context, in nameIn) (textOut, error) { // bad: clock in the name of a file
	ext := filepath.Ext(in.Name)
	base := strings.TrimSuffix(in.Name, ext)
	suffix := time.Now().Format("20060102T150405") // want volatilevalue
	return textOut{Text: base + "-" + suffix + ext}, nil
}
