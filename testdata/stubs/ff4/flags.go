package ff

// FlagSet is a set of flags.
type FlagSet struct{ name string }

// NewFlagSet returns an empty set.
func NewFlagSet(name string) *FlagSet { return &FlagSet{name: name} }

// NewFlagSetFrom returns a set with the flags that the fields of a struct are.
func NewFlagSetFrom(name string, val any) *FlagSet { return NewFlagSet(name) }

func (fs *FlagSet) GetName() string { return fs.name }

// BoolVar declares a flag.
func (fs *FlagSet) BoolVar(pointer *bool, short rune, long string, usage string) {}

// BoolLong declares a flag.
func (fs *FlagSet) BoolLong(long string, usage string) *bool { return new(bool) }

// StringLong declares a flag.
func (fs *FlagSet) StringLong(long, def, usage string) *string { return new(string) }
