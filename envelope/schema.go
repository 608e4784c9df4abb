package envelope

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/envvet/envvet/envelope/internal/wire"
	"github.com/envvet/envvet/envelope/shape"
	"github.com/envvet/envvet/envelope/spec"
)

// manifestVersion is the version of the form of the manifest.
const manifestVersion = "1.0"

// longestDescription is how many characters the published schema allows the
// description of an exit code.
const longestDescription = 120

// A flagEntry describes a parameter (REQ-C-015). What the published schema of
// the manifest has no place for is in the answer to <command> --schema only; the
// manifest has its description say which values are allowed.
type flagEntry struct {
	Type        string   `json:"type"`
	Required    bool     `json:"required"`
	Default     any      `json:"default,omitempty"`
	EnumValues  []string `json:"enum_values,omitempty"`
	Description string   `json:"description"`
	Short       string   `json:"short,omitempty"`
	Pattern     string   `json:"pattern,omitempty"`
	Minimum     *int64   `json:"minimum,omitempty"`
	Maximum     *uint64  `json:"maximum,omitempty"`
	Positional  *int     `json:"positional,omitempty"`
}

// A rule is a condition between parameters (REQ-C-026).
type rule struct {
	IfFlag       string   `json:"if_flag"`
	IfValue      *string  `json:"if_value,omitempty"`
	ThenRequires []string `json:"then_requires,omitempty"`
	ThenExcludes []string `json:"then_excludes,omitempty"`
}

// An exitEntry describes an exit code (REQ-C-001).
type exitEntry struct {
	Name        string `json:"name"`
	Description string `json:"description"`
	Retryable   bool   `json:"retryable"`
	SideEffects string `json:"side_effects"`
}

// commandDescription is the answer to <command> --schema.
type commandDescription struct {
	Parameters   map[string]flagEntry `json:"parameters"`
	OutputSchema printedSchema        `json:"output_schema"`
	ExitCodes    map[string]exitEntry `json:"exit_codes"`
	DangerLevel  string               `json:"danger_level"`
	Requires     []rule               `json:"requires,omitempty"`
}

// An Example is a call of a command that its documents show.
type Example struct {
	// Description says what the call does. Required.
	Description string `json:"description"`

	// Command is the whole command line. Required.
	Command string `json:"command"`
}

// A commandEntry describes a command in the manifest (REQ-O-041).
type commandEntry struct {
	Description  string               `json:"description"`
	DangerLevel  string               `json:"danger_level"`
	Flags        map[string]flagEntry `json:"flags"`
	ExitCodes    map[string]exitEntry `json:"exit_codes"`
	OutputSchema printedSchema        `json:"output_schema"`
	Examples     []Example            `json:"examples,omitempty"`
	Subcommands  []string             `json:"subcommands,omitempty"`

	// In the answer to --schema of the tool alone, where each has parameters.
	Parameters map[string]flagEntry `json:"parameters,omitzero"`
	Requires   []rule               `json:"requires,omitempty"`
}

// manifestData is the data of manifest and of --schema of the tool.
type manifestData struct {
	SchemaVersion    string                  `json:"schema_version"`
	FrameworkVersion string                  `json:"framework_version"`
	Etag             string                  `json:"etag"`
	Commands         map[string]commandEntry `json:"commands"`
}

// Text returns what a person sees: the JSON in lines.
func (m *manifestData) Text() string { return indented(m) }

// Text returns what a person sees: the JSON in lines.
func (d *commandDescription) Text() string { return indented(d) }

// Text returns what a person sees: the JSON in lines.
func (s printedSchema) Text() string { return indented(shape.Schema(s)) }

// A printedSchema is an output schema that is itself the data of an answer.
type printedSchema shape.Schema

func indented(v any) string {
	text, _ := json.MarshalIndent(v, "", "  ") // made of texts, numbers and objects
	return string(text)
}

// commandSchema answers <command> --schema: as it is, without an envelope.
func (inv *invocation) commandSchema() outcome {
	return outcome{raw: inv.command.schema(inv.app.dialect)}
}

