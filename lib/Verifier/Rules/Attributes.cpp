//===- Attributes.cpp - Function attributes GPUs do not support -----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Checker.h"

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

void Checker::checkAttributes(AttributeSet Attributes, Place At) {
  // Consecutive calls often have the same attributes.
  if (!Attributes.hasAttributes() || Attributes == LastClean)
    return;
  auto [It, New] = CleanSets.try_emplace(Attributes, true);
  if (New)
    It->second = none_of(Rejected, [&](const RejectedAttribute &R) {
      return Attributes.hasAttribute(R.Kind);
    });
  if (It->second) {
    LastClean = Attributes;
    return;
  }
  for (const RejectedAttribute &R : Rejected)
    if (Attributes.hasAttribute(R.Kind))
      report(R.ID,
             Place::attribute(At, Attribute::getNameFromAttrKind(R.Kind)));
}

} // namespace opennvvm::verifier
