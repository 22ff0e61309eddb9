//===- Opt.cpp - nvvmc opt ------------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "Driver/Transform.h"
#include "Pipeline/Tiers/Optimizer.h"
#include "Transform.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm::tool {

int runOpt(const Options &O) {
  if (O.PrintPipeline) {
    printPipeline(outs(), O.optimizer());
    return Fine;
  }
  return transformFile(O, "opt", [&](Session &S, ProgramUnit &Unit) {
    return optimizeInput(Unit.Input, S.request(), !O.Profiles.empty(),
                         Unit.Diags, &errs());
  });
}

} // namespace opennvvm::tool
