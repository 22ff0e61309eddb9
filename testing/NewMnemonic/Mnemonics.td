//===- Mnemonics.td - Instructions, and one invented -------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Takes the place of catalog/Mnemonics.td, see CMakeLists.txt.
//
//===----------------------------------------------------------------------===//

include "../../catalog/Mnemonics.td"

def : Mnemonic<"frobnicate", From<90, PTX80>>;
def : Mnemonic<"frobnicate", From<100, PTX86>, ["gently"]>;
