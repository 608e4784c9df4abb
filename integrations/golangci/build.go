package golangci

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"sync"
)

// buildKey is the setting that mark adds; it is none of the user's.
const buildKey = "(build)"

// mark adds to settings, which are a map, what tells this build of the plugin
// from others made of folders.
//
// golangci-lint keeps results under a key made of its own version, the settings
// of all linters and the packages. "golangci-lint custom" puts a plugin's
// version into its own; of a plugin in a folder it takes the files at the top
// only, so that after a change of a rule it would go on to show what the rule
// found before.
func mark(settings any) error {
	if !fromFolder() {
		return nil
	}
	m, ok := settings.(map[string]any)
	if !ok || m == nil {
		return errors.New("a plugin that is built from a folder needs settings, which keep its results apart from those of other builds; write \"settings: {hints: false}\"")
	}
	digest, err := executable()
	if err != nil {
		return fmt.Errorf("reading this program, to tell it from other builds: %w", err)
	}
	m[buildKey] = digest
	return nil
}

// fromFolder reports whether the code of envvet has no version that says which
// it is.
var fromFolder = sync.OnceValue(func() bool {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return true
	}
	for _, m := range info.Deps {
		if (m.Path == "github.com/envvet/envvet" || m.Path == "github.com/envvet/envvet/integrations/golangci") && m.Replace != nil {
			return true
		}
	}
	return info.Main.Path == "github.com/envvet/envvet/integrations/golangci" // tests
})

var executable = sync.OnceValues(func() (string, error) {
	name, err := os.Executable()
	if err != nil {
		return "", err
	}
	file, err := os.Open(name)
	if err != nil {
		return "", err
	}
	defer file.Close()
	h := sha256.New()
	if _, err := io.Copy(h, file); err != nil {
		return "", err
	}
	return fmt.Sprintf("%x", h.Sum(nil)), nil
})
