// Package exitcall defines an Analyzer that reports handlers that end the
// process.
//
// # Analyzer exitcall
//
// exitcall: report handlers that end the process
package exitcall
