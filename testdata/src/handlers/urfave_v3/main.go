// Command v3 has one type for programs and commands.
package main

import (
	"context"
	"os"

	"github.com/urfave/cli/v3"
)

type server struct{}

func (s *server) start(ctx context.Context, cmd *cli.Command) error { return nil }

func main() {
	s := new(server)
	root := cli.Command{
		Name: "v3",
		Before: func(ctx context.Context, cmd *cli.Command) (context.Context, error) { // want `handler urfave/cli Before "v3"`
			return ctx, nil
		},
		ArgValidator:  s.start,
		ShellComplete: func(context.Context, *cli.Command) {},
		Commands: []*cli.Command{
			{Name: "start", Action: s.start}, // want `handler urfave/cli Action server\.start`
			{Name: "stop", Action: logged(cli.ActionFunc(s.start)), After: (*server).start2(s)}, // want `handler urfave/cli Action "stop"` `handler urfave/cli After "stop"`
		},
	}
	root.Action = s.start // want `handler urfave/cli Action server\.start`
	root.Run(context.Background(), os.Args)
}

func (s *server) start2() cli.AfterFunc { return s.start }

func logged(f cli.ActionFunc) cli.ActionFunc { return f }
