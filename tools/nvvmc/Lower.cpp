//===- Lower.cpp - nvvmc lower --------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "Transform.h"

using namespace llvm;

namespace opennvvm::tool {

int runLower(const Options &O) {
  return transformFile(O, "lower", [&](LoadedModule &L, DiagnosticEngine &) {
    lowerInput(*L.Module, O);
    return true;
  });
}

} // namespace opennvvm::tool
