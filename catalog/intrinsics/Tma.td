//===- Tma.td - Tensor copies ------------------------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

let Family = "Tma" in {

foreach I = !instances<Intrinsic>("^int_nvvm_(cp_async_bulk_tensor|tensormap)_") in
  def : Unsupported<I, "tensor copies are not printed yet", From<90, PTX80>>;

} // let Family
