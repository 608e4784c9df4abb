// Package cobra holds one command-line tool five times, on its way from cobra
// alone to commands that are registered with envelope. The steps differ in as
// little as possible: diff -r step1 step2 is what the step takes. The tests start
// each of them, and hold that nobody who uses the tool notices more than the
// envelope.
package cobra
