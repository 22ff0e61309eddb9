//===- Attributes.cpp - Function attributes GPUs do not support -----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules/Attributes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Attributes.h"
#include "llvm/IR/InstrTypes.h"

using namespace llvm;

namespace opennvvm::verifier {

namespace {
struct RejectedAttribute {
  Attribute::AttrKind Kind;
  Rule ID;
};
} // namespace

// In libNVVM's order; builtin, which only calls can carry, comes last.
static constexpr RejectedAttribute Rejected[] = {
    {Attribute::NonLazyBind, Rule::AttributeNonlazybind},
    {Attribute::Naked, Rule::AttributeNaked},
    {Attribute::NoImplicitFloat, Rule::AttributeNoimplicitfloat},
    {Attribute::NoRedZone, Rule::AttributeNoredzone},
    {Attribute::ReturnsTwice, Rule::AttributeReturnsTwice},
    {Attribute::StackProtect, Rule::AttributeSsp},
    {Attribute::StackProtectReq, Rule::AttributeSspreq},
    {Attribute::StackProtectStrong, Rule::AttributeSspstrong},
    {Attribute::UWTable, Rule::AttributeUwtable},
    {Attribute::JumpTable, Rule::AttributeJumptable},
    {Attribute::NoBuiltin, Rule::AttributeNobuiltin},
    {Attribute::SanitizeAddress, Rule::AttributeSanitizeAddress},
    {Attribute::SanitizeMemory, Rule::AttributeSanitizeMemory},
    {Attribute::SanitizeThread, Rule::AttributeSanitizeThread},
    {Attribute::StackAlignment, Rule::AttributeAlignstack},
    {Attribute::SafeStack, Rule::AttributeSafestack},
    {Attribute::Builtin, Rule::AttributeBuiltin},
};

namespace {
/// Whether sets have no rejected attribute, and the last one that has none.
struct CleanSets {
  DenseMap<AttributeSet, bool> Known;
  AttributeSet Last;
};
} // namespace

static void checkAttributes(RuleContext &Ctx, AttributeSet Attributes,
                            Place At) {
  if (!Attributes.hasAttributes())
    return;
  // Consecutive calls often have the same attributes.
  auto &Sets = Ctx.state<CleanSets>();
  if (Attributes == Sets.Last)
    return;
  auto [It, New] = Sets.Known.try_emplace(Attributes, true);
  if (New)
    It->second = none_of(Rejected, [&](const RejectedAttribute &R) {
      return Attributes.hasAttribute(R.Kind);
    });
  if (It->second) {
    Sets.Last = Attributes;
    return;
  }
  for (const RejectedAttribute &R : Rejected)
    if (Attributes.hasAttribute(R.Kind))
      Ctx.report(R.ID,
                 Place::attribute(At, Attribute::getNameFromAttrKind(R.Kind)));
}

void checkFunctionAttributes(RuleContext &Ctx, const Function &F, bool) {
  checkAttributes(Ctx, F.getAttributes().getFnAttrs(), F);
}

void checkCallAttributes(RuleContext &Ctx, const Instruction &I) {
  if (!Ctx.is(Profile::LibNVVM))
    checkAttributes(Ctx, cast<CallBase>(I).getAttributes().getFnAttrs(), I);
}

} // namespace opennvvm::verifier
