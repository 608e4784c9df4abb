// Package directive defines an Analyzer that reports envvet comments that do
// not do what their author meant.
//
// # Analyzer directive
//
// directive: report envvet comments that do nothing as written
//
// A finding that is right to be there is accepted with a comment that names
// the rule and says why. It stands on the line of the finding, directly above
// it, directly above or in the doc comment of the declaration around it, or,
// for the whole file, before the package clause. Several comments in a row, one
// for each rule, apply to the same code. The comment //envvet:handler above a
// function makes it a command handler for every rule.
//
// A comment that is misspelled leaves its finding as it is, one without a
// reason suppresses nothing either, and a function that should be a handler is
// not looked at. None of that is seen unless somebody says it.
//
// # Wrong
//
//	package banner
//
//	import "fmt"
//
//	//envvet:handler
//	func Show() {
//		fmt.Println("tool 1.0") //envvet:ignore stdoutwrite
//		// directive //envvet:ignore stdoutwrite gives no reason, so it
//		// suppresses nothing; say why the finding is accepted (directive)
//	}
//
// # Right
//
//	package banner
//
//	import "fmt"
//
//	//envvet:handler
//	func Show() {
//		fmt.Println("tool 1.0") //envvet:ignore stdoutwrite only ever run by people
//	}
//
// # What it reports
//
// By category:
//
//   - spelling: a blank, a capital or /* */ makes it an ordinary comment;
//   - verb: the word after the colon is neither ignore nor handler;
//   - rule: no rule is named, several are, or there is none of this name;
//   - reason: no reason is given, or one without a single letter;
//   - argument: there are words after //envvet:handler;
//   - behind: it stands behind another comment, or in a block, and is a part of that;
//   - misplaced: no code stands directly below, or for //envvet:handler no
//     function declaration;
//   - unused: an ignore of this rule suppresses nothing.
//
// An ignore of another rule that is well-formed but suppresses nothing is
// reported by the rule that it names.
// It is not reported where another platform or other tags may need it: in a branch that a
// constant decides, as runtime.GOOS == "windows" does, or where it covers something of
// a package of the module that has, or imports what has, files which are not built here.
//
// # When it is silent
//
// Comments that speak about directives are left alone: "// envvet:ignore" with
// a blank is reported only if the name of a rule or nothing at all follows,
// and never if it is indented like a code block of godoc. Generated files and
// tests are left alone unless -generated or -tests is set.
package directive
