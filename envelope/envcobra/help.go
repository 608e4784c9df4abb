package envcobra

import (
	"maps"

	"github.com/spf13/cobra"
)

// The annotations of a command whose questions for help the runtime answers, and of a
// root whose hooks leave those alone.
const (
	helpMark  = "envcobra_help"
	quietMark = "envcobra_quiet"
)

func mark(cmd *cobra.Command, with string) {
	marked := map[string]string{with: "true"}
	maps.Copy(marked, cmd.Annotations) // which commands may share
	cmd.Annotations = marked
}

// answerHelp has cobra show the help of the command by a call of answer. Cobra's command
// help is one like others, around which it calls the hooks of the root; they are not
// called for such a question, as they are not for --help.
func answerHelp(cmd *cobra.Command, answer func(*cobra.Command, []string)) {
	cmd.SetHelpFunc(answer)
	mark(cmd, helpMark)
	root := cmd.Root()
	if root.Annotations[quietMark] != "" {
		return
	}
	mark(root, quietMark)
	answered := func(c *cobra.Command, args []string) bool {
		if c.Name() != "help" || c.Parent() != root {
			return false
		}
		about, _, err := root.Find(args)
		return err == nil && about.Annotations[helpMark] != ""
	}
	for _, hook := range []*runE{&root.PersistentPreRunE, &root.PersistentPostRunE} {
		if own := *hook; own != nil {
			*hook = func(c *cobra.Command, args []string) error {
				if answered(c, args) {
					return nil
				}
				return own(c, args)
			}
		}
	}
	for _, hook := range []*func(*cobra.Command, []string){&root.PersistentPreRun, &root.PersistentPostRun} {
		if own := *hook; own != nil {
			*hook = func(c *cobra.Command, args []string) {
				if !answered(c, args) {
					own(c, args)
				}
			}
		}
	}
}
