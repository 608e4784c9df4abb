package spec

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
)

// A DataField is a key of a payload at any depth, or what a list or map in it
// holds.
type DataField struct {
	Path       string // the Go path, such as "Out.Items[].Price"
	Name       string // the key; empty for what a list or map holds
	GoType     string // with import paths, without the pointers to it
	Kind       DataKind
	Top        bool // in the top-level object
	HasSchema  bool // the type says what JSON it makes of itself
	SinceGo127 bool // encoding/json carries it since Go 1.27, and envelope does not
	Enum       []string
	BadEnum    []string // those of them that no value of the type is
	Twin       string   // the field with the same name, by which JSON has neither; or empty
	Swallower  string   // the type of an embedded field whose JSON the whole is, so that other fields are lost; or empty
	BadSchema  string   // what is wrong with the schema that the type declares: "panics"; or empty

	// What the tag envelope says.
	Stable, Volatile, Text, Opaque bool
	BadMarks                       []string
	IsList                         bool // or it is a map of lists
	Ordering                       int  // how many of set and ordered

	// LeftOut is the option of the tag json, omitempty or omitzero, by which
	// the key comes and goes with a list, a map, a text, a number or a boolean
	// that has a value for empty already; empty if it does not.
	LeftOut string
}

// DataEffects are the values of the key effect in the data of a command that
// changes something (REQ-C-003).
var DataEffects = []string{"created", "updated", "deleted", "noop"}

func (k *checker) checkData(c *CommandView) {
	kind, untyped := "command", CategoryUntyped
	if c.Tool {
		kind, untyped = "tool", CategoryTool
	}
	switch c.Data {
	case DataScalar:
		if c.Dialect != DialectAnimusV1 {
			k.fatal(RuleOutputSchema, CategoryType, "Out", "command %s answers with %s, data has to be an object or an array; put it in a field of a struct", c.Name, c.DataType)
		}
	case DataUnsupported:
		k.fatal(RuleOutputSchema, CategoryType, "Out", "%s %s answers with %s, JSON cannot carry it; use a struct", kind, c.Name, c.DataType)
	case DataUnknown:
		if c.Schema == "" && c.Swallower == "" {
			k.warn(RuleOutputSchema, untyped, "Out", "%s %s answers with %s, its schema says nothing; use a struct, or set OutputSchema", kind, c.Name, c.DataType)
		}
	}
	k.checkExplicitSchema(c)
	k.checkSwallower("Out", c.DataType, c.Swallower)
	k.checkDeclaredSchema(c, "Out", c.DataType, c.BadSchema)
	for i := range c.Fields {
		f := &c.Fields[i]
		if f.Twin != "" {
			k.fatal(RuleOutputSchema, CategoryTag, f.Path, "field %s is called %s in JSON, as %s is, data has neither; rename one", f.Path, f.Name, f.Twin)
			continue
		}
		k.checkMarks(c, f)
		k.checkFieldType(c, f, untyped)
		if !f.Opaque {
			k.checkSwallower(f.Path, f.GoType, f.Swallower)
		}
		k.checkDeclaredSchema(c, f.Path, f.GoType, f.BadSchema)
		k.checkVolatile(c, f)
		k.checkAbsent(c, f)
		if IsClaw(c.Dialect) && c.Phase < LastClawPhase && f.Top && !f.Volatile && IsClawTaken(f.Name) {
			k.fatal(RuleLegacyEnvelope, CategoryKind, f.Path, "field %s is written as %s beside the payload, where claw v1 has that key itself; rename it", f.Path, f.Name)
		}
	}
	k.checkEffect(c)
}

func (k *checker) checkExplicitSchema(c *CommandView) {
	if c.Schema == "" {
		return
	}
	var schema map[string]any
	if err := json.Unmarshal([]byte(c.Schema), &schema); err != nil || schema == nil {
		k.fatal(RuleOutputSchema, CategorySchema, "OutputSchema", "command %s has an output schema that is no JSON object, callers cannot use it; correct OutputSchema or drop it", c.Name)
	}
}

// checkSwallower reports a struct that loses fields to the method of one that it embeds.
func (k *checker) checkSwallower(path, goType, swallower string) {
	if swallower != "" {
		k.fatal(RuleOutputSchema, CategoryType, path, "type %s embeds %s and is written as that alone, its other fields are lost; give the embedded field a name, or leave the others out with json:\"-\"", goType, swallower)
	}
}

// checkDeclaredSchema reports a type whose schema of its own is of no use.
func (k *checker) checkDeclaredSchema(c *CommandView, path, goType, wrong string) {
	if wrong != "" && c.Schema == "" {
		k.fatal(RuleOutputSchema, CategorySchema, path, "the method JSONSchema of type %s %s, callers cannot use it; correct it, or set OutputSchema", goType, wrong)
	}
}

