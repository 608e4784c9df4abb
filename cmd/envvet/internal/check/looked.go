package check

import (
	"os"
	"path/filepath"
	"strings"

	"github.com/envvet/envvet/cmd/envvet/internal/fingerprint"
)

// wouldBeFound reports whether what was found in a file, in the declaration decl,
// would have been found again, if it were still there, in the files that were looked
// at. A file that is not among them may be one of another platform, and so may that
// which the declaration has moved to. A file that is no more, and one that is named
// by a line directive only, stands for its folder. Tests says whether the rule reports
// findings in tests: where it does not, a helper in a test that has the name of the
// declaration is none that it could have moved to.
func (v *verdict) wouldBeFound(file, decl string, tests bool, looked map[string]bool) bool {
	if looked[file] && v.declares(file, decl) {
		return true
	}
	if !looked[file] && filepath.Ext(file) == ".go" && exists(file) {
		return false
	}
	folder := filepath.Dir(file)
	entries, _ := os.ReadDir(folder)
	unseen := false // are there files of Go that were not looked at?
	for _, e := range entries {
		name := filepath.Join(folder, e.Name())
		if filepath.Ext(name) != ".go" || looked[name] {
			continue
		}
		if isTest(name) && !tests && filepath.Ext(file) == ".go" { // what a line directive names may be a test's
			continue
		}
		if v.declares(name, decl) && (decl != "" || isTest(name) == isTest(file)) {
			return false
		}
		unseen = true
	}
	for name := range looked {
		if filepath.Dir(name) == folder {
			return true
		}
	}
	return !unseen
}

// declares reports whether a file may have the declaration that a finding stands in;
// outside of all declarations any file has room. A file is parsed once, however many
// entries of a baseline ask.
func (v *verdict) declares(file, decl string) bool {
	if decl == "" {
		return true
	}
	all, known := v.declared[file]
	if !known {
		if v.declared == nil {
			v.declared = make(map[string]map[string]bool)
		}
		all = fingerprint.Declared(file, v.files.Open(file))
		v.declared[file] = all
	}
	return all[decl]
}

func isTest(file string) bool { return strings.HasSuffix(file, "_test.go") }

func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}
