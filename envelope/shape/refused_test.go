//go:build !goexperiment.jsonv2

package shape_test

import "testing"

// TestFieldsRefused holds that a field has the name that it has in Go where its tag has
// one that encoding/json refuses. Since Go 1.27 that takes what is before a quote or a
// backslash for the name, and any other character; see TestSinceGo127.
func TestFieldsRefused(t *testing.T) {
	testFields(t, struct {
		Cut  int `json:"b\\d"`
		Sign int `json:"a§"`
	}{})
}
