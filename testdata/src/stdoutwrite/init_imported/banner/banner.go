// Package banner prints a banner when it is imported. It has no handler: it is
// reported where it meets one.
package banner

import "fmt"

func init() {
	fmt.Println(Text)
}

// Text is the banner.
const Text = "notes"
