package known

// serve is what a server does with what it was made of.
const serve = "invoke 0.Handler.ServeHTTP; write 0.ErrorLog.w; invoke 0.ErrorLog.h.Handle"

// netRows are the rows of net and what is below it. A handler given to a
// server counts as called.
var netRows = map[string]string{
	"net.FileConn":             "r.w = 0",
	"net.FileListener":         "-",
	"net.FilePacketConn":       "-",
	"(*net.Buffers).WriteTo":   "write 1",
	"(*net.TCPConn).ReadFrom":  "invoke 1.Read",
	"(*net.TCPConn).WriteTo":   "write 1",
	"(*net.UnixConn).ReadFrom": "-",

	"net/http.Handle":                      "invoke 1.ServeHTTP",
	"net/http.ListenAndServe":              "invoke 1.ServeHTTP",
	"net/http.ListenAndServeTLS":           "invoke 3.ServeHTTP",
	"net/http.Serve":                       "invoke 1.ServeHTTP",
	"net/http.ServeTLS":                    "invoke 1.ServeHTTP",
	"net/http.AllowQuerySemicolons":        "r.h = 0; invoke 0.ServeHTTP",
	"net/http.MaxBytesHandler":             "r.h = 0; invoke 0.ServeHTTP",
	"net/http.TimeoutHandler":              "r.h = 0; invoke 0.ServeHTTP",
	"net/http.StripPrefix":                 "r.h = 1; invoke 1.ServeHTTP",
	"net/http.MaxBytesReader":              "r.rd = 1",
	"(*net/http.ServeMux).Handle":          "invoke 2.ServeHTTP",
	"(net/http.HandlerFunc).ServeHTTP":     "call 0",
	"(*net/http.Server).ListenAndServe":    serve,
	"(*net/http.Server).ListenAndServeTLS": serve,
	"(*net/http.Server).Serve":             serve,
	"(*net/http.Server).ServeTLS":          serve,
	"net/http.NewRequest":                  "r.Body = 2",
	"net/http.NewRequestWithContext":       "r.Body = 3",
	"net/http.Post":                        "invoke 2.Read",
	"(*net/http.Client).Do":                "invoke 1.Body.Read; invoke 0.Transport.RoundTrip; call 0.CheckRedirect",
	"(*net/http.Client).Post":              "invoke 3.Read; invoke 0.Transport.RoundTrip; call 0.CheckRedirect",
	"(*net/http.Client).Get":               "invoke 0.Transport.RoundTrip; call 0.CheckRedirect",
	"(*net/http.Client).Head":              "invoke 0.Transport.RoundTrip; call 0.CheckRedirect",
	"(*net/http.Client).PostForm":          "invoke 0.Transport.RoundTrip; call 0.CheckRedirect",
	"(net/http.Header).Write":              "write 1",
	"(net/http.Header).WriteSubset":        "write 1",
	"(*net/http.Request).Write":            "write 1; invoke 0.Body.Read",
	"(*net/http.Request).WriteProxy":       "write 1; invoke 0.Body.Read",
	"(*net/http.Response).Write":           "write 1; invoke 0.Body.Read",

	"net/http/cgi.Serve":                          "stdout; invoke 0.ServeHTTP",
	"(*net/http/cgi.Handler).ServeHTTP":           "write 1; write 0.Stderr; write 0.Logger.w; invoke 0.Logger.h.Handle",
	"net/http/fcgi.Serve":                         "invoke 1.ServeHTTP",
	"net/http/httputil.NewChunkedWriter":          "r.w = 0",
	"net/http/httputil.NewChunkedReader":          "r.rd = 0",
	"(*net/http/httputil.ReverseProxy).ServeHTTP": "write 1; call 0.Director; call 0.Rewrite; call 0.ModifyResponse; call 0.ErrorHandler; invoke 0.Transport.RoundTrip; write 0.ErrorLog.w; invoke 0.ErrorLog.h.Handle",
	"net/http/httptest.NewServer":                 "invoke 0.ServeHTTP",
	"net/http/httptest.NewTLSServer":              "invoke 0.ServeHTTP",
	"net/http/httptest.NewUnstartedServer":        "invoke 0.ServeHTTP",

	"net/rpc.NewClient":              "r.w = 0",
	"net/rpc/jsonrpc.NewClient":      "r.w = 0",
	"net/rpc/jsonrpc.NewClientCodec": "r.w = 0",
	"net/rpc.NewClientWithCodec":     "r.w = 0",
	"(*net/rpc.Client).*":            "write 0.w",
	"(*net/rpc.Client).Close":        "-",
	"net/rpc/jsonrpc.NewServerCodec": "r.w = 0",
	"net/rpc.ServeConn":              "write 0",
	"(*net/rpc.Server).ServeConn":    "write 1",
	"net/rpc.ServeCodec":             "write 0",
	"(*net/rpc.Server).ServeCodec":   "write 1",
	"net/rpc.ServeRequest":           "write 0",
	"(*net/rpc.Server).ServeRequest": "write 1",
	"net/rpc/jsonrpc.ServeConn":      "write 0",

	"net/textproto.NewWriter":            "r.W = 0",
	"(*net/textproto.Writer).PrintfLine": "write 0.W",
	"(*net/textproto.Writer).DotWriter":  "r.w = 0.W",
	"net/textproto.NewConn":              "r.Writer.W.w = 0; r.w = 0",
	"(*net/textproto.Conn).Cmd":          "write 0.w",
	"(*net/textproto.Conn).Close":        "-",
}

