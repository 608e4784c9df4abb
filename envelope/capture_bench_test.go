package envelope

import (
	"context"
	"os"
	"testing"
)

// BenchmarkCapture tells what it costs a call to have its standard output taken
// away, to look whether anything was written, and to give it back.
func BenchmarkCapture(b *testing.B) {
	null, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		b.Fatal(err)
	}
	defer null.Close()
	stdout := os.Stdout
	os.Stdout = null
	defer func() { os.Stdout = stdout }()
	app := New("tool")
	inv := app.begin(context.Background(), []string{"--output=json"})
	for b.Loop() {
		inv.isolate(context.Background())
		inv.stray()
		inv.release()
	}
}
