package flow

import "github.com/envvet/envvet/passes/effects/summary"

// tellWrapped has s say all of what a function that is put around another one hands to that, which
// does the work, whatever else there is to tell:
//
//	func with(run func(*app) error) func(*cli.Context) error {
//		return func(c *cli.Context) error { return run(newApp(c)) }
//	}
func (f *frame) tellWrapped(s *summary.Summary, uses []*used) {
	for i, u := range uses {
		if u.Op == summary.Call && u.Target.Root == summary.Free && u.Target.Path == "" {
			o := outside{f: f, seen: make(map[*object]bool), left: maxAtomsOut, levels: maxLevelsOut, moment: f.whenHanded(u), parts: u.Each}
			s.Uses[i].Args = o.args(u.args)
		}
	}
}
