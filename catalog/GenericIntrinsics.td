//===- GenericIntrinsics.td - Every llvm.* of no target ----*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How each of LLVM's generic intrinsics is handled: the function that prints or
// expands it, the libdevice function that computes it, what the verifier
// requires of its types, and why it is refused. The build fails if an intrinsic
// of LLVM is in none of these rows, or in two.
//
//===----------------------------------------------------------------------===//

include "GenericRow.td"

include "generic/Hints.td"
include "generic/Integers.td"
include "generic/Mathematics.td"
include "generic/RoundingModes.td"
include "generic/Memory.td"
include "generic/Vectors.td"
include "generic/PredicatedVectors.td"
include "generic/Refused.td"
