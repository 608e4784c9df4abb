package known

// writerRows are the rows of io, bufio and their like, of writers.
var writerRows = map[string]string{
	"(io.ByteWriter).WriteByte":     "write 0",
	"(io.ReaderFrom).ReadFrom":      "write 0; invoke 1.Read",
	"(io.StringWriter).WriteString": "write 0",
	"(io.Writer).Write":             "write 0",
	"(io.WriterAt).WriteAt":         "write 0",
	"(io.WriterTo).WriteTo":         "hand 1",

	"io.Copy":        "write 0; invoke 1.Read",
	"io.CopyBuffer":  "write 0; invoke 1.Read",
	"io.CopyN":       "write 0; invoke 1.Read",
	"io.WriteString": "write 0",

	"io.MultiWriter":     "r.w = 0[]",
	"io.NewOffsetWriter": "r.w = 0",

	"(*io.OffsetWriter).*":    "write 0.w",
	"(*io.OffsetWriter).Seek": "-",
	"(*io.PipeWriter).*":      "-", // what is written waits for the pipe's reader

	"bufio.NewWriter":     "r.w = 0",
	"bufio.NewWriterSize": "r.w = 0",
	"bufio.NewReadWriter": "r.Reader = 0; r.Writer = 1",

	"(*bufio.Writer).*":               "write 0.w",
	"(*bufio.Writer).Available":       "-",
	"(*bufio.Writer).AvailableBuffer": "-",
	"(*bufio.Writer).Buffered":        "-",
	"(*bufio.Writer).ReadFrom":        "write 0.w; invoke 1.Read",
	"(*bufio.Writer).Reset":           "0.w = 1",
	"(*bufio.Writer).Size":            "-",

	"(*bytes.Buffer).WriteTo":         "write 1",
	"(*bytes.Reader).WriteTo":         "write 1",
	"(*strings.Reader).WriteTo":       "write 1",
	"(*strings.Replacer).WriteString": "write 1",

	"(crypto/cipher.StreamWriter).*": "write 0.W",

	"testing/iotest.NewWriteLogger": "r.w = 1; " + logStd,
	"testing/iotest.TruncateWriter": "r.w = 0",
}

// readerRows are the rows of readers. A reader of the program's own may write
// as it reads, as those do that show progress.
var readerRows = map[string]string{
	"io.LimitReader":      "r.rd = 0",
	"io.MultiReader":      "r.rd = 0[]",
	"io.NewSectionReader": "r.rd = 0",
	"io.NopCloser":        "r.rd = 0",
	"io.ReadAll":          "invoke 0.Read",
	"io.ReadAtLeast":      "invoke 0.Read",
	"io.ReadFull":         "invoke 0.Read",
	"io.TeeReader":        "hand 1; r.rd = 0",

	"(*io.LimitedReader).Read":  "invoke 0.R.Read; invoke 0.rd.Read",
	"(*io.SectionReader).*":     "invoke 0.rd.ReadAt",
	"(*io.SectionReader).Seek":  "-",
	"(*io.SectionReader).Size":  "-",
	"(*io.SectionReader).Outer": "-",

	"bufio.NewReader":     "r.rd = 0",
	"bufio.NewReaderSize": "r.rd = 0",
	"bufio.NewScanner":    "r.rd = 0",

	"(*bufio.Reader).*":          "invoke 0.rd.Read",
	"(*bufio.Reader).Buffered":   "-",
	"(*bufio.Reader).Reset":      "0.rd = 1",
	"(*bufio.Reader).Size":       "-",
	"(*bufio.Reader).UnreadByte": "-",
	"(*bufio.Reader).UnreadRune": "-",
	"(*bufio.Reader).WriteTo":    "write 1; invoke 0.rd.Read",

	"(*bufio.Scanner).*":     "-",
	"(*bufio.Scanner).Scan":  "invoke 0.rd.Read; call 0.split",
	"(*bufio.Scanner).Split": "0.split = 1",

	"(*bytes.Buffer).ReadFrom": "invoke 1.Read",
}

// formatRows are the rows of fmt, text/tabwriter and the image encoders.
var formatRows = map[string]string{
	"fmt.Fprint":   "write 0",
	"fmt.Fprintf":  "write 0",
	"fmt.Fprintln": "write 0",
	"fmt.Fscan":    "invoke 0.Read",
	"fmt.Fscanf":   "invoke 0.Read",
	"fmt.Fscanln":  "invoke 0.Read",
	"fmt.Print":    "stdout",
	"fmt.Printf":   "stdout",
	"fmt.Println":  "stdout",

	"fmt.FormatString": "-",

	"text/tabwriter.NewWriter":      "r.w = 0",
	"(*text/tabwriter.Writer).*":    "write 0.w",
	"(*text/tabwriter.Writer).Init": "0.w = 1; r = 0",

	"image/gif.Encode":            "write 0",
	"image/gif.EncodeAll":         "write 0",
	"image/jpeg.Encode":           "write 0",
	"image/png.Encode":            "write 0",
	"(*image/png.Encoder).Encode": "write 1",

	"(*index/suffixarray.Index).Read":  "invoke 1.Read",
	"(*index/suffixarray.Index).Write": "write 1",
}
