// Package console shows texts, in places that do not stay what somebody has set.
package console

import (
	"fmt"
	"io"
	"os"
)

// Each of these begins with standard output.
var (
	First  io.Writer = os.Stdout
	Second io.Writer = os.Stdout
	Third  io.Writer = os.Stdout
	Fourth io.Writer = os.Stdout
	Fifth  io.Writer = os.Stdout

	reset io.Writer = os.Stdout
	both  io.Writer = os.Stdout
	tee   io.Writer = os.Stdout
)

func SetReset(w io.Writer)   { reset = w }
func Reset()                 { reset = os.Stdout }
func SetBoth(w, x io.Writer) { both = w; both = x }
func SetTee(w io.Writer)     { tee = io.MultiWriter(w, os.Stdout) }

func One(text string)   { fmt.Fprintln(First, text) }
func Two(text string)   { fmt.Fprintln(Second, text) }
func Three(text string) { fmt.Fprintln(Third, text) }
func Four(text string)  { fmt.Fprintln(Fourth, text) }
func Five(text string)  { fmt.Fprintln(Fifth, text) }
func Again(text string) { fmt.Fprintln(reset, text) }
func Both(text string)  { fmt.Fprintln(both, text) }
func Tee(text string)   { fmt.Fprintln(tee, text) }
