package known

import "testing"

func TestEndlessFunctionsExist(t *testing.T) {
	lib, err := loadLibrary()
	if err != nil {
		t.Fatal(err)
	}
	for name := range endless {
		fn := lib.funcs[name]
		if fn == nil {
			t.Errorf("no %s", name)
			continue
		}
		if fn.Signature().Results().Len() > 0 || !NeverReturns(fn) {
			t.Errorf("%s returns something", name)
		}
	}
}
