//go:build !unix

package analyzers_test

import "time"

var begun = time.Now()

// processor returns the time that has passed, where that which was used is not
// known.
func processor() time.Duration { return time.Since(begun) }
