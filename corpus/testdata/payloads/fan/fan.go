// Package fan does things side by side.
package fan

import "sync"

// Map returns what f makes of each element, in the order of the elements.
func Map[T, R any](in []T, f func(T) R) []R {
	out := make([]R, len(in))
	var wg sync.WaitGroup
	for i, v := range in {
		wg.Go(func() { out[i] = f(v) })
	}
	wg.Wait()
	return out
}

// Gather returns what f makes of each element, as soon as it is made.
func Gather[T, R any](in []T, f func(T) R) []R {
	var (
		mu  sync.Mutex
		wg  sync.WaitGroup
		out []R
	)
	for _, v := range in {
		wg.Go(func() {
			r := f(v)
			mu.Lock()
			defer mu.Unlock()
			out = append(out, r)
		})
	}
	wg.Wait()
	return out
}
