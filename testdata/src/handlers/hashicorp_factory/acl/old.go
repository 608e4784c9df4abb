package acl

import "github.com/hashicorp/cli"

// Old makes the command too.
func Old() cli.Command {
	return New() // want `handler hashicorp/cli Run cmd\.Run`
}
