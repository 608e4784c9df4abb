// Package user changes settings of package lib. // want package:`init changes [^ ]*/switches/lib; changes [^ ]*/switches/lib:toFile}$`
package user

import "github.com/envvet/envvet/testdata/src/effects/switches/lib"

func Load() { // want Load:`^stdout fmt\.Println$`
	lib.InitFlags()
	lib.Parse()
}
