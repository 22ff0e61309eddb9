//===- Carriers.cpp - Intrinsics that only libNVVM knows ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Carriers.h"
#include "Catalog/Encodings.h"
#include "Catalog/InternalIntrinsic.h"
#include "InlineAsm/Needs.h"
#include "PTX/Module/Callees.h"
#include "Pattern.h"
#include "PatternPrinter.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::ptx {

static PatternFacts factsOf(const InternalIntrinsic &Row) {
  uint32_t ImmArgs = 0;
  for (const InternalConstant &C : constantsOf(Row))
    ImmArgs |= 1u << C.Arg;
  return {Row.Name, patternOf(Row), ImmArgs, Row.Spaces, Row.InRegisters};
}

char tensorGroup(const CallBase &Call) {
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

/// The field \p Name of the word that \p Call has, and its value; null if there
/// is none.
static const InternalField *fieldOf(const CallInst &Call,
                                    const InternalIntrinsic &Row,
                                    StringRef Name, uint64_t &Value) {
  const InternalField *F = findField(Row, Name);
  auto *Word = F && F->Arg < Call.arg_size()
                   ? dyn_cast<ConstantInt>(Call.getArgOperand(F->Arg))
                   : nullptr;
  if (!Word || Word->getBitWidth() > 64)
    return nullptr;
  Value = F->of(Word->getZExtValue());
  return F;
}

/// What the documented encoding of atomics does not define in the word of
/// \p Call; empty if there is no such thing.
static std::string undefinedIn(const CallInst &Call,
                               const InternalIntrinsic &Row) {
  uint64_t Opcode, Scope;
  const InternalField *Operation = fieldOf(Call, Row, "opcode", Opcode),
                      *Scopes = fieldOf(Call, Row, "scope", Scope);
  // Casts have opcodes of their own.
  if (!Operation || !Scopes || !Row.Name.starts_with("llvm.nvvm.atomic.") ||
      Row.Name.starts_with("llvm.nvvm.atomic.cast"))
    return {};
  // Newer machines have a scope that the document lacks.
  if (Scopes->accepts(Scope))
    Scope = 0;
  Expected<AtomicWord> Known =
      decodeAtomic(Opcode << Operation->Low | Scope << Scopes->Low);
  return Known ? std::string() : toString(Known.takeError());
}

/// Notes under --annotate that a hint is not printed: the carrier has none in
/// PTX, as libNVVM prints it. This does not change any result.
static void leaveOutHint(FunctionEmitter &E, const CallInst &Call,
                         const InternalIntrinsic &Row) {
  uint64_t Hint;
  const InternalField *F =
      E.Ctx.Options.Annotate ? fieldOf(Call, Row, "cache hint", Hint) : nullptr;
  if (!F || !Hint)
    return;
  StringRef Name = valueName(*F, Hint);
  E.Out.emitLine(("// hint " + (Name.empty() ? utostr(Hint) : Name.str()) +
                  " is left out: libNVVM prints none"));
}

void emitCarrier(FunctionEmitter &E, const CallInst &CI,
                 const InternalIntrinsic &Row) {
  if (std::string Problem = misfit(CI, Row); !Problem.empty())
    return E.fail(Rule::EmitUnsupportedIntrinsic, CI,
                  {Row.Name.str(), Problem});
  if (std::string Problem = undefinedIn(CI, Row); !Problem.empty())
    return E.fail(Rule::EmitEncoding, CI, {Problem});
  leaveOutHint(E, CI, Row);
  size_t Begin = E.Out.writer().size();
  if (!printPattern(E, CI, factsOf(Row)))
    return;
  // Its fields decide which instruction it is, so the text tells what it needs.
  bool HasAll = true;
  forEachUse(E.Out.writer().slice(Begin), *E.Ctx.T.SM, [&](const AsmUse &Use) {
    HasAll = HasAll && E.require(Use.Needs, Use.What, CI);
  });
  checkTensorGroup(E, CI, tensorGroup(CI));
}

} // namespace opennvvm::ptx
