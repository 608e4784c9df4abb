// Package behind holds ignores that are parts of other comments, and comments that are about
// some: write //envvet:ignore stdoutwrite for people where one is needed.
package behind

import "fmt"

func show() {
	fmt.Println() // the banner //envvet:ignore stdoutwrite for people // want `^directive //envvet:ignore stdoutwrite is a part of the comment before it, so it suppresses nothing; put it in place of that, or on a line of its own directly above \(directive\)$`
	fmt.Println() //nolint:forbidigo //envvet:ignore stdoutwrite for people // want `//envvet:ignore stdoutwrite is a part of the comment before it`
	//nolint:forbidigo //envvet:ignore stdoutwrite for people // want `is a part of the comment before it`
	fmt.Println()
	/*
		//envvet:ignore stdoutwrite for people // want `is a part of the comment before it`
	*/
	fmt.Println()
	fmt.Println() //envvet:ignore exitcall for people //envvet:ignore stdoutwrite for people // want `//envvet:ignore stdoutwrite is a part of the comment before it`
	fmt.Println() /* the banner */ //envvet:ignore stdoutwrite for people
}

// above stands below //envvet:ignore stdoutwrite for people, which is no comment of its own.
func above() {
	// as in //envvet:ignore stdoutwrite for people
	fmt.Println()
	fmt.Println() // see //envvet:ignore
	fmt.Println() // see //envvet:ignore stdoutwrite
	fmt.Println() // see //envvet:ignore RULE REASON
	fmt.Println() // see "//envvet:ignore stdoutwrite for people"
	/*
		To accept a finding, write

			//envvet:ignore stdoutwrite for people
	*/
	fmt.Println()
}
