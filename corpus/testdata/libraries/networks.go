package main

import (
	"time"

	"github.com/go-resty/resty/v2"
	"github.com/gorilla/websocket"
	"github.com/hashicorp/consul/api"
	"github.com/hashicorp/go-getter"
	"github.com/hashicorp/go-retryablehttp"
	"github.com/miekg/dns"
	"github.com/nats-io/nats.go"
	"github.com/pkg/sftp"
	"github.com/segmentio/kafka-go"
	"github.com/slack-go/slack"
	"github.com/spf13/cobra"
	"golang.org/x/crypto/ssh"
	"golang.org/x/oauth2"
	"google.golang.org/api/storage/v1"
)

// Protocols, and what is fetched by them.

func runResty(cmd *cobra.Command, args []string) error {
	_, err := resty.New().SetTimeout(time.Second).R().Get(args[0])
	return err
}

func runRetry(cmd *cobra.Command, args []string) error {
	_, err := retryablehttp.NewClient().Get(args[0])
	return err
}

func runNetworks(cmd *cobra.Command, args []string) error {
	nc, err := nats.Connect(args[0])
	if err != nil {
		return err
	}
	defer nc.Close()
	w := kafka.NewWriter(kafka.WriterConfig{Brokers: args, Topic: "x"})
	if err := w.WriteMessages(cmd.Context(), kafka.Message{}); err != nil {
		return err
	}
	cc, err := api.NewClient(api.DefaultConfig())
	if err != nil {
		return err
	}
	_, _, err = cc.KV().Get("x", nil)
	if err != nil {
		return err
	}
	ws, _, err := websocket.DefaultDialer.Dial(args[0], nil)
	if err != nil {
		return err
	}
	defer ws.Close()
	s, err := ssh.Dial("tcp", args[0], &ssh.ClientConfig{})
	if err != nil {
		return err
	}
	f, err := sftp.NewClient(s)
	if err != nil {
		return err
	}
	f.Close()
	oc := (&oauth2.Config{}).Client(cmd.Context(), nil)
	_, err = oc.Get(args[0])
	if err != nil {
		return err
	}
	_, _, err = slack.New("x").PostMessage("c", slack.MsgOptionText("x", false))
	if err != nil {
		return err
	}
	st, err := storage.NewService(cmd.Context())
	if err != nil {
		return err
	}
	_, err = st.Buckets.List("x").Do()
	return err
}

func runFetches(cmd *cobra.Command, args []string) error {
	if err := getter.Get(args[0], args[1]); err != nil {
		return err
	}
	m := new(dns.Msg)
	m.SetQuestion("x", dns.TypeA)
	if _, err := dns.Exchange(m, args[0]); err != nil {
		return err
	}
	return nil
}
