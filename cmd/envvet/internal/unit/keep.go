package unit

import (
	"crypto/sha256"
	"encoding/hex"
	"os"
	"path/filepath"
	"slices"
)

// keepIn is the environment variable that names a folder for Keep.
const keepIn = "ENVVET_KEEP_CONFIGS"

// KeepIn returns the setting of the environment with which Keep, in vet tools
// that the go command starts, keeps configurations in a folder.
func KeepIn(folder string) string { return keepIn + "=" + folder }

// Keep copies a configuration to the folder that the environment names, if it
// does, for somebody who wants to check the package again. The go command deletes
// its own. What cannot be kept is not missed: it saves time only.
func Keep(file string) {
	folder := os.Getenv(keepIn)
	if folder == "" {
		return
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return
	}
	sum := sha256.Sum256(text)
	name := filepath.Join(folder, hex.EncodeToString(sum[:8]))
	if os.WriteFile(name, text, 0o600) == nil {
		_ = os.Rename(name, name+".cfg")
	}
}

// Kept returns the configurations in a folder that files, facts and types can
// still be read of, and empties it.
func Kept(folder string) (configs []Config) {
	files, _ := filepath.Glob(filepath.Join(folder, "*.cfg"))
	for _, file := range files {
		if c, err := ReadConfig(file); err == nil && c.complete() {
			configs = append(configs, c)
		}
		_ = os.Remove(file)
	}
	return configs
}

// complete reports whether the facts of all imports are where they stay. Those
// that were found in the same run are in its own folder and gone with it.
func (c *Config) complete() bool {
	for _, files := range []map[string]string{c.PackageVetx, c.PackageFile} {
		for _, file := range files {
			if _, err := os.Stat(file); err != nil {
				return false
			}
		}
	}
	return !slices.ContainsFunc(c.GoFiles, func(file string) bool { _, err := os.Stat(file); return err != nil })
}
