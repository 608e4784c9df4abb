// Package klog is a small log.
package klog

import (
	"fmt"
	"io"
	"os"
	"sync"
)

type sink struct {
	mu sync.Mutex
	w  io.Writer
}

func (s *sink) emit(severity byte, msg string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	fmt.Fprintf(s.w, "%c %s\n", severity, msg)
}

// Notices go to people, everything else is diagnostic.
var notices = &sink{w: os.Stdout}

type diagnostics struct{ w io.Writer }

func (d diagnostics) emit(severity byte, msg string) {
	fmt.Fprintf(d.w, "%c %s\n", severity, msg)
}

var diag = diagnostics{w: os.Stderr}

// Noticef tells people something.
func Noticef(format string, args ...any) { notices.emit('N', fmt.Sprintf(format, args...)) }

// Warningf warns.
func Warningf(format string, args ...any) { diag.emit('W', fmt.Sprintf(format, args...)) }
