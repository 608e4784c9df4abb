package check

import (
	"os"
	"path/filepath"

	"github.com/envvet/envvet/cmd/envvet/internal/cmdline"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/inprocess"
)

// store returns where results are kept from run to run, nil if they are not. That the folder
// which the user has named cannot be used is a warning; the user's caches need not be there.
func store(line cmdline.Line) (*inprocess.Store, []finding.Warning) {
	dir := os.Getenv("ENVVET_CACHE")
	switch {
	case line.NoCache || dir == "off":
		return nil, nil
	case dir == "":
		user, err := os.UserCacheDir()
		if err != nil {
			return nil, nil
		}
		return &inprocess.Store{Dir: filepath.Join(user, "envvet")}, nil
	}
	s := &inprocess.Store{Dir: dir}
	if err := s.Usable(); err != nil {
		return nil, []finding.Warning{{Code: "NOTHING_KEPT", Message: "nothing is kept for the next run: ENVVET_CACHE: " + err.Error()}}
	}
	return s, nil
}
