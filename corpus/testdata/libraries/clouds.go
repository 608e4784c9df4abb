package main

import (
	"os"

	"cloud.google.com/go/storage"
	"github.com/Azure/azure-sdk-for-go/sdk/azidentity"
	"github.com/Azure/azure-sdk-for-go/sdk/storage/azblob"
	"github.com/aws/aws-sdk-go-v2/config"
	"github.com/aws/aws-sdk-go-v2/service/s3"
	"github.com/docker/docker/client"
	"github.com/google/go-github/v57/github"
	vault "github.com/hashicorp/vault/api"
	"github.com/minio/minio-go/v7"
	"github.com/minio/minio-go/v7/pkg/credentials"
	"github.com/sashabaranov/go-openai"
	"github.com/spf13/cobra"
	"github.com/xanzy/go-gitlab"
)

// Services of others, by their SDKs.

func runAws(cmd *cobra.Command, args []string) error {
	cfg, err := config.LoadDefaultConfig(cmd.Context())
	if err != nil {
		return err
	}
	out, err := s3.NewFromConfig(cfg).ListBuckets(cmd.Context(), &s3.ListBucketsInput{})
	_ = out
	return err
}

func runDocker(cmd *cobra.Command, args []string) error {
	c, err := client.NewClientWithOpts(client.FromEnv)
	if err != nil {
		return err
	}
	_, err = c.Info(cmd.Context())
	return err
}

func runGithub(cmd *cobra.Command, args []string) error {
	_, _, err := github.NewClient(nil).Repositories.Get(cmd.Context(), "a", "b")
	return err
}

func runClouds(cmd *cobra.Command, args []string) error {
	c, err := storage.NewClient(cmd.Context())
	if err != nil {
		return err
	}
	if err := c.Bucket("x").Create(cmd.Context(), "y", nil); err != nil {
		return err
	}
	cred, err := azidentity.NewDefaultAzureCredential(nil)
	if err != nil {
		return err
	}
	az, err := azblob.NewClient(args[0], cred, nil)
	if err != nil {
		return err
	}
	if _, err := az.UploadFile(cmd.Context(), "a", "b", os.Stdin, nil); err != nil {
		return err
	}
	m, err := minio.New(args[0], &minio.Options{Creds: credentials.NewStaticV4("a", "b", "")})
	if err != nil {
		return err
	}
	if _, err := m.ListBuckets(cmd.Context()); err != nil {
		return err
	}
	v, err := vault.NewClient(vault.DefaultConfig())
	if err != nil {
		return err
	}
	if _, err := v.Logical().Read(args[0]); err != nil {
		return err
	}
	g, err := gitlab.NewClient("x")
	if err != nil {
		return err
	}
	if _, _, err := g.Projects.ListProjects(nil); err != nil {
		return err
	}
	_, err = openai.NewClient("x").CreateChatCompletion(cmd.Context(), openai.ChatCompletionRequest{})
	return err
}
