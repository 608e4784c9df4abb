// Package shuffled shuffles lists.
package shuffled

import "math/rand"

type names []string

func (n names) Swap(i, j int) { n[i], n[j] = n[j], n[i] }

func Mix(list []string) { // want Mix:`0 = rand\.Shuffle`
	rand.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
}

func Names(list names) { // want Names:`0 = rand\.Shuffle`
	rand.Shuffle(len(list), list.Swap)
}

func Made() []string { // want Made:`r = rand\.Shuffle`
	list := []string{"a", "b"}
	rand.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	return list
}

func MadeNames() []string { // want MadeNames:`r = rand\.Shuffle`
	list := names{"a", "b"}
	rand.Shuffle(len(list), list.Swap)
	return list
}

// Seeded shuffles as its generator does.
func Seeded(r *rand.Rand) []string {
	list := []string{"a", "b"}
	r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	return list
}
