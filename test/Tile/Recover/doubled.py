# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a kernel whose tile begins at a number that is doubled LENGTH times by
additions, and whose mask is combined LENGTH times with itself, so that there are
2^LENGTH ways to both.

    doubled.py LENGTH
"""

import sys

length = int(sys.argv[1])
print("""!at = !nv_tileas.tile<16xi64>
!mask = !nv_tileas.tile<16xi1>
func.func @doubled(%p: i64, %q: !at, %n: i32, %o: i32) attributes {nv_tileas.kernel} {
  %0 = arith.extsi %o : i32 to i64
  %limit = arith.extsi %n : i32 to i64""")
for number in range(length):
    print(f"  %{number + 1} = arith.addi %{number}, %{number} : i64")
print(f"""  %at = nv_tileas.generate : !at {{
  ^bb0(%k: index):
    %c4 = arith.constant 4 : i64
    %i = arith.index_cast %k : index to i64
    %j = arith.addi %i, %{length} : i64
    %far = arith.muli %j, %c4 : i64
    %there = arith.addi %p, %far : i64
    nv_tileas.yield %there : i64
  }}
  %m0 = nv_tileas.generate : !mask {{
  ^bb0(%k: index):
    %zero = arith.constant 0 : i64
    %i = arith.index_cast %k : index to i64
    %j = arith.addi %i, %{length} : i64
    %before = arith.cmpi slt, %j, %limit : i64
    %behind = arith.cmpi sge, %j, %zero : i64
    %in = arith.andi %before, %behind : i1
    nv_tileas.yield %in : i1
  }}""")
for number in range(length):
    print(f"""  %m{number + 1} = nv_tileas.map %m{number}, %m{number} : !mask, !mask -> !mask {{
  ^bb0(%l: i1, %r: i1):
    %both = arith.andi %l, %r : i1
    nv_tileas.yield %both : i1
  }}""")
print(f"""  %x = nv_tileas.load_at %at mask %m{length} : !at, !mask -> tile<16xf32>
  nv_tileas.store_at %x, %q : tile<16xf32>, !at
  return
}}""")
