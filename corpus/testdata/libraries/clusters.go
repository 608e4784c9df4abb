package main

import (
	"context"
	"time"

	"github.com/google/go-containerregistry/pkg/crane"
	"github.com/spf13/cobra"
	"helm.sh/helm/v3/pkg/action"
	"helm.sh/helm/v3/pkg/cli"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/client-go/tools/leaderelection"
	"sigs.k8s.io/kustomize/api/krusty"
	"sigs.k8s.io/kustomize/kyaml/filesys"
)

// Kubernetes, and images for it.

func runKube(cmd *cobra.Command, args []string) error {
	cfg, err := rest.InClusterConfig()
	if err != nil {
		cfg, err = clientcmd.BuildConfigFromFlags("", args[0])
	}
	if err != nil {
		return err
	}
	cs, err := kubernetes.NewForConfig(cfg)
	if err != nil {
		return err
	}
	_, err = cs.CoreV1().Pods("").List(cmd.Context(), metav1.ListOptions{})
	return err
}

func runManifests(cmd *cobra.Command, args []string) error {
	settings := cli.New()
	var cfg action.Configuration
	if err := cfg.Init(settings.RESTClientGetter(), "x", "memory", func(string, ...any) {}); err != nil {
		return err
	}
	l := action.NewList(&cfg)
	if _, err := l.Run(); err != nil {
		return err
	}
	k := krusty.MakeKustomizer(krusty.MakeDefaultOptions())
	rm, err := k.Run(filesys.MakeFsOnDisk(), args[0]) // false exitcall: its callers drop nil nodes (a generator can reach another exit, rnode.go:672)
	if err != nil {
		return err
	}
	_, err = rm.AsYaml()
	if err != nil {
		return err
	}
	img, err := crane.Pull(args[0])
	if err != nil {
		return err
	}
	return crane.Save(img, "x", "y")
}

func runInformers(cmd *cobra.Command, args []string) error {
	cfg, err := clientcmd.NewNonInteractiveDeferredLoadingClientConfig(clientcmd.NewDefaultClientConfigLoadingRules(), &clientcmd.ConfigOverrides{}).ClientConfig()
	if err != nil {
		return err
	}
	cs, err := kubernetes.NewForConfig(cfg)
	if err != nil {
		return err
	}
	f := informers.NewSharedInformerFactory(cs, time.Minute)
	f.Core().V1().Pods().Informer()
	f.Start(cmd.Context().Done())
	f.WaitForCacheSync(cmd.Context().Done())
	if err := wait.PollUntilContextTimeout(cmd.Context(), time.Second, time.Minute, true, func(context.Context) (bool, error) { return true, nil }); err != nil {
		return err
	}
	leaderelection.RunOrDie(cmd.Context(), leaderelection.LeaderElectionConfig{})
	return nil
}
