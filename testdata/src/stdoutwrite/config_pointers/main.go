// Command config_pointers configures clients that keep what it has as well.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/config_pointers/debug"
	"github.com/envvet/envvet/testdata/src/stdoutwrite/config_pointers/deploy"
	"github.com/envvet/envvet/testdata/src/stdoutwrite/config_pointers/fleet"
)

var everywhere = &deploy.Config{Addr: "x", Level: 1}

type app struct{ client *deploy.Client }

func main() {
	root := &cobra.Command{Use: "config_pointers"}
	shared := &deploy.Config{Addr: "x"}
	flagged := &deploy.Config{Addr: "x"}
	root.PersistentFlags().BoolVar(&flagged.Verbose, "verbose", false, "talk")
	a := &app{deploy.Or(&deploy.Config{Addr: "x"})}
	b := &app{deploy.Or(&deploy.Config{Addr: "x"})}
	root.AddCommand(
		&cobra.Command{Use: "quiet", RunE: quiet},
		&cobra.Command{Use: "loud", RunE: loud},
		&cobra.Command{Use: "later", RunE: later},
		&cobra.Command{Use: "fields", RunE: fields},
		&cobra.Command{Use: "defaults", Run: defaults},
		&cobra.Command{Use: "wrapped", RunE: wrapped},
		&cobra.Command{Use: "shared", Run: func(cmd *cobra.Command, args []string) {
			deploy.Or(shared).Deploy()
			deploy.Or(flagged).Deploy() // want `call of deploy\.Client\.Deploy in handler "shared" writes to stdout with fmt\.Println`
			deploy.Or(everywhere).Deploy()
			a.client.Deploy()
			b.client.Retry()
		}},
	)
	if root.Execute() != nil {
		os.Exit(1)
	}
}

// quiet asks nobody to talk.
func quiet(cmd *cobra.Command, args []string) error {
	c, err := deploy.New(&deploy.Config{Addr: args[0], Retry: &deploy.Retry{Times: 3}})
	if err != nil {
		return err
	}
	c.Deploy()
	c.Retry()
	c.Work()
	deploy.NewCopy(&deploy.Config{Addr: "x"}).Deploy()
	deploy.NewOpen(&deploy.Config{Addr: "x"}).Deploy()
	config := deploy.Default()
	config.Addr = args[0]
	deploy.Or(config).Deploy()
	return nil
}

// loud does.
func loud(cmd *cobra.Command, args []string) error {
	c, err := deploy.New(&deploy.Config{Addr: args[0], Verbose: true, Level: 3, Retry: &deploy.Retry{Loud: true}})
	if err != nil {
		return err
	}
	c.Deploy()                                                        // want `call of deploy\.Client\.Deploy in handler loud writes to stdout with fmt\.Println`
	c.Retry()                                                         // want `call of deploy\.Client\.Retry in handler loud writes to stdout with fmt\.Println`
	c.Work()                                                          // want `call of deploy\.Client\.Work in handler loud writes to stdout with fmt\.Println`
	deploy.NewCopy(&deploy.Config{Addr: "x", Verbose: true}).Deploy() // want `call of deploy\.Copy\.Deploy in handler loud writes to stdout with fmt\.Println`
	config := deploy.Default()
	config.Verbose = true
	deploy.Or(config).Deploy() // want `call of deploy\.Client\.Deploy in handler loud writes to stdout with fmt\.Println`
	verbose, err := cmd.Flags().GetBool("verbose")
	if err != nil {
		return err
	}
	deploy.Or(&deploy.Config{Verbose: verbose}).Deploy() // want `call of deploy\.Client\.Deploy in handler loud writes to stdout with fmt\.Println`
	read, err := deploy.Read(args[0])
	if err != nil {
		return err
	}
	deploy.Or(read).Deploy() // want `call of deploy\.Client\.Deploy in handler loud writes to stdout with fmt\.Println`
	return nil
}

// later has them talk once they have been made.
func later(cmd *cobra.Command, args []string) error {
	config := &deploy.Config{Addr: "x"}
	c := deploy.Or(config)
	config.Verbose = true
	c.Deploy() // want `call of deploy\.Client\.Deploy in handler later writes to stdout with fmt\.Println`
	other := &deploy.Config{Addr: "x"}
	d := deploy.Or(other)
	debug.Enable(other)
	d.Deploy() // want `call of deploy\.Client\.Deploy in handler later writes to stdout with fmt\.Println`
	o := deploy.NewOpen(&deploy.Config{Addr: "x"})
	o.Config().Verbose = true
	o.Deploy() // want `call of deploy\.Open\.Deploy in handler later writes to stdout with fmt\.Println`
	l := deploy.List(&deploy.Config{Addr: "x"})
	deploy.Each(func(config *deploy.Config) { config.Verbose = true })
	l.Deploy() // want `call of deploy\.Listed\.Deploy in handler later writes to stdout with fmt\.Println`
	return nil
}

// fields fills them in itself.
func fields(cmd *cobra.Command, args []string) error {
	s := &deploy.Server{Config: &deploy.Config{Addr: "x"}}
	if err := s.Serve(); err != nil {
		return err
	}
	loud := &deploy.Server{Config: &deploy.Config{Verbose: true}}
	if err := loud.Serve(); err != nil { // want `call of deploy\.Server\.Serve in handler fields writes to stdout with fmt\.Println`
		return err
	}
	later := &deploy.Server{Config: &deploy.Config{Addr: "x"}}
	later.Config.Verbose = true
	return later.Serve() // want `call of deploy\.Server\.Serve in handler fields writes to stdout with fmt\.Println`
}

// defaults has some of them.
func defaults(cmd *cobra.Command, args []string) {
	deploy.Or(nil).Deploy()
	deploy.Files("x", nil)
	deploy.Files("x", &deploy.Options{})
	deploy.Files("x", &deploy.Options{DryRun: true}) // want `call of deploy\.Files in handler defaults writes to stdout with fmt\.Println`
	deploy.NewCopier(nil).Run()
	deploy.NewCopier(&deploy.Options{Force: true}).Run()
	deploy.NewCopier(&deploy.Options{DryRun: true}).Run() // want `call of deploy\.Copier\.Run in handler defaults writes to stdout with fmt\.Println`
	deploy.NewTalkative(&deploy.Options{Force: true}).Run()
	deploy.NewTalkative(nil).Run() // want `call of deploy\.Talkative\.Run in handler defaults writes to stdout with fmt\.Println`
}

// wrapped has them of another package.
func wrapped(cmd *cobra.Command, args []string) error {
	fleet.New(args[0]).Deploy()
	fleet.Verbose(args[0]).Deploy() // want `call of fleet\.Fleet\.Deploy in handler wrapped writes to stdout with fmt\.Println`
	fleet.With(&deploy.Config{}).Deploy()
	fleet.With(&deploy.Config{Verbose: true}).Deploy() // want `call of fleet\.Fleet\.Deploy in handler wrapped writes to stdout with fmt\.Println`
	return nil
}
