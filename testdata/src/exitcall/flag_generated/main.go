// Command notes has its commands from a generator.
package main

func main() { root.Execute() }
