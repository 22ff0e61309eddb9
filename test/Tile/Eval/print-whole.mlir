// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Floats that are printed as integers become the closest one, and NaNs become
// zero, whatever the engine and whether they are known when compiling.
//
// RUN: nvvmc run %s --engine=eval | FileCheck %s
// RUN: nvvmc run %s --engine=machine | FileCheck %s
// CHECK: [9223372036854775807, 9223372036854774784, -9223372036854775808, -9223372036854775808]
// CHECK-NEXT: [9223372036854775807, -9223372036854775808, 0, -2]
// CHECK-NEXT: [9223372036854775807, 9223372036854774784, 9223372036854775808, 9223372036854775808]
// CHECK-NEXT: [7fffffffffffffff, 8000000000000000, 0, fffffffffffffffe]
// CHECK-NEXT: 9223372036854775807 -9223372036854775808
cuda_tile.module @m {
  entry @p() {
    // 2^63, the number below, -2^63 and the number below.
    %x = constant <f64: [0x43e0000000000000, 0x43dfffffffffffff,
                         0xc3e0000000000000, 0xc3e0000000000001]> : tile<4xf64>
    // Infinities, a NaN, and a number that is cut.
    %y = constant <f32: [0x7f800000, 0xff800000, 0x7fc00000, -2.75]> : tile<4xf32>
    %t = print_tko "%d\0A", %x : tile<4xf64> -> token
    %u = print_tko "%lli\0A", %y token=%t : tile<4xf32> -> token
    %v = print_tko "%u\0A", %x token=%u : tile<4xf64> -> token
    %w = print_tko "%x\0A", %y token=%v : tile<4xf32> -> token
    %large = constant <f32: 1.0e30> : tile<f32>
    %small = constant <f64: -1.0e30> : tile<f64>
    %z = print_tko "%d %d\0A", %large, %small token=%w : tile<f32>, tile<f64> -> token
  }
}
