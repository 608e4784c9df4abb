package check

import (
	"os"
	"path/filepath"

	"github.com/envvet/envvet/cmd/envvet/internal/cmdline"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/inprocess"
)

// store returns where results are kept from run to run, nil if they are not.
func store(line cmdline.Line) *inprocess.Store {
	dir, _ := caches()
	if line.NoCache || dir == "" {
		return nil
	}
	return &inprocess.Store{Dir: dir}
}

// unkept warns of a folder that the user has named and in which a run could keep nothing;
// the user's caches need not be there.
func unkept(s *inprocess.Store) []finding.Warning {
	_, named := caches()
	if s == nil || !named {
		return nil
	}
	if err := s.Usable(); err != nil {
		return []finding.Warning{{Code: "NOTHING_KEPT", Message: "nothing is kept for the next run: ENVVET_CACHE: " + err.Error()}}
	}
	return nil
}

// caches returns the folder of what is kept, "" if there is none, and whether it is the user
// who has named it.
func caches() (dir string, named bool) {
	switch dir := os.Getenv("ENVVET_CACHE"); dir {
	case "off":
		return "", true
	case "":
		user, err := os.UserCacheDir()
		if err != nil {
			return "", false
		}
		return filepath.Join(user, "envvet"), false
	default:
		return dir, true
	}
}
