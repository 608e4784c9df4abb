package codes

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"example.com/schemas/internal/codeset"
	"example.com/schemas/internal/failure"
	"github.com/envvet/envvet/envelope"
)

func cancel(ctx context.Context, in hostIn) (host, error) { // bad: a code in lower case
	if ctx.Err() != nil {
		return host{}, &envelope.Error{Exit: envelope.GeneralError, Code: "cancelled"} // want errorcode
	}
	return host{Name: in.Name}, nil
}

func eject(ctx context.Context, in hostIn) (host, error) { // bad: a constant of another package is no code
	if in.Port == 0 {
		return host{}, &envelope.Error{Exit: envelope.GeneralError, Code: codeset.Lower, Message: "no port"} // want errorcode
	}
	return host{Name: in.Name}, nil
}

func build(ctx context.Context, in hostIn) (host, error) { // bad: codes that are put together
	if in.Port > 1 {
		return host{}, &envelope.Error{Exit: envelope.GeneralError, Code: "NO_" + strings.ToUpper(in.Name)} // want errorcode
	}
	e := envelope.Errorf(envelope.NotFound, "port %d", in.Port) // want errorcode
	e.Code = fmt.Sprintf("PORT_%d", in.Port)
	return host{}, e
}

func status(ctx context.Context, in hostIn) (host, error) { // bad: the code is the name of another exit code
	if in.Port == 404 {
		return host{}, &envelope.Error{Exit: envelope.NotFound, Code: "CONFLICT", Message: "somebody has it"} // want errorcode
	}
	if in.Port == 504 {
		return host{}, &envelope.Error{Exit: envelope.Unavailable, Code: codeset.TimedOut, Message: "too slow"} // want errorcode
	}
	return host{Name: in.Name}, nil
}

func claim(ctx context.Context, in hostIn) (host, error) { // ok: codes of the program's own, one of them a constant of another package
	if in.Port == 1 {
		return host{}, &envelope.Error{Exit: envelope.Conflict, Code: codeset.Locked, Message: in.Name + " is locked"}
	}
	if in.Port == 2 {
		return host{}, &envelope.Error{Exit: envelope.Conflict, Code: "CONFLICT", Message: in.Name + " is taken"}
	}
	return host{Name: in.Name}, nil
}

func throttle(ctx context.Context, in hostIn) (host, error) { // bad: RATE_LIMITED without a time to wait
	if in.Port%2 == 1 {
		return host{}, envelope.Errorf(envelope.RateLimited, "too many calls for %s", in.Name) // want errorcode
	}
	return host{Name: in.Name}, nil
}

func slow(ctx context.Context, in hostIn) (host, error) { // ok: the time to wait is set before it is returned
	if in.Port%2 == 1 {
		e := envelope.Errorf(envelope.RateLimited, "too many calls for %s", in.Name)
		e.RetryAfter = time.Duration(in.Port) * time.Second
		e.RetryStrategy = envelope.RetryBackingOff
		return host{}, e
	}
	return host{Name: in.Name}, nil
}

func move(ctx context.Context, in hostIn) (host, error) { // bad: REDIRECTED without a command
	if in.Name == "old" {
		return host{}, &envelope.Error{Exit: envelope.Redirected, Message: "it has moved"} // want errorcode
	}
	return host{Name: in.Name}, nil
}

func refer(ctx context.Context, in hostIn) (host, error) { // bad: a Redirect beside another exit code
	if in.Name == "old" {
		return host{}, &envelope.Error{Exit: envelope.NotFound, Redirect: &envelope.Redirect{Command: "codes find new"}} // want errorcode
	}
	return host{Name: in.Name}, nil
}

func follow(ctx context.Context, in hostIn) (host, error) { // ok: REDIRECTED says where to
	if in.Name == "old" {
		return host{}, &envelope.Error{
			Exit: envelope.Redirected, Message: "it has moved",
			Redirect: &envelope.Redirect{Command: "codes find new", Permanent: true, Reason: "renamed"},
		}
	}
	return host{Name: in.Name}, nil
}

func wait(ctx context.Context, in hostIn) (host, error) { // bad: a time to wait where the exit code is not retryable
	if in.Port == 0 {
		return host{}, &envelope.Error{Exit: envelope.NotFound, Message: "not yet", RetryAfter: time.Minute} // missed errorcode: commands that are made in a list are not followed
	}
	return host{Name: in.Name}, nil
}

