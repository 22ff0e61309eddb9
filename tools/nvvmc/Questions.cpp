//===- Questions.cpp - nvvmc explain, rules and intrinsics ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandLine/Questions.h"
#include "Commands.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm::tool {

static int statusOf(Error Problem) {
  return Problem ? fail(toString(std::move(Problem))) : +Fine;
}

int runExplain(const Options &O) { return statusOf(explainRules(outs(), O)); }

int runRules(const Options &O) { return statusOf(listRules(outs(), O)); }

int runIntrinsics(const Options &O) {
  return statusOf(describeIntrinsics(outs(), O));
}

} // namespace opennvvm::tool
