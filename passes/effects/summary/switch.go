package summary

// Switch says that calling a function sets a variable of its package to a constant.
//
//	func SetMode(name string) {
//		if name == Release {
//			mode = releaseMode
//		}
//	}
type Switch struct {
	_ struct{} `cbor:",toarray"`

	Variable string // its full name
	Param    int    // -1 if it is set so whatever the function is given
	When     Const  // what the parameter is then; its kind is Unknown if the variable is set to that
	To       Const
}

// Sets returns what the variable is set to where the parameter is v, and false if s does not
// say so.
func (s Switch) Sets(v Const, known bool) (Const, bool) {
	switch {
	case s.Param < 0:
		return s.To, true
	case !known:
		return Const{}, false
	case s.When == Const{}:
		return v, true
	}
	return s.To, s.When == v
}
