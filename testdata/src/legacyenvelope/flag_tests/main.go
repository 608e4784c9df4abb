// Package main has errors of claw v1 in its tests.
package main

func main() {}
