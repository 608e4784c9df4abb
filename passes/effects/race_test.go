//go:build race

package effects_test

// slowdown is how many times as long all takes: with the race detector the longest of three seconds
// took 93 on a busy machine.
const slowdown = 5
