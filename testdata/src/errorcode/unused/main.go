// Package main accepts nothing that is found.
package main

import "github.com/envvet/envvet/envelope"

func main() {
	code := envelope.NotFound //envvet:ignore errorcode nothing is wrong here // want `^directive //envvet:ignore errorcode suppresses nothing`
	_ = code
}
