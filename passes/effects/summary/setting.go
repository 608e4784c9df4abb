package summary

// A Setting is what an option says: what the function, or the function or interface value that
// it returns, puts into a field of what that is called with, and nothing else.
//
//	func Quiet() Option { return func(p *Printer) { p.quiet = true } }
type Setting struct {
	_ struct{} `cbor:",toarray"`

	Path  string // of the field, joined by dots
	Sets  bool   // something is put there
	Value Const
	Given bool   // it is what a parameter says, not Value
	Param int    // which
	Of    string // a field of that, if it is not empty
}
