// Package volatiledata defines an Analyzer that reports payloads that declare
// what changes from call to call.
//
// # Analyzer volatiledata
//
// volatiledata: report volatile fields of payloads
//
// The data of an answer is the same for two identical calls as long as the
// business state is (REQ-F-021): callers cache it, compare it and keep it as
// golden files. A time, an id or a field called request_id that is made anew for
// each answer makes every answer a new one. A stored fact, such as the time an
// order was placed, does not. The type cannot tell one from the other, so a
// payload says which it is.
//
// # Wrong
//
//	package main
//
//	import (
//		"context"
//		"time"
//
//		"github.com/envvet/envvet/envelope"
//	)
//
//	type price struct {
//		Amount int       `json:"amount"`
//		Listed time.Time `json:"listed"`
//		// field Out.Listed is a time, if it is read from a clock data differs
//		// between two identical calls; tag it envelope:"stable" if it is stored,
//		// envelope:"volatile" if not (volatiledata)
//		FetchedAt string `json:"fetched_at"`
//		// field Out.FetchedAt is called fetched_at as something about the call is,
//		// data differs between two identical calls; tag it envelope:"stable" if it
//		// is stored, envelope:"volatile" if not (volatiledata)
//	}
//
//	func main() {
//		app := envelope.New("prices")
//		envelope.Register(app, envelope.Command[struct{}, price]{
//			Name: "show", Summary: "Show the price", Effect: envelope.Safe, Run: show,
//		})
//		app.Main()
//	}
//
//	func show(ctx context.Context, in struct{}) (price, error) { return price{}, nil }
//
// # Right
//
//	package main
//
//	import (
//		"context"
//		"time"
//
//		"github.com/envvet/envvet/envelope"
//	)
//
//	type price struct {
//		Amount    int       `json:"amount"`
//		Listed    time.Time `json:"listed" envelope:"stable"`
//		ExpiresAt string    `json:"expires_at"`
//		FetchedAt time.Time `json:"fetched_at" envelope:"volatile"` // in meta, where callers expect change
//	}
//
//	func main() {
//		app := envelope.New("prices")
//		envelope.Register(app, envelope.Command[struct{}, price]{
//			Name: "show", Summary: "Show the price", Effect: envelope.Safe, Run: show,
//		})
//		app.Main()
//	}
//
//	func show(ctx context.Context, in struct{}) (price, error) { return price{}, nil }
//
// # What it reports
//
// A payload is what a command of package envelope answers with, or a tool of an
// MCP server: Out of AddTool of the Go SDK and of NewStructuredToolHandler of
// mark3labs/mcp-go, and the type given to WithOutputSchema; also where a generic
// function of the program's own registers. By category, at any depth:
//
//   - time: a field of type time.Time, or of a type that holds one and is known,
//     such as sql.NullTime;
//   - id: a field of a type of ids that are made from a clock or at random: UUID,
//     ULID, KSUID, XID;
//   - readtime: a key that says something of the call and not of what the command
//     is about, whatever its type: when it was, as fetched_at, checked_at, as_of,
//     now or timestamp; which it was, as request_id or trace_id; how long it took, as
//     duration_ms, latency_ms, elapsed, took or uptime; what ran it, as tool_version or
//     config_hash. Also pid, hostname, cwd and nonce, but not below a list or a map: those
//     of servers[] or processes[] are what the command is about;
//   - tag: a field that is tagged as stable and as volatile;
//   - encodedname, encodedtime, encodedid, all hints: such keys, times and ids in what
//     a handler of another framework encodes as JSON to its output, directly or
//     through helpers: json.NewEncoder(os.Stdout).Encode, Marshal and print,
//     printJSON(any). Such programs mark nothing as stored;
//   - reserved: a volatile field with the name of a value that the runtime itself
//     puts into meta;
//   - unused: an ignore of this rule suppresses nothing.
//
// A finding stands at the field if its struct is declared in the package that
// registers, else at the registration, or at the call that encodes, with the path
// of the field. There is one for each field, however many commands answer with
// it. When the program runs, App.Problems finds the same of registrations.
//
// # When it is silent
//
// Fields tagged envelope:"stable" (a stored fact), envelope:"volatile" (the runtime
// moves it to meta) or envelope:"text" are declared, for lists and maps together
// with what they hold. So are fields that JSON does not have. Text with the name of
// a state, such as created_at or expires_at, is none of the call. Types that are no
// payload are left alone: parameters, what a command reads, what it encodes for a
// file, a server, a cache or stderr. So is what stands under meta of an envelope by
// hand with all five keys. Hints are not reported unless -hints is set. Generated
// files and tests are left alone unless -generated or -tests is set.
//
// That a field is declared is believed; what its value is made from is the
// question of another rule.
//
// # Suppression
//
// A field of a type that one does not own is declared by
// -volatiledata.stable=import/path.Type.Field, where Type declares the field. A
// single finding is accepted where it stands, with the reason:
//
//	//envvet:ignore volatiledata the time of the commit
//
// At a field of an exported struct it holds for the packages that import it, too.
//
// # Fixes
//
// With -volatiledata.fix=stable a time or an id that the package declares is
// offered the tag envelope:"stable". Only its author knows whether that is true,
// so it is not offered unless it is named.
package volatiledata
