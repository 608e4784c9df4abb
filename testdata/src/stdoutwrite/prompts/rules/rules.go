// Package rules has rules that programs share.
package rules

import "github.com/envvet/envvet/testdata/src/stdoutwrite/prompts/login"

// Quiet never asks.
func Quiet() *login.Rules {
	r := login.NewRules(nil)
	r.Default = &login.Nobody
	return r
}

// Asking asks who reads.
func Asking() *login.Rules {
	r := login.NewRules(nil)
	r.Default = &login.Somebody
	return r
}
