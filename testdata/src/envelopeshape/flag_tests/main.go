// Package main has an envelope in its tests.
package main

func main() {}
