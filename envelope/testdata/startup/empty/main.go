// Empty does nothing: what is left is what any program costs.
package main

func main() {}
