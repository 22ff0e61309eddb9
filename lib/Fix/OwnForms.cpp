//===- OwnForms.cpp - Calls of deprecated intrinsics ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/OwnForms.h"
#include "Remedy.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm::fix {

using Operand = ReplacingCall::Operand;
using Token = IRLexer::Token;

static std::string textOf(const Type *T) {
  std::string Text;
  raw_string_ostream OS(Text);
  T->print(OS);
  return Text;
}

/// "(i32, ptr)", the parameters of \p Type.
static std::string parametersOf(const FunctionType &Type) {
  return "(" + join(map_range(Type.params(), textOf), ", ") + ")";
}

/// What replaces \p Call; none if it is of no own form or if nothing does.
static std::optional<ReplacingCall> replacementFor(const CallBase &Call) {
  const Function *F = Call.getCalledFunction();
  const InternalIntrinsic *Row = F ? findInternalIntrinsic(*F) : nullptr;
  return Row && Row->Source == InternalIntrinsic::OwnForm
             ? replacementOf(Call, *Row)
             : std::nullopt;
}

/// The text of operand \p O of the new call, whose type is \p T. An element is
/// extracted before the call.
static std::string spell(Remedy &R, const CallBase &Call, const CallText &Parts,
                         const Operand &O, const Type *T) {
  if (O.Kind == Operand::Same)
    return R.Text.text(Parts.Arguments[O.From]).str();
  if (O.Kind == Operand::Constant)
    return textOf(T) + " " +
           (T->isIntegerTy(32) ? itostr(int32_t(O.Value)) : utostr(O.Value));
  std::string Name = newName(*Call.getFunction(), Call, "." + utostr(O.Value));
  R.insertBefore(Call, "%" + Name + " = extractelement " +
                           R.Text.text(Parts.Arguments[O.From]) + ", i64 " +
                           utostr(O.Value) + R.location(Call));
  return textOf(T) + " %" + Name;
}

/// Removes \p Operands and the commas before them. If comments are between
/// them, these stay.
static void dropOperands(Remedy &R, size_t Begin, ArrayRef<Span> Operands) {
  if (!R.Text.text({Begin, Operands.back().End}).contains(';'))
    return R.replace({Begin, Operands.back().End}, "");
  for (Span S : Operands) {
    R.replace(R.Text.lexer({Begin, S.Begin}).next().Where, "");
    R.replace(S, "");
    Begin = S.End;
  }
}

/// Replaces the operands of \p Call by those of \p New. Those that stay keep
/// their text and what is between them.
static void replaceOperands(Remedy &R, const CallBase &Call,
                            const CallText &Parts, const ReplacingCall &New) {
  ArrayRef<Span> Old = Parts.Arguments;
  ArrayRef<Operand> Operands = New.Operands;
  auto Text = [&](unsigned I) {
    return spell(R, Call, Parts, Operands[I], New.Type->getParamType(I));
  };
  // The operands that stay are in order, so those before the first one and
  // behind each change as a whole.
  unsigned From = 0, To = 0;
  auto ChangeUntil = [&](unsigned OldEnd, unsigned NewEnd) {
    std::string Inserted;
    // One by one, as far as there are as many.
    for (; From < OldEnd && To < NewEnd; ++From, ++To)
      R.replace(Old[From], Text(To));
    for (; To < NewEnd; ++To) {
      bool IsFirst = OldEnd == 0 && To == 0;
      std::string One = Text(To);
      Inserted += IsFirst || OldEnd < Old.size() ? One + ", " : ", " + One;
    }
    if (!Inserted.empty())
      R.insert(OldEnd < Old.size() ? Old[OldEnd].Begin : Old.back().End,
               Inserted);
    if (From < OldEnd && From)
      dropOperands(R, Old[From - 1].End, Old.slice(From, OldEnd - From));
    else if (From < OldEnd)
      R.replace({Old[0].Begin,
                 OldEnd < Old.size() ? Old[OldEnd].Begin : Old[OldEnd - 1].End},
                "");
    From = OldEnd + 1;
    To = NewEnd + 1;
  };
  for (unsigned I = 0; I < Operands.size(); ++I)
    if (Operands[I].Kind == Operand::Same)
      ChangeUntil(Operands[I].From, I);
  ChangeUntil(Old.size(), Operands.size());
}

