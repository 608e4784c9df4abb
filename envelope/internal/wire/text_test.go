package wire_test

import (
	"encoding/json"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/envvet/envvet/envelope/internal/wire"
)

func TestClean(t *testing.T) {
	for _, test := range []struct {
		text, want string
		change     wire.Change
	}{
		{"plain é 日本 \U0001F600 \t\n", "plain é 日本 \U0001F600 \t\n", 0},
		{"\uFFFD is a character", "\uFFFD is a character", 0},
		{"\x1b[1;31mred\x1b[0m", "red", wire.Stripped},
		{"\x1b]0;title\x07x\x1b]8;;http://x\x1b\\y", "xy", wire.Stripped},
		{"\x1b]no end", "no end", wire.Stripped},
		{"\x1b(Bx\x1bcy\x1b", "xy", wire.Stripped},
		{"\x1b[2K\x1b[1Gx", "x", wire.Stripped},
		{"a\r\nb\rc", "a\nbc", wire.Stripped},
		{"a\x00b\x07\x7f", "a\uFFFDb\uFFFD\uFFFD", wire.Replaced},
		{"\u009b31m", "\uFFFD31m", wire.Replaced},
		{"\xff\xfe", "\uFFFD\uFFFD", wire.Replaced},
		{"\xe2\x82x", "\uFFFDx", wire.Replaced},               // two bytes of three
		{"\xf0\x9f\x98x", "\uFFFDx", wire.Replaced},           // three of four
		{"\xed\xa0\x80", "\uFFFD\uFFFD\uFFFD", wire.Replaced}, // a lone surrogate
		{"\xc0\xaf", "\uFFFD\uFFFD", wire.Replaced},           // overlong
		{"\x1b[0m\xff", "\uFFFD", wire.Stripped | wire.Replaced},
	} {
		if got, change := wire.Clean(test.text); got != test.want || change != test.change {
			t.Errorf("Clean(%q) = %q, %d; want %q, %d", test.text, got, change, test.want, test.change)
		}
	}
}

// FuzzString holds that every text becomes a JSON string that holds nothing a
// terminal or a decoder stumbles over, and that safe text is not changed.
func FuzzString(f *testing.F) {
	for _, seed := range []string{"", "a\"\\\n\t", "\x1b[0m", "\xed\xa0\x80", "\u2028\u2029", "\u0080", "\x1b]x", "\r", "é\xff\x00"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		literal, change := wire.AppendString(nil, text)
		var got string
		if err := json.Unmarshal(literal, &got); err != nil {
			t.Fatalf("%q is written as %s: %v", text, literal, err)
		}
		if !utf8.Valid(literal) || !utf8.ValidString(got) {
			t.Errorf("%q has invalid UTF-8", literal)
		}
		for _, c := range got {
			if c < ' ' && c != '\t' && c != '\n' || c >= 0x7f && c <= 0x9f {
				t.Errorf("%q has the control character %U", literal, c)
			}
		}
		if cleaned, same := wire.Clean(text); cleaned != got || same != change {
			t.Errorf("%q is written as %q and cleaned to %q", text, got, cleaned)
		}
		if change == 0 && got != text {
			t.Errorf("%q became %q without a word", text, got)
		}
		if again, c := wire.Clean(got); again != got || c != 0 {
			t.Errorf("%q is not safe yet: %q", got, again)
		}
		if change == 0 && strings.ContainsAny(text, "\r\x1b\x00") {
			t.Errorf("%q was not changed", text)
		}
	})
}
