package cobra

import (
	"fmt"
	"io"
	"os"
)

// SetOut sets where output goes; nil means os.Stdout.
func (c *Command) SetOut(w io.Writer) { c.out = w }

// SetErr sets where errors go; nil means os.Stderr.
func (c *Command) SetErr(w io.Writer) { c.err = w }

// SetOutput sets both.
func (c *Command) SetOutput(w io.Writer) { c.out, c.err = w, w }

// SetHelpFunc replaces what Help does.
func (c *Command) SetHelpFunc(f func(*Command, []string)) { c.help = f }

// OutOrStdout is the writer that was set for output, or os.Stdout.
func (c *Command) OutOrStdout() io.Writer { return c.getOut(os.Stdout) }

// OutOrStderr is the writer that was set for output, or os.Stderr.
func (c *Command) OutOrStderr() io.Writer { return c.getOut(os.Stderr) }

// ErrOrStderr is the writer that was set for errors, or os.Stderr.
func (c *Command) ErrOrStderr() io.Writer { return c.getErr(os.Stderr) }

// InOrStdin is os.Stdin.
func (c *Command) InOrStdin() io.Reader { return os.Stdin }

func (c *Command) getOut(def io.Writer) io.Writer {
	if c.out != nil {
		return c.out
	}
	if c.parent != nil {
		return c.parent.getOut(def)
	}
	return def
}

func (c *Command) getErr(def io.Writer) io.Writer {
	if c.err != nil {
		return c.err
	}
	if c.parent != nil {
		return c.parent.getErr(def)
	}
	return def
}

// Print writes to OutOrStderr.
func (c *Command) Print(i ...any) { fmt.Fprint(c.OutOrStderr(), i...) }

// Println writes a line to OutOrStderr.
func (c *Command) Println(i ...any) { c.Print(fmt.Sprintln(i...)) }

// Printf writes formatted text to OutOrStderr.
func (c *Command) Printf(format string, i ...any) { c.Print(fmt.Sprintf(format, i...)) }

// PrintErr writes to ErrOrStderr.
func (c *Command) PrintErr(i ...any) { fmt.Fprint(c.ErrOrStderr(), i...) }

// PrintErrln writes a line to ErrOrStderr.
func (c *Command) PrintErrln(i ...any) { c.PrintErr(fmt.Sprintln(i...)) }

// PrintErrf writes formatted text to ErrOrStderr.
func (c *Command) PrintErrf(format string, i ...any) { c.PrintErr(fmt.Sprintf(format, i...)) }

// Help writes what the command does to OutOrStdout.
func (c *Command) Help() error {
	if c.help != nil {
		c.help(c, nil)
		return nil
	}
	_, err := fmt.Fprintf(c.OutOrStdout(), "%s\n\n%s", c.Long, c.UsageString())
	return err
}

// Usage writes how the command is called to OutOrStderr.
func (c *Command) Usage() error {
	_, err := fmt.Fprint(c.OutOrStderr(), c.UsageString())
	return err
}

// UsageString is the text of Usage.
func (c *Command) UsageString() string { return "Usage:\n  " + c.Use + "\n" }