/// The parameters in \p Parts if the text spells the type of the whole
/// function; empty if it only spells that of the result.
static Span spelledParameters(const ModuleText &Text, const CallText &Parts) {
  IRLexer L = Text.lexer(Parts.Result);
  bool IsSpace = false; // "addrspace(1)" is a part of the result.
  Span Last;
  for (Token T = L.next(); T.Kind != Token::End; T = L.next()) {
    if (T.opens()) {
      Span Group = {T.Where.Begin, L.skipGroup()};
      if (T.is('(') && !IsSpace)
        Last = Group;
    }
    IsSpace = T.Text == "addrspace";
  }
  return Last;
}

/// Replaces \p Call by \p New, under \p Name.
static bool replaceCall(Remedy &R, const CallBase &Call,
                        const ReplacingCall &New, StringRef Name) {
  std::optional<CallText> Parts = R.Text.call(Call);
  if (!Parts)
    return false;
  if (Span Types = spelledParameters(R.Text, *Parts); !Types.empty())
    R.replace(Types, parametersOf(*New.Type));
  if (R.Text.text(Parts->Callee).drop_front().trim('"') != Name)
    R.replace(Parts->Callee, "@" + Name);
  replaceOperands(R, Call, *Parts, New);
  if (!New.Before.empty()) {
    R.insertBefore(Call, "call void @" + New.Before + "()" + R.location(Call));
    R.declare(New.Before, "declare void @" + New.Before + "()");
  }
  return true;
}

/// Replaces the parameters in the declaration of \p F by those of \p Type.
static bool declareAnew(Remedy &R, const Function &F,
                        const FunctionType &Type) {
  const Outline::Header *H = R.Text.header(F);
  if (!H)
    return false;
  IRLexer L(R.Text.text(), H->Name.End);
  Token Open = L.next();
  if (!Open.is('('))
    return false;
  R.replace({Open.Where.Begin, L.skipGroup()}, parametersOf(Type));
  return true;
}

/// Replaces all calls of \p F, which keeps its name.
static bool replaceAll(Remedy &R, const Function &F,
                       const ReplacingCall &First) {
  for (const User *U : F.users()) {
    auto *Call = dyn_cast<CallBase>(U);
    if (!Call || Call->getCalledFunction() != &F)
      return false;
    std::optional<ReplacingCall> New = replacementFor(*Call);
    if (!New || New->Name != First.Name || New->Type != First.Type ||
        !replaceCall(R, *Call, *New, First.Name))
      return false;
  }
  return declareAnew(R, F, *First.Type);
}

bool replaceOwnForm(Remedy &R) {
  auto *Call = R.instruction<CallBase>();
  std::optional<ReplacingCall> New =
      Call ? replacementFor(*Call) : std::optional<ReplacingCall>();
  if (!New)
    return false;
  // A name has one type: all calls change together, or get another name.
  const Function &Old = *Call->getCalledFunction();
  if (Old.getName() == New->Name) {
    Remedy All(R.Text, R.At);
    if (replaceAll(All, Old, *New)) {
      R.take(All);
      return true;
    }
  }
  std::string Name = New->Name;
  while (const Function *Other = R.module().getFunction(Name)) {
    if (Other->getFunctionType() == New->Type)
      break;
    Name += ".word";
  }
  if (!replaceCall(R, *Call, *New, Name))
    return false;
  R.declare(Name, "declare " + textOf(New->Type->getReturnType()) + " @" +
                      Name + parametersOf(*New->Type));
  return true;
}

} // namespace opennvvm::fix
