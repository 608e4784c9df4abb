// Command status puts sources straight into its answer.
package main

import (
	"context"
	random "crypto/rand"
	"math/rand/v2"
	"os"
	"runtime"
	"time"

	"github.com/google/uuid"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type status struct {
	Since   string  `json:"since"`
	Seconds int64   `json:"seconds"`
	Ran     float64 `json:"ran"`
	Roll    int     `json:"roll"`
	Code    string  `json:"code"`
	Token   string  `json:"token"`
	Owner   int     `json:"owner"`
	Busy    int     `json:"busy"`
	Dir     string  `json:"dir"`
}

func show(ctx context.Context, in none) (status, error) {
	start := time.Now()
	dir, err := os.MkdirTemp("", "status") // want `^field Out\.Dir comes from os\.MkdirTemp, data differs between two identical calls; tag the field envelope:"volatile" or leave it out \(volatilevalue\)$`
	now := time.Now().Format(time.RFC3339) // want `^field Out\.Since comes from time\.Now`
	return status{
		Since:   now,
		Seconds: time.Now().Unix(),           // want `^field Out\.Seconds comes from time\.Now`
		Ran:     time.Since(start).Seconds(), // want `^field Out\.Ran comes from time\.Since`
		Roll:    rand.IntN(6) + 1,            // want `^field Out\.Roll comes from rand\.IntN`
		Code:    uuid.NewString(),            // want `^field Out\.Code comes from uuid\.NewString`
		Token:   token(),
		Owner:   os.Getpid(),            // want `^field Out\.Owner comes from os\.Getpid`
		Busy:    runtime.NumGoroutine(), // want `^field Out\.Busy comes from runtime\.NumGoroutine`
		Dir:     dir,
	}, err
}

func token() string { return crand() }

func crand() string { return rand2()[:8] }

func rand2() string { return randText() }

func randText() string {
	return cryptoText() + "!"
}

var cryptoText = rand3

func rand3() string { return random.Text() } // want `^field Out\.Token comes from rand\.Text`

func main() {
	app := envelope.New("status")
	envelope.Register(app, envelope.Command[none, status]{Name: "show", Summary: "Show", Effect: envelope.Safe, Run: show})
	app.Main()
}