// schema describes the command, all of it derived from its declaration, with exit
// statuses as they are in the dialect.
func (c *command) schema(d Dialect) *commandDescription {
	all := &commandDescription{
		Parameters: c.parameters(true), OutputSchema: c.outputSchema(), ExitCodes: d.statuses(c.allExits()).entries(), DangerLevel: c.view.Effect,
	}
	for _, p := range c.declared().params {
		all.Requires = append(all.Requires, rules(p)...)
	}
	return all
}

func rules(p *shape.Param) []rule {
	var all []rule
	add := func(c spec.Condition, requires, excludes []string) {
		r := rule{IfFlag: p.Name, ThenRequires: requires, ThenExcludes: excludes}
		if c.HasValue {
			r.IfValue = &c.Value
		}
		all = append(all, r)
	}
	for _, c := range p.Requires {
		add(c, c.Names, nil)
	}
	for _, c := range p.Excludes {
		add(c, nil, c.Names)
	}
	return all
}

// parameters describes the parameters: all of them with all that is known, or
// the flags as the published schema has them, which knows allowed values of the
// type enum only.
func (c *command) parameters(all bool) map[string]flagEntry {
	entries := make(map[string]flagEntry)
	positional := 0
	for _, p := range c.declared().params {
		e := flagEntry{Type: p.Param.Type, Required: p.Required, Description: p.Help, Short: p.Short, Default: p.DefaultJSON()}
		switch isEnum := p.HasEnum && p.Param.Type != spec.TypeArray; {
		case isEnum:
			e.Type, e.EnumValues = "enum", p.Enum
			if p.HasDefault {
				e.Default = p.EnumValue(p.Default)
			}
		case all:
			e.EnumValues = p.Enum
			e.Minimum, e.Maximum = limits(&p.Param)
		default:
			e.Description = described(&p.Param)
		}
		if all {
			e.Pattern = p.Pattern
		}
		if p.Arg {
			positional++
			e.Positional = new(positional)
			if !all {
				continue
			}
		}
		entries[p.Name] = e
	}
	if c.declared().isList && c.hasMeta {
		own := map[string]flagEntry{
			"limit":  {Type: spec.TypeInteger, Default: defaultLimit, Description: "Most elements in the answer, 0 for all"},
			"cursor": {Type: spec.TypeString, Description: "Where to go on: next_cursor of the answer before"},
		}
		for name, entry := range own {
			if _, taken := entries[name]; !taken { // by an argument that is known by its place
				entries[name] = entry
			}
		}
	}
	return entries
}

// limits returns the range of an integer's Go type, nil for the limits of 64 bits.
func limits(p *spec.Param) (least *int64, most *uint64) {
	if p.Limits() == "" || p.Type != spec.TypeInteger {
		return nil, nil
	}
	from, to := p.Range()
	if p.Bits == 64 {
		return &from, nil
	}
	return &from, &to
}

// described returns what the parameter is for and which values it takes.
func described(p *spec.Param) string {
	limits := p.Limits()
	if limits == "" {
		return p.Help
	}
	return strings.TrimSpace(p.Help + " (" + limits + ")")
}

// outputSchema returns the schema of the command's data, derived from its type
// unless it is declared.
func (c *command) outputSchema() printedSchema {
	if len(c.declaredSchema) > 0 {
		if declared, err := shape.ReadSchema(c.declaredSchema); err == nil {
			return printedSchema(declared)
		}
	}
	return printedSchema(shape.SchemaOf(c.declared().payload))
}

// entries describes exit codes.
func (codes ExitCodes) entries() map[string]exitEntry {
	entries := make(map[string]exitEntry)
	for code, e := range codes {
		known := spec.Exit{SideEffects: spec.EffectsPartial}
		if int(code) < len(spec.Exits) {
			known = spec.Exits[code]
		}
		description := cmp.Or(e.Description, known.Description, e.Name)
		if r := []rune(description); len(r) > longestDescription {
			description = string(r[:longestDescription-1]) + "…"
		}
		entries[strconv.Itoa(int(code))] = exitEntry{
			Name: cmp.Or(e.Name, code.String()), Description: description,
			Retryable: e.view(code).Retries(), SideEffects: cmp.Or(string(e.SideEffects), known.SideEffects),
		}
	}
	return entries
}

