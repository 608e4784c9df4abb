package wire

import (
	"strings"
	"unicode/utf8"
)

// A Change is what had to be done to a text, or the keys of an object, to make it safe.
type Change uint8

const (
	Replaced Change = 1 << iota // control characters or invalid UTF-8 became U+FFFD
	Stripped                    // terminal escapes or carriage returns were removed
	Repeated                    // keys of an object were the same, and were numbered
)

// safe marks the bytes that stand for themselves in a JSON string.
var safe = func() (table [256]bool) {
	for c := byte(' '); c < 0x7f; c++ {
		table[c] = c != '"' && c != '\\'
	}
	return table
}()

const hex = "0123456789abcdef"

// AppendString appends s as a JSON string, made safe.
func AppendString(dst []byte, s string) ([]byte, Change) {
	begin := len(dst)
	dst = append(dst, '"')
	start := 0
	for i := 0; i < len(s); {
		c := s[i]
		if safe[c] {
			i++
			continue
		}
		switch {
		case c == '"' || c == '\\':
			dst = append(append(dst, s[start:i]...), '\\', c)
			i++
		case c == '\n':
			dst = append(append(dst, s[start:i]...), '\\', 'n')
			i++
		case c == '\t':
			dst = append(append(dst, s[start:i]...), '\\', 't')
			i++
		case c < utf8.RuneSelf:
			return appendCleaned(dst[:begin], s)
		default:
			r, size := utf8.DecodeRuneInString(s[i:])
			if r == utf8.RuneError && size == 1 || isC1(r) {
				return appendCleaned(dst[:begin], s)
			}
			if r != '\u2028' && r != '\u2029' { // ends of lines in JavaScript
				i += size
				continue
			}
			dst = append(append(dst, s[start:i]...), '\\', 'u', '2', '0', '2', hex[r&0xf])
			i += size
		}
		start = i
	}
	return append(append(dst, s[start:]...), '"'), 0
}

func appendCleaned(dst []byte, s string) ([]byte, Change) {
	cleaned, change := Clean(s)
	dst, _ = AppendString(dst, cleaned)
	return dst, change
}

func isC1(r rune) bool { return r >= 0x80 && r <= 0x9f }

// Clean makes a text safe to show: terminal escapes and carriage returns are
// removed, other control characters than tab and newline and every maximal
// part of invalid UTF-8 become U+FFFD. Text that is safe is returned as it is.
func Clean(s string) (string, Change) {
	if isClean(s) {
		return s, 0
	}
	var b strings.Builder
	var change Change
	for i := 0; i < len(s); {
		c := s[i]
		switch {
		case c == 0x1b:
			i += escapeLen(s[i:])
			change |= Stripped
		case c == '\r':
			i++
			change |= Stripped
		case c == '\t' || c == '\n' || c >= ' ' && c < 0x7f:
			b.WriteByte(c)
			i++
		case c < utf8.RuneSelf:
			b.WriteRune(utf8.RuneError)
			i++
			change |= Replaced
		default:
			r, size := utf8.DecodeRuneInString(s[i:])
			if r == utf8.RuneError && size == 1 {
				size = invalidLen(s[i:])
			}
			if size == 0 || r == utf8.RuneError && s[i:i+size] != "\uFFFD" || isC1(r) {
				r = utf8.RuneError
				change |= Replaced
			}
			b.WriteRune(r)
			i += size
		}
	}
	return b.String(), change
}

func isClean(s string) bool {
	for i := 0; i < len(s); i++ {
		if c := s[i]; c < ' ' && c != '\t' && c != '\n' || c >= 0x7f {
			return c >= utf8.RuneSelf && isCleanUnicode(s)
		}
	}
	return true
}

func isCleanUnicode(s string) bool {
	for i, r := range s {
		if r < ' ' && r != '\t' && r != '\n' || r == 0x7f || isC1(r) {
			return false
		}
		if r == utf8.RuneError && !strings.HasPrefix(s[i:], "\uFFFD") {
			return false
		}
	}
	return true
}

// escapeLen returns the length of the terminal escape that s begins with: a
// control sequence (CSI), a string for the terminal (OSC, DCS, SOS, PM, APC)
// with its end, or a short one. What has no end is no escape: only its first
// bytes are.
func escapeLen(s string) int {
	if len(s) < 2 {
		return len(s)
	}
	switch s[1] {
	case '[':
		i := 2
		for i < len(s) && s[i] >= 0x20 && s[i] < 0x40 {
			i++
		}
		if i < len(s) && s[i] >= 0x40 && s[i] < 0x7f {
			i++
		}
		return i
	case ']', 'P', 'X', '^', '_':
		for i := 2; i < len(s); i++ {
			switch {
			case s[i] == 0x07:
				return i + 1
			case s[i] == 0x1b && i+1 < len(s) && s[i+1] == '\\':
				return i + 2
			}
		}
		return 2
	}
	i := 1
	for i < len(s) && s[i] >= 0x20 && s[i] < 0x30 {
		i++
	}
	if i < len(s) && s[i] >= 0x30 && s[i] < 0x7f {
		i++
	}
	return i
}

// invalidLen returns the length of the maximal part of a character that s,
// which begins with invalid UTF-8, begins with (Unicode, 3.9, U+FFFD
// substitution of maximal subparts).
func invalidLen(s string) int {
	low, high, more := byte(0x80), byte(0xbf), 0
	switch c := s[0]; {
	case c >= 0xc2 && c <= 0xdf:
		more = 1
	case c == 0xe0:
		low, more = 0xa0, 2
	case c == 0xed:
		high, more = 0x9f, 2
	case c >= 0xe1 && c <= 0xef:
		more = 2
	case c == 0xf0:
		low, more = 0x90, 3
	case c == 0xf4:
		high, more = 0x8f, 3
	case c >= 0xf1 && c <= 0xf3:
		more = 3
	}
	n := 1
	for ; more > 0 && n < len(s) && s[n] >= low && s[n] <= high; more-- {
		low, high = 0x80, 0xbf
		n++
	}
	return n
}
