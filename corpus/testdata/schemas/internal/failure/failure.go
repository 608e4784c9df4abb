// Package failure makes the failures that several commands end with.
package failure

import (
	"context"
	"errors"
	"fmt"
	"os"

	"example.com/schemas/internal/codeset"
	"github.com/envvet/envvet/envelope"
)

// ErrGone is no envelope error.
var ErrGone = errors.New("it is gone")

// Missing says that there is no such thing.
func Missing(what, name string) error {
	return envelope.Errorf(envelope.NotFound, "no %s called %s", what, name)
}

// Forbidden goes through a second function.
func Forbidden(name string) error { return wrap("check", denied(name)) }

func denied(name string) error {
	return &envelope.Error{Exit: envelope.PermissionDenied, Message: name + " may not do this"}
}

func wrap(step string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s: %w", step, err)
}

// Quota says that there is no room left.
func Quota(used, max int) *envelope.Error {
	return &envelope.Error{Exit: codeset.QuotaExit, Message: fmt.Sprintf("%d of %d used", used, max)}
}

// With makes a failure with a code that the caller names.
func With(code, message string) error {
	return &envelope.Error{Exit: envelope.GeneralError, Code: code, Message: message}
}

// In are no parameters.
type In struct{}

// State is what Check answers with.
type State struct {
	Healthy bool `json:"healthy" description:"All is well"`
}

// Check is the Run function of commands of several applications.
func Check(ctx context.Context, in In) (State, error) {
	if os.Getenv("DEPOT_DIR") == "" {
		return State{}, envelope.Errorf(envelope.Precondition, "no folder is set")
	}
	return State{Healthy: true}, nil
}
