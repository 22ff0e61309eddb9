//===- GeometryOut.cpp - Streams of a geometry stage ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CrossChecks.h"

using namespace llvm;

namespace opennvvm::verifier {

namespace {
/// A value of the field "mode".
enum GeometryMode : unsigned { Cut = 1 };
} // namespace

void checkGeometryOut(InternalCall &Call) {
  if (Call.field("mode") != Cut)
    return;
  std::optional<uint64_t> Stream = Call.constant(1);
  if (!Stream)
    Call.report(Rule::MiscGeometryCutConstant);
  else if (*Stream != 0)
    Call.report(Rule::MiscGeometryCutZero);
}

} // namespace opennvvm::verifier
