// Package receivers calls methods of what is nil, in interface values and without.
package receivers

import "fmt"

type Sayer interface{ Say() }

type Logger struct{}

func (l *Logger) Say() { // want Say:`^stdout fmt\.Println$`
	if l == nil {
		fmt.Println("none")
	}
}

var logger *Logger

func Direct() { logger.Say() } // want Direct:`^stdout fmt\.Println$`

func Made() { (&Logger{}).Say() }

// Boxed has an interface value that is not nil, with a receiver in it that is.
func Boxed() { // want Boxed:`^stdout fmt\.Println$`
	var s Sayer = logger
	s.Say()
}

func BoxedNil() { // want BoxedNil:`^stdout fmt\.Println$`
	var l *Logger
	var s Sayer = l
	s.Say()
}

func Through(s Sayer) { s.Say() } // want Through:`.*`

func ThroughNil() { Through((*Logger)(nil)) } // want ThroughNil:`^stdout fmt\.Println$`

func Value() { // want Value:`^stdout fmt\.Println$`
	say := logger.Say
	say()
}

type outer struct{ *Logger }

func Promoted() { // want Promoted:`^stdout fmt\.Println$`
	var s Sayer = outer{}
	s.Say()
}

func Deferred() { // want Deferred:`^stdout fmt\.Println$`
	var l *Logger
	defer l.Say()
}
