//===- FunctionEmitter.cpp - The parts that know a function ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FunctionEmitter.h"

using namespace llvm;

namespace opennvvm::ptx {

FunctionEmitter::FunctionEmitter(const ModuleContext &Ctx, TypeTable &Types)
    : FunctionContext(Ctx, Types), Addresses(*this),
      Constants(*this, Addresses), Frame(*this, Addresses, Constants),
      Values(*this, Constants, Frame), Memory(*this, Addresses),
      Params(*this, Addresses, Frame, Values, Memory),
      Pointers(*this, Addresses, Constants, Frame, Params, Values),
      Flow(*this, Frame, Values), Assembly(*Ctx.T.SM) {}

void FunctionEmitter::reset(const Function &Fn, unsigned Index, Writer &To) {
  FunctionContext::reset(Fn, Index, To);
  TensorGroup = 0;
  Values.clear();
  Constants.forget();
  Params.clear();
  Flow.reset(Fn);
  Order.clear();
  CallCount = 0;
  AsmCount = 0;
  AsmNames.clear();
  AsmBraces = 0;
}

} // namespace opennvvm::ptx
