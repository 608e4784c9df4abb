package known

import "testing"

// What is said to wake others is there in the library, and is found by what it is.
func TestWakes(t *testing.T) {
	lib := std(t)
	for name := range waking {
		if !Wakes(lib.funcs[name]) {
			t.Errorf("no method %s", name)
		}
	}
	for _, name := range []string{"(*sync.Mutex).Lock", "(*sync.RWMutex).Lock"} {
		if fn := lib.funcs[name]; !Locks(fn) || Wakes(fn) {
			t.Errorf("%s locks: %t, wakes: %t", name, Locks(fn), Wakes(fn))
		}
	}
	if fn := lib.funcs["(*sync.Mutex).Unlock"]; fn == nil || Locks(fn) {
		t.Error("Unlock locks")
	}
}
