// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel that stores to the last of SIZE bytes of shared memory, behind a small
// variable.
llvm.mlir.global internal @small() {addr_space = 3 : i32, alignment = 4 : i64} : !llvm.array<8 x i8>
llvm.mlir.global internal @memory() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<SIZE x i8>

llvm.func @use(%to: !llvm.ptr<1>, %last: i64, %value: i8) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 1, 1, 1>} {
  %small = llvm.mlir.addressof @small : !llvm.ptr<3>
  %memory = llvm.mlir.addressof @memory : !llvm.ptr<3>
  %at = llvm.getelementptr %memory[%last] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i8
  llvm.store volatile %value, %small : i8, !llvm.ptr<3>
  llvm.store volatile %value, %at : i8, !llvm.ptr<3>
  %again = llvm.load volatile %at : !llvm.ptr<3> -> i8
  llvm.store %again, %to : i8, !llvm.ptr<1>
  llvm.return
}
