//===- Carriers.cpp - Intrinsics that only libNVVM knows ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/InternalIntrinsic.h"
#include "InlineAsm/Needs.h"
#include "Insts.h"
#include "PatternPrinter.h"

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::ptx;

static PatternFacts factsOf(const InternalIntrinsic &Row) {
  uint32_t ImmArgs = 0;
  for (const InternalConstant &C : constantsOf(Row))
    ImmArgs |= 1u << C.Arg;
  return {Row.Name, patternOf(Row), ImmArgs, Row.Spaces, Row.InRegisters};
}

const InternalIntrinsic *ptx::printedCarrier(const CallBase &Call) {
  const Function *F = Call.getCalledFunction();
  if (!F || !F->isIntrinsic() ||
      F->getIntrinsicID() != Intrinsic::not_intrinsic)
    return nullptr;
  const InternalIntrinsic *Row = findInternalIntrinsic(*F);
  return Row && Row->hasPattern() ? Row : nullptr;
}

char ptx::tensorGroup(const CallBase &Call) {
  const InternalIntrinsic *Row = printedCarrier(Call);
  const InternalField *F = Row ? findField(*Row, "cta_group") : nullptr;
  auto *Word = F && F->Arg < Call.arg_size()
                   ? dyn_cast<ConstantInt>(Call.getArgOperand(F->Arg))
                   : nullptr;
  return Word && Word->getBitWidth() <= 64
             ? char('1' + F->of(Word->getZExtValue()))
             : 0;
}

/// Why \p Row does not fit \p Call; empty if it does.
static std::string misfit(const CallInst &Call, const InternalIntrinsic &Row) {
  SmallVector<Type *, 4> Bound;
  if (!fitsForm(*Call.getFunctionType(), Row, Bound))
    return ("it is declared as " + Row.Signature).str();
  if (Row.Spaces)
    for (const Value *V : Call.args())
      if (auto *Ty = dyn_cast<PointerType>(V->getType());
          Ty && (Ty->getAddressSpace() >= 16 ||
                 !(Row.Spaces >> Ty->getAddressSpace() & 1)))
        return "PTX has no form for a pointer to address space " +
               std::to_string(Ty->getAddressSpace());
  return {};
}

void ptx::emitCarrier(FunctionEmitter &E, const CallInst &CI,
                      const InternalIntrinsic &Row) {
  if (std::string Problem = misfit(CI, Row); !Problem.empty())
    return E.fail(Rule::EmitUnsupportedIntrinsic, CI,
                  {Row.Name.str(), Problem});
  size_t Begin = E.Out.writer().size();
  if (!printPattern(E, CI, factsOf(Row)))
    return;
  // Its fields decide which instruction it is, so the text tells what it needs.
  bool HasAll = true;
  forEachUse(E.Out.writer().slice(Begin), [&](const AsmUse &Use) {
    HasAll = HasAll && E.require(Use.Needs, Use.What, CI);
  });
  checkTensorGroup(E, CI, tensorGroup(CI));
}
