package envcobra

import (
	"errors"
	"fmt"
	"net"
	"slices"
	"testing"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// TestDefaults holds that a schema has the default of a flag as the flag reads it, and
// none where there is none.
func TestDefaults(t *testing.T) {
	for _, test := range []struct {
		name    string
		declare func(*pflag.FlagSet)
		want    string // "" for none
	}{
		{"string", func(f *pflag.FlagSet) { f.String("x", "a", "") }, "a"},
		{"no string", func(f *pflag.FlagSet) { f.String("x", "", "") }, ""},
		{"what an address prints", func(f *pflag.FlagSet) { f.String("x", "<nil>", "") }, "<nil>"},
		{"duration", func(f *pflag.FlagSet) { f.Duration("x", time.Second, "") }, "1s"},
		{"bytes", func(f *pflag.FlagSet) { f.BytesHex("x", []byte{1}, "") }, "01"},
		{"address", func(f *pflag.FlagSet) { f.IP("x", net.IPv4(127, 0, 0, 1), "") }, "127.0.0.1"},
		{"no address", func(f *pflag.FlagSet) { f.IP("x", nil, "") }, ""},
		{"no mask", func(f *pflag.FlagSet) { f.IPMask("x", nil, "") }, ""},
		{"no net", func(f *pflag.FlagSet) { f.IPNet("x", net.IPNet{}, "") }, ""},
		{"pairs", func(f *pflag.FlagSet) { f.StringToString("x", map[string]string{"a": "b", "c": "d"}, "") }, "a=b,c=d"},
		{"pairs with numbers", func(f *pflag.FlagSet) { f.StringToInt("x", map[string]int{"b": 2, "a": 1, "d": 4, "c": 3}, "") }, "a=1,b=2,c=3,d=4"},
		{"no pairs", func(f *pflag.FlagSet) { f.StringToString("x", nil, "") }, ""},
		{"no pairs with numbers", func(f *pflag.FlagSet) { f.StringToInt64("x", nil, "") }, ""},
		{"numbers", func(f *pflag.FlagSet) { f.IntSlice("x", []int{1, 2}, "") }, "1,2"},
		{"no numbers", func(f *pflag.FlagSet) { f.IntSlice("x", nil, "") }, ""},
		{"texts", func(f *pflag.FlagSet) { f.StringArray("x", []string{"a", "b c"}, "") }, "a,b c"},
		{"a text with a comma", func(f *pflag.FlagSet) { f.StringArray("x", []string{"a,b"}, "") }, ""},
	} {
		cmd := &cobra.Command{Use: "cmd"}
		test.declare(cmd.Flags())
		p := paramsOf(cmd)[0]
		if p.Default != test.want || p.HasDefault != (test.want != "") {
			t.Errorf("%s: %q, %t, want %q", test.name, p.Default, p.HasDefault, test.want)
		}
	}
}

// The parameters of a command are its flags, and those that it has from its parents and does not
// hide.
func TestParams(t *testing.T) {
	root, cmd := &cobra.Command{Use: "root"}, &cobra.Command{Use: "cmd", Run: func(*cobra.Command, []string) {}}
	root.AddCommand(cmd)
	root.Flags().String("root-only", "", "")
	root.PersistentFlags().String("token", "", "from the parent")
	root.PersistentFlags().String("level", "", "from the parent")
	root.PersistentFlags().Bool("trace", false, "")
	cmd.Flags().Int("level", 3, "its own")
	if err := errors.Join(root.MarkPersistentFlagRequired("token"), root.PersistentFlags().MarkHidden("trace")); err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, p := range paramsOf(cmd) {
		got = append(got, fmt.Sprint(p.Name, " ", p.Help, " ", p.Required))
	}
	if want := []string{"level its own false", "token from the parent true"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
