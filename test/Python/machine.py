# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""machine.py INPUTS: runs kernels from Python."""

import array
import ctypes
import os
import pathlib
import signal
import sys
import threading

import opennvvm

inputs = pathlib.Path(sys.argv[1])
saxpy, two = inputs / "saxpy.ptx", inputs / "two.ptx"


def floats(*values):
    return array.array("f", values)


def raises(kind, message, *args, **options):
    try:
        opennvvm.run(*args, **options)
    except kind as error:
        assert message in str(error), error
        return error
    raise AssertionError(message)


# Memory is changed in place; numbers become what the parameters are.
x, y = floats(*range(100)), floats(*[1] * 100)
ran = opennvvm.run(saxpy, 2, 64, [x, y, 0.5, 100])
assert y.tolist() == [1 + 0.5 * n for n in range(100)] and x[99] == 99
assert ran.findings == () and ran.output == "" and ran.counts is None, ran
y = floats(*[1] * 100)
opennvvm.run(saxpy.read_text(), (2, 1), [64], [x, y, 2, 100])  # An int as float.
assert y[99] == 199
# What cannot be written is read only; structures and bytes are passed as they are.
y = floats(*[1] * 100)
opennvvm.run(saxpy, 2, 64, [x.tobytes() and memoryview(x).toreadonly(), y,
                            ctypes.c_float(1) and b"\0\0\x80\x3f", b"\5\0\0\0"])
assert y.tolist()[:6] == [1, 2, 3, 4, 5, 1]


class One(ctypes.Structure):
    _fields_ = [("value", ctypes.c_float)]


opennvvm.run(saxpy, 2, 64, [x, y, One(1), 1])
assert y[0] == 1
opennvvm.run(saxpy, 1, 32, [None, None, 1.0, 0])

# Several kernels on the same memory.
values, result = array.array("I", [1, 2, 3, 4]), array.array("I", [9] * 4)
opennvvm.run_all(two, [
    opennvvm.Launch(1, 4, [values], "twice"),
    opennvvm.Launch(1, 4, [values, opennvvm.out(result)], "addOne")])
assert values.tolist() == [2, 4, 6, 8] and result.tolist() == [3, 5, 7, 9]

# IR is compiled with the options of compile.
copy = inputs / "copy.ll"
target = floats(0, 0)
opennvvm.run(copy, 1, 2, [x, opennvvm.out(target)], arch="sm_90")
assert target.tolist() == [0, 1]
counts = opennvvm.run(copy, 1, 2, [x, target], arch="sm_90", count=True).counts
assert counts["classes"]["global memory"]["threads"] == 4, counts
error = raises(opennvvm.InvalidIR, "expected", "define void @f() {\n ret i32 \n}\n",
               1, 1)
assert error.diagnostics[0].rule == "misc-llvm-parser"

# What is wrong is named, and nothing is changed by a run that has not ended.
y = floats(*[1] * 100)
error = raises(opennvvm.MachineError, "saxpy.ptx:2", saxpy, 4, 64,
               [x, y, 0.5, 200])
assert y[0] == 1 and isinstance(error.run, opennvvm.Run)
raises(opennvvm.MachineError, "argument 4, '1.5', does not fit parameter n, .u32: it "
       "is a float", saxpy, 1, 1, [x, y, 1.0, 1.5])
raises(opennvvm.MachineError, "'-1' is out of the range of u32", saxpy, 1, 1,
       [x, y, 1.0, -1])
raises(opennvvm.MachineError, "saxpy has 4 parameters", saxpy, 1, 1)
raises(opennvvm.MachineError, "there are several kernels", two, 1, 1)
raises(ValueError, "is not up to three positive numbers", saxpy, 0, 1)
raises(ValueError, "contiguous", saxpy, 1, 1, [memoryview(x)[::2], y, 1.0, 0])
raises(TypeError, "set is no array, number, bytes or None", saxpy, 1, 1, [set()])
raises(opennvvm.OptionError, "unknown option 'sede'", saxpy, 1, 1, sede=1)

# Ctrl-C ends a kernel that does not end.
# A parent may have it ignored.
signal.signal(signal.SIGINT, signal.default_int_handler)
timer = threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT))
timer.start()
try:
    opennvvm.run(inputs / "spin.ptx", 1, 64)
except KeyboardInterrupt:
    pass
else:
    raise AssertionError("the kernel has ended")

try:
    import numpy as np
except ImportError:
    print("without NumPy")
    sys.exit()
x = np.arange(12, dtype=np.float32).reshape(3, 4)
y = np.asfortranarray(np.ones((4, 3), dtype=np.float32))
opennvvm.run(saxpy, 1, 32, [x, y, np.float32(0.5), np.uint32(12)])
assert (y.T.ravel() == 1 + 0.5 * np.arange(12)).all()
x.flags.writeable = False
opennvvm.run(saxpy, 1, 32, [x, y, np.float32(0), 12])
raises(opennvvm.MachineError, "it has 8 bytes instead of 4", saxpy, 1, 1,
       [x, y, np.float64(1), 0])
half = np.zeros((0,), dtype=np.float16)
opennvvm.run(saxpy, 1, 32, [half, half, 1, 0])
