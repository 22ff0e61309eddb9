// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
#file = #cuda_tile.di_file<"placed.py" in "/src">
#unit = #cuda_tile.di_compile_unit<file = #file>
#sub = #cuda_tile.di_subprogram<file = #file, line = 3, name = "placed", linkageName = "placed", compileUnit = #unit, scopeLine = 4>
cuda_tile.module @places producer "by hand" {
  entry @placed(%n: tile<i32>) {
    %0 = addi %n, %n : tile<i32> loc(#place)
    return loc(#place)
  } loc(#start)
}
#place = loc(#cuda_tile.di_loc<loc("placed.py":5:7) in #sub>)
#start = loc(#cuda_tile.di_loc<loc("placed.py":3:1) in #sub>)
