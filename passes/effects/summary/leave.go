package summary

// Leave says that calling a function sets nothing in what a parameter points to, or the receiver,
// but the fields at some paths, and that nobody has it from there but the addresses of these.
//
//	func (s *Scanner) Count(name string) { s.files++ }
type Leave struct {
	_ struct{} `cbor:",toarray"`

	Param  int
	But    []string // the paths of those fields, joined by dots
	Behind []string // paths behind pointers, by which something is decided, at which it sets nothing
}
