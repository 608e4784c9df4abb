// Package out prints.
package out

import (
	"encoding/json"
	"fmt"
	"os"
)

// Line prints a line.
func Line(text string) { fmt.Println(text) }

// JSON prints a value.
func JSON(v any) { _ = json.NewEncoder(os.Stdout).Encode(v) }

// Discard prints nothing.
func Discard(text string) {}
