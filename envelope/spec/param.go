package spec

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// The types of parameters, as the schema of a command names them (REQ-C-015).
const (
	TypeString  = "string"
	TypeInteger = "integer"
	TypeNumber  = "number"
	TypeBoolean = "boolean"
	TypeArray   = "array" // of strings
)

// A Param is a parameter of a command: a flag, or an argument that is known by
// its place.
type Param struct {
	Field      string // the path of the Go field, such as "In.ID"
	GoType     string // for messages
	Name       string
	Short      string
	Help       string
	Type       string // one of the types above; empty for a Go type that is none
	Bits       int    // the size of a number
	Unsigned   bool   // an integer that cannot be negative
	Default    string
	HasDefault bool
	Enum       []string // nil if any value will do
	HasEnum    bool
	Required   bool
	Arg        bool // known by its place
	Pattern    string
	Requires   []Condition // what else has to be given (REQ-C-026)
	Excludes   []Condition // what cannot be given with it
	BadTags    []string    // tags that should be true or false and are not
	Pointed    bool        // no parameter, but an embedded pointer to a struct that may have some
}

// isParamName reports whether a name is made of letters and digits in lower
// case, with single dashes or underscores between them.
func isParamName(name string) bool {
	for i := range len(name) {
		switch c := name[i]; {
		case isLower(c), i > 0 && isDigit(c):
		case c != '-' && c != '_', i == 0, i == len(name)-1, name[i-1] == '-', name[i-1] == '_':
			return false
		}
	}
	return name != ""
}

// CheckValue returns what is wrong with one value of the parameter, as words
// that follow the value, or nil. Of an array it checks one element.
func (p *Param) CheckValue(value string) error {
	if err := p.checkType(value); err != nil {
		return err
	}
	if p.HasEnum && !p.isOneOf(value, p.Enum) {
		return fmt.Errorf("is not one of %s", strings.Join(p.Enum, ", "))
	}
	if p.Pattern != "" {
		if ok, err := regexp.MatchString(p.Pattern, value); err == nil && !ok {
			return fmt.Errorf("does not match %s", p.Pattern)
		}
	}
	return nil
}

func (p *Param) checkType(value string) error {
	switch p.Type {
	case TypeBoolean:
		if _, err := strconv.ParseBool(value); err != nil {
			return fmt.Errorf("is not true or false")
		}
	case TypeInteger:
		_, err := strconv.ParseInt(value, 10, p.Bits)
		if p.Unsigned {
			_, err = strconv.ParseUint(value, 10, p.Bits)
		}
		if err != nil {
			return fmt.Errorf("is not a whole number %s", p.integerRange())
		}
	case TypeNumber:
		f, err := strconv.ParseFloat(value, p.Bits)
		if err != nil || math.IsNaN(f) || math.IsInf(f, 0) {
			return fmt.Errorf("is not a number")
		}
	}
	return nil
}

func (p *Param) integerRange() string {
	least, most := p.Range()
	return fmt.Sprintf("from %d to %d", least, most)
}

// Range returns the least and the greatest value of a parameter that is an integer.
func (p *Param) Range() (least int64, most uint64) {
	if p.Unsigned {
		return 0, math.MaxUint64 >> (64 - p.Bits)
	}
	most = math.MaxInt64 >> (64 - p.Bits)
	return -int64(most) - 1, most
}

// Limits returns what values of the parameter have to be beside their type, in
// words, or "". An integer of 64 bits is any whole number.
func (p *Param) Limits() string {
	switch {
	case p.HasEnum:
		return "one of " + strings.Join(p.Enum, ", ")
	case p.Pattern != "":
		return "matches " + p.Pattern
	case p.Type == TypeInteger && p.Bits > 0 && (p.Bits < 64 || p.Unsigned):
		return p.integerRange()
	}
	return ""
}

// DefaultValues returns the values that the default stands for: one, or those
// between the commas of an array's.
func (p *Param) DefaultValues() []string {
	switch {
	case !p.HasDefault:
		return nil
	case p.Type != TypeArray:
		return []string{p.Default}
	case p.Default == "":
		return nil
	}
	return strings.Split(p.Default, ",")
}

