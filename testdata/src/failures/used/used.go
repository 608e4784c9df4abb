// Package used answers with failures of another package.
package used

import "github.com/envvet/envvet/testdata/src/failures/made"

func Through() error { _, err := made.Wrapped(); return err } // want Through:`^answers with NOT_FOUND$`

func Variable() error { return made.ErrLocked } // want Variable:`^answers with PRECONDITION$`

func Parameter() error { return made.Exit(6) } // want Parameter:`^answers with CONFLICT$`

func Handed() error { return made.Hand(made.Call(made.Literal)) } // want Handed:`^answers with NOT_FOUND NO_USER$`

func Closure() error { // want Closure:`^answers with GENERAL_ERROR$`
	return made.Call(func() error { return made.Plain() })
}

func Method() error { return new(made.T).Method() } // want Method:`^answers with PRECONDITION$`

func Generic() error { _, err := made.Generic("x"); return err } // want Generic:`^answers with NOT_FOUND$`

func None() error { return made.ErrPlain }

type source interface{ Method() error }

func Hidden(s source) error { return s.Method() }
