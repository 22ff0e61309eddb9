//===- PTXVersions.td - Versions of PTX, and one invented --*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Takes the place of catalog/PTXVersions.td, see CMakeLists.txt.
//
//===----------------------------------------------------------------------===//

include "../../catalog/PTXVersions.td"

def PTX99 : PTX<99>;
