package overwrite

import "fmt"

// What is returned, or left somewhere, holds what was put there last.

type job struct{ done func() }

func loud() { fmt.Println("x") }

func quiet() {}

func quietJob() *job {
	j := &job{done: loud}
	j.done = quiet
	return j
}

func QuietJob() { quietJob().done() }

func loudJob() *job {
	j := &job{done: quiet}
	j.done = loud
	return j
}

func LoudJob() { loudJob().done() } // want LoudJob:`^stdout fmt\.Println$`

func maybeJob(ok bool) *job {
	j := &job{done: loud}
	if ok {
		j.done = quiet
	}
	return j
}

func MaybeJob(ok bool) { maybeJob(ok).done() } // want MaybeJob:`^stdout fmt\.Println$`

func eitherJob(ok bool) *job {
	j := &job{done: loud}
	if ok {
		j.done = quiet
		return j
	}
	return j
}

func EitherJob(ok bool) { eitherJob(ok).done() } // want EitherJob:`^stdout fmt\.Println$`

func bothJobs(ok bool) (*job, error) {
	j := &job{done: loud}
	j.done = quiet
	if ok {
		return j, nil
	}
	return j, fmt.Errorf("x")
}

func BothJobs(ok bool) {
	j, _ := bothJobs(ok)
	j.done()
}

func (j *job) set(f func()) *job {
	j.done = f
	return j
}

func SetJob() { newJob().set(quiet).done() }

func newJob() *job { return &job{done: loud} }

type table struct{ job *job }

// newTable has another one in the place of what its part begins with.
func newTable() *table {
	t := &table{}
	t.job = newJob().set(quiet)
	return t
}

func Table() { newTable().job.done() }

func newLoudTable() *table {
	t := &table{}
	t.job = newJob().set(quiet)
	t.job.set(loud)
	return t
}

func LoudTable() { newLoudTable().job.done() } // want LoudTable:`^stdout fmt\.Println$`

// A copy is what it was.

func copiedJob() job {
	j := job{done: loud}
	k := j
	j.done = quiet
	return k
}

func CopiedJob() { // want CopiedJob:`^stdout fmt\.Println$`
	j := copiedJob()
	j.done()
}

func loadedJob() job {
	j := &job{done: loud}
	v := *j
	j.done = quiet
	return v
}

func LoadedJob() { loadedJob().done() } // want LoadedJob:`^stdout fmt\.Println$`

func valueJob() job {
	j := job{done: loud}
	j.done = quiet
	return j
}

func ValueJob() { valueJob().done() }

type doer interface{ do() }

func (j job) do() { j.done() }

func boxedJob() doer {
	j := &job{done: loud}
	d := doer(*j)
	j.done = quiet
	return d
}

func BoxedJob() { boxedJob().do() } // want BoxedJob:`^stdout fmt\.Println$`

func boundJob() func() {
	j := &job{done: loud}
	f := (*j).do
	j.done = quiet
	return f
}

func BoundJob() { boundJob()() } // want BoundJob:`^stdout fmt\.Println$`

func capturedJob() func() {
	j := &job{done: loud}
	f := func() { j.done() }
	j.done = quiet
	return f
}

func CapturedJob() { capturedJob()() }

type holder struct {
	job  job
	last *job
}

func heldJob() *holder {
	j := job{done: loud}
	h := &holder{job: j}
	j.done = quiet
	return h
}

func HeldJob() { heldJob().job.done() } // want HeldJob:`^stdout fmt\.Println$`

// Where it is left.

func leaveJob(h *holder) {
	j := &job{done: loud}
	h.last = j
	j.done = quiet
}

func LeaveJob() {
	var h holder
	leaveJob(&h)
	h.last.done()
}

func leaveCopy(h *holder) {
	j := job{done: loud}
	h.job = j
	j.done = quiet
}

func LeaveCopy() { // want LeaveCopy:`^stdout fmt\.Println$`
	var h holder
	leaveCopy(&h)
	h.job.done()
}

// Handed over before, or changed at the end.

func handJob(f func(*job)) {
	j := &job{done: loud}
	f(j)
	j.done = quiet
}

func HandJob() { handJob(func(j *job) { j.done() }) } // want HandJob:`^stdout fmt\.Println$`

func deferJob() *job {
	j := &job{done: quiet}
	defer j.set(loud)
	j.done = quiet
	return j
}

func DeferJob() { deferJob().done() } // want DeferJob:`^stdout fmt\.Println$`

func recoverJob() (j *job) {
	defer func() { recover() }()
	j = &job{done: loud}
	panics()
	j.done = quiet
	return j
}

func panics() { panic("x") }

func RecoverJob() { recoverJob().done() } // want RecoverJob:`^stdout fmt\.Println$`

func loopJob(n int) *job {
	j := &job{done: quiet}
	for range n {
		j.done()
		j.done = loud
	}
	return j
}

func LoopJob(n int) { loopJob(n).done() } // want LoopJob:`^stdout fmt\.Println$`
