package main

import (
	"github.com/dop251/goja"
	"github.com/expr-lang/expr"
	"github.com/fsnotify/fsnotify"
	"github.com/go-git/go-git/v5"
	"github.com/hashicorp/go-plugin"
	"github.com/hashicorp/terraform-exec/tfexec"
	"github.com/open-policy-agent/opa/v1/rego"
	"github.com/spf13/cobra"
	"github.com/testcontainers/testcontainers-go"
	"github.com/tetratelabs/wazero"
	"go.starlark.net/starlark"
	"golang.org/x/tools/go/packages"
)

// What runs programs and code.

func runScripts(cmd *cobra.Command, args []string) error {
	vm := goja.New()
	if _, err := vm.RunString(args[0]); err != nil {
		return err
	}
	p, err := expr.Compile(args[0])
	if err != nil {
		return err
	}
	if _, err := expr.Run(p, nil); err != nil {
		return err
	}
	if _, err := starlark.ExecFile(&starlark.Thread{}, args[0], nil, nil); err != nil {
		return err
	}
	_, err = rego.New(rego.Query("x")).Eval(cmd.Context())
	return err
}

func runTools(cmd *cobra.Command, args []string) error {
	tf, err := tfexec.NewTerraform(args[0], args[1])
	if err != nil {
		return err
	}
	if err := tf.Init(cmd.Context()); err != nil {
		return err
	}
	pc := plugin.NewClient(&plugin.ClientConfig{})
	defer pc.Kill()
	if _, err := pc.Client(); err != nil {
		return err
	}
	pkgs, err := packages.Load(&packages.Config{Mode: packages.NeedName}, "./...")
	if err != nil {
		return err
	}
	_ = pkgs
	r := wazero.NewRuntime(cmd.Context())
	defer r.Close(cmd.Context())
	if _, err := r.Instantiate(cmd.Context(), nil); err != nil {
		return err
	}
	_, err = testcontainers.GenericContainer(cmd.Context(), testcontainers.GenericContainerRequest{})
	return err
}

func runGit(cmd *cobra.Command, args []string) error {
	r, err := git.PlainOpen(".")
	if err != nil {
		return err
	}
	w, err := r.Worktree()
	if err != nil {
		return err
	}
	_, err = w.Status()
	if err != nil {
		return err
	}
	_, err = git.PlainClone("x", false, &git.CloneOptions{URL: args[0]})
	return err
}

func runWatch(cmd *cobra.Command, args []string) error {
	w, err := fsnotify.NewWatcher()
	if err != nil {
		return err
	}
	defer w.Close()
	return w.Add(".")
}
