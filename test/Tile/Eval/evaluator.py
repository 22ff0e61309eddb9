# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""libopennvvm-tile.so from Python, as thin as it can be: for tests."""

import ctypes as c
import json
import os

# A sanitizer's runtime, which the library needs here: the tools have their own.
os.environ.pop("LD_PRELOAD", None)

STATUS = ["success", "program", "launch", "execution", "cancelled", "argument"]


class Argument(c.Structure):
    _fields_ = [("data", c.c_void_p), ("size", c.c_size_t)]


PRINT = c.CFUNCTYPE(None, c.c_void_p, c.POINTER(c.c_char), c.c_size_t)
PROGRESS = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_uint64, c.c_uint64)


class Launch(c.Structure):
    _fields_ = [("structSize", c.c_size_t), ("kernel", c.c_char_p),
                ("grid", c.c_uint32 * 3), ("arguments", c.POINTER(Argument)),
                ("argumentCount", c.c_size_t), ("memory", c.c_void_p),
                ("noFindings", c.c_uint32), ("threads", c.c_uint32),
                ("seed", c.c_uint64), ("print", PRINT),
                ("printUser", c.c_void_p), ("progress", PROGRESS),
                ("progressUser", c.c_void_p), ("blocks", c.c_uint64)]


def library():
    lib = c.CDLL(os.environ["OPENNVVM_TILE_LIBRARY"])
    for name, result in [("KernelName", c.c_char_p), ("ResultError", c.c_char_p),
                         ("FormatResult", c.c_char_p), ("CreateMemory", c.c_void_p),
                         ("KernelCount", c.c_size_t)]:
        getattr(lib, "opennvvmTile" + name).restype = result
    return lib


class ProgramError(Exception):
    pass


class Program:
    """A program that is loaded from bytes or text."""

    def __init__(self, data, name="<input>"):
        self.lib = library()
        if isinstance(data, str):
            data = data.encode()
        self.handle = c.c_void_p()
        error = c.c_char_p()
        status = self.lib.opennvvmTileLoad(data, c.c_size_t(len(data)), name.encode(),
                                           c.byref(self.handle), c.byref(error))
        if status:
            raise ProgramError(error.value.decode())

    def run(self, arguments, grid=(1, 1, 1), kernel=None, findings=True, threads=0,
            trust=False, uninitialized=(), seed=0, blocks=0):
        """Runs a kernel on NumPy's arrays and scalars. Returns a Result."""
        lib = self.lib
        memory = c.c_void_p(lib.opennvvmTileCreateMemory(int(trust)))
        keep = []
        given = (Argument * len(arguments))()
        for n, a in enumerate(arguments):
            if hasattr(a, "ctypes") and getattr(a, "shape", ()) != ():
                kind = 1 if n in uninitialized else 0
                status = lib.opennvvmTileAddAllocation(
                    memory, c.c_void_p(a.ctypes.data), c.c_size_t(a.nbytes), kind,
                    b"argument %d" % (n + 1))
                assert status == 0
                word = c.c_uint64(a.ctypes.data)
                keep.append(word)
                given[n] = Argument(c.addressof(word), 8)
            else:
                raw = a.tobytes()
                text = c.create_string_buffer(raw, len(raw))
                keep.append(text)
                given[n] = Argument(c.addressof(text), len(raw))
        printed = []
        output = PRINT(lambda _, text, size: printed.append(text[:size]))
        launch = Launch(c.sizeof(Launch), kernel.encode() if kernel else None,
                        (c.c_uint32 * 3)(*(tuple(grid) + (1, 1))[:3]), given,
                        len(arguments), memory, int(not findings), threads, seed,
                        output, None, PROGRESS(0), None, blocks)
        handle = c.c_void_p()
        status = lib.opennvvmTileRun(self.handle, c.byref(launch), c.byref(handle))
        result = Result(STATUS[status], lib, handle, b"".join(printed).decode())
        lib.opennvvmTileDestroyMemory(memory)
        return result


class Result:
    def __init__(self, status, lib, handle, printed):
        self.status = status
        self.printed = printed
        self.error = (lib.opennvvmTileResultError(handle) or b"").decode()
        self.text = lib.opennvvmTileFormatResult(handle, 0).decode()
        lines = lib.opennvvmTileFormatResult(handle, 2).decode().splitlines()
        self.findings = [f for f in map(json.loads, lines) if "rule" in f]
        self.rules = [f["rule"] for f in self.findings]
        lib.opennvvmTileDestroyResult(handle)
