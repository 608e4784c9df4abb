// Package prompts loads configs that ask at a terminal. // want package:`init changes [^;]*login#Flags\.Password}$`
// They do where there is a flag for what they would ask for.
package prompts

import "github.com/envvet/envvet/testdata/src/effects/prompts/login"

func Flagged() { // want Flagged:`^stdout fmt\.Print$`
	f := &login.Flags{Password: new(string)}
	f.User()
}

func Unflagged() {
	f := &login.Flags{}
	f.User()
}
