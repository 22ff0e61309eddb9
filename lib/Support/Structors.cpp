//===- Structors.cpp - Lists of constructors and destructors --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Support/Structors.h"
#include "opennvvm/Support/Diagnostics.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalVariable.h"

using namespace llvm;

namespace opennvvm {

std::vector<std::string> describeStructors(const GlobalVariable &List) {
  auto *Entries = List.hasInitializer()
                      ? dyn_cast<ConstantArray>(List.getInitializer())
                      : nullptr;
  std::string Names;
  for (unsigned I = 0; Entries && I < Entries->getNumOperands(); ++I) {
    // A priority, the function, and what it is about.
    auto *Entry = dyn_cast<ConstantStruct>(Entries->getOperand(I));
    if (!Entry || Entry->getNumOperands() < 2)
      continue;
    if (auto *F = dyn_cast<Function>(Entry->getOperand(1)->stripPointerCasts()))
      Names +=
          (Names.empty() ? "it lists @" : ", @") + nameForPeople(F->getName());
  }
  if (Names.empty())
    return {};
  return {std::move(Names)};
}

} // namespace opennvvm
