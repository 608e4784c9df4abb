// Package malformed holds directives that do nothing as they are written.
package malformed

import "fmt"

func reasons() {
	fmt.Println() //envvet:ignore stdoutwrite // want `^directive //envvet:ignore stdoutwrite gives no reason, so it suppresses nothing; say why the finding is accepted \(directive\)$`
	fmt.Println() //envvet:ignore stdoutwrite ... // want `gives no reason`
}

func rules() {
	fmt.Println() //envvet:ignore // want `^directive //envvet:ignore names not exactly one rule, so it suppresses nothing; write //envvet:ignore RULE REASON for each rule \(directive\)$`
	fmt.Println() //envvet:ignore stdoutwrite,exitcall both are meant // want `directive //envvet:ignore stdoutwrite,exitcall names not exactly one rule`
	fmt.Println() //envvet:ignore stdoutwrit for people // want `^directive //envvet:ignore stdoutwrit names no rule of envvet, so it suppresses nothing; write stdoutwrite \(directive\)$`
	fmt.Println() //envvet:ignore Stdoutwrite for people // want `names no rule of envvet, so it suppresses nothing; write stdoutwrite`
	fmt.Println() //envvet:ignore stdoutwrit // want `names no rule of envvet, so it suppresses nothing; write stdoutwrite`
	fmt.Println() //envvet:ignore errcheck for people // want `names no rule of envvet, so it suppresses nothing; the rules are listed by envvet -help`
	fmt.Println() //envvet:ignore all for people // want `//envvet:ignore all names no rule of envvet`
	fmt.Println() //envvet:ignore stdoutwrite: for people // want `//envvet:ignore stdoutwrite: names no rule of envvet.*write stdoutwrite`
}

func verbs() {
	fmt.Println() //envvet:disable stdoutwrite for people // want `^directive //envvet:disable has an unknown verb, so it does nothing; write //envvet:ignore or //envvet:handler \(directive\)$`
	fmt.Println() //envvet:ignore:stdoutwrite for people // want `//envvet:ignore:stdoutwrite has an unknown verb`
	fmt.Println() //envvet:nolint // want `//envvet:nolint has an unknown verb`
}

func spellings() {
	fmt.Println() // envvet:ignore stdoutwrite for people // want `^directive //envvet:ignore stdoutwrite is not spelled as a directive, so it does nothing; write it with // in front, without blanks and in lower case \(directive\)$`
	fmt.Println() //envvet: ignore stdoutwrite for people // want `is not spelled as a directive`
	fmt.Println() //Envvet:Ignore stdoutwrite for people // want `is not spelled as a directive`
	fmt.Println() /* envvet:ignore stdoutwrite for people */ // want `is not spelled as a directive`
	// want +2 `is not spelled as a directive`

	// envvet:ignore
	fmt.Println()
}

// want +2 `directive //envvet:handler is not spelled as a directive`

// envvet:handler
func handler() {}

// want +2 `directive //envvet:handler takes no words after it, so it marks nothing; delete them or put // before them`

//envvet:handler of the router
func other() {}

//envvet:ignore directive the comment below is quoted by our manual
func accepted() {
	fmt.Println() //envvet:ignore stdoutwrite
}

//envvet:ignore directive there is nothing to accept // want `^directive //envvet:ignore directive suppresses nothing, .*\(directive\)$`
func unused() {}
