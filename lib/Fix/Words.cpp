//===- Words.cpp - Operands of internal intrinsics ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/InternalIntrinsic.h"
#include "Remedy.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstrTypes.h"

using namespace llvm;

namespace opennvvm::fix {

namespace {
/// A call of an intrinsic with an operand that should be undefined.
struct PolicyCall {
  const CallBase *Call = nullptr;
  unsigned Policy = 0;
  bool HasPolicy = false; ///< The operand is defined.
  /// The field of the flags that asks for the operand; null if they have none.
  const InternalField *Asks = nullptr;
  CallText Parts;
};
} // namespace

static std::optional<PolicyCall> policyCall(const Remedy &R) {
  PolicyCall Found;
  Found.Call = R.instruction<CallBase>();
  const Function *F = Found.Call ? Found.Call->getCalledFunction() : nullptr;
  const InternalIntrinsic *Row = F ? findInternalIntrinsic(*F) : nullptr;
  std::optional<CallText> Parts =
      Row ? R.Text.call(*Found.Call) : std::optional<CallText>();
  if (!Parts)
    return std::nullopt;
  const InternalConstant *Undef = find_if(
      constantsOf(*Row), [](const InternalConstant &C) { return C.IsUndef; });
  if (Undef == constantsOf(*Row).end() || Undef->Arg >= Found.Call->arg_size())
    return std::nullopt;
  Found.Parts = std::move(*Parts);
  Found.Policy = Undef->Arg;
  Found.HasPolicy = !isa<UndefValue>(Found.Call->getArgOperand(Undef->Arg));
  Found.Asks = findField(*Row, "cache hint");
  return Found;
}

/// Replaces the value of operand \p I.
static bool replaceValue(Remedy &R, const PolicyCall &C, unsigned I,
                         const Twine &New) {
  // What follows its type is the value, or attributes and the value.
  SmallVector<IRLexer::Token, 16> Words = R.Text.words(C.Parts.Arguments[I]);
  if (Words.size() != 2)
    return false;
  R.replace(Words.back().Where, New);
  return true;
}

static const ConstantInt *flagsOf(const PolicyCall &C) {
  return dyn_cast<ConstantInt>(C.Call->getArgOperand(0));
}

bool dropUnreadOperand(Remedy &R) {
  std::optional<PolicyCall> C = policyCall(R);
  if (!C || !C->HasPolicy)
    return false;
  if (C->Asks)
    if (const ConstantInt *Flags = flagsOf(*C);
        !Flags || C->Asks->of(Flags->getZExtValue()))
      return false;
  return replaceValue(R, *C, C->Policy, "undef");
}

bool clearPolicyBit(Remedy &R) {
  std::optional<PolicyCall> C = policyCall(R);
  const ConstantInt *Flags = C ? flagsOf(*C) : nullptr;
  if (!Flags || C->HasPolicy || !C->Asks)
    return false;
  uint64_t Bit = uint64_t(1) << C->Asks->Low;
  return replaceValue(R, *C, 0, utostr(Flags->getZExtValue() & ~Bit));
}

} // namespace opennvvm::fix
