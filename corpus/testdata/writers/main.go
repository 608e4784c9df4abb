// Command writers lets widely used libraries write: to stdout, and elsewhere, as their
// manuals say. A line with "want" before the name of a rule is one of which envvet says
// that and is right, "false" one where it is wrong, "missed" one where it should and does
// not. It is analyzed and never run.
package main

import (
	"os"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "writers"}
	root.AddCommand(
		&cobra.Command{Use: "tea-program", RunE: teaProgram},
		&cobra.Command{Use: "tea-to-stderr", RunE: teaToStderr},
		&cobra.Command{Use: "huh-form", RunE: huhForm},
		&cobra.Command{Use: "huh-to-stderr-by-program", RunE: huhToStderrByProgram},
		&cobra.Command{Use: "huh-to-stderr", RunE: huhToStderr},
		&cobra.Command{Use: "readline-new", RunE: readlineNew},
		&cobra.Command{Use: "readline-to-stderr", RunE: readlineToStderr},
		&cobra.Command{Use: "promptui-prompt", RunE: promptuiPrompt},
		&cobra.Command{Use: "promptui-to-stderr", RunE: promptuiToStderr},
		&cobra.Command{Use: "promptui-select-to-stderr", RunE: promptuiSelectToStderr},
		&cobra.Command{Use: "survey-ask", RunE: surveyAsk},
		&cobra.Command{Use: "survey-to-stderr", RunE: surveyToStderr},
		&cobra.Command{Use: "term-password", RunE: termPassword},
		&cobra.Command{Use: "term-terminal", RunE: termTerminal},
		&cobra.Command{Use: "term-terminal-to-stderr", RunE: termTerminalToStderr},
		&cobra.Command{Use: "spinner-start", RunE: spinnerStart},
		&cobra.Command{Use: "spinner-to-stderr-by-option", RunE: spinnerToStderrByOption},
		&cobra.Command{Use: "spinner-to-stderr-by-field", RunE: spinnerToStderrByField},
		&cobra.Command{Use: "lipgloss-style", RunE: lipglossStyle},
		&cobra.Command{Use: "lipgloss-renderer", RunE: lipglossRenderer},
		&cobra.Command{Use: "lipgloss-background", RunE: lipglossBackground},
		&cobra.Command{Use: "termenv-output", RunE: termenvOutput},
		&cobra.Command{Use: "color-to-stderr", RunE: colorToStderr},
		&cobra.Command{Use: "color-print", RunE: colorPrint},
		&cobra.Command{Use: "colorable-outputs", RunE: colorableOutputs},
		&cobra.Command{Use: "term-size", RunE: termSize},
		&cobra.Command{Use: "pretty-table-to-buffer", RunE: prettyTableToBuffer},
		&cobra.Command{Use: "pretty-table", RunE: prettyTable},
		&cobra.Command{Use: "pretty-progress-to-stderr", RunE: prettyProgressToStderr},
		&cobra.Command{Use: "pretty-progress", RunE: prettyProgress},
		&cobra.Command{Use: "tablewriter-tables", RunE: tablewriterTables},
		&cobra.Command{Use: "pterm-print", RunE: ptermPrint},
		&cobra.Command{Use: "pterm-to-stderr", RunE: ptermToStderr},
		&cobra.Command{Use: "progressbar-default", RunE: progressbarDefault},
		&cobra.Command{Use: "progressbar-new", RunE: progressbarNew},
		&cobra.Command{Use: "mpb-bars", RunE: mpbBars},
		&cobra.Command{Use: "mpb-to-stderr", RunE: mpbToStderr},
		&cobra.Command{Use: "yacspin-start", RunE: yacspinStart},
		&cobra.Command{Use: "yacspin-to-stderr", RunE: yacspinToStderr},
		&cobra.Command{Use: "zap-production", RunE: zapProduction},
		&cobra.Command{Use: "zap-example", RunE: zapExample},
		&cobra.Command{Use: "zap-to-stdout-by-config", RunE: zapToStdoutByConfig},
		&cobra.Command{Use: "zap-development", RunE: zapDevelopment},
		&cobra.Command{Use: "zap-cores", RunE: zapCores},
		&cobra.Command{Use: "zap-fatal", RunE: zapFatal},
		&cobra.Command{Use: "zerolog-to-stderr", RunE: zerologToStderr},
		&cobra.Command{Use: "zerolog-to-stdout", RunE: zerologToStdout},
		&cobra.Command{Use: "logrus-to-stderr", RunE: logrusToStderr},
		&cobra.Command{Use: "logrus-to-stdout", RunE: logrusToStdout},
		&cobra.Command{Use: "hclog-loggers", RunE: hclogLoggers},
		&cobra.Command{Use: "charm-loggers", RunE: charmLoggers},
		&cobra.Command{Use: "slog-handlers", RunE: slogHandlers},
		&cobra.Command{Use: "logr-loggers", RunE: logrLoggers},
		&cobra.Command{Use: "glog-and-klog", RunE: glogAndKlog},
		&cobra.Command{Use: "standard-loggers", RunE: standardLoggers},
		&cobra.Command{Use: "git-clone", RunE: gitClone},
		&cobra.Command{Use: "git-clone-progress", RunE: gitCloneProgress},
		&cobra.Command{Use: "git-clone-progress-to-stderr", RunE: gitCloneProgressToStderr},
		&cobra.Command{Use: "fiber-listen", RunE: fiberListen},
		&cobra.Command{Use: "fiber-without-banner", RunE: fiberWithoutBanner},
		&cobra.Command{Use: "browser-open", RunE: browserOpen},
		&cobra.Command{Use: "browser-to-stderr", RunE: browserToStderr},
		&cobra.Command{Use: "viper-read", RunE: viperRead},
		&cobra.Command{Use: "errgroup-writers", RunE: errgroupWriters},
		&cobra.Command{Use: "backoff-retry", RunE: backoffRetry},
		&cobra.Command{Use: "backoff-notify", RunE: backoffNotify},
		&cobra.Command{Use: "shellwords-run", RunE: shellwordsRun},
		&cobra.Command{Use: "difflib-unified", RunE: difflibUnified},
		&cobra.Command{Use: "http-copy", RunE: httpCopy},
	)
	if root.Execute() != nil {
		os.Exit(1)
	}
}
