//===- Misspelled.cpp - Words that nobody reads ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Annotations, string attributes and metadata whose names are almost those of
// catalog/Vocabulary.td. Only what follows a prefix of ours is compared, since
// the names of others are not misspelled.
//
//===----------------------------------------------------------------------===//

#include "Rules/Misspelled.h"
#include "Catalog/Vocabulary.h"
#include "Support/Nearest.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"

using namespace llvm;

namespace opennvvm::verifier {

/// Whether \p A has the letters of \p B in another order: a short word with two
/// letters exchanged is not close to any by their number.
static bool isShuffled(StringRef A, StringRef B) {
  SmallString<16> Sorted(A), Other(B);
  llvm::sort(Sorted);
  llvm::sort(Other);
  return Sorted == Other;
}

/// The word of \p Kind that \p Name was probably meant to be; empty if it is
/// one, or close to none.
static StringRef meant(TermKind Kind, StringRef Prefix, StringRef Name) {
  StringRef Rest = Name;
  if (!Rest.consume_front(Prefix) || findTerm(Kind, Name))
    return {};
  NearestName Nearest(Rest);
  for (const Term &T : vocabulary()) {
    StringRef Known = T.Name;
    if (T.Kind != Kind || !Known.consume_front(Prefix))
      continue;
    if (isShuffled(Rest, Known))
      return T.Name;
    Nearest.consider(Known);
  }
  // The rest of a literal of the catalog, which its prefix precedes.
  StringRef Found = Nearest.name();
  return Found.empty() ? StringRef()
                       : StringRef(Found.data() - Prefix.size(),
                                   Found.size() + Prefix.size());
}

static std::string quoted(StringRef Name) { return "\"" + Name.str() + "\""; }

StringRef meantKey(StringRef Key) {
  return meant(TermKind::AnnotationKey, "", Key);
}

void reportMisspelled(RuleContext &Ctx, StringRef What, StringRef Name,
                      StringRef Meant, Place At) {
  Ctx.report(Rule::MiscMisspelled, At,
             {(What + " " + quoted(Name)).str(), quoted(Meant)});
}

namespace {
/// The names of metadata that is attached, by its kind.
struct MetadataKinds {
  explicit MetadataKinds(const RuleContext &Ctx) {
    Ctx.M.getMDKindNames(Names);
  }
  SmallVector<StringRef, 0> Names;
};
} // namespace

void checkWords(RuleContext &Ctx, const Function &F, bool) {
  if (!Ctx.Diags.isEnabled(Rule::MiscMisspelled))
    return;
  AttributeList All = F.getAttributes();
  auto Look = [&](AttributeSet Attributes, TermKind Kind,
                  function_ref<Place(StringRef)> PlaceOf) {
    for (Attribute A : Attributes)
      if (A.isStringAttribute())
        if (StringRef Meant = meant(Kind, "nvvm.", A.getKindAsString());
            !Meant.empty())
          reportMisspelled(Ctx, "attribute", A.getKindAsString(), Meant,
                           PlaceOf(A.getKindAsString()));
  };
  if (All.hasFnAttrs())
    Look(All.getFnAttrs(), TermKind::FunctionAttribute,
         [&](StringRef Word) { return Place::attribute(F, Word); });
  for (const Argument &A : F.args())
    if (AttributeSet Own = All.getParamAttrs(A.getArgNo()); Own.hasAttributes())
      Look(Own, TermKind::ParameterAttribute,
           [&](StringRef Word) { return Place::parameter(A, Word); });
  if (!F.hasMetadata())
    return;
  SmallVector<std::pair<unsigned, MDNode *>, 2> Attached;
  F.getAllMetadata(Attached);
  ArrayRef<StringRef> Kinds = Ctx.state<MetadataKinds>().Names;
  for (auto [Kind, Node] : Attached) {
    StringRef Name = Kinds[Kind];
    if (StringRef Meant = meant(TermKind::Attachment, "nvvm.", Name);
        !Meant.empty())
      reportMisspelled(Ctx, "attachment", Name, Meant, F);
  }
}

void checkModuleWords(RuleContext &Ctx) {
  for (const NamedMDNode &List : Ctx.M.named_metadata())
    for (StringRef Prefix : {"nvvm.", "nvvmir."})
      if (StringRef Meant =
              meant(TermKind::NamedMetadata, Prefix, List.getName());
          !Meant.empty())
        reportMisspelled(Ctx, "metadata", List.getName(), Meant, List);
  const NamedMDNode *Flags = Ctx.M.getModuleFlagsMetadata();
  if (!Flags)
    return;
  for (const MDNode *Flag : Flags->operands()) {
    auto *Name = Flag->getNumOperands() == 3
                     ? dyn_cast_or_null<MDString>(Flag->getOperand(1).get())
                     : nullptr;
    if (!Name)
      continue;
    if (StringRef Meant =
            meant(TermKind::ModuleFlag, "nvvm-reflect-", Name->getString());
        !Meant.empty())
      reportMisspelled(Ctx, "module flag", Name->getString(), Meant, *Flags);
  }
}

} // namespace opennvvm::verifier
