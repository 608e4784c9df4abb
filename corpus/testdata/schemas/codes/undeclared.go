package codes

import (
	"context"
	"errors"
	"fmt"
	"net"
	"strconv"
	"time"

	"example.com/schemas/internal/failure"
	"github.com/envvet/envvet/envelope"
)

// undeclaring are commands without exit codes of their own.
var undeclaring = map[string]func(context.Context, hostIn) (host, error){
	"show":   show,
	"load":   load,
	"admit":  admit,
	"join":   join,
	"drop":   drop,
	"ignore": ignore,
	"plain":  plain,
	"own":    own,
	"defer":  deferred,
	"relay":  (&pool{}).relay,
	"dead":   dead,
}

func show(ctx context.Context, in hostIn) (host, error) { // bad: NOT_FOUND is not declared
	if in.Name == "nobody" {
		return host{}, envelope.Errorf(envelope.NotFound, "no host %s", in.Name) // want errorcode
	}
	return host{Name: in.Name}, nil
}

func load(ctx context.Context, in hostIn) (host, error) { // bad: wrapped with percent w, the code of another package is kept and not declared
	if in.Port > 1000 {
		return host{}, fmt.Errorf("load: %w", failure.Missing("host", in.Name)) // want errorcode
	}
	return host{Name: in.Name, Up: true}, nil
}

func admit(ctx context.Context, in hostIn) (host, error) { // bad: a failure two functions away is not declared
	err := failure.Forbidden(in.Name) // want errorcode
	if err != nil {
		return host{}, err
	}
	return host{Name: in.Name}, nil
}

func join(ctx context.Context, in hostIn) (host, error) { // bad: one of two errors that are joined has a code that is not declared
	_, err := net.DialTimeout("tcp", net.JoinHostPort(in.Name, strconv.Itoa(in.Port)), time.Second)
	if err != nil {
		return host{}, errors.Join(err, failure.Missing("host", in.Name)) // want errorcode
	}
	return host{Name: in.Name, Up: true}, nil
}

func drop(ctx context.Context, in hostIn) (host, error) { // ok: the text alone is kept, so that the answer is GENERAL_ERROR
	if err := failure.Missing("host", in.Name); in.Port == 0 {
		return host{}, fmt.Errorf("drop: %v", err)
	}
	return host{Name: in.Name}, nil
}

func ignore(ctx context.Context, in hostIn) (host, error) { // ok: the failure is looked at and not returned
	h := host{Name: in.Name, Up: true}
	if err := failure.Missing("host", in.Name); err != nil {
		h.Up = false
	}
	return h, nil
}

func plain(ctx context.Context, in hostIn) (host, error) { // ok: errors without a code are GENERAL_ERROR
	if in.Port < 0 {
		return host{}, fmt.Errorf("plain %s: %w", in.Name, failure.ErrGone)
	}
	return host{Name: in.Name}, ctx.Err()
}

func own(ctx context.Context, in hostIn) (host, error) { // ok: the runtime's own codes need no declaration
	switch {
	case in.Port == 1:
		return host{}, &envelope.Error{Exit: envelope.PartialFailure, Code: "HALF_DONE", Message: "only a part"}
	case in.Port == 2:
		return host{}, envelope.Errorf(envelope.GeneralError, "no luck with %s", in.Name)
	}
	return host{Name: in.Name}, nil
}

func deferred(ctx context.Context, in hostIn) (h host, err error) { // bad: a deferred function makes the failure
	defer func() {
		if h.Name == "" {
			err = envelope.Errorf(envelope.Conflict, "there is no name") // want errorcode
		}
	}()
	if in.Port > 0 {
		h.Name = in.Name
	}
	return h, nil
}

type pool struct{ free int }

func (p *pool) take(name string) error {
	if p.free == 0 {
		return &envelope.Error{Exit: envelope.Unavailable, Message: "nothing is free for " + name} // want errorcode
	}
	p.free--
	return nil
}

func (p *pool) relay(ctx context.Context, in hostIn) (host, error) { // bad: a method makes a failure that is not declared
	if err := p.take(in.Name); err != nil {
		return host{}, fmt.Errorf("relay: %w", err)
	}
	return host{Name: in.Name}, nil
}

func dead(ctx context.Context, in hostIn) (host, error) { // ok: nobody calls what fails
	_ = unused
	return host{Name: in.Name}, nil
}

func unused(name string) error {
	return envelope.Errorf(envelope.PaymentRequired, "pay for %s", name)
}
