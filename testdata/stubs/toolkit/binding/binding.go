// Package binding binds flags to settings.
package binding

import (
	"crypto/rand"
	"errors"
	"fmt"
	"math/big"
)

var bound []string

// Flags binds flags by their names. It has an error for a result, and returns none.
func Flags(names ...string) error {
	_, err := all(names)
	return err
}

func all(names []string) (n int, err error) {
	each(names, func(name string) {
		if err = one(name); err != nil {
			return
		}
	})
	return len(names), nil
}

func each(names []string, f func(string)) {
	for _, name := range names {
		f(name)
	}
}

// Flag binds a flag that has a name.
func Flag(name string) error { return one(name) }

func one(name string) error {
	if name == "" {
		return errors.New("no name")
	}
	bound = append(bound, name)
	return nil
}

// Serial returns a number for what is bound, which is drawn, and that never fails.
func Serial() (*big.Int, error) {
	n, err := rand.Int(rand.Reader, big.NewInt(1<<30))
	if err != nil {
		return nil, errors.New("no serial number")
	}
	return n, nil
}

// Show prints what is bound, in each case.
func Show() error {
	fmt.Println(bound)
	return nil
}

// Recovered fails if it panics.
func Recovered(f func()) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%v", r)
		}
	}()
	f()
	return nil
}
