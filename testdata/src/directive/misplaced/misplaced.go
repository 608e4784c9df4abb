// Package misplaced holds directives in places where they mean nothing.
package misplaced

//envvet:ignore stdoutwrite too far away // want `^directive //envvet:ignore stdoutwrite stands above no code, so it suppresses nothing; put it on the line of the finding or directly above \(directive\)$`

func above() {}

func onTheLine() {} //envvet:handler // want `^directive //envvet:handler stands above no function declaration, so it marks nothing; put it directly above a function \(directive\)$`

//envvet:handler // want `stands above no function declaration`
var value = func() {}

//envvet:handler // want `stands above no function declaration`
type T struct {
	//envvet:handler // want `stands above no function declaration`
	Run func()
}

//envvet:ignore stdoutwrite nothing follows // want `stands above no code`
