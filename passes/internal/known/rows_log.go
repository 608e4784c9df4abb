package known

// logStd and logTo are what writing a record does: the logger's writer gets
// it, or the handler that slog.SetDefault or slog.NewLogLogger put behind it. Behind
// the standard logger records have the level of info, but for slog.SetLogLoggerLevel.
const (
	logStd = "write $log.std.w; invoke $log.std.h.Handle" + infoLevel
	logTo  = "write 0.w; invoke 0.h.Handle"
)

// logRows are the rows of log. The standard logger writes to stderr until it
// is told otherwise.
var logRows = map[string]string{
	"log.New":       "r.w = 0",
	"log.Default":   "r = $log.std",
	"log.SetOutput": "$log.std.w = 0; $log.std.h = -",
	"log.Writer":    "r = $log.std.w",

	"log.Output":  logStd,
	"log.Panic":   logStd,
	"log.Panicf":  logStd,
	"log.Panicln": logStd,
	"log.Print":   logStd,
	"log.Printf":  logStd,
	"log.Println": logStd,
	"log.Fatal":   logStd + "; exit",
	"log.Fatalf":  logStd + "; exit",
	"log.Fatalln": logStd + "; exit",

	"(*log.Logger).*":         "-",
	"(*log.Logger).SetOutput": "0.w = 1; 0.h = -",
	"(*log.Logger).Writer":    "r = 0.w",
	"(*log.Logger).Output":    logTo,
	"(*log.Logger).Panic":     logTo,
	"(*log.Logger).Panicf":    logTo,
	"(*log.Logger).Panicln":   logTo,
	"(*log.Logger).Print":     logTo,
	"(*log.Logger).Printf":    logTo,
	"(*log.Logger).Println":   logTo,
	"(*log.Logger).Fatal":     logTo + "; exit",
	"(*log.Logger).Fatalf":    logTo + "; exit",
	"(*log.Logger).Fatalln":   logTo + "; exit",
}

// What the functions of slog do: they ask the default logger's
// handler, which passes records on to package log until SetDefault is called.
// Those that log for debugging, slogDebug, ask it for that. The record has the level that is asked for.
const (
	slogRest  = "; write $log.std.w unless $slog.std; invoke $log.std.h.Handle unless $slog.std"
	slogDebug = "invoke $slog.std.h.Handle<info" + debugLevel + slogRest
	slogInfo  = "invoke $slog.std.h.Handle" + infoLevel + slogRest
	slogWarn  = "invoke $slog.std.h.Handle" + warnLevel + slogRest
	slogError = "invoke $slog.std.h.Handle" + errorLevel + slogRest
	slogGiven = "invoke $slog.std.h.Handle with 2.Level as 1" + slogRest
)

// The same for a logger.
const (
	slogToDebug = "write 0.low; invoke 0.h.Handle<info" + debugLevel
	slogToInfo  = "write 0.w; invoke 0.h.Handle" + infoLevel
	slogToWarn  = "write 0.w; invoke 0.h.Handle" + warnLevel
	slogToError = "write 0.w; invoke 0.h.Handle" + errorLevel
	slogToGiven = "write 0.w; invoke 0.h.Handle with 2.Level as 2"
)

// What method Handle is given for a record.
const (
	debugLevel = " with 2.Level is -4"
	infoLevel  = " with 2.Level is 0"
	warnLevel  = " with 2.Level is 4"
	errorLevel = " with 2.Level is 8"
)

// slogNew is what makes a handler, which writes what is below the level of info if its
// options say so.
const slogNew = "r.w = 0; r.low = 0 if below 1.Level; r.replace = 1.ReplaceAttr"

