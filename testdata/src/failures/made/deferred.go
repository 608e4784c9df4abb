package made

import (
	"errors"
	"fmt"

	"github.com/envvet/envvet/envelope"
)

// What it was before is gone.
func Translated(id string) (n int, err error) { // want Translated:`^answers with CONFLICT$`
	defer func() {
		if err != nil {
			err = envelope.Errorf(envelope.Conflict, "%v", err)
		}
	}()
	return cached(id)
}

func Whatever(id string) (err error) { // want Whatever:`^answers with CONFLICT$`
	defer func() { err = envelope.Errorf(envelope.Conflict, "there is one") }()
	_, err = cached(id)
	return err
}

func Returned(id string) (n int, err error) { // want Returned:`^answers with PRECONDITION, CONFLICT$`
	if id == "" {
		return cached(id)
	}
	defer func() {
		if err == nil {
			return
		}
		err = envelope.Errorf(envelope.Conflict, "there is one")
	}()
	return 0, notFound()
}

func Partly(id string) (n int, err error) { // want Partly:`^answers with PRECONDITION, CONFLICT$`
	defer func() {
		if err != nil && id != "" {
			err = envelope.Errorf(envelope.Conflict, "there is one")
		}
	}()
	return cached(id)
}

func Unless(id string) (n int, err error) { // want Unless:`^answers with PRECONDITION, CONFLICT$`
	defer func() {
		var e *envelope.Error
		if err != nil && !errors.As(err, &e) {
			err = envelope.Errorf(envelope.Conflict, "there is one")
		}
	}()
	return cached(id)
}

func Around(id string) (n int, err error) { // want Around:`^answers with PRECONDITION$`
	defer func() {
		if err != nil {
			err = fmt.Errorf("around: %w", err)
		}
	}()
	return cached(id)
}

// The deferred function changes a variable, and the result is what it was.
func Copied(id string) (int, error) { // want Copied:`^answers with PRECONDITION$`
	n, err := cached(id)
	defer func() { err = envelope.Errorf(envelope.Conflict, "there is one") }()
	return n, err
}

func Registered(id string) (n int, err error) { // want Registered:`^answers with PRECONDITION, CONFLICT$`
	if id != "" {
		defer func() { err = envelope.Errorf(envelope.Conflict, "there is one") }()
	}
	return cached(id)
}