func (k *checker) checkMarks(c *CommandView, f *DataField) {
	for _, mark := range f.BadMarks {
		k.fatal(RuleOutputSchema, CategoryTag, f.Path, "field %s has the word %q in its envelope tag, it has no meaning; use stable, volatile, set, ordered, opaque or text", f.Path, mark)
	}
	switch {
	case f.Stable && f.Volatile:
		k.fatal(RuleVolatileData, CategoryTag, f.Path, "field %s is tagged stable and volatile, it cannot be both; drop one", f.Path)
	case f.Ordering > 1:
		k.fatal(RuleOutputSchema, CategoryTag, f.Path, "field %s is tagged set and ordered, it cannot be both; drop one", f.Path)
	case f.Ordering > 0 && !f.IsList:
		k.fatal(RuleOutputSchema, CategoryTag, f.Path, "field %s is tagged as a list and is none, the tag has no meaning; drop it", f.Path)
	}
	if f.Volatile && f.Top && HasMeta(c.Dialect) && slices.Contains(MetaKeys, f.Name) {
		k.fatal(RuleVolatileData, CategoryReserved, f.Path, "field %s is volatile and goes to meta.%s, which belongs to the runtime; rename it", f.Path, f.Name)
	}
}

func (k *checker) checkFieldType(c *CommandView, f *DataField, untyped string) {
	if len(f.BadEnum) > 0 && c.Schema == "" && !c.Tool && !f.Volatile && !f.Text {
		k.warn(RuleOutputSchema, CategoryEnum, f.Path, "field %s has %s in its enum, which no value of type %s is, its schema promises what never comes; list values of the type", f.Path, strings.Join(quoted(f.BadEnum), ", "), f.GoType)
	}
	for _, value := range f.Enum {
		if hasMargin(value) && c.Schema == "" && !c.Tool && !f.Volatile && !f.Text && !slices.Contains(f.BadEnum, value) {
			k.fatal(RuleOutputSchema, CategoryEnum, f.Path, "field %s has a value %q in its enum, with blanks that its schema promises; write nothing but commas between the values", f.Path, value)
		}
	}
	switch {
	case f.Kind == DataUnsupported:
		k.fatal(RuleOutputSchema, CategoryType, f.Path, "field %s is of type %s, JSON cannot carry it; change its type, or leave it out with json:\"-\"", f.Path, f.GoType)
	case f.Kind == DataUnknown && !f.Opaque && !f.HasSchema && f.Swallower == "" && !f.Volatile && !f.Text && c.Schema == "":
		advice := "give it a type, or tag it envelope:\"opaque\""
		if strings.TrimRight(f.Path, "[]{}") == "Out" { // no field of a struct
			advice = "use a struct, or set OutputSchema"
		}
		k.warn(RuleOutputSchema, untyped, f.Path, "field %s is of type %s, its schema says nothing; %s", f.Path, f.GoType, advice)
	}
}

func quoted(texts []string) (all []string) {
	for _, text := range texts {
		all = append(all, strconv.Quote(text))
	}
	return all
}

// checkVolatile reports fields that commonly differ between two calls and are
// not declared (REQ-F-021).
func (k *checker) checkVolatile(c *CommandView, f *DataField) {
	if f.Stable || f.Volatile || f.Text {
		return
	}
	advice := "data differs between two identical calls; tag it envelope:\"stable\" if it is stored, envelope:\"volatile\" if not"
	if c.Tool {
		advice = "answers differ between two identical calls; tag it envelope:\"stable\" if it is stored, leave it out if not"
	}
	what := VolatileType(f.GoType)
	switch {
	case f.Name != "" && IsReadTimeAt(f.Name, f.Path):
		k.warn(RuleVolatileData, CategoryReadTime, f.Path, "field %s is called %s as something about the call is, %s", f.Path, f.Name, advice)
	case what == "a time":
		k.warn(RuleVolatileData, CategoryTime, f.Path, "field %s is %s, if it is read from a clock %s", f.Path, what, advice)
	case what != "":
		k.warn(RuleVolatileData, CategoryID, f.Path, "field %s is %s, if it is made for the call %s", f.Path, what, advice)
	}
}

// checkAbsent reports keys that come and go with their values (REQ-F-074). What
// may be unknown is a pointer, which is null. It is a row of the framework that
// has meta; the schema of an MCP tool says which keys are optional.
func (k *checker) checkAbsent(c *CommandView, f *DataField) {
	if f.LeftOut == "" || f.Volatile || f.Text || c.Tool || !HasMeta(c.Dialect) {
		return
	}
	k.warn(RuleNullAbsent, CategoryAbsent, f.Path, "field %s is left out by %s when it is empty, callers cannot tell empty from unknown; drop %s", f.Path, f.LeftOut, f.LeftOut)
}

// checkEffect checks that a command that changes something says in data what
// it did (REQ-C-003).
func (k *checker) checkEffect(c *CommandView) {
	if !HasMeta(c.Dialect) || c.Effect != EffectMutating && c.Effect != EffectDestructive || c.Data != DataObject {
		return
	}
	for i := range c.Fields {
		f := &c.Fields[i]
		if !f.Top || f.Name != "effect" || f.Twin != "" {
			continue
		}
		for _, value := range f.Enum {
			if !slices.Contains(DataEffects, value) {
				k.warn(RuleOutputSchema, CategoryEffect, f.Path, "field %s may be %q, callers know %s; use one of these", f.Path, value, strings.Join(DataEffects, ", "))
			}
		}
		return
	}
	k.warn(RuleOutputSchema, CategoryNoEffect, "Out", "command %s is %s and its data has no effect, callers cannot tell what it did; add a field effect with one of %s", c.Name, c.Effect, strings.Join(DataEffects, ", "))
}
