//===- Matrix.td - Tensor cores on fragments in registers --*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

let Family = "Matrix" in {

foreach I = !instances<Intrinsic>("^int_nvvm_(wmma|mma|ldmatrix|stmatrix)_") in
  def : Unsupported<I, "tensor core instructions are not printed yet">;

} // let Family
