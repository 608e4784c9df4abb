package used

import (
	"errors"

	"github.com/envvet/envvet/testdata/src/failures/made"
)

func Told(id string) error {
	_, err := made.Lookup(id)
	if errors.Is(err, made.ErrGone) {
		return nil
	}
	return err
}

func Untold(id string) error { // want Untold:`^answers with NOT_FOUND if chosen$`
	_, err := made.Lookup(id)
	if errors.Is(err, made.ErrLocked) {
		return nil
	}
	return err
}
