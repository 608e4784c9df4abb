package summary

// A Part is what a result, if it is not nil, or what that points to, is known to hold at
// Path when the function returns, or what the receiver of the methods of a Box is: a constant,
// or what the caller says.
type Part struct {
	_ struct{} `cbor:",toarray"`

	Result int
	Path   string // of a field, joined by dots; the result itself if it is empty
	Value  Const
	Given  bool   // it is what a parameter says, not Value
	Param  int    // which
	Of     string // a field of that, if it is not empty; below "[0]", of its first argument, and Value if it has none
	Lasts  bool   // nobody ever puts something else there
	Clears bool   // some function of the package sets it to nil
	Told   bool   // nobody does but who uses it, by methods with a Setting
	Shared bool   // so it is as long as nobody sets it in what Param points to
}
