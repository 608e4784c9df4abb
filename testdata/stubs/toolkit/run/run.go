// Package run has commands run by what its users give it.
package run

// A Runner runs a command, and shows what that prints if it is live.
type Runner interface {
	Run(name string, live bool) error
}

// Version asks a tool for its version.
func Version(r Runner) error { return r.Run("version", false) }

// Install has a tool install something, which people may watch.
func Install(r Runner) error {
	if err := r.Run("check", false); err != nil {
		return err
	}
	return start(r, "install", true)
}

// Start has a tool do something, watched or not.
func Start(r Runner, name string, live bool) error { return start(r, name, live) }

func start(r Runner, name string, live bool) error { return r.Run(name, live) }

// Upgrade has a tool look first, and then do something that people may watch, by one function.
func Upgrade(r Runner) error {
	if err := start(r, "look", false); err != nil {
		return err
	}
	return start(r, "upgrade", true)
}

// Each calls f for each step, and once more when it is done.
func Each(steps int, f func(step int, done bool)) {
	for i := range steps {
		f(i, false)
	}
	f(steps, true)
}

// Begin calls f for the first step.
func Begin(f func(step int, done bool)) { f(0, false) }
