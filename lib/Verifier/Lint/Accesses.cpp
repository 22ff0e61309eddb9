//===- Accesses.cpp - Accesses to memory that is not there ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FunctionView.h"
#include "Lints.h"
#include "MemoryUse.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/GlobalVariable.h"

using namespace llvm;

namespace opennvvm::lint {

/// How many bytes \p Base has, if it is a variable that no other definition can
/// replace; 0 if that is not known.
static uint64_t bytesOf(const Value &Base, const DataLayout &DL) {
  if (auto *Variable = dyn_cast<AllocaInst>(&Base)) {
    std::optional<TypeSize> Size = Variable->getAllocationSize(DL);
    return Size && !Size->isScalable() ? Size->getFixedValue() : 0;
  }
  auto *GV = dyn_cast<GlobalVariable>(&Base);
  if (!GV || GV->isDeclaration() || GV->isInterposable() ||
      GV->hasCommonLinkage())
    return 0;
  return DL.getTypeAllocSize(GV->getValueType()).getFixedValue();
}

static void lintBounds(const FunctionView &View, const Instruction &I,
                       const MemoryUse &Use, const Address &To,
                       DiagnosticEngine &Diags) {
  uint64_t Bytes = To.IsConstant ? bytesOf(*To.Base, View.layout()) : 0;
  if (!Bytes || !Use.Bytes)
    return;
  // Distances are small, sizes may not be.
  bool Fits = To.Offset >= 0 && uint64_t(To.Offset) <= Bytes &&
              Use.Bytes <= Bytes - uint64_t(To.Offset);
  if (!Fits)
    Diags.report(Rule::LintOutOfBounds, I,
                 {Use.What.str(), count(Use.Bytes, "byte"), itostr(To.Offset),
                  spell(*To.Base), count(Bytes, "byte")});
}

/// Whether nothing is at address 0 of the space of \p Pointer.
static bool isNothingAtNull(const Function &F, const Value &Pointer) {
  unsigned Space = Pointer.getType()->getPointerAddressSpace();
  return Space == AddressSpace::Global ||
         (Space == AddressSpace::Generic && !NullPointerIsDefined(&F, Space));
}

/// What constant memory is called that is at \p Base; empty if it is not
/// constant.
static std::string constantAt(const Value &Base) {
  if (auto *GV = dyn_cast<GlobalVariable>(&Base); GV && GV->isConstant())
    return spell(Base);
  return Base.getType()->getPointerAddressSpace() == AddressSpace::Const
             ? spell(Base)
             : std::string();
}

static void lintAccess(const FunctionView &View, const Instruction &I,
                       const MemoryUse &Use, DiagnosticEngine &Diags) {
  Address To = View.addressOf(Use.Pointer);
  if (isa<ConstantPointerNull>(To.Base)) {
    // Other steps from null are how programs write absolute addresses.
    bool IsNull = To.IsInBounds || (To.IsConstant && To.Offset == 0);
    if (IsNull && !Use.IsVolatile && isNothingAtNull(View.function(), *To.Base))
      Diags.report(Rule::LintNullAccess, I, {Use.What.str()});
    return;
  }
  lintBounds(View, I, Use, To, Diags);
  if (!Use.IsWrite || Diags.hasErrorAt(I))
    return;
  if (std::string Name = constantAt(*To.Base); !Name.empty())
    Diags.report(Rule::LintConstantStore, I, {Use.What.str(), Name});
}

void lintAccesses(const FunctionView &View, DiagnosticEngine &Diags) {
  View.forEach([&](const Instruction &I) {
    forEachUse(I,
               [&](const MemoryUse &Use) { lintAccess(View, I, Use, Diags); });
  });
}

} // namespace opennvvm::lint
