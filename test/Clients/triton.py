# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""triton.py LIBRARY LLVM-AS: calls the library as Triton does."""

import ctypes
import os
import subprocess
import sys
import threading

library = ctypes.CDLL(sys.argv[1], mode=os.RTLD_LOCAL | os.RTLD_NOW)


class Options(ctypes.Structure):
    _fields_ = [("abi_version", ctypes.c_uint32)] + [
        (name, ctypes.c_char_p)
        for name in ("triple", "processor", "features", "abi", "disabled_passes")
    ] + [(name, ctypes.c_uint8)
         for name in ("enable_fp_fusion", "disable_optimization",
                      "canonicalize_gep", "dump_ir", "enable_timing")]


library.triton_nvptx_compile.argtypes = [
    ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(Options),
    ctypes.POINTER(ctypes.c_void_p), ctypes.POINTER(ctypes.c_size_t),
    ctypes.POINTER(ctypes.c_void_p)]
library.triton_nvptx_free.argtypes = [ctypes.c_void_p]
library.triton_nvptx_free.restype = None
library.triton_nvptx_revision.restype = ctypes.c_char_p


def compile(ir, processor="sm_90", features="+ptx80", abi_version=1,
            triple="nvptx64-nvidia-cuda", fusion=True, disable=False):
    """The PTX, or the error."""
    options = Options(abi_version, triple.encode(), processor.encode(),
                      features.encode(), b"shortptr", b"disable-lsr", fusion,
                      disable, True, False, False)
    ptx, size, error = ctypes.c_void_p(), ctypes.c_size_t(), ctypes.c_void_p()
    status = library.triton_nvptx_compile(
        ir, len(ir), ctypes.byref(options), ctypes.byref(ptx),
        ctypes.byref(size), ctypes.byref(error))
    assert bool(ptx) == (status == 0) and bool(error) == (status == 1)
    if status:
        text = ctypes.string_at(error.value)
    else:
        text = ctypes.string_at(ptx.value, size.value)
        assert text == ctypes.string_at(ptx.value)
    library.triton_nvptx_free(ptx)
    library.triton_nvptx_free(error)
    return text.decode()


def bitcode(text):
    return subprocess.run([sys.argv[2], "-o", "-"], input=text.encode(),
                          check=True, capture_output=True).stdout


HEAD = 'target triple = "nvptx64-nvidia-cuda"\n'
CALLS = HEAD + """
define internal i32 @helper(i32 %value) {
  %result = add i32 %value, 1
  ret i32 %result
}
define ptx_kernel void @kernel(ptr addrspace(1) %out, i32 %value) {
  %result = call i32 @helper(i32 %value)
  store i32 %result, ptr addrspace(1) %out, align 4
  ret void
}
"""
SHARED = HEAD + """
@smem = external addrspace(3) global [0 x i8], align 16
define ptx_kernel void @kernel(ptr addrspace(1) %out, i32 %offset) {
  %shared = getelementptr i8, ptr addrspace(3) @smem, i32 %offset
  %value = load i8, ptr addrspace(3) %shared, align 1
  store i8 %value, ptr addrspace(1) %out, align 1
  ret void
}
"""
FUSED = HEAD + """
define ptx_kernel void @kernel(ptr addrspace(1) %out, float %a, float %b) {
  %product = fmul float %a, %b
  %sum = fadd float %product, %b
  store float %sum, ptr addrspace(1) %out, align 4
  ret void
}
"""
REFLECT = HEAD + """
@name = private constant [17 x i8] c"__CUDA_PREC_SQRT\\00"
declare i32 @__nvvm_reflect(ptr)
define ptx_kernel void @kernel(ptr addrspace(1) %out) {
  %answer = call i32 @__nvvm_reflect(ptr @name)
  store i32 %answer, ptr addrspace(1) %out, align 4
  ret void
}
"""
FLAG = """
!llvm.module.flags = !{!0}
!0 = !{i32 4, !"nvvm-reflect-prec-sqrt", i32 1}
"""

# Bitcode, which has zeros in it; functions are inlined.
code = bitcode(CALLS)
assert code.startswith(b"BC\xc0\xde") and b"\0" in code
ptx = compile(code)
assert ".visible .entry kernel(" in ptx and "helper" not in ptx, ptx
assert ".version 8.0\n.target sm_90\n" in ptx, ptx
assert ".target sm_90a\n" in compile(code, processor="sm_90a")
assert ".visible .entry kernel(" in compile(code, disable=True)

# Pointers to shared memory have 32 bits, also if the module has no layout.
ptx = compile(bitcode(SHARED))
assert "%rd" not in ptx.split("ld.shared")[1].split("\n")[0], ptx

# Products and sums are fused only if asked to.
assert "fma.rn.f32" in compile(bitcode(FUSED))
assert "fma" not in compile(bitcode(FUSED), fusion=False)

# libdevice rounds square roots as in Triton's pipeline, unless the module says
# otherwise.
assert "], 0;" in compile(bitcode(REFLECT))
assert "], 1;" in compile(bitcode(REFLECT + FLAG))

# Errors are texts.
assert "expected top-level entity" in compile(b"invalid LLVM IR")
assert "expected" in compile(b"") or compile(b"")
assert "version" in compile(code, abi_version=2)
assert "sm_1" in compile(code, processor="sm_1")
assert "x86_64" in compile(code, triple="x86_64-unknown-linux-gnu")
assert "8.9" not in compile(code, features="")
assert library.triton_nvptx_compile(None, 0, None, None, None, None) == 1
assert library.triton_nvptx_revision().startswith(b"opennvvm-")

# From several threads.
results = []
threads = [threading.Thread(target=lambda: results.append(compile(code)))
           for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert len(results) == 4 and len(set(results)) == 1
