// Package debug has others talk.
package debug

import "github.com/envvet/envvet/testdata/src/stdoutwrite/config_pointers/deploy"

// Enable has who keeps a configuration talk.
func Enable(config *deploy.Config) { config.Verbose = true }
