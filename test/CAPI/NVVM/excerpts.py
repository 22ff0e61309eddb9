#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares what programs get of libdevice with all of it.

usage: excerpts.py LIBRARY LIBDEVICE DISASSEMBLY WHOLE

Programs that call some functions of libdevice, which DISASSEMBLY shows, are compiled
with libdevice, of which they get an excerpt, again, and with WHOLE, which is libdevice
with what cannot be divided. Prints how many there were, and those whose PTX differs.
"""

import ctypes
import pathlib
import random
import re
import sys

HEADER = """target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-\
i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
"""
DEFINITION = re.compile(r"^define (\w+) @(__nv_\w+)\(([^)]*)\)", re.M)


def functions(text):
    """Result, name and parameters of each function with numbers alone."""
    for result, name, given in DEFINITION.findall(text):
        types = [part.split()[0] for part in given.split(",") if part.strip()]
        if result != "void" and "ptr" not in types and not re.search(r"[*]", given):
            yield result, name, types


def kernel(called):
    """A kernel that calls each function with what its parameters are."""
    text, body, params = HEADER, "", []
    for number, (result, name, types) in enumerate(called):
        names = [f"%a{number}_{i}" for i in range(len(types))]
        given = [f"{t} {n}" for t, n in zip(types, names)]
        params += given
        text += f"declare {result} @{name}({', '.join(types)})\n"
        body += (f"  %r{number} = call {result} @{name}({', '.join(given)})\n"
                 f"  %p{number} = getelementptr i64, ptr addrspace(1) %out, i64 {number}\n"
                 f"  store {result} %r{number}, ptr addrspace(1) %p{number}\n")
    return (text + "define ptx_kernel void @k(" +
            ", ".join(["ptr addrspace(1) %out"] + params) + ") {\n" + body +
            "  ret void\n}\n").encode()


def ptx_of(library, text, libdevice):
    program, size = ctypes.c_void_p(), ctypes.c_size_t()
    library.nvvmCreateProgram(ctypes.byref(program))
    library.nvvmAddModuleToProgram(program, text, ctypes.c_size_t(len(text)), b"k")
    library.nvvmLazyAddModuleToProgram(program, libdevice,
                                       ctypes.c_size_t(len(libdevice)), b"l")
    options = (ctypes.c_char_p * 2)(b"-arch=compute_90", b"-opt=3")
    if library.nvvmCompileProgram(program, 2, options):
        return None
    library.nvvmGetCompiledResultSize(program, ctypes.byref(size))
    ptx = ctypes.create_string_buffer(size.value)
    library.nvvmGetCompiledResult(program, ptx)
    library.nvvmDestroyProgram(ctypes.byref(program))
    return ptx.value


def main():
    library = ctypes.CDLL(sys.argv[1])
    libdevice, whole = (pathlib.Path(sys.argv[i]).read_bytes() for i in (2, 4))
    known = list(functions(pathlib.Path(sys.argv[3]).read_text()))
    draw = random.Random(1)
    draw.shuffle(known)
    count = 0
    while known:
        size = draw.choice((1, 2, 3, 5, 8))
        called, known = known[:size], known[size:]
        text = kernel(called)
        first, again, other = (ptx_of(library, text, bytes_)
                               for bytes_ in (libdevice, libdevice, whole))
        count += 1
        if not first or first != again or first != other:
            print("differ:", *(name for _, name, _ in called))
    print(count, "programs")


if __name__ == "__main__":
    main()
