// Package made has functions that make failures, and hand on those of others.
package made

import (
	"errors"
	"fmt"

	"github.com/envvet/envvet/envelope"
)

var ErrLocked = &envelope.Error{Exit: envelope.Precondition} // want ErrLocked:`^holds PRECONDITION$`

var ErrPlain = errors.New("plain")

var Current error // want Current:`^holds NOT_FOUND$`

func Literal() error { return &envelope.Error{Exit: envelope.NotFound, Code: "NO_USER"} } // want Literal:`^answers with NOT_FOUND NO_USER$`

func Plain() error { return &envelope.Error{Message: "failed"} } // want Plain:`^answers with GENERAL_ERROR$`

func Errorf() *envelope.Error { return envelope.Errorf(envelope.Conflict, "there is one").WithData(1) } // want Errorf:`^answers with CONFLICT$`

func Wrapped() (int, error) { return 0, fmt.Errorf("wrapped: %w", notFound()) } // want Wrapped:`^answers with NOT_FOUND$`

func Text() error { return fmt.Errorf("only its text: %v", notFound()) }

func Percent() error { return fmt.Errorf("100%%w %v", notFound()) }

func Joined() error { return errors.Join(notFound(), Errorf(), ErrLocked) } // want Joined:`^answers with PRECONDITION, NOT_FOUND, CONFLICT$`

func notFound() error { return envelope.Errorf(envelope.NotFound, "there is none") }

func Set() { Current = notFound() }

func Exit(exit envelope.ExitCode) error { return &envelope.Error{Exit: exit} } // want Exit:`^answers with exit of parameter 1$`

func Two(late bool) error { // want Two:`^answers with TIMEOUT, UNAVAILABLE$`
	exit := envelope.Unavailable
	if late {
		exit = envelope.Timeout
	}
	return envelope.Errorf(exit, "no answer")
}

func Computed(n int) error { return envelope.Errorf(envelope.ExitCode(n+4), "computed") }

func Hand(err error) error { return fmt.Errorf("handed: %w", err) } // want Hand:`^answers with parameter 0$`

func Call(f func() error) (err error) { // want Call:`^answers with call of parameter 0$`
	defer func() { recover() }()
	err = f()
	return err
}

func Translate(err error) error { // want Translate:`^answers with NOT_FOUND if chosen$`
	if errors.Is(err, ErrPlain) {
		return notFound()
	}
	return nil
}

func Status(status int) error { // want Status:`^answers with NOT_FOUND if chosen, CONFLICT if chosen$`
	switch {
	case status == 404, status == 410:
		return notFound()
	case status < 500:
		return Errorf()
	}
	return nil
}

func Narrowed() error { // want Narrowed:`^answers with NOT_FOUND if chosen$`
	err := notFound()
	if errors.Is(err, ErrLocked) {
		return nil
	}
	return err
}

func Taken() error { // want Taken:`^answers with NOT_FOUND, CONFLICT$`
	if e, ok := errors.AsType[*envelope.Error](notFound()); ok {
		return e
	}
	var e *envelope.Error
	if errors.As(Errorf(), &e) {
		return e.WithData(1)
	}
	return nil
}

func Checked() error { // want Checked:`^answers with NOT_FOUND$`
	if err := notFound(); err != nil {
		return err
	}
	return nil
}

func Dropped() error {
	_ = notFound()
	return nil
}

type T struct{}

func (*T) Method() error { return ErrLocked } // want Method:`^answers with PRECONDITION$`

func Generic[E any](e E) (E, error) { return e, notFound() } // want Generic:`^answers with NOT_FOUND$`

//envvet:ignore errorcode for every command that it ends
func Accepted() error { return envelope.Errorf(envelope.Redirected, "moved") }

func Replaced(id string) (int, error) { // want Replaced:`^answers with CONFLICT$`
	n, err := cached(id)
	if err != nil {
		n, err = fetched(id)
	}
	return n, err
}

func NoFailure(id string) (int, error) { // want NoFailure:`^answers with CONFLICT$`
	n, err := cached(id)
	if err != nil {
		return fetched(id)
	}
	return n, err
}

func Early(id string) (int, error) { // want Early:`^answers with CONFLICT$`
	n, err := cached(id)
	if nil == err {
		return n, err
	}
	return fetched(id)
}