// runtimeRows are the rows of runtime, what is below it, and testing, and of
// what starts goroutines.
var runtimeRows = map[string]string{
	"runtime.Goexit":                          "exit",
	"runtime/coverage.WriteCounters":          "write 0",
	"runtime/coverage.WriteMeta":              "write 0",
	"runtime/debug.PrintStack":                "-", // to stderr
	"runtime/debug.SetCrashOutput":            "hand 0",
	"runtime/pprof.StartCPUProfile":           "write 0",
	"runtime/pprof.WriteHeapProfile":          "write 0",
	"(*runtime/pprof.Profile).WriteTo":        "write 1",
	"runtime/trace.Start":                     "write 0",
	"(*runtime/trace.FlightRecorder).WriteTo": "write 1",
	"testing.Main":                            "exit; call 0",

	"context.AfterFunc":    "go 1",
	"time.AfterFunc":       "go 1",
	"(*sync.WaitGroup).Go": "go 1",
}

// storeRows are the rows of functions and objects through which a writer or a
// function passes as it is. The copy of a list or a map shares what is in it.
// What holds many values has elements, of which one more does not take the
// place of those before; what may stay as it was is stored in itself.
var storeRows = map[string]string{
	"cmp.Or": "r = 0[]",

	"(*container/list.Element).Next":       "r = 0",
	"(*container/list.Element).Prev":       "r = 0",
	"(*container/list.List).*":             "-",
	"(*container/list.List).Back":          "r.Value = 0.values[]",
	"(*container/list.List).Front":         "r.Value = 0.values[]",
	"(*container/list.List).Init":          "r = 0",
	"(*container/list.List).InsertAfter":   "0.values[] = 1; r.Value = 0.values[]",
	"(*container/list.List).InsertBefore":  "0.values[] = 1; r.Value = 0.values[]",
	"(*container/list.List).PushBack":      "0.values[] = 1; r.Value = 0.values[]",
	"(*container/list.List).PushBackList":  "0.values[] = 1.values[]",
	"(*container/list.List).PushFront":     "0.values[] = 1; r.Value = 0.values[]",
	"(*container/list.List).PushFrontList": "0.values[] = 1.values[]",
	"(*container/list.List).Remove":        "r = 0.values[]; r = 1.Value",

	"sync.OnceFunc":              "r = 0",
	"sync.OnceValue":             "r = 0",
	"sync.OnceValues":            "r = 0",
	"(*sync.Map).CompareAndSwap": "0.values[] = 3",
	"(*sync.Map).Load":           "r = 0.values[]",
	"(*sync.Map).LoadAndDelete":  "r = 0.values[]",
	"(*sync.Map).LoadOrStore":    "r = 0.values[]; r = 2; 0.values[] = 2",
	"(*sync.Map).Range":          "call 1 with -, 0.values[]",
	"(*sync.Map).Store":          "0.values[] = 2",
	"(*sync.Map).Swap":           "r = 0.values[]; 0.values[] = 2",
	"(*sync.Pool).Get":           "call 0.New; r = 0.New() or 0.values[]",
	"(*sync.Pool).Put":           "0.values[] = 1",

	"(*sync/atomic.Value).CompareAndSwap":      "0.value = 0.value; 0.value = 2",
	"(*sync/atomic.Value).Load":                "r = 0.value",
	"(*sync/atomic.Value).Store":               "0.value = 1",
	"(*sync/atomic.Value).Swap":                "r = 0.value; 0.value = 1",
	"(*sync/atomic.Pointer[T]).CompareAndSwap": "0.value = 0.value; 0.value = 2",
	"(*sync/atomic.Pointer[T]).Load":           "r = 0.value",
	"(*sync/atomic.Pointer[T]).Store":          "0.value = 1",
	"(*sync/atomic.Pointer[T]).Swap":           "r = 0.value; 0.value = 1",
}
