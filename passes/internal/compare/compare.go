// Package compare orders what package cmp does not.
package compare

// Bool compares false and true, in this order, as [cmp.Compare] does what is ordered.
func Bool(a, b bool) int {
	switch {
	case a == b:
		return 0
	case b:
		return -1
	}
	return 1
}
