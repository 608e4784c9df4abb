//go:build !race

package effects_test

// slowdown is how many times as long all takes; see race_test.go.
const slowdown = 1
