// Package api talks to the forge. This build has an offline data set.
package api

import (
	"context"
	"errors"
	"fmt"
)

// ErrNotFound is returned for what does not exist.
var ErrNotFound = errors.New("not found")

// PullRequest is one request.
type PullRequest struct {
	Number int    `json:"number"`
	Title  string `json:"title"`
	Branch string `json:"branch"`
	State  string `json:"state"`
}

// Issue is one issue.
type Issue struct {
	Number int    `json:"number"`
	Title  string `json:"title"`
	Open   bool   `json:"open"`
}

// Client is a client of one host.
type Client struct {
	host, token string
	prs         []PullRequest
	issues      []Issue
}

// NewClient returns a client.
func NewClient(host, token string) *Client {
	return &Client{
		host: host, token: token,
		prs: []PullRequest{
			{7, "Speed up the index", "fast-index", "OPEN"},
			{9, "Drop the old parser", "drop-parser", "MERGED"},
		},
		issues: []Issue{{3, "Crash on an empty file", true}, {4, "Typo", true}},
	}
}

// PullRequests lists requests in a state.
func (c *Client) PullRequests(_ context.Context, state string) ([]PullRequest, error) {
	var list []PullRequest
	for _, pr := range c.prs {
		if state == "" || pr.State == state {
			list = append(list, pr)
		}
	}
	return list, nil
}

// PullRequest finds one.
func (c *Client) PullRequest(_ context.Context, number int) (PullRequest, error) {
	for _, pr := range c.prs {
		if pr.Number == number {
			return pr, nil
		}
	}
	return PullRequest{}, fmt.Errorf("pull request %d: %w", number, ErrNotFound)
}

// URL is the page of a request.
func (c *Client) URL(pr PullRequest) string {
	return fmt.Sprintf("https://%s/pr/%d", c.host, pr.Number)
}

// Issues lists the open issues.
func (c *Client) Issues(context.Context) ([]Issue, error) { return c.issues, nil }

// CloseIssue closes one.
func (c *Client) CloseIssue(_ context.Context, number int) error {
	for i := range c.issues {
		if c.issues[i].Number == number {
			c.issues[i].Open = false
			return nil
		}
	}
	return fmt.Errorf("issue %d: %w", number, ErrNotFound)
}
