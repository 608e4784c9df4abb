// Package stdoutwrite defines an Analyzer that reports handlers that reach
// the process's standard output.
//
// # Analyzer stdoutwrite
//
// stdoutwrite: report handlers that write to standard output
package stdoutwrite
