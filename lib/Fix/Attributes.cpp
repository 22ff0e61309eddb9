//===- Attributes.cpp - Attributes and clauses ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Remedy.h"
#include "Target/Kernel.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::fix {

using Token = IRLexer::Token;

//===----------------------------------------------------------------------===//
// Removing
//===----------------------------------------------------------------------===//

/// Whether nothing in \p F can unwind or catch.
static bool neverUnwinds(const Function &F) {
  return none_of(instructions(F), [](const Instruction &I) {
    return I.isEHPad() || isa<InvokeInst, CallBrInst, ResumeInst>(I);
  });
}

/// The clause of \p Keyword at \p At with its operand.
static Span clauseAt(const ModuleText &Text, Span Keyword) {
  IRLexer L(Text.text(), Keyword.End);
  StringRef Word = Text.text(Keyword);
  Token T = L.next();
  if (Word == "personality") {
    // A type, which may have an address space, and a function, which may be in
    // a constant expression.
    for (; T.Kind != Token::End && !T.Text.starts_with("@"); T = L.next())
      if (T.opens())
        return {Keyword.Begin, L.skipGroup()};
    return {Keyword.Begin, T.Where.End};
  }
  return {Keyword.Begin, T.is('(') ? L.skipGroup() : T.Where.End};
}

/// The section of variable \p GV with the comma before it.
static Span sectionOf(const ModuleText &Text, const GlobalVariable &GV) {
  Span Name = Text.outline().variable(keyOf(GV));
  if (Name.empty())
    return {};
  IRLexer L(Text.text(), Name.End);
  Token Comma;
  for (Token T = L.next(); T.Kind != Token::End; T = L.next()) {
    if (T.opens())
      L.skipGroup();
    else if (T.is(','))
      Comma = T;
    else if (T.Text == "section" && Comma.Kind != Token::End)
      return {Comma.Where.Begin, L.next().Where.End};
    else if (L.peek().is('='))
      return {}; // The next definition.
  }
  return {};
}

bool removeClause(Remedy &R) {
  if (auto *GV = dyn_cast_or_null<GlobalVariable>(R.At.GV)) {
    Span Section = sectionOf(R.Text, *GV);
    if (Section.empty())
      return false;
    R.remove(Section);
    return true;
  }
  const Function *F = R.function();
  const Outline::Header *H = F ? R.Text.header(*F) : nullptr;
  if (!H || (R.At.Word == "personality" && !neverUnwinds(*F)))
    return false;
  Span InGroup;
  Span Keyword =
      findAttribute(R.Text.text(), R.Text.outline(), *H, R.At.Word, InGroup);
  if (Keyword.empty() || !InGroup.empty())
    return false;
  R.remove(clauseAt(R.Text, Keyword));
  return true;
}

/// Where the text holds attribute \p Word of a function or call.
/// \param [out] InGroup the attribute in its group, if a group holds it.
static Span findHeld(const ModuleText &Text, const Place &At, Span &InGroup) {
  if (At.I) {
    Span Whole = Text.statement(*At.I);
    return Whole.empty() ? Span()
                         : findAttribute(Text.text(), Text.outline(), Whole,
                                         At.Word, InGroup);
  }
  auto *F = dyn_cast_or_null<Function>(At.GV);
  const Outline::Header *H = F ? Text.header(*F) : nullptr;
  return H ? findAttribute(Text.text(), Text.outline(), *H, At.Word, InGroup)
           : Span();
}

/// Removes attribute \p Word of parameter \p Index of \p F, and of the argument
/// in its calls.
static bool removeParameterAttribute(Remedy &R, const Function &F) {
  Span S = R.Text.parameter(F, R.At.Index, R.At.Word);
  if (S.empty())
    return false;
  R.remove(S);
  for (const User *U : F.users()) {
    auto *Call = dyn_cast<CallBase>(U);
    if (!Call || Call->getCalledFunction() != &F)
      continue;
    std::optional<CallText> Parts = R.Text.call(*Call);
    if (!Parts)
      return false;
    if (R.At.Index >= Parts->Arguments.size())
      continue;
    Span Held = R.Text.attributeIn(Parts->Arguments[R.At.Index], R.At.Word);
    if (!Held.empty())
      R.remove(Held);
  }
  return true;
}

bool removeAttribute(Remedy &R) {
  if (R.At.Of == Place::Part::Parameter)
    return R.function() && removeParameterAttribute(R, *R.function());
  Span InGroup, Held = findHeld(R.Text, R.At, InGroup);
  if (Held.empty())
    return false;
  // The rule rejects the attribute on whatever else has the group.
  R.remove(InGroup.empty() ? Held : InGroup);
  return true;
}

//===----------------------------------------------------------------------===//
// Launch bounds of other functions
//===----------------------------------------------------------------------===//

/// Whether the annotation \p Key is what LLVM or we read as the launch bound \p
/// Bound, an attribute or a key.
static bool isBound(StringRef Key, StringRef Bound) {
  std::optional<BoundAttribute> Read = boundAttribute(Key);
  return Key == Bound || (Read && Read->Name == Bound);
}

