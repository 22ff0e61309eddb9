//===- FunctionContext.cpp - What is known of one function ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FunctionContext.h"
#include "Catalog/Mnemonic.h"
#include "llvm/IR/Function.h"

using namespace llvm;

namespace opennvvm::ptx {

FunctionContext::FunctionContext(const ModuleContext &Ctx, TypeTable &Types)
    : Ctx(Ctx), Types(Types), DL(Ctx.DL), Out(Ctx.Names, Regs),
      Shared(Regs, Out) {}

void FunctionContext::reset(const Function &Fn, unsigned Index, Writer &To) {
  F = &Fn;
  Current = nullptr;
  FunctionIndex = Index;
  FlushF32 = Fn.getDenormalMode(APFloat::IEEEsingle()).Output ==
             DenormalMode::PreserveSign;
  Regs.clear();
  Out.reset(To, Index);
  if (isOptimized())
    Shared.reset(Fn);
}

//===----------------------------------------------------------------------===//
// Findings
//===----------------------------------------------------------------------===//

void FunctionContext::fail(Rule R, const Instruction &I,
                           ArrayRef<std::string> Args, StringRef Help) {
  Ctx.Diags.report(R, I, Args, {}, Help);
}

void FunctionContext::needPTX(PTXVersion V, StringRef What,
                              const Instruction &I) {
  if (Ctx.T.PTX && *Ctx.T.PTX < V) {
    fail(Rule::EmitNeedsPtx, I,
         {What.str(), formatPTXVersion(V), formatPTXVersion(*Ctx.T.PTX)});
    return;
  }
  Ctx.Needs.need(V);
}

void FunctionContext::needPTX(const Opcode &O, const Instruction &I) {
  PTXVersion V = gateOf(O, *Ctx.T.SM).PTX;
  if (Ctx.T.PTX && *Ctx.T.PTX < V)
    return needPTX(V, O.str(), I);
  Ctx.Needs.need(V);
}

bool FunctionContext::require(const Gate &G, StringRef What,
                              const Instruction &I) {
  if (!G.allowsSM(*Ctx.T.SM)) {
    Ctx.Diags.report(Rule::EmitNeedsArch, I,
                     {What.str(), describeTargets(G.SMs), Ctx.T.SM->Name.str()},
                     {}, "compile for " + summarizeTargets(G.SMs));
    return false;
  }
  needPTX(G.PTX, What, I);
  return true;
}

} // namespace opennvvm::ptx
