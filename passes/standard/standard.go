// Package standard tells which packages are of the standard library.
//
// No pass of this repository has facts about those: tables say what they do.
// A driver need not look into one that is not checked itself.
package standard

import "github.com/envvet/envvet/passes/internal/known"

// Has reports whether path is the import path of a package of the standard
// library.
func Has(path string) bool { return known.Standard(path) }