func hurry(ctx context.Context, in hostIn) (host, error) { // bad: a retry strategy that callers do not know
	if in.Port == 0 {
		return host{}, &envelope.Error{Exit: envelope.Unavailable, RetryAfter: time.Second, RetryStrategy: "sometimes"} // want errorcode
	}
	return host{Name: in.Name}, nil
}

func mend(ctx context.Context, in hostIn) (host, error) { // bad: a fix command that cannot be run as it stands
	if in.Port == 0 {
		return host{}, &envelope.Error{Exit: envelope.PermissionDenied, FixRequired: "log in", FixCommand: "codes login <user>"} // want errorcode
	}
	return host{Name: in.Name}, nil
}

func wild(ctx context.Context, in hostIn) (host, error) { // bad: exit codes that no command may end with
	if in.Port == 0 {
		return host{}, &envelope.Error{Exit: codeset.Wild, Message: "wild"} // want errorcode
	}
	return host{}, envelope.Errorf(42, "port %d", in.Port) // want errorcode
}

func zero(ctx context.Context, in hostIn) (host, error) { // bad: a failure with the exit code of success
	if in.Port == 0 {
		return host{}, envelope.Errorf(envelope.Success, "nothing to do for %s", in.Name) // want errorcode
	}
	return host{Name: in.Name}, nil
}

func number(ctx context.Context, in hostIn) (host, error) { // bad: an exit code is written as a number
	if in.Port == 0 {
		return host{}, envelope.Errorf(5, "no host %s", in.Name) // want errorcode
	}
	if in.Port == 1 {
		return host{}, &envelope.Error{Exit: 6, Message: "taken"} // want errorcode
	}
	return host{Name: in.Name}, nil
}

func warn(ctx context.Context, in hostIn) (host, error) { // bad: the code of a warning is no code
	if in.Port != 22 {
		envelope.Warn(ctx, "odd-port", "port %d", in.Port) // want errorcode
	}
	envelope.Warn(ctx, "SEEN", "%s was seen", in.Name)
	return host{Name: in.Name}, nil
}

func find(ctx context.Context, in hostIn) (host, error) { // ok: what another package says is declared
	if in.Port == 0 {
		return host{}, fmt.Errorf("find: %w", failure.Missing("host", in.Name))
	}
	if in.Port == 1 {
		return host{}, failure.Forbidden(in.Name)
	}
	return host{Name: in.Name}, nil
}

func space(ctx context.Context, in hostIn) (host, error) { // ok: an exit code of the program's own, declared with a name
	if used := len(in.Name); used > 10 {
		return host{}, failure.Quota(used, 10)
	}
	return host{Name: in.Name}, nil
}

// reasons are the codes of ports.
var reasons = map[int]string{1: "TOO_LOW", 70000: "TOO_HIGH"}

func fill(ctx context.Context, in hostIn) (host, error) { // ok: the code is looked up among constants
	code, ok := reasons[in.Port]
	if !ok {
		return host{Name: in.Name}, nil
	}
	return host{}, &envelope.Error{Exit: envelope.GeneralError, Code: code, Message: "a wrong port"}
}

func lock(ctx context.Context, in hostIn) (host, error) { // ok: the code is chosen among constants
	code := "LOCK_BUSY"
	if in.Port > 100 {
		code = codeset.Drained
	}
	return host{}, failure.With(code, "cannot lock "+in.Name)
}

func answer(ctx context.Context, in hostIn) (host, error) { // ok: the number is only compared with
	err := failure.Missing("host", in.Name)
	var e *envelope.Error
	if errors.As(err, &e) && e.Exit == 5 {
		return host{Name: in.Name}, nil
	}
	return host{}, errors.New("something else")
}

func translate(ctx context.Context, in hostIn) (host, error) { // ok: a failure that is not declared is replaced by one that is
	_, err := failure.Check(ctx, failure.In{})
	if err != nil {
		return host{}, envelope.Errorf(envelope.Unavailable, "cannot be checked: %v", err)
	}
	return host{Name: in.Name, Up: true}, nil
}
