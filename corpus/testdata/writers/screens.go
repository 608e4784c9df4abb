package main

import (
	"fmt"
	"os"
	"time"

	"github.com/c-bata/go-prompt"
	"github.com/cheggaaa/pb/v3"
	"github.com/gdamore/tcell/v2"
	"github.com/peterh/liner"
	"github.com/rivo/tview"
	"github.com/spf13/cobra"
)

func tcellScreen(cmd *cobra.Command, args []string) error {
	s, err := tcell.NewScreen()
	if err != nil {
		return err
	}
	if err := s.Init(); err != nil {
		return err
	}
	defer s.Fini()
	s.SetContent(0, 0, 'x', nil, tcell.StyleDefault)
	s.Show()
	return nil
}

func tviewApplication(cmd *cobra.Command, args []string) error {
	box := tview.NewBox().SetBorder(true).SetTitle("x")
	return tview.NewApplication().SetRoot(box, true).Run()
}

func linerPrompt(cmd *cobra.Command, args []string) error {
	l := liner.NewLiner()
	defer l.Close()
	l.SetCtrlCAborts(true)
	name, err := l.Prompt("name? ") // want stdoutwrite
	if err != nil {
		return err
	}
	l.AppendHistory(name)
	return nil
}

func promptInput(cmd *cobra.Command, args []string) error {
	name := prompt.Input("> ", func(d prompt.Document) []prompt.Suggest { return nil }) // missed stdoutwrite: by a system call of its own
	fmt.Fprintln(os.Stderr, name)
	return nil
}

func pbStart(cmd *cobra.Command, args []string) error {
	bar := pb.StartNew(10)
	defer bar.Finish()
	bar.Increment()
	return nil
}

func pbToStdout(cmd *cobra.Command, args []string) error {
	bar := pb.Full.New(10).SetWriter(os.Stdout).SetRefreshRate(time.Second) // want stdoutwrite
	bar.Start()
	bar.Finish()
	return nil
}
