// Package nearest finds the name that a misspelled word was meant to be.
package nearest

// Name returns the name with the fewest slips to get word, or "" if these are more
// than one in three bytes: no slip, another word.
func Name(word string, names []string) string {
	best, least := "", len(word)/3+1
	for _, name := range names {
		if d := distance(word, name); d < least {
			best, least = name, d
		}
	}
	return best
}

// distance is how many bytes have to be changed, added or dropped, or exchanged with the
// next one, as in "cuont".
func distance(a, b string) int {
	var before, last []int // from a[:i-2] and a[:i-1] to each b[:j]
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		before, last, row = last, row, make([]int, len(b)+1)
		row[0] = i + 1
		for j := range len(b) {
			change := last[j]
			if a[i] != b[j] {
				change++
			}
			row[j+1] = min(change, last[j+1]+1, row[j]+1)
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				row[j+1] = min(row[j+1], before[j-1]+1)
			}
		}
	}
	return row[len(b)]
}
