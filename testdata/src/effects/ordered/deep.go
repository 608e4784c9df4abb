package ordered // want package:`init set by [^ ]*/ordered\.SetFar; set by [^ ]*/ordered\.SetNear}$`

import "fmt"

// A setting that is far from one variable and near to another one.

type (
	t0 struct{ next t1 }
	t1 struct{ next t2 }
	t2 struct{ next t3 }
	t3 struct{ next t4 }
	t4 struct{ next t5 }
	t5 struct{ next t6 }
	t6 struct{ on bool }
)

var (
	far  t0
	near t3
)

func SetFar(on bool) { far.next.next.next.next.next.next.on = on }

func SetNear(on bool) { near.next.next.next.on = on }

func Near() { // want Near:`^stdout fmt\.Println$`
	if near.next.next.next.on {
		fmt.Println("x")
	}
}
