// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel that is lowered already, with a store that the optimizer removes.
llvm.func @store(%to: !llvm.ptr<1>, %value: i32) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 32, 1, 1>} {
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.store %value, %to : i32, !llvm.ptr<1>
  %again = llvm.load %to : !llvm.ptr<1> -> i32
  %more = llvm.add %again, %one : i32
  llvm.store %more, %to : i32, !llvm.ptr<1>
  llvm.return
}
