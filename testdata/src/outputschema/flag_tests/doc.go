// Package flagtests registers in a test.
package flagtests
