//go:build go1.27

package methods

import (
	"fmt"
	"io"
)

type Table struct {
	out  io.Writer
	rows []any
}

func New(out io.Writer) *Table { return &Table{out: out} }

func (t *Table) Add[T any](v T) { t.rows = append(t.rows, v) }

func (t *Table) Show[T any](v T) { fmt.Fprintln(t.out, v) }

func (t *Table) Print[T any](v T) { fmt.Println(v) }
