package main

import (
	"crypto/tls"

	"github.com/ProtonMail/go-crypto/openpgp"
	"github.com/golang-jwt/jwt/v5"
	"github.com/spf13/cobra"
	"github.com/zalando/go-keyring"
	"golang.org/x/term"
)

// Keys, tokens and passwords.

func runSecrets(cmd *cobra.Command, args []string) error {
	if err := keyring.Set("a", "b", "c"); err != nil {
		return err
	}
	if _, err := term.ReadPassword(0); err != nil {
		return err
	}
	if _, err := openpgp.NewEntity("a", "b", "c", nil); err != nil {
		return err
	}
	if _, err := jwt.Parse(args[0], func(*jwt.Token) (any, error) { return nil, nil }); err != nil {
		return err
	}
	_, err := tls.Dial("tcp", args[0], nil)
	return err
}
