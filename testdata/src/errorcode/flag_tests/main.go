// Package main has a finding in a test only.
package main

func main() {}
