// Package unstableorder defines an Analyzer that reports lists of payloads that
// are in no order of their own.
//
// # Analyzer unstableorder
//
// unstableorder: report payload lists that are in no order of their own
//
// The data of an answer is the same for two identical calls as long as the
// business state is (REQ-F-021, REQ-F-020): callers cache it, compare it and keep
// it as golden files. The order in which a range goes through a map is another one
// each time, and so are that in which goroutines come to their ends and that of a
// shuffle. A list in such an order makes every answer a new one, and paging through
// it skips elements.
//
// # Wrong
//
//	package main
//
//	import (
//		"context"
//
//		"github.com/envvet/envvet/envelope"
//	)
//
//	type services struct {
//		Names []string `json:"names"`
//	}
//
//	func main() {
//		app := envelope.New("services")
//		envelope.Register(app, envelope.Command[struct{}, services]{
//			Name: "list", Summary: "List the services", Effect: envelope.Safe, Run: list,
//		})
//		app.Main()
//	}
//
//	var ports = map[string]int{"http": 80, "ssh": 22}
//
//	func list(ctx context.Context, in struct{}) (services, error) {
//		var s services
//		for name := range ports {
//			// field Out.Names is in the order of a map, data differs between two
//			// identical calls; sort it (unstableorder)
//			s.Names = append(s.Names, name)
//		}
//		return s, nil
//	}
//
// # Right
//
//	package main
//
//	import (
//		"context"
//		"maps"
//		"slices"
//
//		"github.com/envvet/envvet/envelope"
//	)
//
//	type services struct {
//		Names []string       `json:"names"`
//		Ports map[string]int `json:"ports"` // keys are written in order
//		Total int            `json:"total"`
//	}
//
//	func main() {
//		app := envelope.New("services")
//		envelope.Register(app, envelope.Command[struct{}, services]{
//			Name: "list", Summary: "List the services", Effect: envelope.Safe, Run: list,
//		})
//		app.Main()
//	}
//
//	var ports = map[string]int{"http": 80, "ssh": 22}
//
//	func list(ctx context.Context, in struct{}) (services, error) {
//		s := services{Names: slices.Sorted(maps.Keys(ports)), Ports: map[string]int{}}
//		for name, port := range ports {
//			s.Ports[name] = port
//			s.Total += port
//		}
//		return s, nil
//	}
//
// # What it reports
//
// A payload is what the handler of a command of package envelope returns, what
// is given to WithData of an error, and what the handler of an MCP tool returns or
// one of another framework encodes, as volatilevalue says. By category:
//
//   - map: a list to which a range over a map, over maps.Keys, maps.Values or
//     maps.All, or sync.Map.Range appends what it goes through, what slices.Collect
//     makes of them, and a text that strings.Join makes of such a list; a text to
//     which the loop adds what it goes through, or a buffer or a hash to which it
//     writes that, also through another writer of the standard library; a text or a
//     struct that a range over a map gives if it goes no further than to the first,
//     and a text in that; what a range over a map makes that stops where it has
//     counted enough, sorted or not, as those are the elements that the map gives
//     first;
//   - goroutines: a list to which goroutines that a loop starts append, or that is
//     received from a channel they send to;
//   - shuffle: a list that Shuffle of math/rand has shuffled, by a function or a method
//     that swaps two elements; what Perm returns, and a list to which a loop over that
//     appends; a text or a struct that a constant index takes from such a list, as
//     hosts[0], and a text in that. A generator with a fixed seed leaves the same order;
//   - encodedmap, a hint: the order of a map in what a handler of another framework
//     encodes as JSON to its output;
//   - encodedgoroutines, encodedshuffle, a hint each: that of goroutines, or of a
//     shuffle, likewise;
//   - unused: an ignore of this rule suppresses nothing.
//
// The order is followed as values are: through copies, fields, functions that
// make a list of a list, and other packages. A finding stands at the loop or call
// that gives the list its order if that is in the package, else at the call that
// brings the list in. The related positions lead from there to the payload.
//
// # When it is silent
//
// A list that is sorted before it is answered has an order: by functions of packages
// slices and sort, or by one of the program's own that calls them; in a loop over
// the lists as well, and where if len(list) > 1, if list != nil or if
// !slices.IsSorted(list) stands before. So have maps, sums, the largest element, and
// lists in which each element has an index of its own. A text that is chosen by a
// comparison has none, nor has the first of a map where a condition asks for its
// len. A list that is made anew in each iteration, or cut to none by list[:0], or kept
// under the key of the iteration, is in the order of what it is made of. What a loop takes for one key
// only, as in if k == want, or of a map that has one at most by a condition before,
// is one element. What is returned beside an error is in no answer. A channel to which one goroutine sends is in its order, and a list
// to which goroutines append has one if each iteration waits for its own, or a group
// has one at a time, by SetLimit(1).
//
// Fields tagged envelope:"set" are sorted by the runtime. Those tagged "stable",
// "volatile" or "text", and those that JSON does not have, are left alone.
//
// The rule would rather miss a list than accuse one falsely: what is appended by a
// function that a loop calls, and what volatilevalue does not follow, is not seen.
// Generated files and tests are left alone unless -generated or -tests is set.
//
// # Suppression
//
// An order is accepted where it begins, with the reason:
//
//	//envvet:ignore unstableorder there is never more than one
//
// # Fixes
//
// With -unstableorder.fix=sort, a list of numbers or texts is offered a slices.Sort
// behind the loop that makes it and no other list, if it has no element before and
// the loop goes through all, and slices.Collect of maps.Keys or maps.Values is
// offered to be slices.Sorted. That changes the answer, so it is not offered unless
// it is named.
package unstableorder
