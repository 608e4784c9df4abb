package kong

// Option changes a parser.
type Option interface{ Apply(k *Kong) error }

// OptionFunc is an Option.
type OptionFunc func(k *Kong) error

// Apply calls o.
func (o OptionFunc) Apply(k *Kong) error { return o(k) }

// Name sets the name of the program.
func Name(name string) Option { return OptionFunc(func(*Kong) error { return nil }) }

// Embed adds the fields of a struct to the root.
func Embed(strct any, tags ...string) Option { return add(strct) }

// DynamicCommand adds a command to the root.
func DynamicCommand(name, help, group string, cmd any, tags ...string) Option { return add(cmd) }

func add(grammar any) Option {
	return OptionFunc(func(k *Kong) error {
		k.grammars = append(k.grammars, grammar)
		return nil
	})
}

// Bind makes values arguments of Run methods.
func Bind(args ...any) Option {
	return OptionFunc(func(k *Kong) error {
		k.binds = append(k.binds, args...)
		return nil
	})
}

// WithBeforeApply adds a hook.
func WithBeforeApply(fn any) Option { return Bind(fn) }
