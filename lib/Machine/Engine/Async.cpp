//===- Async.cpp - Work that goes on beside its thread --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Async.h"
#include "Machine/Engine/Exec.h"

namespace opennvvm::ptxmachine {

bool start(Exec &X, AsyncOperation Operation) {
  Exec Inner(X.S, X.T);
  Inner.Operation = &Operation;
  return Operation.Run(Inner) && (!Operation.Done || Operation.Done(Inner));
}

} // namespace opennvvm::ptxmachine
