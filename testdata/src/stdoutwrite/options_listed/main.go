// Command options_listed collects options in lists before it hands them over.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/options_listed/crawl"
)

func main() {
	root := &cobra.Command{Use: "options_listed"}
	root.AddCommand(
		&cobra.Command{Use: "later", Run: later},
		&cobra.Command{Use: "listed", Run: listed},
		&cobra.Command{Use: "appended", Run: appended},
	)
	if root.Execute() != nil {
		os.Exit(1)
	}
}

// later has what stands for what options leave out.
func later(cmd *cobra.Command, args []string) {
	crawl.New().Crawl() // want `call of crawl\.Crawler\.Crawl in handler later writes to stdout with fmt\.Println`
	crawl.New().Trace()
	crawl.New(crawl.Level(3)).Crawl()
	crawl.New(crawl.Level(4)).Trace() // want `call of crawl\.Crawler\.Trace in handler later writes to stdout with fmt\.Println`
	crawl.New(crawl.Level(0)).Trace()
	crawl.New(crawl.Level(0)).Crawl() // want `call of crawl\.Crawler\.Crawl in handler later writes to stdout with fmt\.Println`
	crawl.New(crawl.Quiet(true)).Show()
	crawl.New(crawl.Color("red")).Show() // want `call of crawl\.Crawler\.Show in handler later writes to stdout with fmt\.Println`
}

// listed has variables of lists.
func listed(cmd *cobra.Command, args []string) {
	quiet := []crawl.Option{crawl.Quiet(true), crawl.Level(3)}
	crawl.New(quiet...).Talk()
	loud := []crawl.Option{crawl.Quiet(true), crawl.Level(3), crawl.Quiet(false)}
	crawl.New(loud...).Talk() // want `call of crawl\.Crawler\.Talk in handler listed writes to stdout with fmt\.Println`
	changed := []crawl.Option{crawl.Quiet(true)}
	changed[0] = crawl.Level(3)
	crawl.New(changed...).Talk() // want `call of crawl\.Crawler\.Talk in handler listed writes to stdout with fmt\.Println`
}

// appended may have more in them.
func appended(cmd *cobra.Command, args []string) {
	options := []crawl.Option{crawl.Quiet(true)}
	if len(args) > 0 {
		options = append(options, crawl.Level(4))
	}
	crawl.New(options...).Talk()
	same := []crawl.Option{crawl.Quiet(true)}
	if len(args) > 0 {
		same = append(same, crawl.Quiet(true))
	}
	crawl.New(same...).Talk()
	other := []crawl.Option{crawl.Quiet(true)}
	if len(args) > 0 {
		other = append(other, crawl.Quiet(false))
	}
	crawl.New(other...).Talk() // want `call of crawl\.Crawler\.Talk in handler appended writes to stdout with fmt\.Println`
	some := []crawl.Option{crawl.Level(3)}
	if len(args) > 0 {
		some = append(some, crawl.Quiet(true))
	}
	crawl.New(some...).Talk() // want `call of crawl\.Crawler\.Talk in handler appended writes to stdout with fmt\.Println`
}