/// Removes the annotations that give \p F the bound that the finding is about.
static bool removeBounds(Remedy &R, const Function &F) {
  std::string Name = keyOf(F);
  SmallVector<Span, 4> Pairs =
      findAnnotations(R.Text.text(), R.Text.outline(), AnnotationsName, Name,
                      [&](StringRef Key) { return isBound(Key, R.At.Word); });
  for (Span Pair : Pairs) {
    // With the comma before it, which no key lacks.
    StringRef Before = R.Text.text().take_front(Pair.Begin).rtrim();
    if (!Before.ends_with(","))
      return false;
    R.replace({Before.size() - 1, Pair.End}, "");
  }
  return !Pairs.empty();
}

bool markKernel(Remedy &R) {
  const Function *F = R.function();
  if (!F)
    return false;
  const Outline::Header *H = R.Text.header(*F);
  bool MayBeKernel = !F->isDeclaration() && !F->hasLocalLinkage() &&
                     F->use_empty() && F->getReturnType()->isVoidTy() &&
                     !F->isVarArg() && F->getCallingConv() == CallingConv::C;
  if (H && MayBeKernel) {
    Span Result = findResult(R.Text.text(), *H);
    // Attributes of the result would be between the two.
    if (Result.empty())
      return false;
    R.insert(Result.Begin, "ptx_kernel ");
    return true;
  }
  Span InGroup, Held = findHeld(R.Text, R.At, InGroup);
  if (Held.empty())
    return removeBounds(R, *F);
  // Kernels may have the same group.
  if (!InGroup.empty() && R.Text.occurrences(R.Text.text(Held)).size() > 2)
    return false;
  R.remove(InGroup.empty() ? Held : InGroup);
  return true;
}

//===----------------------------------------------------------------------===//
// Adding
//===----------------------------------------------------------------------===//

/// Whether what \p A holds is a signed number as far as one can see.
static bool isSigned(const Argument &A) {
  return !A.use_empty() && all_of(A.users(), [](const User *U) {
    return isa<SExtInst, SIToFPInst>(U);
  });
}

static bool isExtended(AttributeSet Attributes) {
  return Attributes.hasAttribute(Attribute::ZExt) ||
         Attributes.hasAttribute(Attribute::SExt);
}

/// Inserts \p Word behind the type at the beginning of \p S.
static bool insertAfterType(Remedy &R, Span S, StringRef Word) {
  Token Type = R.Text.lexer(S).next();
  if (Type.Kind != Token::Word || !Type.Text.starts_with("i"))
    return false;
  R.insert(Type.Where.End, " " + Word);
  return true;
}

static bool extendInCall(Remedy &R, const CallBase &Call, bool IsResult,
                         StringRef Word) {
  AttributeList Attributes = Call.getAttributes();
  if (isExtended(IsResult ? Attributes.getRetAttrs()
                          : Attributes.getParamAttrs(R.At.Index)))
    return true;
  std::optional<CallText> Parts = R.Text.call(Call);
  if (!Parts || (!IsResult && R.At.Index >= Parts->Arguments.size()))
    return false;
  if (!IsResult)
    return insertAfterType(R, Parts->Arguments[R.At.Index], Word);
  R.insert(Parts->Result.Begin, Word + " ");
  return true;
}

bool extendInteger(Remedy &R) {
  const Function *F = R.function();
  const Outline::Header *H = F ? R.Text.header(*F) : nullptr;
  if (!H)
    return false;
  // Indirect calls would have to do the same.
  if (F->hasAddressTaken())
    return false;
  bool IsResult = R.At.Of == Place::Part::Result;
  StringRef Word = "zeroext";
  // What other modules call must not depend on what they cannot see.
  if (!IsResult && F->hasLocalLinkage() && R.At.Index < F->arg_size() &&
      isSigned(*F->getArg(R.At.Index)))
    Word = "signext";
  if (IsResult) {
    Span Type = findResult(R.Text.text(), *H);
    if (Type.empty())
      return false;
    R.insert(Type.Begin, Word + " ");
  } else if (!insertAfterType(R, R.Text.parameter(*F, R.At.Index), Word)) {
    return false;
  }
  for (const User *U : F->users())
    if (auto *Call = dyn_cast<CallBase>(U);
        Call && Call->getCalledFunction() == F &&
        !extendInCall(R, *Call, IsResult, Word))
      return false;
  return true;
}

/// Adds what assembly that threads execute together must have.
static bool markAssembly(Remedy &R, const CallBase &Call,
                         const InlineAsm &Asm) {
  std::optional<CallText> Parts = R.Text.call(Call);
  if (!Parts)
    return false;
  if (!Call.isConvergent())
    R.insert(Parts->End, " convergent");
  if (!Asm.hasSideEffects() && Call.getType()->isVoidTy())
    R.insert(Parts->Callee.End, " sideeffect");
  return true;
}

bool makeConvergent(Remedy &R) {
  auto *Call = R.instruction<CallBase>();
  if (!Call)
    return false;
  if (auto *Asm = dyn_cast<InlineAsm>(Call->getCalledOperand()))
    return markAssembly(R, *Call, *Asm);
  const Function *F = Call->getCalledFunction();
  std::optional<size_t> At = F ? R.Text.endOfParameters(*F) : std::nullopt;
  if (!At)
    return false;
  R.insert(*At, " convergent");
  return true;
}

} // namespace opennvvm::fix
