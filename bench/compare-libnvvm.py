#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares how long two libraries with libNVVM's interface take to load and to
compile small kernels.

    compare-libnvvm.py OURS THEIRS [--rounds N] [--libdevice FILE]

Both are in this process, and take turns, so that both see the same machine. For
each kernel, virtual architecture and -opt, the median time of N compilations, and
ours / theirs; then the geometric mean. Load times are those of new processes.
With --libdevice, a kernel calls sin(), with that file as a lazy module.
"""

import argparse
import ctypes
import math
import pathlib
import re
import statistics
import subprocess
import sys
import time

HEADER = '''target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
!nvvm.annotations = !{!0}
!nvvmir.version = !{!1}
!1 = !{i32 2, i32 0}
'''
# Types of pointers are in <<>>, as readers before compute_100 want them.
KERNELS = {
    "saxpy": '''
define void @k(<<float*>> %x, <<float*>> %y, float %a, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %w = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %m = mul i32 %b, %w
  %i = add i32 %m, %t
  %c = icmp slt i32 %i, %n
  br i1 %c, label %do, label %out
do:
  %l = sext i32 %i to i64
  %px = getelementptr float, <<float*>> %x, i64 %l
  %py = getelementptr float, <<float*>> %y, i64 %l
  %vx = load float, <<float*>> %px
  %vy = load float, <<float*>> %py
  %p = fmul float %vx, %a
  %s = fadd float %p, %vy
  store float %s, <<float*>> %py
  br label %out
out:
  ret void
}
!0 = !{<<void (float*, float*, float, i32)*>> @k, !"kernel", i32 1}
''',
    "sum": '''
@s = internal addrspace(3) global [256 x float] undef, align 16
declare void @llvm.nvvm.barrier0()
define void @k(<<float*>> %x, <<float*>> %y) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %l = sext i32 %t to i64
  %px = getelementptr float, <<float*>> %x, i64 %l
  %v = load float, <<float*>> %px
  %ps = getelementptr [256 x float], <<[256 x float] addrspace(3)*>> @s, i64 0, i64 %l
  store float %v, <<float addrspace(3)*>> %ps
  br label %loop
loop:
  %w = phi i32 [ 128, %0 ], [ %half, %next ]
  call void @llvm.nvvm.barrier0()
  %c = icmp slt i32 %t, %w
  br i1 %c, label %do, label %next
do:
  %j = add i32 %t, %w
  %jl = sext i32 %j to i64
  %pj = getelementptr [256 x float], <<[256 x float] addrspace(3)*>> @s, i64 0, i64 %jl
  %vj = load float, <<float addrspace(3)*>> %pj
  %vi = load float, <<float addrspace(3)*>> %ps
  %vs = fadd float %vj, %vi
  store float %vs, <<float addrspace(3)*>> %ps
  br label %next
next:
  %half = lshr i32 %w, 1
  %more = icmp ugt i32 %half, 0
  br i1 %more, label %loop, label %out
out:
  %r = load float, <<float addrspace(3)*>> %ps
  store float %r, <<float*>> %y
  ret void
}
!0 = !{<<void (float*, float*)*>> @k, !"kernel", i32 1}
''',
    "sin": '''
declare float @__nv_sinf(float)
define void @k(<<float*>> %x) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %l = sext i32 %t to i64
  %p = getelementptr float, <<float*>> %x, i64 %l
  %v = load float, <<float*>> %p
  %s = call float @__nv_sinf(float %v)
  store float %s, <<float*>> %p
  ret void
}
!0 = !{<<void (float*)*>> @k, !"kernel", i32 1}
'''}
LOAD = '''
import ctypes, sys, time
begin = time.perf_counter()
ctypes.CDLL(sys.argv[1])
print(time.perf_counter() - begin)
'''


def module(kernel, machine):
    """The text of a module, as the reader for a machine wants it."""
    def pointer(match):
        if machine < 100:
            return match[1]
        return "ptr addrspace(3)" if "addrspace(3)" in match[1] else "ptr"
    return (HEADER + re.sub("<<(.*?)>>", pointer, KERNELS[kernel])).encode()


class Library:
    def __init__(self, path):
        self.path = path
        self.nvvm = ctypes.CDLL(path)

    def call(self, name, *args):
        code = getattr(self.nvvm, name)(*args)
        if code:
            sys.exit(f"{self.path}: {name}: error {code}")

    def compile(self, text, libdevice, *options):
        """Compiles as a client would, and gives the seconds that it took."""
        begin = time.perf_counter()
        program, size = ctypes.c_void_p(), ctypes.c_size_t()
        self.call("nvvmCreateProgram", ctypes.byref(program))
        self.call("nvvmAddModuleToProgram", program, text,
                  ctypes.c_size_t(len(text)), b"kernel")
        if libdevice:
            self.call("nvvmLazyAddModuleToProgram", program, libdevice,
                      ctypes.c_size_t(len(libdevice)), b"libdevice")
        given = (ctypes.c_char_p * len(options))(*map(str.encode, options))
        self.call("nvvmCompileProgram", program, len(options), given)
        self.call("nvvmGetCompiledResultSize", program, ctypes.byref(size))
        ptx = ctypes.create_string_buffer(size.value)
        self.call("nvvmGetCompiledResult", program, ptx)
        self.call("nvvmDestroyProgram", ctypes.byref(program))
        return time.perf_counter() - begin


def load_time(path, rounds):
    """The median of the seconds that new processes take to load a library."""
    return statistics.median(
        float(subprocess.run([sys.executable, "-c", LOAD, path], text=True,
                             check=True, capture_output=True).stdout)
        for _ in range(rounds))


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("ours")
    parser.add_argument("theirs")
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--libdevice", type=pathlib.Path)
    options = parser.parse_args()
    paths = options.ours, options.theirs
    loads = [load_time(path, max(options.rounds // 5, 1)) for path in paths]
    print(f"load: {loads[0] * 1e3:.1f} ms, {loads[1] * 1e3:.1f} ms")
    libraries = [Library(path) for path in paths]
    libdevice = options.libdevice.read_bytes() if options.libdevice else None
    ratios = []
    for kernel in KERNELS if libdevice else [k for k in KERNELS if k != "sin"]:
        for machine in (75, 100):
            text = module(kernel, machine)
            lazy = libdevice if kernel == "sin" else None
            for tier in (0, 3):
                given = f"-arch=compute_{machine}", f"-opt={tier}"
                times = [[library.compile(text, lazy, *given)
                          for library in libraries]
                         for _ in range(options.rounds)]
                ours, theirs = map(statistics.median, zip(*times))
                ratios.append(ours / theirs)
                print(f"{kernel} {' '.join(given)}: {ours * 1e3:.2f} ms, "
                      f"{theirs * 1e3:.2f} ms, {ratios[-1]:.2f}")
    mean = math.exp(statistics.fmean(map(math.log, ratios)))
    print(f"geometric mean of the ratios: {mean:.2f}")


if __name__ == "__main__":
    main()
