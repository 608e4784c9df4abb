// Command libraries calls widely used libraries as their manuals say, in handlers that
// print nothing by themselves: what envvet says of a handler, it says of a library. It is
// analyzed and never run.
package main

import (
	"os"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "libraries"}
	root.AddCommand(
		&cobra.Command{Use: "aws", RunE: runAws},
		&cobra.Command{Use: "docker", RunE: runDocker},
		&cobra.Command{Use: "github", RunE: runGithub},
		&cobra.Command{Use: "clouds", RunE: runClouds},
		&cobra.Command{Use: "kube", RunE: runKube},
		&cobra.Command{Use: "manifests", RunE: runManifests},
		&cobra.Command{Use: "informers", RunE: runInformers},
		&cobra.Command{Use: "pgx", RunE: runPgx},
		&cobra.Command{Use: "sqlite", RunE: runSqlite},
		&cobra.Command{Use: "gorm", RunE: runGorm},
		&cobra.Command{Use: "stores", RunE: runStores},
		&cobra.Command{Use: "sql", RunE: runSQL},
		&cobra.Command{Use: "yaml", RunE: runYaml},
		&cobra.Command{Use: "sheet", RunE: runSheet},
		&cobra.Command{Use: "manual", RunE: runManual},
		&cobra.Command{Use: "resty", RunE: runResty},
		&cobra.Command{Use: "retry", RunE: runRetry},
		&cobra.Command{Use: "networks", RunE: runNetworks},
		&cobra.Command{Use: "fetches", RunE: runFetches},
		&cobra.Command{Use: "scripts", RunE: runScripts},
		&cobra.Command{Use: "tools", RunE: runTools},
		&cobra.Command{Use: "git", RunE: runGit},
		&cobra.Command{Use: "watch", RunE: runWatch},
		&cobra.Command{Use: "secrets", RunE: runSecrets},
		&cobra.Command{Use: "gin", RunE: runGin},
		&cobra.Command{Use: "echo", RunE: runEcho},
		&cobra.Command{Use: "chi", RunE: runChi},
		&cobra.Command{Use: "prometheus", RunE: runPrometheus},
		&cobra.Command{Use: "grpc", RunE: runGrpc},
		&cobra.Command{Use: "otel", RunE: runOtel},
		&cobra.Command{Use: "system", RunE: runSystem},
		&cobra.Command{Use: "table", RunE: runTable},
		&cobra.Command{Use: "bar", RunE: runBar},
		&cobra.Command{Use: "spinner", RunE: runSpinner},
		&cobra.Command{Use: "texts", RunE: runTexts},
		&cobra.Command{Use: "configurations", RunE: runConfigurations},
		&cobra.Command{Use: "values", RunE: runValues},
		&cobra.Command{Use: "quiet-screens", RunE: runQuietScreens},
		&cobra.Command{Use: "quiet-printers", RunE: runQuietPrinters},
		&cobra.Command{Use: "quiet-modes", RunE: runQuietModes},
		&cobra.Command{Use: "quiet-logs", RunE: runQuietLogs},
		&cobra.Command{Use: "quiet-servers", RunE: runQuietServers},
		&cobra.Command{Use: "quiet-databases", RunE: runQuietDatabases},
	)
	if root.Execute() != nil {
		os.Exit(1)
	}
}
