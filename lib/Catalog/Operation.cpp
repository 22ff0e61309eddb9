//===- Operation.cpp - Intrinsics of MLIR's nvvm dialect ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Operation.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm {

static constexpr NVVMOperation Operations[] = {
#define OPENNVVM_OPERATIONS
#include "opennvvm/Catalog/Operations.inc"
};

static constexpr uint16_t Indices[] = {
#define OPENNVVM_OPERATION_INTRINSICS
#include "opennvvm/Catalog/Operations.inc"
};

const NVVMOperation *findOperation(StringRef Name) {
  auto *It = llvm::lower_bound(
      Operations, Name,
      [](const NVVMOperation &O, StringRef N) { return O.Name < N; });
  return It != std::end(Operations) && It->Name == Name ? It : nullptr;
}

ArrayRef<uint16_t> intrinsicsOf(const NVVMOperation &Operation) {
  return ArrayRef(Indices).slice(Operation.Begin, Operation.Count);
}

} // namespace opennvvm
