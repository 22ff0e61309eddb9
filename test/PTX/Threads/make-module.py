# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a module of COUNT functions with things that LLVM creates on demand:
elements of constants, layouts of structs, folded expressions.

    make-module.py COUNT [BAD]

With BAD, every BAD-th function contains something that cannot be emitted.
"""

import sys

COUNT = int(sys.argv[1])
BAD = int(sys.argv[2]) if len(sys.argv) > 2 else 0

print('''target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@place = internal addrspace(1) global [64 x i32] zeroinitializer''')
for n in range(COUNT):
    print(f'''
%s{n} = type {{ i8, [{n % 7 + 1} x {{ i16, i64 }}], <4 x float> }}
define void @f{n}(ptr %p, <4 x i32> %v, i32 %x) {{
  %field = getelementptr %s{n}, ptr %p, i32 %x, i32 1, i32 %x, i32 1
  %old = load i64, ptr %field
  %sum = add <4 x i32> %v, <i32 {n}, i32 {n + 1}, i32 {2 * n}, i32 -1>
  %quotient = udiv <4 x i32> %sum, <i32 3, i32 {n + 2}, i32 7, i32 10>
  %packed = add <2 x half> <half 1.0, half 2.0>, <half 3.0, half 4.0>
  %lane = extractelement <4 x i32> %quotient, i32 {n % 4}
  %at = add i64 ptrtoint (ptr getelementptr (i8, ptr addrspacecast (
      ptr addrspace(1) @place to ptr), i64 {n}) to i64), %old
  %long = zext i32 %lane to i64
  %more = add i64 %at, %long
  store i64 %more, ptr %field
  %last = getelementptr %s{n}, ptr %p, i32 0, i32 2
  store <4 x float> <float 1.0, float {n}.0, float 0.0, float 2.0>, ptr %last
  ret void
}}'''.replace("add <2 x half>", "fadd <2 x half>"))
    if BAD and n % BAD == 0:
        print(f'''
define void @bad{n}(ptr %p) {{
  %v = load i32, ptr addrspace(999) null
  store i32 %v, ptr %p
  ret void
}}''')
