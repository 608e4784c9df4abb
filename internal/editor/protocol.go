package editor

// Published is what the server has said of a file last.
type Published struct {
	Version     *int         `json:"version"`
	Diagnostics []Diagnostic `json:"diagnostics"`
}

// A Diagnostic is one of a file.
type Diagnostic struct {
	Range           Range  `json:"range"`
	Severity        int    `json:"severity"`
	Code            string `json:"code"`
	CodeDescription struct {
		Href string `json:"href"`
	} `json:"codeDescription"`
	Source  string `json:"source"`
	Message string `json:"message"`
	Related []struct {
		Location struct {
			URI   string `json:"uri"`
			Range Range  `json:"range"`
		} `json:"location"`
		Message string `json:"message"`
	} `json:"relatedInformation"`
}

// A Range is one in a text.
type Range struct {
	Start Position `json:"start"`
	End   Position `json:"end"`
}

// A Position counts lines and columns from zero.
type Position struct {
	Line      int `json:"line"`
	Character int `json:"character"`
}

// An Action is a choice that the server offers.
type Action struct {
	Title       string `json:"title"`
	Kind        string `json:"kind"`
	IsPreferred bool   `json:"isPreferred"`
	Edit        struct {
		DocumentChanges []struct {
			TextDocument struct {
				URI     string `json:"uri"`
				Version *int   `json:"version"`
			} `json:"textDocument"`
			Edits []TextEdit `json:"edits"`
		} `json:"documentChanges"`
	} `json:"edit"`
}

// A TextEdit is a part of an action.
type TextEdit struct {
	Range   Range  `json:"range"`
	NewText string `json:"newText"`
}
