// Command tested registers in a test.
package main

func main() {}
