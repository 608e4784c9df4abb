package lsp

import (
	"net/url"
	"path/filepath"
	"strings"
)

// fileOf returns the file that a URI names, or "" if it names none, as that of
// a text without a file does.
func fileOf(uri string) string {
	u, err := url.Parse(uri)
	if err != nil || u.Scheme != "file" || u.Path == "" {
		return ""
	}
	name := u.Path
	if isDrive(strings.TrimPrefix(name, "/")) {
		name = name[1:] // /C:/src
	}
	return filepath.Clean(filepath.FromSlash(name))
}

// uriOf returns the URI of an absolute file name.
func uriOf(file string) string {
	name := filepath.ToSlash(file)
	if isDrive(name) {
		name = "/" + name
	}
	return (&url.URL{Scheme: "file", Path: name}).String()
}

func isDrive(name string) bool {
	return len(name) >= 2 && name[1] == ':' && (name[0]|0x20) >= 'a' && (name[0]|0x20) <= 'z'
}
