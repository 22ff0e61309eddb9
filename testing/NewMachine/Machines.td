//===- Machines.td - Rows of machines, and one invented ----*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Takes the place of catalog/Machines.td, see CMakeLists.txt.
//
//===----------------------------------------------------------------------===//

include "../../catalog/Machines.td"

def sm_130 : SM<130, PTX90, "", 120>;
def sm_130f : SM<130, PTX90, "f", 120>;
def sm_130a : SM<130, PTX90, "a", 120>;
