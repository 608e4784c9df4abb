package main

import (
	"encoding/json"
	"os"
	"testing"
)

func TestEncode(t *testing.T) { json.NewEncoder(os.Stdout).Encode(record{}) }
