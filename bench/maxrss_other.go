//go:build !darwin

package main

// maxrssUnit is the number of bytes in which the system counts memory.
const maxrssUnit = 1 << 10
