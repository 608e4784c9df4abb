// Package flagtests prints in a test.
package flagtests
