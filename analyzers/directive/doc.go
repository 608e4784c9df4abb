// Package directive defines an Analyzer that reports envvet comments that do
// not do what their author meant.
//
// # Analyzer directive
//
// directive: report suppressions that suppress nothing as written
package directive
