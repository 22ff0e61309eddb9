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

def Release999 : Release<"99.9">;

def : Reader<7, 0, "nvvm70", CommonTraits, [Release999]>;
def : NewerReader<23, [Release999]>;
def : Reader<24, 120, "nvvm-next", [ReadsNewerBitcode], [Release999]>;

let Mend = "RemoveWord" in
def : NewerAttribute<"norecurse", 24>;
