// Package recursive has closures that call themselves.
package recursive

import (
	"fmt"
	"time"
)

type T struct {
	Name string
	Need []*T
}

func Check(list []*T) error {
	const white, grey, black = 0, 1, 2
	color := map[*T]uint8{}
	var visit func(a *T) error
	visit = func(a *T) error {
		if color[a] == white {
			color[a] = grey
			for _, req := range a.Need {
				if err := visit(req); err != nil {
					return err
				}
			}
			color[a] = black
		}
		if color[a] == grey {
			return fmt.Errorf("cycle at %s", a.Name)
		}
		return nil
	}
	for _, a := range list {
		if err := visit(a); err != nil {
			return err
		}
	}
	return nil
}

// Sum answers with what several calls of itself answer with.
func Sum(n int) int { // want Sum:`^r = 0$`
	var sum func(n int) (int, error)
	sum = func(n int) (int, error) {
		if n < 3 {
			return n, nil
		}
		a, err := sum(n - 1)
		if err != nil {
			return 0, err
		}
		b, err := sum(n - 2)
		if err != nil {
			return 0, err
		}
		c, err := sum(n - 3)
		return a + b + c, err
	}
	s, _ := sum(n)
	return s
}

type node struct{ left, right *node }

// Copy makes values of the results of itself.
func Copy(n *node) *node {
	var visit func(n *node) *node
	visit = func(n *node) *node {
		if n == nil {
			return nil
		}
		return &node{visit(n.left), visit(n.right)}
	}
	return visit(n)
}

// A Chain hands on from call to call.
type Chain struct{ First, Second, Third, Fourth string }

// Fill puts into each field what the one before it was in the call within.
func Fill(n int, c *Chain) { // want Fill:`^1\.First = time\.Now; 1\.Fourth = time\.Now; 1\.Second = time\.Now; 1\.Third = time\.Now$`
	if n == 0 {
		c.First = time.Now().String()
		return
	}
	var inner Chain
	Fill(n-1, &inner)
	c.Second, c.Third, c.Fourth = inner.First, inner.Second, inner.Third
}
