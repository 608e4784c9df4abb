// Package errs has errors that say where they come from.
package errs

// Op is what was done when an error came.
type Op struct {
	Name string
	Err  error
}

func (o *Op) Error() string { return o.Name + ": " + o.Err.Error() }
func (o *Op) Unwrap() error { return o.Err }

// Wrap says where an error came from.
func Wrap(name string, err error) error {
	if err == nil {
		return nil
	}
	return &Op{name, err}
}
