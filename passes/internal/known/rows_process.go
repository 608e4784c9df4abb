package known

// reach is what a started command does: it writes to the files it is given,
// and goroutines copy from and to those that are no files.
const reach = "write 0.Stderr; write 0.ExtraFiles[]; invoke 0.Stdin.Read; call 0.Cancel"

// processRows are the rows of os, os/exec and syscall: files, processes.
var processRows = map[string]string{
	"os.Exit":         "exit",
	"os.NewFile":      "r = stdout if 0==1",
	"os.StartProcess": "hand 2.Files[]",

	"(*os.File).*":           "-", // asks (Fd, Stat, Name), reads, closes
	"(*os.File).Write":       "write 0",
	"(*os.File).WriteAt":     "write 0",
	"(*os.File).WriteString": "write 0",
	"(*os.File).ReadFrom":    "write 0; invoke 1.Read",
	"(*os.File).SyscallConn": "hand 0",
	"(*os.File).WriteTo":     "write 1",

	"(*os/exec.Cmd).Run":            "write 0.Stdout; " + reach,
	"(*os/exec.Cmd).Start":          "write 0.Stdout; " + reach,
	"(*os/exec.Cmd).Output":         reach, // sets Stdout itself
	"(*os/exec.Cmd).CombinedOutput": "write 0.ExtraFiles[]; invoke 0.Stdin.Read; call 0.Cancel",

	"syscall.Exit":     "exit",
	"syscall.Pwrite":   "stdout if 0==1",
	"syscall.Sendfile": "stdout if 0==1",
	"syscall.Write":    "stdout if 0==1",
}
