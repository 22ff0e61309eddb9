//===- Wgmma.td - Warpgroup tensor cores -------------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

let Family = "Wgmma" in {

foreach I = !instances<Intrinsic>("^int_nvvm_wgmma_") in
  def : Unsupported<I, "warpgroup tensor core instructions are not printed yet", Exactly<[90], PTX80>>;

} // let Family
