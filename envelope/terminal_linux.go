package envelope

import "syscall"

const getAttributes = syscall.TCGETS
