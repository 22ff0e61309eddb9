// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Most tile blocks have nothing to do.
cuda_tile.module @early_exit {
  entry @early_exit(%n: tile<i32>, %y: tile<ptr<i32>>) {
    %b, %by, %bz = get_tile_block_id : tile<i32>
    %gx, %gy, %gz = get_num_tile_blocks : tile<i32>
    %late = cmpi greater_than_or_equal %b, %n, signed : tile<i32> -> tile<i1>
    if %late {
      return
    } else {
      %zero = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      for unsigned %i in (%b to %n, step %gx) : tile<i32> {
        %p = offset %y, %i : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
        %t = store_ptr_tko weak %p, %i : tile<ptr<i32>>, tile<i32> -> token
      }
    }
  }
}
