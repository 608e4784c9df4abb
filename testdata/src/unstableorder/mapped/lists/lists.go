// Package lists makes lists of lists.
package lists

// Try makes something of each element, or fails.
func Try[A, B any](in []A, f func(A) (B, error)) ([]B, error) {
	var out []B
	for _, a := range in {
		b, err := f(a)
		if err != nil {
			return nil, err
		}
		out = append(out, b)
	}
	return out, nil
}

// Numbered makes something of each element and its number.
func Numbered[A, B any](in []A, f func(A, int) B) []B {
	out := make([]B, len(in))
	for i, a := range in {
		out[i] = f(a, i)
	}
	return out
}