// manifest answers the command manifest. A caller that has it already gives its
// etag and gets no data (REQ-O-041).
func (inv *invocation) manifest() outcome {
	m := inv.app.manifest(false)
	if inv.set.etag != "" && inv.set.etag == m.Etag {
		return outcome{notModified: true}
	}
	return succeeded(m)
}

// overviewSchema answers --schema of the tool: the manifest, and all that is
// known of the parameters.
func (inv *invocation) overviewSchema() outcome { return succeeded(inv.app.manifest(true)) }

func (a *App) manifest(all bool) *manifestData {
	m := &manifestData{SchemaVersion: manifestVersion, FrameworkVersion: a.version, Commands: make(map[string]commandEntry)}
	for _, c := range a.commands {
		m.Commands[dotted(c.view.Name)] = a.entryOf(c)
	}
	for _, name := range spec.ReservedCommands(a.dialect.name()) {
		m.Commands[name] = a.builtin(name).entry(a.dialect)
	}
	// Made of what is always there, so that both answers have the same etag.
	text, _, err := wire.Append(nil, m.Commands, wire.Options{})
	if err != nil {
		panic(err) // texts, numbers and objects
	}
	sum := sha256.Sum256(text)
	m.Etag = "sha256:" + hex.EncodeToString(sum[:])
	if !all {
		return m
	}
	describe := func(name string, d *commandDescription) {
		e := m.Commands[name]
		e.Parameters, e.Requires = d.Parameters, d.Requires
		m.Commands[name] = e
	}
	for _, c := range a.commands {
		describe(dotted(c.view.Name), c.schema(a.dialect))
	}
	for _, name := range spec.ReservedCommands(a.dialect.name()) {
		describe(name, a.builtin(name).schema(a.dialect))
	}
	return m
}

func dotted(name string) string { return strings.ReplaceAll(name, " ", ".") }

func (a *App) entryOf(c *command) commandEntry {
	e := commandEntry{
		Description: c.view.Summary, DangerLevel: c.view.Effect, Flags: c.parameters(false),
		ExitCodes: a.dialect.statuses(c.allExits()).entries(), OutputSchema: c.outputSchema(), Examples: c.examples,
	}
	for _, other := range a.commands {
		if rest, ok := strings.CutPrefix(other.view.Name, c.view.Name+" "); ok && !strings.Contains(rest, " ") {
			e.Subcommands = append(e.Subcommands, dotted(other.view.Name))
		}
	}
	slices.Sort(e.Subcommands)
	return e
}

// entry describes one of the runtime's own commands.
func (b *builtin) entry(d Dialect) commandEntry {
	return commandEntry{
		Description: b.summary, DangerLevel: spec.EffectSafe, Flags: map[string]flagEntry{},
		ExitCodes: d.statuses(builtinExits()).entries(), OutputSchema: b.outputSchema(),
	}
}

// builtinExits are the exit codes of the runtime's own commands.
func builtinExits() ExitCodes { return ExitCodes(nil).with(Success, GeneralError, ArgError) }

func (b *builtin) schema(d Dialect) *commandDescription {
	all := &commandDescription{
		Parameters: map[string]flagEntry{}, OutputSchema: b.outputSchema(), ExitCodes: d.statuses(builtinExits()).entries(), DangerLevel: spec.EffectSafe,
	}
	if b.words {
		all.Parameters["command"] = flagEntry{Type: spec.TypeArray, Description: "Name of the command", Positional: new(1)}
	}
	return all
}

func (b *builtin) outputSchema() printedSchema {
	switch b.name {
	case "version":
		return printedSchema(schemaFor[versionData]())
	case "manifest":
		s := schemaFor[manifestData]()
		s["type"] = []string{"object", "null"}
		return printedSchema(s)
	}
	return printedSchema{"type": "null"}
}

func schemaFor[T any]() shape.Schema {
	return shape.SchemaOf(shape.Of(shape.Reflect(reflect.TypeFor[T]())))
}
