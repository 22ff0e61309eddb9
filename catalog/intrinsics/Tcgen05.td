//===- Tcgen05.td - Tensor cores with memory of their own --*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

let Family = "Tcgen05" in {

foreach I = !instances<Intrinsic>("^int_nvvm_tcgen05_") in
  def : Unsupported<I, "tcgen05 instructions are not printed yet", Special<DatacenterBlackwell, PTX86>>;

} // let Family
