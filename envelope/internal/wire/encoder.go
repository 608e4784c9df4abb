package wire

import (
	"bytes"
	"encoding"
	"encoding/json"
	"math"
	"reflect"
	"strconv"
	"sync"
	"time"

	"github.com/envvet/envvet/envelope/shape"
)

// An encoder writes values of one type.
type encoder struct {
	typ   reflect.Type
	kind  kind
	write func(s *state, v reflect.Value)

	once   sync.Once
	fields []*field // of a struct
	elem   *encoder // of a list, map or pointer
}

// A kind tells the encoders apart that are treated as a whole.
type kind uint8

const (
	otherKind kind = iota
	structKind
	listKind
)

var encoders sync.Map // reflect.Type to *encoder

// encoderOf returns the encoder of a type. What it needs of other types it
// finds when it is first used, since types may hold themselves.
func encoderOf(t reflect.Type) *encoder {
	if e, ok := encoders.Load(t); ok {
		return e.(*encoder)
	}
	e, _ := encoders.LoadOrStore(t, newEncoder(t))
	return e.(*encoder)
}

var (
	timeType      = reflect.TypeFor[time.Time]()
	numberType    = reflect.TypeFor[json.Number]()
	jsonMarshaler = reflect.TypeFor[json.Marshaler]()
	textMarshaler = reflect.TypeFor[encoding.TextMarshaler]()
)

func newEncoder(t reflect.Type) *encoder {
	e := &encoder{typ: t}
	switch {
	case t == timeType:
		e.write = writeTime
	case t == numberType:
		e.write = writeNumber
	case t.Kind() == reflect.Pointer:
		e.write = e.pointer
	case t.Kind() == reflect.Interface:
		e.write = writeInterface
	case implements(t, jsonMarshaler):
		e.write = writeMarshaler
	case implements(t, textMarshaler):
		e.write = writeText
	default:
		e.byKind(t)
	}
	return e
}

// implements reports whether the type, or a pointer to it, has the methods.
func implements(t, methods reflect.Type) bool {
	if t.PkgPath() == "" && t.Kind() != reflect.Struct {
		return false // without a search for the type of a pointer to it
	}
	return t.Implements(methods) || reflect.PointerTo(t).Implements(methods)
}

func (e *encoder) byKind(t reflect.Type) {
	switch k := t.Kind(); {
	case k == reflect.Bool:
		e.write = func(s *state, v reflect.Value) { s.buf = strconv.AppendBool(s.buf, v.Bool()) }
	case k >= reflect.Int && k <= reflect.Int64:
		e.write = func(s *state, v reflect.Value) { s.buf = strconv.AppendInt(s.buf, v.Int(), 10) }
	case k >= reflect.Uint && k <= reflect.Uintptr:
		e.write = func(s *state, v reflect.Value) { s.buf = strconv.AppendUint(s.buf, v.Uint(), 10) }
	case k == reflect.Float32 || k == reflect.Float64:
		bits := t.Bits()
		e.write = func(s *state, v reflect.Value) { s.float(v.Float(), bits) }
	case k == reflect.String:
		e.write = func(s *state, v reflect.Value) { s.string(v.String()) }
	case k == reflect.Struct:
		e.kind = structKind
		e.write = func(s *state, v reflect.Value) { s.structure(e, v, false) }
	case k == reflect.Slice && t.Elem().Kind() == reflect.Uint8 &&
		!implements(t.Elem(), jsonMarshaler) && !implements(t.Elem(), textMarshaler):
		e.write = writeBytes
	case k == reflect.Slice || k == reflect.Array:
		e.kind = listKind
		e.write = e.list
	case k == reflect.Map && isKey(t.Key()):
		e.write = e.object
	default:
		e.write = func(s *state, v reflect.Value) { s.fail("JSON has no form for values of type %s", v.Type()) }
	}
}

// element returns the encoder of what a list, map or pointer holds.
func (e *encoder) element() *encoder {
	e.once.Do(func() { e.elem = encoderOf(e.typ.Elem()) })
	return e.elem
}

func (e *encoder) pointer(s *state, v reflect.Value) {
	if v.IsNil() {
		s.buf = append(s.buf, "null"...)
		return
	}
	s.enter(v)
	e.element().write(s, v.Elem())
	s.leave(v)
}

func writeInterface(s *state, v reflect.Value) {
	if v.IsNil() {
		s.buf = append(s.buf, "null"...)
		return
	}
	v = v.Elem()
	encoderOf(v.Type()).write(s, v)
}

// float writes a number as encoding/json does: in the form of ES6.
func (s *state) float(x float64, bits int) {
	if math.IsNaN(x) || math.IsInf(x, 0) {
		s.fail("JSON has no form for the number %v", x)
	}
	format := byte('f')
	if abs := math.Abs(x); abs != 0 {
		if bits == 64 && (abs < 1e-6 || abs >= 1e21) || bits == 32 && (float32(abs) < 1e-6 || float32(abs) >= 1e21) {
			format = 'e'
		}
	}
	s.buf = strconv.AppendFloat(s.buf, x, format, -1, bits)
	if n := len(s.buf); format == 'e' && n >= 4 && s.buf[n-4] == 'e' && s.buf[n-3] == '-' && s.buf[n-2] == '0' {
		s.buf[n-2] = s.buf[n-1] // e-09 is e-9
		s.buf = s.buf[:n-1]
	}
}

func writeTime(s *state, v reflect.Value) {
	t := v.Interface().(time.Time).UTC()
	if y := t.Year(); y < 0 || y >= 10000 {
		s.fail("RFC 3339 has no form for the year %d", y)
	}
	s.buf = append(t.AppendFormat(append(s.buf, '"'), time.RFC3339Nano), '"')
}

func writeNumber(s *state, v reflect.Value) {
	text := v.String()
	if text == "" {
		text = "0" // as encoding/json has it
	}
	isDigit := func(c byte) bool { return c >= '0' && c <= '9' }
	if first, last := text[0], text[len(text)-1]; first != '-' && !isDigit(first) || !isDigit(last) || !json.Valid([]byte(text)) { // no space around it
		s.fail("%q is no number", text)
	}
	s.buf = append(s.buf, text...)
}

// methods returns the value, or a pointer to it, as one that has the methods.
func methodsOf(v reflect.Value, methods reflect.Type) any {
	if v.Type().Implements(methods) {
		return v.Interface()
	}
	if !v.CanAddr() {
		c := reflect.New(v.Type()).Elem()
		c.Set(v)
		v = c
	}
	return v.Addr().Interface()
}

func writeText(s *state, v reflect.Value) {
	text, _ := s.textOf(v)
	s.string(text)
}

// textOf returns what MarshalText makes of a value, and whether it was changed to be in
// UTC.
func (s *state) textOf(v reflect.Value) (text string, changed bool) {
	own, err := methodsOf(v, textMarshaler).(encoding.TextMarshaler).MarshalText()
	if err != nil {
		s.fail("%s: %w", v.Type(), err)
	}
	if utc := embeddedUTC(v, own, time.Time.MarshalText); utc != nil {
		return string(utc), !bytes.Equal(own, utc)
	}
	return string(own), false
}

// isKey reports whether the keys of an object can be made of values of t.
func isKey(t reflect.Type) bool { return shape.IsKey(shape.Reflect(t)) }
