// Package methods has methods with type parameters of their own, for which it takes Go 1.27.
package methods
