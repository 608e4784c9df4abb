package perform

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

// longest is the size of the largest file that is read for being embedded.
const longest = 1 << 20

// ReadFile returns the function that an analyzer reads files of its package with,
// which are those that are parsed and the others in lists.
//
// What is embedded analyzers look for beside the file that embeds it. Where such a file
// is not in the folder of the package, dir, as unsaved text and what cgo makes are
// not, they are given what is beside it there.
func ReadFile(dir string, parsed []string, lists ...[]string) func(name string) ([]byte, error) {
	return func(name string) ([]byte, error) {
		if slices.Contains(parsed, name) || slices.ContainsFunc(lists, func(list []string) bool { return slices.Contains(list, name) }) {
			return os.ReadFile(name)
		}
		for _, file := range parsed {
			folder := filepath.Dir(file)
			below, err := filepath.Rel(folder, name)
			if dir != "" && folder != dir && err == nil && filepath.IsLocal(below) {
				return embedded(dir, below)
			}
		}
		return nil, fmt.Errorf("Pass.ReadFile: %s is not among OtherFiles, IgnoredFiles, or names of Files", name)
	}
}

// embedded reads a file below a folder that the go command would embed: by no way
// that leads out of the folder, and nothing but a file.
func embedded(dir, name string) ([]byte, error) {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	info, err := root.Lstat(name)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() || info.Size() > longest {
		return nil, &fs.PathError{Op: "read", Path: name, Err: fs.ErrInvalid}
	}
	return root.ReadFile(name)
}
