//===- Global.cpp - Variables and names -----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules/Global.h"
#include "Rules/Types.h"
#include "Support/Structors.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"

using namespace llvm;

namespace opennvvm::verifier {

static bool isIdentifier(StringRef Name) {
  auto IsLetter = [](char C) { return isAlpha(C) || C == '$' || C == '_'; };
  return !Name.empty() && IsLetter(Name.front()) &&
         all_of(Name, [&](char C) { return IsLetter(C) || isDigit(C); });
}

void checkName(RuleContext &Ctx, const GlobalValue &GV) {
  if (GV.hasLocalLinkage())
    return;
  StringRef Name = GV.getName();
  if (Name.starts_with("llvm.") || isIdentifier(Name) ||
      (Name.empty() && Ctx.is(Profile::LibNVVM)))
    return;
  Ctx.report(Rule::GlobalIdentifier, GV, {Name.str()});
}

/// What a list of constructors or destructors is called; null for other
/// variables.
static const char *structorKind(StringRef Name) {
  if (Name == "llvm.global_ctors")
    return "ctor";
  if (Name == "llvm.global_dtors")
    return "dtor";
  return nullptr;
}

static void checkLinkage(RuleContext &Ctx, const GlobalVariable &GV) {
  if (GV.hasExternalWeakLinkage() &&
      (Ctx.checksUnreferenced() || !GV.use_empty()))
    Ctx.report(Rule::GlobalExternWeak, GV);
  // LLVM's own lists are appending, or declared. Checking names costs a lookup.
  if (!GV.hasAppendingLinkage() && !GV.isDeclaration())
    return;
  StringRef Name = GV.getName();
  StringRef Help;
  if (const char *Kind = structorKind(Name)) {
    auto *List = dyn_cast<ArrayType>(GV.getValueType());
    // libNVVM says the same of any list, and nothing of what is in it.
    if (GV.hasInitializer() && List && List->getNumElements() != 0 &&
        Ctx.Diags.isEnabled(Rule::GlobalCtorsNontrivial))
      return Ctx.report(Rule::GlobalCtorsNontrivial, GV, {Kind},
                        describeStructors(GV));
    Help = "remove the list";
    Ctx.report(Rule::GlobalCtorsIgnored, GV, {Name.str()}, {}, Help);
  }
  bool ForCompilers = Name == "llvm.used" || Name == "llvm.compiler.used" ||
                      GV.getSection() == "llvm.metadata";
  if (GV.hasAppendingLinkage() && !ForCompilers)
    Ctx.report(Rule::GlobalAppending, GV, {}, {}, Help);
}

/// Whether the loader can write the address \p C, or an address computed from
/// it.
static bool isLoadable(const Constant *C) {
  if (auto *T = dyn_cast<PointerType>(C->getType()))
    switch (T->getAddressSpace()) {
    case AddressSpace::Generic:
    case AddressSpace::Global:
    case AddressSpace::Const:
      break;
    default:
      return false;
    }
  auto *CE = dyn_cast<ConstantExpr>(C);
  return !CE || all_of(CE->operands(), [](const Use &U) {
    return isLoadable(cast<Constant>(U));
  });
}

static void checkInitializer(RuleContext &Ctx, const GlobalVariable &GV) {
  if (!GV.hasInitializer())
    return;
  const Constant *Init = GV.getInitializer();
  if (isa<BlockAddress>(Init))
    Ctx.report(Rule::TypeBlockaddress, GV);
  bool Zero = Init->isNullValue();
  if (GV.getAddressSpace() == AddressSpace::Shared && !isa<UndefValue>(Init) &&
      !(Zero && Ctx.is(Profile::NVPTX)))
    Ctx.report(Rule::GlobalSharedInitializer, GV);
  // Elements of aggregates are not checked. A null in a nonstandard space is
  // only reported by profiles that do not know the space.
  if (!isa<UndefValue>(Init) && !isLoadable(Init) &&
      !(Zero && Ctx.is(Profile::NVPTX)))
    Ctx.report(Rule::GlobalConstantInitializerSpace, GV);
}

void checkVariable(RuleContext &Ctx, const GlobalVariable &GV) {
  unsigned AS = GV.getAddressSpace();
  if (GV.hasSection() && GV.getSection() != "llvm.metadata")
    Ctx.report(Rule::GlobalSection, GV);
  if (AS != AddressSpace::Generic && AS != AddressSpace::Global &&
      AS != AddressSpace::Shared && AS != AddressSpace::Const)
    Ctx.report(Rule::GlobalAddressSpace, GV);
  // The value of the annotation does not matter, only its presence.
  if (Ctx.Annotated.get(GV, Annotation::Texture) ||
      Ctx.Annotated.get(GV, Annotation::Surface)) {
    bool IsMoved = AS == AddressSpace::Generic && Ctx.is(Profile::LibNVVM) &&
                   Ctx.reader().has(ReaderTrait::MovesGenericVariables);
    if (AS != AddressSpace::Global && !IsMoved)
      Ctx.report(Rule::GlobalTexsurfSpace, GV);
    if (!GV.getValueType()->isIntegerTy(64))
      Ctx.report(Rule::GlobalTexsurfType, GV);
  }
  checkInitializer(Ctx, GV);
  checkName(Ctx, GV);
  checkLinkage(Ctx, GV);
  reportTypes(Ctx, badTypes(Ctx, GV.getValueType()), GV);
}

} // namespace opennvvm::verifier
