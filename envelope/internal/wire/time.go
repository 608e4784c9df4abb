package wire

import (
	"bytes"
	"reflect"
	"time"
)

// embeddedUTC returns the form of a value in UTC if its form is that of the time which it
// is or embeds, as of struct{ time.Time }, else nil.
func embeddedUTC(v reflect.Value, form []byte, formOf func(time.Time) ([]byte, error)) []byte {
	t, ok := timeIn(v, mostEmbedded)
	if !ok {
		return nil
	}
	if local, err := formOf(t); err != nil || !bytes.Equal(local, form) {
		return nil // a method of its own
	}
	utc, err := formOf(t.UTC())
	if err != nil {
		return nil
	}
	return utc
}

// mostEmbedded bounds how deep the time is looked for: structs may embed themselves.
const mostEmbedded = 8

// timeIn returns the time that a value is or embeds, as many levels deep as depth says.
func timeIn(v reflect.Value, depth int) (t time.Time, ok bool) {
	if v.Kind() == reflect.Pointer && !v.IsNil() {
		v = v.Elem()
	}
	switch {
	case v.Kind() != reflect.Struct || depth == 0:
		return t, false
	case v.Type() == timeType:
		if !v.CanInterface() {
			return t, false
		}
		return v.Interface().(time.Time), true
	}
	for i := range v.NumField() {
		if !v.Type().Field(i).Anonymous {
			continue
		}
		if t, ok = timeIn(v.Field(i), depth-1); ok {
			return t, true
		}
	}
	return t, false
}
