//===- Lowering.td - Every rule that lowers intrinsics -----*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

include "LoweringRow.td"

include "lowering/Vectors.td"
include "lowering/Shuffles.td"
include "lowering/Conversions.td"
include "lowering/Arithmetic.td"
include "lowering/Matrices.td"
include "lowering/Barriers.td"