// DefaultJSON returns the default in the type of the parameter, see
// [Param.ValueJSON], or nil if there is none.
func (p *Param) DefaultJSON() any {
	switch {
	case !p.HasDefault:
		return nil
	case p.Type == TypeArray:
		return append([]string{}, p.DefaultValues()...)
	}
	return p.ValueJSON(p.Default)
}

func (k *checker) checkParams(dialect string, params []Param) {
	if len(params) == 0 {
		return
	}
	k.reserved = reservedFlags(dialect)
	for i := range params {
		p := &params[i]
		if !k.checkParamName(p) {
			continue // the other messages would have nothing to call it by
		}
		before := params[:i] // few enough to look through
		if slices.ContainsFunc(before, func(other Param) bool { return other.Name == p.Name }) {
			k.fatal(RuleParamSchema, CategoryDuplicate, p.Field, "parameter %s is declared twice, one of the two cannot be set; rename one", p.Name)
		}
		if p.Short != "" && slices.ContainsFunc(before, func(other Param) bool { return other.Short == p.Short }) {
			k.fatal(RuleParamSchema, CategoryDuplicate, p.Field, "parameter %s has the short name %s of another one, one of the two cannot be set; change one", p.Name, p.Short)
		}
		k.checkParam(p)
	}
	k.checkPlaces(params)
	k.checkConditions(params)
}

func (k *checker) checkParamName(p *Param) bool {
	switch {
	case p.Pointed:
		k.fatal(RuleParamSchema, CategoryName, p.Field, "field %s is a pointer, callers cannot set what is behind it; embed the struct, not its pointer", p.Field)
		return false
	case p.Name == "":
		k.fatal(RuleParamSchema, CategoryName, p.Field, "field %s has no name tag, callers cannot set it; add name, or name:\"-\" if it is no parameter", p.Field)
		return false
	case !isParamName(p.Name):
		k.fatal(RuleParamSchema, CategoryName, p.Field, "parameter %q is not a word in lower case, callers cannot set it; use letters, digits and single dashes", p.Name)
	case slices.Contains(k.reserved, p.Name) && !p.Arg:
		k.fatal(RuleParamSchema, CategoryReserved, p.Field, "parameter %s has a name of the runtime's own, callers cannot set it; rename it", p.Name)
	}
	return true
}

func (k *checker) checkParam(p *Param) {
	for _, tag := range p.BadTags {
		k.fatal(RuleParamSchema, CategoryTag, p.Field, "parameter %s has a tag %s that is neither true nor false, it has no meaning; use %s:\"true\" or leave it out", p.Name, tag, tag)
	}
	switch {
	case p.Short == "":
	case p.Arg:
		k.fatal(RuleParamSchema, CategoryTag, p.Field, "argument %s has a short name, arguments are known by their place; drop short", p.Name)
	case utf8.RuneCountInString(p.Short) != 1 || p.Short[0] <= ' ' || p.Short[0] > '~' || p.Short == "-" || p.Short == "=":
		k.fatal(RuleParamSchema, CategoryName, p.Field, "parameter %s has the short name %q, callers cannot set it; use one letter or digit", p.Name, p.Short)
	case slices.Contains(ReservedShorts, p.Short):
		k.fatal(RuleParamSchema, CategoryReserved, p.Field, "parameter %s has the short name %s of the runtime's own, callers cannot set it; change it", p.Name, p.Short)
	}
	if p.Help == "" {
		k.warn(RuleParamSchema, CategoryDescription, p.Field, "parameter %s has no description, callers cannot tell what it is for; add help", p.Name)
	}
	if p.Type == "" {
		k.fatal(RuleParamSchema, CategoryType, p.Field, "parameter %s is of type %s, its value cannot be read from a command line; use a string, bool, number or []string", p.Name, p.GoType)
		return
	}
	k.checkEnum(p)
	if k.checkPattern(p) {
		k.checkDefault(p)
	}
}

