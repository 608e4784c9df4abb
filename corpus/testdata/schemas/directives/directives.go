// Package directives has comments that envvet reads.
package directives

import (
	"encoding/json"
	"strings"

	"github.com/spf13/cobra"
)

// Root makes the tree.
func Root() *cobra.Command {
	root := &cobra.Command{Use: "directives"}
	root.AddCommand(&cobra.Command{Use: "spaced", RunE: spaced}, &cobra.Command{Use: "unknown", RunE: unknown},
		&cobra.Command{Use: "right", RunE: right}, &cobra.Command{Use: "verb", RunE: verb}, &cobra.Command{Use: "spoken", RunE: spoken})
	return root
}

func spaced(cmd *cobra.Command, args []string) error { // bad: a blank makes it an ordinary comment
	/* want directive */                                                                                 // envvet:ignore envelopeshape scripts read this
	return json.NewEncoder(cmd.OutOrStdout()).Encode(map[string]any{"ok": len(args) == 0, "data": args}) // want envelopeshape
}

func unknown(cmd *cobra.Command, args []string) error { // bad: there is no rule of this name
	name := strings.Join(args, " ")
	/* want directive */                                                                                 //envvet:ignore envelopeform scripts read this
	return json.NewEncoder(cmd.OutOrStdout()).Encode(map[string]any{"ok": len(args) == 0, "data": name}) // want envelopeshape
}

func right(cmd *cobra.Command, args []string) error { // ok: accepted, with the rule and the reason
	enc := json.NewEncoder(cmd.OutOrStdout())
	enc.SetIndent("", " ")
	return enc.Encode(map[string]any{"ok": len(args) == 0, "data": args}) //envvet:ignore envelopeshape scripts read this
}

func verb(cmd *cobra.Command, args []string) error { // bad: the word is neither ignore nor handler
	data := strings.Fields(strings.Join(args, ","))
	/* want directive */                                                                                 //envvet:allow envelopeshape scripts read this
	return json.NewEncoder(cmd.OutOrStdout()).Encode(map[string]any{"ok": len(args) == 0, "data": data}) // want envelopeshape
}

// spoken is about the comment envvet:ignore, which
// accepts a finding where it stands.
func spoken(cmd *cobra.Command, args []string) error { // ok: the comment only speaks of directives
	// The rule needs no envvet:ignore here, see the manual of envelopeshape.
	return json.NewEncoder(cmd.OutOrStdout()).Encode(map[string]int{"n": len(args)})
}

type report struct{ lines []string }

// print is called by nobody that is known.
//
//envvet:handler
func (r *report) print(cmd *cobra.Command) error { // bad: marked as a handler, it answers with an envelope that lacks keys
	if r.lines == nil {
		r.lines = []string{}
	}
	return json.NewEncoder(cmd.OutOrStdout()).Encode(map[string]any{"ok": len(r.lines) == 0, "data": r.lines}) // want envelopeshape
}

/* want directive */                              //envvet:handler prints the report
func (r *report) dump(cmd *cobra.Command) error { // bad: there are words after handler
	return json.NewEncoder(cmd.OutOrStdout()).Encode(map[string]int{"lines": len(r.lines)})
}

var _ = []any{(*report).print, (*report).dump}
