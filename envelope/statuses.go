package envelope

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/envvet/envvet/envelope/spec"
)

// statuses returns exit codes as callers meet them in the dialect: by the status
// of the process, with the name that the answer has for it in animus, and in claw that
// of the code that stands for all with the status (REQ-C-001), since its answers name
// none. In claw and animus several codes have one status. What is said of it is then
// what the command says of each of them.
func (d Dialect) statuses(codes ExitCodes) ExitCodes {
	if d == AgentSpec {
		return codes // each is its own status
	}
	sharing := make(map[ExitCode][]ExitCode)
	for _, code := range slices.Sorted(maps.Keys(codes)) {
		status := d.exit(code)
		sharing[status] = append(sharing[status], code)
	}
	all := make(ExitCodes)
	for status, shared := range sharing {
		all[status] = d.status(status, shared, codes)
	}
	return all
}

// status returns the entry of a status that the codes share.
func (d Dialect) status(status ExitCode, shared []ExitCode, codes ExitCodes) ExitCodeEntry {
	all := ExitCodeEntry{Name: d.statusName(status), Retryable: true}
	var own, general []string
	for i, code := range shared {
		view := codes[code].view(code)
		all.Retryable = all.Retryable && view.Retries()
		effects := SideEffects(view.Effects())
		switch {
		case i == 0:
			all.SideEffects = effects
		case effects != all.SideEffects:
			all.SideEffects = PartialSideEffects
		}
		known := cmp.Or(view.Name, code.String())
		if int(code) < len(spec.Exits) {
			known = spec.Exits[code].Description
		}
		if view.Description == "" || view.Description == known {
			general = append(general, known)
		} else if !slices.Contains(own, view.Description) {
			own = append(own, view.Description)
		}
	}
	if len(own) == 0 {
		own = general
	}
	all.Description = strings.Join(own, "; ")
	return all
}

// statusName is the name of a status: in animus error.code, in claw that of the
// code that stands for all that share it.
func (d Dialect) statusName(status ExitCode) string {
	switch {
	case status == Success:
	case d == AnimusV1:
		return spec.AnimusCodes[status]
	case d.isClaw() && status == d.exit(Timeout):
		return Timeout.String()
	}
	return status.String()
}
