// Package connect makes clients by flags, as the client libraries of Kubernetes do.
package connect

import "fmt"

// Flags are what a client is made by. What is nil has no flag.
type Flags struct {
	Password *string
	Trace    bool
	Verbose  bool `json:"verbose"` // which a file may set as well
}

// NewFlags returns flags without a password.
func NewFlags() *Flags { return new(Flags) }

// WithPassword has a password asked for.
func (f *Flags) WithPassword() *Flags {
	f.Password = new(string)
	return f
}

// Client makes a client.
func (f *Flags) Client() error {
	if f.Password != nil {
		fmt.Print("password: ")
	}
	return nil
}

// Ping asks whether anybody is there.
func (f *Flags) Ping() error {
	if f.Trace {
		fmt.Println("ping")
	}
	return nil
}

// List asks for all.
func (f *Flags) List() error {
	if f.Verbose {
		fmt.Println("list")
	}
	return nil
}

// A Getter makes clients.
type Getter interface{ Client() error }

// A Factory makes clients by a getter.
type Factory interface{ Open() error }

type factory struct{ getter Getter }

// NewFactory returns a factory.
func NewFactory(g Getter) Factory { return &factory{g} }

func (f *factory) Open() error { return f.getter.Client() }

// An Option fills in flags.
type Option interface{ Apply(*Flags) error }

// Apply has all flags be as these.
func (f *Flags) Apply(to *Flags) error {
	if to != f {
		*to = *f
	}
	return nil
}

// Dial connects by flags that options have filled in.
func Dial(options ...Option) error {
	flags := new(Flags)
	for _, o := range options {
		if err := o.Apply(flags); err != nil {
			return err
		}
	}
	if flags.Trace {
		fmt.Println("dial")
	}
	return nil
}

// DialLoudly tells of it unless it is traced.
func DialLoudly(options ...Option) error {
	flags := new(Flags)
	for _, o := range options {
		if err := o.Apply(flags); err != nil {
			return err
		}
	}
	if !flags.Trace {
		fmt.Println("dial")
	}
	return nil
}
