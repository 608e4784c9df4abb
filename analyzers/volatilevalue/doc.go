// Package volatilevalue defines an Analyzer that reports values that differ
// from call to call where they reach a payload.
//
// # Analyzer volatilevalue
//
// volatilevalue: report clocks, random numbers and ids in payloads
//
// The data of an answer is the same for two identical calls as long as the
// business state is (REQ-F-021): callers cache it, compare it and keep it as
// golden files. A value from a clock, a random source, an id generator, the pid,
// the name of a temporary file or an address makes every answer a new one,
// whatever the type and the name of its field. The rule follows such values to
// the field.
//
// # Wrong
//
//	package main
//
//	import (
//		"context"
//		"fmt"
//		"time"
//
//		"github.com/google/uuid"
//
//		"github.com/envvet/envvet/envelope"
//	)
//
//	type price struct {
//		Amount int    `json:"amount"`
//		Source string `json:"source"`
//		Query  string `json:"query"`
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
//	func show(ctx context.Context, in struct{}) (price, error) {
//		p := price{Amount: 3, Source: source("exchange")}
//		p.Query = uuid.NewString()
//		// field Out.Query comes from uuid.NewString, data differs between two
//		// identical calls; tag the field envelope:"volatile" or leave it out
//		// (volatilevalue)
//		return p, nil
//	}
//
//	func source(name string) string {
//		return fmt.Sprintf("%s, read %s", name, time.Now().Format(time.RFC3339))
//		// field Out.Source comes from time.Now, data differs between two identical
//		// calls; tag the field envelope:"volatile" or leave it out (volatilevalue)
//	}
//
// # Right
//
//	package main
//
//	import (
//		"context"
//		"time"
//
//		"github.com/google/uuid"
//
//		"github.com/envvet/envvet/envelope"
//	)
//
//	type price struct {
//		Amount int    `json:"amount"`
//		Source string `json:"source"`
//		Query  string `json:"query" envelope:"volatile"` // in meta, where callers expect change
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
//	func show(ctx context.Context, in struct{}) (price, error) {
//		ctx, cancel := context.WithDeadline(ctx, time.Now().Add(time.Minute)) // no answer has it
//		defer cancel()
//		envelope.SetMeta(ctx, "read", time.Now())
//		return price{Amount: 3, Source: "exchange", Query: uuid.NewString()}, ctx.Err()
//	}
//
// # What it reports
//
// A payload is what the handler of a command of package envelope returns, what
// is given to WithData of an error, and what the handler of an MCP tool returns:
// Out of AddTool of the Go SDK and of NewStructuredToolHandler of
// mark3labs/mcp-go; also where functions of the program's own register. So is what
// handlers of other frameworks, such as cobra, encode as JSON to their output.
//
// A value is followed through assignments, fields, lists, maps, channels,
// copies, pointers, closures, deferred functions, methods, generics, formatting
// and arithmetic, and through functions of other packages; so is what types in a
// payload make of themselves by MarshalJSON or MarshalText. By category:
//
//   - clock: time.Now, time.Since, time.Until, and what is made of them;
//   - random: math/rand, crypto/rand, maphash. A generator with a fixed seed is
//     none;
//   - id: new ids of google/uuid, gofrs/uuid, ulid, ksuid, xid, nanoid and others.
//     Parsing an id or hashing a name makes no new one;
//   - process: the pid, the number of goroutines, memory statistics;
//   - tempname: the names that os.CreateTemp and os.MkdirTemp choose;
//   - pointer: %p, and fmt.Sprint of a channel or a function;
//   - created, a hint: a time, an id or a random number in the answer of a command
//     that is not declared safe, when it also goes where it may be stored, here or in
//     the package that makes it: handed to a function that is not known, written to a
//     file or made the name of one, put into a map of the receiver or a package
//     variable. It may be part of the state then. A log, standard output and standard
//     error keep nothing;
//   - encoded, a hint: any of these in what a handler of another framework encodes,
//     which may be about the very moment, process or time that something took;
//   - unused: an ignore of this rule suppresses nothing.
//
// A finding stands at the source if it is in the package, else at the call that
// brings its value in. There is one for each source, with the first field that it
// reaches; the related positions lead from the source to the payload and name the
// other fields.
//
// # When it is silent
//
// What only depends on such a value does not come from it: what an if chooses, the
// result of a comparison, what is stored or looked up under it: in a map, or in a list
// of buckets at a hash. An element at a random index is drawn, and does. Deadlines, logs,
// cache keys, headers, SetMeta and warnings are no payload, nor is meta of an
// envelope that is made by hand with all five keys, nor what a handler of the package
// returns beside an error, as in if err != nil { return partial, err }. What is overwritten before it is
// returned is gone, in each element if a loop goes through the whole list, and so is
// a key of a map that is deleted, or what clear empties. Times and ids that are read
// from storage come from there, and so do those that another command has put into
// what both are methods of, or have captured.
//
// Fields tagged envelope:"volatile", "stable" or "text", and those that JSON does
// not have, are left alone. A field that volatiledata reports, because of its type
// or its name, is not reported a second time, nor where WithData is given it: once it is
// declared, both are silent.
//
// The rule would rather miss a value than accuse one falsely. It does not follow the
// parts of a date, Year, Weekday, ISOWeek and Date, which change once a day at most,
// package variables that are set after initialization, methods of interface
// values that another package made and the fields of structs in them, reflection,
// the keys of maps, and functions of the standard library that it does not know.
// Generated files and tests are left alone unless -generated or -tests is set.
//
// # Suppression
//
// A value that has to differ is accepted at its source, with the reason:
//
//	//envvet:ignore volatilevalue rolling dice is what the command is for
//
// # Fixes
//
// With -volatilevalue.fix=meta the fields that a source reaches are offered the
// tag envelope:"volatile", if they are declared in the package: the runtime then
// moves those of the top-level object to meta and leaves out those below. That
// changes the answer, so it is not offered unless it is named.
package volatilevalue
