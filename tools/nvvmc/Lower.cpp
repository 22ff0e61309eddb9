//===- Lower.cpp - nvvmc lower --------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "Driver/Transform.h"
#include "Transform.h"

using namespace llvm;

namespace opennvvm::tool {

int runLower(const Options &O) {
  return transformFile(O, "lower", [&](Session &S, ProgramUnit &Unit) {
    lowerInput(*Unit.Input.Module, S.request(), LoweringLevel(O.LoweringLevel));
    return true;
  });
}

} // namespace opennvvm::tool
