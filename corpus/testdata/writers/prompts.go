package main

import (
	"fmt"
	"io"
	"os"

	"github.com/AlecAivazis/survey/v2"
	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/huh"
	"github.com/chzyer/readline"
	"github.com/manifoldco/promptui"
	"github.com/spf13/cobra"
	"golang.org/x/term"
)

type model struct{}

func (model) Init() tea.Cmd                         { return nil }
func (m model) Update(tea.Msg) (tea.Model, tea.Cmd) { return m, tea.Quit }
func (model) View() string                          { return "" }

func teaProgram(cmd *cobra.Command, args []string) error {
	_, err := tea.NewProgram(model{}).Run() // want stdoutwrite
	return err
}

func teaToStderr(cmd *cobra.Command, args []string) error {
	_, err := tea.NewProgram(model{}, tea.WithOutput(os.Stderr)).Run()
	return err
}

func huhForm(cmd *cobra.Command, args []string) error {
	var name string
	return huh.NewForm(huh.NewGroup(huh.NewInput().Value(&name))).Run() // missed stdoutwrite: where TERM is dumb; a layout might set the output
}

func huhToStderrByProgram(cmd *cobra.Command, args []string) error {
	var name string
	return huh.NewForm(huh.NewGroup(huh.NewInput().Value(&name))).WithProgramOptions(tea.WithOutput(os.Stderr)).Run() // missed stdoutwrite: as above
}

func huhToStderr(cmd *cobra.Command, args []string) error {
	var name string
	return huh.NewForm(huh.NewGroup(huh.NewInput().Value(&name))).WithOutput(os.Stderr).Run()
}

func readlineNew(cmd *cobra.Command, args []string) error {
	rl, err := readline.New("> ") // want stdoutwrite
	if err != nil {
		return err
	}
	defer rl.Close()
	_, err = rl.Readline()
	return err
}

func readlineToStderr(cmd *cobra.Command, args []string) error {
	rl, err := readline.NewEx(&readline.Config{Prompt: "> ", Stdout: os.Stderr})
	if err != nil {
		return err
	}
	defer rl.Close()
	_, err = rl.Readline()
	return err
}

func promptuiPrompt(cmd *cobra.Command, args []string) error {
	p := promptui.Prompt{Label: "x"}
	_, err := p.Run() // want stdoutwrite
	return err
}

func promptuiToStderr(cmd *cobra.Command, args []string) error {
	p := promptui.Prompt{Label: "x", Stdout: os.Stderr}
	_, err := p.Run()
	return err
}

func promptuiSelectToStderr(cmd *cobra.Command, args []string) error {
	p := promptui.Select{Label: "x", Items: []string{"a"}, Stdout: os.Stderr}
	_, _, err := p.Run()
	return err
}

func surveyAsk(cmd *cobra.Command, args []string) error {
	var name string
	return survey.AskOne(&survey.Input{Message: "x"}, &name) // want stdoutwrite
}

func surveyToStderr(cmd *cobra.Command, args []string) error {
	var name string
	return survey.AskOne(&survey.Input{Message: "x"}, &name, survey.WithStdio(os.Stdin, os.Stderr, os.Stderr))
}

func termPassword(cmd *cobra.Command, args []string) error {
	fmt.Fprint(os.Stderr, "Password: ")
	_, err := term.ReadPassword(int(os.Stdin.Fd()))
	return err
}

func termTerminal(cmd *cobra.Command, args []string) error {
	old, err := term.MakeRaw(int(os.Stdin.Fd()))
	if err != nil {
		return err
	}
	defer term.Restore(int(os.Stdin.Fd()), old)
	t := term.NewTerminal(struct {
		io.Reader
		io.Writer
	}{os.Stdin, os.Stdout}, "> ") // want stdoutwrite
	_, err = t.ReadLine()
	return err
}

func termTerminalToStderr(cmd *cobra.Command, args []string) error {
	t := term.NewTerminal(struct {
		io.Reader
		io.Writer
	}{os.Stdin, os.Stderr}, "> ")
	_, err := t.ReadLine()
	return err
}
