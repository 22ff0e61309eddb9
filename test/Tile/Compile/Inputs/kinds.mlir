// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parameters of each kind, and two kernels with shared memory of their own and
// of the launch.
!view = !nv_tileas.tiled_view<64x32xf16>

llvm.mlir.global internal @own() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<100 x i32>
llvm.mlir.global internal @unused() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<7 x i32>
llvm.mlir.global external @given() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<0 x i8>

func.func @kinds(%v: !view, %i: i1, %b: i8, %n: index, %f: f64, %h: bf16)
    attributes {nv_tileas.kernel} {
  return
}

llvm.func @touch() {
  %at = llvm.mlir.addressof @own : !llvm.ptr<3>
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.store volatile %zero, %at : i32, !llvm.ptr<3>
  llvm.return
}

llvm.func @shares(%p: !llvm.ptr<1>) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 64, 2>, nvvm.cluster_dim = array<i32: 2, 1, 1>, nv_tileas.dynamic_shared = 70000 : i32} {
  %at = llvm.mlir.addressof @given : !llvm.ptr<3>
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.store volatile %zero, %at : i32, !llvm.ptr<3>
  llvm.call @touch() : () -> ()
  llvm.return
}
