package known

// allRows is every row about the standard library, by subject. Package doc
// has the notation.
var allRows = []map[string]string{
	processRows,
	writerRows,
	readerRows,
	formatRows,
	logRows,
	slogRows,
	flagRows,
	encodingRows,
	archiveRows,
	templateRows,
	goRows,
	netRows,
	runtimeRows,
	storeRows,
	sequenceRows,
	sortRows,
}
