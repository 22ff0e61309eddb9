#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a kernel of one block with twice the given number of accesses."""

import sys

print('target triple = "nvptx64-nvidia-cuda"')
print("define ptx_kernel void @k(ptr addrspace(1) %p, i32 %x) {")
for i in range(int(sys.argv[1])):
    print(f"  %g{i} = getelementptr i32, ptr addrspace(1) %p, i64 {i % 999}")
    print(f"  %l{i} = load i32, ptr addrspace(1) %g{i}")
    print(f"  %m{i} = mul i32 %l{i}, %x")
    print(f"  store i32 %m{i}, ptr addrspace(1) %g{i}")
print("  ret void\n}")
