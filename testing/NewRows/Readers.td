//===- Readers.td - Rows of readers, and some invented -----*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Takes the place of catalog/Readers.td, see CMakeLists.txt. The catalog of the
// product has no reader for compute_120 alone, and takes no exception to the
// attribute.
//
//===----------------------------------------------------------------------===//

include "../../catalog/Readers.td"

def LLVM23 : Reader<23, 120, "nvvm-next", LLVM20.Traits>;

let Mend = "RemoveWord" in
def : NewerAttribute<"norecurse", 21>;
