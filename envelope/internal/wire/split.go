package wire

import "encoding/json"

// A Member is a key of an object and its value.
type Member struct {
	Key   string
	Value []byte // JSON
}

// Members returns the keys of an object in their order. The text is compact
// JSON, as [Append] writes it.
func Members(object []byte) []Member {
	var members []Member
	for i := 1; i < len(object)-1; i++ {
		n := stringLen(object[i:])
		var key string
		_ = json.Unmarshal(object[i:i+n], &key)
		i += n + 1
		n = valueLen(object[i:])
		members = append(members, Member{key, object[i : i+n]})
		i += n
	}
	return members
}

// Elements returns the elements of an array of compact JSON.
func Elements(array []byte) [][]byte {
	var elements [][]byte
	for i := 1; i < len(array)-1; i++ {
		n := valueLen(array[i:])
		elements = append(elements, array[i:i+n])
		i += n
	}
	return elements
}

// AppendMembers appends an object.
func AppendMembers(dst []byte, members []Member) []byte {
	dst = append(dst, '{')
	for i, m := range members {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst, _ = AppendString(dst, m.Key)
		dst = append(dst, ':')
		dst = append(dst, m.Value...)
	}
	return append(dst, '}')
}

// AppendElements appends an array.
func AppendElements(dst []byte, elements [][]byte) []byte {
	dst = append(dst, '[')
	for i, e := range elements {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = append(dst, e...)
	}
	return append(dst, ']')
}

// valueLen returns the length of the value that s begins with.
func valueLen(s []byte) int {
	depth := 0
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '"':
			i += stringLen(s[i:]) - 1
		case '{', '[':
			depth++
		case '}', ']':
			if depth == 0 {
				return i
			}
			depth--
		case ',':
			if depth == 0 {
				return i
			}
		}
	}
	return len(s)
}

// stringLen returns the length of the string literal that s begins with.
func stringLen(s []byte) int {
	for i := 1; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case '"':
			return i + 1
		}
	}
	return len(s)
}
