package recursive

// Even and Odd lead to each other: what is said of them is the same, whichever of
// them somebody asks about first. Of what they return the one after the other is
// missed.

func Even(n int, a, b *T) string { // want Even:`^r = 1\.Name; r = 2\.Name$`
	if n > 0 {
		return Odd(n-1, a, b)
	}
	return a.Name
}

func Odd(n int, a, b *T) string { // want Odd:`^r = 2\.Name$`
	if n > 0 {
		return Even(n-1, a, b)
	}
	return b.Name
}
