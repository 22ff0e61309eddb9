// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shapes: what moves elements moves their runs, as far as they stay aligned.
//
// RUN: nv-tileas-opt %s --nv-tileas-print-axis-facts --verify-diagnostics=only-expected -o /dev/null

!row = !nv_tileas.tile<64xi32>

func.func @shapes(%n: i32, %p: index) attributes {nv_tileas.kernel} {
  %c4 = arith.constant 4 : i32
  %i = nv_tileas.generate : tile<64xi32> { // expected-remark {{[0, 63] div 1; d0 run 64/64 step 1 div 2^62}}
  ^bb0(%k: index):
    %0 = arith.index_cast %k : index to i32
    nv_tileas.yield %0 : i32
  }
  // Runs of four.
  %g = nv_tileas.map %i : !row -> !row { // expected-remark {{[0, 3] div 1; d0 run 4/64 step 1 div 2^62}}
  ^bb0(%k: i32):
    %0 = arith.remui %k, %c4 : i32
    nv_tileas.yield %0 : i32
  }
  %s = nv_tileas.splat %n : i32 -> tile<8x4xi32> // expected-remark {{any div 1; d0 run 8/8 step 0 div 1; d1 run 4/4 step 0 div 1}}
  %e = nv_tileas.expand_dims %i {axis = 1 : i32} : tile<64xi32> -> tile<64x1xi32> // expected-remark {{[0, 63] div 1; d0 run 64/64 step 1 div 2^62; d1 run 1/1 div 1}}
  %b = nv_tileas.broadcast %e : tile<64x1xi32> -> tile<64x8xi32> // expected-remark {{[0, 63] div 1; d0 run 64/64 step 1 div 2^62; d1 run 8/8 step 0 div 1}}
  %t = nv_tileas.permute %b {permutation = array<i32: 1, 0>} : tile<64x8xi32> -> tile<8x64xi32> // expected-remark {{[0, 63] div 1; d0 run 8/8 step 0 div 1; d1 run 64/64 step 1 div 2^62}}
  %r = nv_tileas.reshape %i : tile<64xi32> -> tile<4x1x16xi32> // expected-remark {{[0, 63] div 1; d0 run 4/4 step 16 div 1; d1 run 1/1 div 1; d2 run 16/16 step 1 div 16}}
  %r1 = nv_tileas.reshape %r : tile<4x1x16xi32> -> tile<8x8xi32> // expected-remark {{[0, 63] div 1; d0 run 8/8 step 8 div 1; d1 run 8/8 step 1 div 8}}
  %r2 = nv_tileas.reshape %t : tile<8x64xi32> -> tile<512xi32> // expected-remark {{[0, 63] div 1; d0 run 64/512 step 1 div 2^62}}
  %r3 = nv_tileas.reshape %g : tile<64xi32> -> tile<8x8xi32> // expected-remark {{[0, 3] div 1; d0 run 1/8 div 1; d1 run 4/8 step 1 div 2^62}}
  %x = nv_tileas.extract_slice %g [8] : tile<64xi32> -> tile<16xi32> // expected-remark {{[0, 3] div 1; d0 run 4/16 step 1 div 2^62}}
  %x1 = nv_tileas.extract_slice %g [2] : tile<64xi32> -> tile<16xi32> // expected-remark {{[0, 3] div 1; d0 run 2/16 step 1 div 2}}
  %x2 = nv_tileas.extract_slice %g [1] : tile<64xi32> -> tile<16xi32> // expected-remark {{[0, 3] div 1; d0 run 1/16 div 1}}
  %h = nv_tileas.extract_part %i[%p] : tile<64xi32> -> tile<16xi32> // expected-remark {{[0, 63] div 1; d0 run 16/16 step 1 div 16}}
  %c = nv_tileas.cat %i, %g {axis = 0 : i32} : tile<64xi32>, tile<64xi32> -> tile<128xi32> // expected-remark {{[0, 63] div 1; d0 run 4/128 step 1 div 4}}
  %v = nv_tileas.insert_part %h, %i[%p] : tile<16xi32>, tile<64xi32> // expected-remark {{[0, 63] div 1; d0 run 1/64 div 1}}
  %f = nv_tileas.shuffle %i {axis = 0 : i32, xor_mask = 1} : tile<64xi32> -> tile<64xi32> // expected-remark {{[0, 63] div 1; d0 run 1/64 div 1}}
  %m = nv_tileas.reduce %i {axis = 0 : i32, combiner = #nv_tileas<combiner max>} : tile<64xi32> -> tile<i32> // expected-remark {{[0, 63] div 1}}
  %a = nv_tileas.reduce %i {axis = 0 : i32, combiner = #nv_tileas<combiner add>} : tile<64xi32> -> tile<i32> // expected-remark {{unknown}}
  %y = nv_tileas.element %m : tile<i32> -> i32 // expected-remark {{[0, 63] div 1}}
  return
}

// What is in a buffer can be written between two uses.
#shared = #nv_tileas.shared<order = [0]>
#two = #nv_tileas.blocked<[2], order = [0]>
#four = #nv_tileas.blocked<[4], order = [0]>
func.func @buffers() attributes {nv_tileas.kernel} {
  %c = arith.constant dense<3> : !nv_tileas.tile<64xi32, #two> // expected-remark {{[3, 3] div 1; d0 run 64/64 step 0 div 1}}
  %b = nv_tileas.convert_layout %c : tile<64xi32, #two> -> tile<64xi32, #shared> // expected-remark {{unknown}}
  %d = nv_tileas.convert_layout %b : tile<64xi32, #shared> -> tile<64xi32, #two> // expected-remark {{unknown}}
  %v = nv_tileas.convert_layout %c : tile<64xi32, #two> -> tile<64xi32, #four> // expected-remark {{[3, 3] div 1; d0 run 64/64 step 0 div 1}}
  return
}
