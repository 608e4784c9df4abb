package codes

import (
	"context"
	"strings"
	"time"

	"example.com/schemas/internal/codeset"
	"github.com/envvet/envvet/envelope"
)

func registerTables(app *envelope.App) {
	envelope.Register(app, envelope.Command[hostIn, host]{ // bad: codes of the program's own without names that callers can use
		Name: "names", Summary: "Show names", Effect: envelope.Safe, Run: noop,
		ExitCodes: envelope.ExitCodes{
			80:                {Description: "The first"},                  // want errorcode
			81:                {Name: "second", Description: "The second"}, // want errorcode
			82:                {Name: "THIRD", Description: "The third"},
			83:                {Name: "FOURTH", Description: "The fourth", SideEffects: "some"}, // want errorcode
			envelope.NotFound: {Name: "MISSING", Description: "No such host"},                   // want errorcode
			envelope.Conflict: {},                                                               // want errorcode
			60:                {Name: "SIXTY", Description: "Sixty"},                            // want errorcode
		},
	})
	envelope.Register(app, envelope.Command[hostIn, host]{ // bad: retryable in spite of side effects, or of something to fix
		Name: "retries", Summary: "Show retries", Effect: envelope.Safe, Run: noop, Timeout: time.Minute,
		ExitCodes: envelope.ExitCodes{
			envelope.Timeout:      {Description: "It is slow", Retryable: true},                                    // want errorcode
			envelope.Unavailable:  {Description: "It is down", Retryable: true, FixRequired: "start it"},           // want errorcode
			envelope.AuthRequired: {Description: "Log in", FixRequired: "log in", FixCommand: "codes login | cat"}, // want errorcode
			envelope.Precondition: {Description: "Nothing is set up"},
		},
	})
	envelope.Register(app, envelope.Command[hostIn, host]{ // ok: retryable without side effects, and a fix that can be run
		Name: "repeat", Summary: "Show retries", Effect: envelope.Safe, Run: noop,
		ExitCodes: envelope.ExitCodes{
			envelope.Timeout:      {Description: "It is slow", Retryable: true, SideEffects: envelope.NoSideEffects},
			envelope.Unavailable:  {Description: "It is down", Retryable: true},
			envelope.AuthRequired: {Description: "Log in", FixRequired: "log in", FixCommand: "gh auth login"},
			90:                    {Name: "ODD_HOST", Description: "The host is odd"},
		},
	})
	envelope.Register(app, envelope.Command[hostIn, host]{
		Name: "valid", Summary: "Validate", Effect: envelope.Safe, Run: noop, Validate: validate,
		ExitCodes: envelope.ExitCodes{envelope.NotFound: {Description: "No such host"}},
	})
	envelope.Register(app, envelope.Command[hostIn, host]{
		Name: "valid-arg", Summary: "Validate", Effect: envelope.Safe, Run: noop, Validate: validateArg,
	})
	envelope.Register(app, envelope.Command[hostIn, host]{
		Name: "store", Summary: "Show the store", Effect: envelope.Safe, Run: store, ExitCodes: codeset.Storage(envelope.NotFound),
	})
	envelope.Register(app, envelope.Command[hostIn, host]{
		Name: "limit", Summary: "Show with a limit", Effect: envelope.Safe, Timeout: 5 * time.Second, Run: limited,
	})
	envelope.Register(app, envelope.Command[hostIn, host]{
		Name: "fixed", Summary: "Show what is fixed", Effect: envelope.Safe, Run: fixed,
		ExitCodes: envelope.ExitCodes{envelope.Unavailable: {Description: "It is down", Retryable: true}},
	})
}

func noop(ctx context.Context, in hostIn) (host, error) { return host{Name: in.Name}, nil }

func validate(ctx context.Context, in hostIn) error { // bad: Validate names an exit code, every failure of it is an ARG_ERROR
	if strings.HasPrefix(in.Name, "tmp-") {
		return envelope.Errorf(envelope.NotFound, "no host %s", in.Name) // want errorcode
	}
	return nil
}

func validateArg(ctx context.Context, in hostIn) error { // ok: an ARG_ERROR of Validate
	if in.Port < 1 || in.Port > 65535 {
		return &envelope.Error{Exit: envelope.ArgError, Code: "BAD_PORT", Param: "port", Message: "no port"}
	}
	return nil
}

func store(ctx context.Context, in hostIn) (host, error) { // ok: exit codes that are computed may be any
	if in.Port == 0 {
		return host{}, envelope.Errorf(envelope.NotFound, "no host %s", in.Name)
	}
	return host{}, envelope.Errorf(envelope.Conflict, "%s is taken", in.Name)
}

func limited(ctx context.Context, in hostIn) (host, error) { // ok: the command has a limit, so TIMEOUT needs no declaration
	select {
	case <-ctx.Done():
		return host{}, envelope.Errorf(envelope.Timeout, "no answer of %s", in.Name)
	default:
		return host{Name: in.Name}, nil
	}
}

func fixed(ctx context.Context, in hostIn) (host, error) { // bad: something to fix where the exit code is retryable
	if in.Port == 0 {
		return host{}, &envelope.Error{Exit: envelope.Unavailable, Message: "down", FixRequired: "start the service"} // want errorcode
	}
	return host{Name: in.Name}, nil
}
