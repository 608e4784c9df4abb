// Package imported imports what redirects the standard logger. // want package:`\$log\.std\.w = stdout`
package imported

import (
	"log"
	"os"

	"github.com/envvet/envvet/testdata/src/effects/logs/initial"
)

func Print() { log.Print("x") } // want Print:`^stdout log\.Print; `

func Other() { initial.Print() } // want Other:`^stdout log\.Print; `

func OwnErr() { log.New(os.Stderr, "", 0).Print("x") }