// slogRows are the rows of log/slog. SetDefault puts the logger's handler behind
// package log in place of its writer, but for that of the default logger, which
// writes to what package log does.
var slogRows = map[string]string{
	"log/slog.New":          "r.h = 0",
	"log/slog.Default":      "r = $slog.std; $slog.std.w = $log.std.w; $slog.std.low = $log.std.w",
	"log/slog.SetDefault":   "$slog.std = 0; $log.std.h = 0.h; $log.std.w = 0.w",
	"log/slog.With":         "r = $slog.std; $slog.std.w = $log.std.w; $slog.std.low = $log.std.w",
	"log/slog.NewLogLogger": "r.h = 0",

	"log/slog.Debug":        slogDebug,
	"log/slog.DebugContext": slogDebug,
	"log/slog.Error":        slogError,
	"log/slog.ErrorContext": slogError,
	"log/slog.Info":         slogInfo,
	"log/slog.InfoContext":  slogInfo,
	"log/slog.Log":          slogGiven,
	"log/slog.LogAttrs":     slogGiven,
	"log/slog.Warn":         slogWarn,
	"log/slog.WarnContext":  slogWarn,

	"(*log/slog.Logger).Debug":        slogToDebug,
	"(*log/slog.Logger).DebugContext": slogToDebug,
	"(*log/slog.Logger).Error":        slogToError,
	"(*log/slog.Logger).ErrorContext": slogToError,
	"(*log/slog.Logger).Info":         slogToInfo,
	"(*log/slog.Logger).InfoContext":  slogToInfo,
	"(*log/slog.Logger).Log":          slogToGiven,
	"(*log/slog.Logger).LogAttrs":     slogToGiven,
	"(*log/slog.Logger).Warn":         slogToWarn,
	"(*log/slog.Logger).WarnContext":  slogToWarn,
	"(*log/slog.Logger).Enabled":      "invoke 0.h.Enabled",
	"(*log/slog.Logger).Handler":      "r = 0.h",
	"(*log/slog.Logger).With":         "r = 0; invoke 0.h.WithAttrs",
	"(*log/slog.Logger).WithGroup":    "r = 0; invoke 0.h.WithGroup",

	"log/slog.NewJSONHandler":             slogNew,
	"(*log/slog.JSONHandler).Enabled":     "-",
	"(*log/slog.JSONHandler).Handle":      "write 0.w; call 0.replace",
	"(*log/slog.JSONHandler).Handle<info": "write 0.low; call 0.replace",
	"(*log/slog.JSONHandler).WithAttrs":   "r = 0",
	"(*log/slog.JSONHandler).WithGroup":   "r = 0",

	"log/slog.NewTextHandler":             slogNew,
	"(*log/slog.TextHandler).Enabled":     "-",
	"(*log/slog.TextHandler).Handle":      "write 0.w; call 0.replace",
	"(*log/slog.TextHandler).Handle<info": "write 0.low; call 0.replace",
	"(*log/slog.TextHandler).WithAttrs":   "r = 0",
	"(*log/slog.TextHandler).WithGroup":   "r = 0",

	"log/slog.NewMultiHandler":             "r.h = 0[]",
	"(*log/slog.MultiHandler).Enabled":     "invoke 0.h.Enabled",
	"(*log/slog.MultiHandler).Handle":      "invoke 0.h.Handle",
	"(*log/slog.MultiHandler).Handle<info": "invoke 0.h.Handle<info",
	"(*log/slog.MultiHandler).WithAttrs":   "r = 0; invoke 0.h.WithAttrs",
	"(*log/slog.MultiHandler).WithGroup":   "r = 0; invoke 0.h.WithGroup",
}

// flagUse is what setting a flag calls; FlagSet.Parse also writes the usage
// message, or leaves that to Usage.
const flagUse = "call 0.fn[]; invoke 0.values[].Set"

// flagRows are the rows of flag. A flag set writes to stderr until it is told
// otherwise. That of the command line exits where it is parsed, unless the program has
// another one there or has told it otherwise, and so does another that asks for ExitOnError.
// Programs parse an empty command line so that libraries find the flags parsed.
var flagRows = map[string]string{
	"flag.NewFlagSet":    "r.exit = exit if 1==1",
	"flag.Parse":         "exit unless $flag.CommandLine.exit; call $flag.CommandLine.exit; write $flag.CommandLine.w; call $flag.Usage; call $flag.CommandLine.Usage; call $flag.CommandLine.fn[]; invoke $flag.CommandLine.values[].Set",
	"flag.PrintDefaults": "write $flag.CommandLine.w",
	"flag.Set":           "call $flag.CommandLine.fn[]; invoke $flag.CommandLine.values[].Set",
	"flag.Func":          "$flag.CommandLine.fn[] = 2",
	"flag.BoolFunc":      "$flag.CommandLine.fn[] = 2",
	"flag.Var":           "$flag.CommandLine.values[] = 0",

	"(*flag.FlagSet).Init":          "0.exit = - if 2==0; 0.exit = exit if 2==1; 0.exit = - if 2==2",
	"(*flag.FlagSet).Output":        "r = 0.w",
	"(*flag.FlagSet).SetOutput":     "0.w = 1",
	"(*flag.FlagSet).PrintDefaults": "write 0.w",
	"(*flag.FlagSet).Parse":         "exit if 0==$flag.CommandLine and some 1 unless $flag.CommandLine.exit; call 0.exit if some 1; write 0.w; call 0.Usage; " + flagUse,
	"(*flag.FlagSet).Set":           flagUse,
	"(*flag.FlagSet).Func":          "0.fn[] = 3",
	"(*flag.FlagSet).BoolFunc":      "0.fn[] = 3",
	"(*flag.FlagSet).Var":           "0.values[] = 1",
}