func (k *checker) checkEnum(p *Param) {
	if !p.HasEnum {
		return
	}
	if p.Type == TypeBoolean {
		k.fatal(RuleParamSchema, CategoryEnum, p.Field, "parameter %s is true or false and has an enum, it says nothing; drop enum", p.Name)
		return
	}
	if len(p.Enum) == 0 {
		k.fatal(RuleParamSchema, CategoryEnum, p.Field, "parameter %s has an empty enum, no value can be given; list the values with commas between them", p.Name)
	}
	for _, value := range p.Enum {
		if err := p.checkType(value); err != nil {
			k.fatal(RuleParamSchema, CategoryEnum, p.Field, "parameter %s has a value %q in its enum that %v, it cannot be given; change it", p.Name, value, err)
		} else if hasMargin(value) {
			k.fatal(RuleParamSchema, CategoryEnum, p.Field, "parameter %s has a value %q in its enum, whose blanks would have to be given, too; write nothing but commas between the values", p.Name, value)
		}
	}
}

// hasMargin reports whether a value of a list in a tag has blanks around it, which stand
// there for the eye. One of blanks alone, as a separator, does not.
func hasMargin(value string) bool {
	inner := strings.TrimSpace(value)
	return inner != "" && inner != value
}

// checkPattern reports whether the pattern can be used.
func (k *checker) checkPattern(p *Param) bool {
	if p.Pattern == "" {
		if p.Type == TypeString && !p.HasEnum && isIdentifier(p.Name) {
			k.warn(RuleParamSchema, CategoryIdentifier, p.Field, "parameter %s names something and has no pattern, wrong values get as far as the work; add pattern", p.Name)
		}
		return true
	}
	if p.Type != TypeString && p.Type != TypeArray {
		k.fatal(RuleParamSchema, CategoryPattern, p.Field, "parameter %s is no text and has a pattern, it has no meaning; drop pattern", p.Name)
		return false
	}
	pattern := parsePattern(p.Pattern)
	if pattern.err != nil {
		k.fatal(RuleParamSchema, CategoryPattern, p.Field, "parameter %s has a pattern that is no regular expression, no value can be checked: %v; correct it", p.Name, pattern.err)
		return false
	}
	if !pattern.anchored {
		advice := "begin it with ^ and end it with $"
		if strings.Contains(p.Pattern, "|") || strings.Contains(p.Pattern, "^") && strings.HasSuffix(p.Pattern, "$") {
			advice = "write ^(?:…)$ around it" // they would be of an alternative, as those that are there
		}
		k.warn(RuleParamSchema, CategoryPattern, p.Field, "parameter %s has a pattern that a part of the value may match, wrong values get through; %s", p.Name, advice)
	}
	return true
}

// isIdentifier reports whether a parameter of the name takes the name of
// something (REQ-C-020).
func isIdentifier(name string) bool {
	return name == "id" || name == "slug" || strings.HasSuffix(name, "-id") || strings.HasSuffix(name, "_id")
}

func (k *checker) checkDefault(p *Param) {
	if !p.HasDefault {
		return
	}
	if p.Required {
		k.fatal(RuleParamSchema, CategoryDefault, p.Field, "parameter %s is required and has a default, one of them has no effect; drop one", p.Name)
	}
	for _, value := range p.DefaultValues() {
		if err := p.CheckValue(value); err != nil {
			k.fatal(RuleParamSchema, CategoryDefault, p.Field, "parameter %s has the default %q that %v, it would be refused if it were given; change it", p.Name, value, err)
		} else if p.Type == TypeArray && hasMargin(value) {
			k.fatal(RuleParamSchema, CategoryDefault, p.Field, "parameter %s has a value %q in its default, with blanks that are part of it; write nothing but commas between the values", p.Name, value)
		}
	}
}

// checkPlaces checks that every argument can be told from the others by its
// place.
func (k *checker) checkPlaces(params []Param) {
	var before *Param
	for i := range params {
		p := &params[i]
		if !p.Arg {
			continue
		}
		switch {
		case before == nil:
		case before.Type == TypeArray:
			k.fatal(RuleParamSchema, CategoryPosition, p.Field, "argument %s follows %s that takes all that is left, it cannot be given; put %s last", p.Name, before.Name, before.Name)
		case p.Required && !before.Required:
			k.fatal(RuleParamSchema, CategoryPosition, p.Field, "argument %s is required and follows %s that is not, %s cannot be left out; put it first", p.Name, before.Name, before.Name)
		}
		before = p
	}
}
