// Command libraries has a handler for each of some widely used libraries, which calls
// them as their manuals say and prints nothing: what envvet says of it, it says of the
// libraries. It is never run.
package main

import (
	"os"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "libraries"}
	root.AddCommand(
		&cobra.Command{Use: "gin", RunE: runGin},
		&cobra.Command{Use: "echo", RunE: runEcho},
		&cobra.Command{Use: "chi", RunE: runChi},
		&cobra.Command{Use: "prometheus", RunE: runPrometheus},
		&cobra.Command{Use: "grpc", RunE: runGrpc},
		&cobra.Command{Use: "otel", RunE: runOtel},
		&cobra.Command{Use: "aws", RunE: runAws},
		&cobra.Command{Use: "docker", RunE: runDocker},
		&cobra.Command{Use: "github", RunE: runGithub},
		&cobra.Command{Use: "clouds", RunE: runClouds},
		&cobra.Command{Use: "pgx", RunE: runPgx},
		&cobra.Command{Use: "sqlite", RunE: runSqlite},
		&cobra.Command{Use: "gorm", RunE: runGorm},
		&cobra.Command{Use: "stores", RunE: runStores},
		&cobra.Command{Use: "sqls", RunE: runSqls},
		&cobra.Command{Use: "resty", RunE: runResty},
		&cobra.Command{Use: "retry", RunE: runRetry},
		&cobra.Command{Use: "networks", RunE: runNetworks},
		&cobra.Command{Use: "fetches", RunE: runFetches},
		&cobra.Command{Use: "kube", RunE: runKube},
		&cobra.Command{Use: "packages", RunE: runPackages},
		&cobra.Command{Use: "informers", RunE: runInformers},
		&cobra.Command{Use: "texts", RunE: runTexts},
		&cobra.Command{Use: "configurations", RunE: runConfigurations},
		&cobra.Command{Use: "yaml", RunE: runYaml},
		&cobra.Command{Use: "table", RunE: runTable},
		&cobra.Command{Use: "bar", RunE: runBar},
		&cobra.Command{Use: "looks", RunE: runLooks},
		&cobra.Command{Use: "scripts", RunE: runScripts},
		&cobra.Command{Use: "tools", RunE: runTools},
		&cobra.Command{Use: "git", RunE: runGit},
		&cobra.Command{Use: "watch", RunE: runWatch},
		&cobra.Command{Use: "names", RunE: runNames},
		&cobra.Command{Use: "secrets", RunE: runSecrets},
	)
	if root.Execute() != nil {
		os.Exit(1)
	}
}