// Both fail.
func Kept(id string) (int, error) { // want Kept:`^answers with PRECONDITION, CONFLICT$`
	n, err := cached(id)
	if err != nil && id != "" {
		n, err = fetched(id)
	}
	return n, err
}

// It is nil at first, and fails later.
func Retried(id string) (n int, err error) { // want Retried:`^answers with PRECONDITION, CONFLICT$`
	for range 3 {
		if n, err = cached(id); err == nil {
			n, err = fetched(id)
		}
	}
	return n, err
}

// What is nil is the other error.
func Other(id string) (int, error) { // want Other:`^answers with PRECONDITION$`
	n, err := cached(id)
	if _, other := fetched(id); other == nil {
		return n, err
	}
	return n, nil
}

func Declared(id string) (int, error) { // want Declared:`^answers with CONFLICT$`
	var err error
	n, locked := take(id)
	if locked != nil {
		n, err = fetched(id)
		return n, err
	}
	if locked == nil {
		return n, nil
	}
	return n, locked
}

func take(id string) (int, *envelope.Error) {
	return len(id), envelope.Errorf(envelope.Precondition, "not set up")
}

func cached(id string) (int, error) {
	return len(id), envelope.Errorf(envelope.Precondition, "not set up")
}

func fetched(id string) (int, error) {
	return len(id), envelope.Errorf(envelope.Conflict, "there is one")
}

func Named(id string) (n int, err error) { // want Named:`^answers with CONFLICT$`
	defer func() {
		if err != nil {
			err = fmt.Errorf("named: %w", err)
		}
	}()
	n, err = cached(id)
	if err != nil {
		n, err = fetched(id)
	}
	return n, err
}

func Cleared(id string) (n int, err error) { // want Cleared:`^answers with CONFLICT$`
	defer func() { recover() }()
	if n, err = cached(id); err != nil {
		err = nil
	}
	if id == "" {
		return fetched(id)
	}
	return n, err
}

func Caught(id string) (n int, err error) { // want Caught:`^answers with PRECONDITION, CONFLICT$`
	defer func() {
		if r := recover(); r != nil {
			_, err = fetched(id)
		}
	}()
	return cached(id)
}

func Looped(id string) (n int, err error) { // want Looped:`^answers with PRECONDITION, CONFLICT$`
	defer func() { recover() }()
	for range 3 {
		if n, err = cached(id); err == nil {
			break
		}
	}
	if id == "" {
		return fetched(id)
	}
	return n, err
}

func Forgiven(id string) (err error) { // want Forgiven:`^answers with CONFLICT$`
	defer func() {
		if r := recover(); r != nil {
			err = envelope.Errorf(envelope.Conflict, "there is one")
		}
	}()
	if _, err = cached(id); err != nil {
		return nil
	}
	return err
}

func Answered(id string) error { // want Answered:`^answers with NOT_FOUND$`
	err := notFound()
	var e *envelope.Error
	if errors.As(err, &e) {
		return &envelope.Error{Exit: envelope.NotFound, Message: e.Message}
	}
	return nil
}

// What it becomes is not followed.
func Renamed(id string) error {
	e := errorOf(id)
	e.Exit = envelope.Conflict
	return e
}

func errorOf(id string) *envelope.Error {
	return envelope.Errorf(envelope.Precondition, "locked %s", id)
}

func Reclassified(id string) error {
	err := notFound()
	var e *envelope.Error
	if errors.As(err, &e) {
		e.Exit = envelope.Conflict
		return e
	}
	return nil
}

func Sometimes(id string) error { // want Sometimes:`^answers with PRECONDITION$`
	e := errorOf(id)
	if id != "" {
		e.Exit = envelope.Conflict
	}
	return e
}

func Typed(id string) *envelope.Error {
	e, ok := errors.AsType[*envelope.Error](notFound())
	if !ok {
		return nil
	}
	e.Exit = envelope.Conflict
	return e
}

func Filled() error {
	e := envelope.Errorf(envelope.NotFound, "there is none").WithData(1)
	e.Exit = envelope.Conflict
	return e
}

func Told(id string) error { // want Told:`^answers with NOT_FOUND$`
	e, ok := errors.AsType[*envelope.Error](notFound())
	if ok {
		e.Message = id
		return e
	}
	return nil
}
