#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels that store two constants side by side, for all pairs of types of one size.

One of the types is that of the vector store that both become, so that the other's
constants are bitcasts to it.
"""

import itertools

CONSTANTS = {
    1: [("i8", "7"), ("<1 x i8>", "<i8 3>"), ("<8 x i1>", "splat (i1 true)")],
    2: [("i16", "7"), ("half", "0xH3C00"), ("bfloat", "0xR3F80"),
        ("<2 x i8>", "<i8 1, i8 2>"), ("<1 x half>", "<half 0xH3C00>"),
        ("<1 x bfloat>", "<bfloat 0xR3F80>"),
        ("i16", "ptrtoint (ptr addrspace(1) @g to i16)")],
    4: [("i32", "7"), ("float", "1.0"), ("<2 x half>", "<half 0xH3C00, half 0xH3C01>"),
        ("<2 x bfloat>", "<bfloat 0xR3F80, bfloat 0xR3F81>"),
        ("<4 x i8>", "<i8 1, i8 2, i8 3, i8 4>"), ("<2 x i16>", "<i16 1, i16 2>"),
        ("i32", "ptrtoint (ptr addrspace(1) @g to i32)"), ("ptr addrspace(6)", "null")],
    8: [("i64", "7"), ("double", "1.0"), ("ptr addrspace(1)", "@g"),
        ("ptr", "addrspacecast (ptr addrspace(1) @g to ptr)"),
        ("<2 x float>", "<float 1.0, float 2.0>"), ("<2 x i32>", "<i32 1, i32 2>"),
        ("<4 x half>", "splat (half 0xH3C01)"), ("<4 x bfloat>", "splat (bfloat 0xR3F82)"),
        ("i64", "ptrtoint (ptr addrspace(1) @g to i64)")],
}

print("""target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@g = addrspace(1) global i64 7""")
for size, constants in CONSTANTS.items():
    for (i, (one, first)), (j, (other, second)) in itertools.product(
            enumerate(constants), repeat=2):
        print(f"""
define ptx_kernel void @k{size}_{i}_{j}(ptr addrspace(1) align 16 %p, {one} %v) {{
  %q = getelementptr i8, ptr addrspace(1) %p, i64 {size}
  %r = getelementptr i8, ptr addrspace(1) %p, i64 {2 * size}
  %s = getelementptr i8, ptr addrspace(1) %p, i64 {3 * size}
  store {one} {first}, ptr addrspace(1) %p
  store {other} {second}, ptr addrspace(1) %q
  store {one} %v, ptr addrspace(1) %r
  store {other} {second}, ptr addrspace(1) %s
  ret void
}}""")
