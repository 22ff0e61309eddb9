//===- Module.cpp - Triple, version, notes about the run ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules/Module.h"
#include "Support/IRText.h"
#include "Support/SourceMap.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Metadata.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

namespace opennvvm::verifier {

void checkNotes(RuleContext &Ctx) {
  if (Ctx.Options.MachineSource == TargetSource::Assumed)
    Ctx.report(Rule::MiscArchAssumed);
  if (Ctx.Options.ShowInfo && Ctx.Options.Unified)
    Ctx.report(Rule::MiscShowInfo);
}

//===----------------------------------------------------------------------===//
// Triple
//===----------------------------------------------------------------------===//

static StringRef tripleOf(const RuleContext &Ctx) {
  return Ctx.Options.HasOriginals ? StringRef(Ctx.Options.TargetTriple)
                                  : StringRef(Ctx.M.getTargetTriple().str());
}

static bool hasPTXPrefix(StringRef Text) {
  return Text.starts_with("nvptx-") || Text.starts_with("nvptx64-");
}

/// Whether \p Text is a legal triple in standard mode.
static bool isStandardTriple(StringRef Text, const RuleContext &Ctx) {
  switch (Ctx.Diags.profile()) {
  case Profile::NVPTX:
    return Triple(Text).isNVPTX();
  case Profile::LibNVVM:
    return (hasPTXPrefix(Text) || (Ctx.reads(ReaderTrait::TakesNvgpuTriples) &&
                                   Text.starts_with("nvgpu-"))) &&
           Text.contains("-cuda");
  case Profile::NVVM:
  case Profile::Tileiras:
    return hasPTXPrefix(Text) && Text.ends_with("-cuda");
  }
  llvm_unreachable("covered switch");
}

/// The forms that the message about a wrong triple lists.
static SmallVector<std::string, 3> standardForms(const RuleContext &Ctx) {
  switch (Ctx.Diags.profile()) {
  case Profile::NVPTX:
    return {"nvptx-*-*", "nvptx64-*-*"};
  case Profile::LibNVVM:
    if (Ctx.reads(ReaderTrait::TakesNvgpuTriples))
      return {"Error: 32-bit: nvptx-*-cuda", "Error: 64-bit: nvptx64-*-cuda",
              "Error: nvgpu-*-cuda"};
    return {"Error: 32-bit: nvptx-*-cuda", "Error: 64-bit: nvptx64-*-cuda"};
  case Profile::NVVM:
  case Profile::Tileiras:
    return {"nvptx-*-cuda", "nvptx64-*-cuda"};
  }
  llvm_unreachable("covered switch");
}

static void checkTriple(RuleContext &Ctx, StringRef Text) {
  if (Ctx.Options.Unified && Ctx.is(Profile::NVVM)) {
    if (!is_contained(unifiedTriples(), Text))
      Ctx.report(Rule::TripleUnified, Place::triple());
    return;
  }
  SmallVector<std::string, 3> Forms = standardForms(Ctx);
  if (Text.empty()) {
    if (Ctx.is(Profile::LibNVVM))
      Forms.clear();
    if (Ctx.is(Profile::NVPTX))
      Forms = {"nvptx64-nvidia-cuda is assumed"};
    Ctx.report(Rule::TripleMissing, Place::triple(), {}, Forms);
  } else if (!isStandardTriple(Text, Ctx)) {
    Ctx.report(Rule::TripleStandard, Place::triple(), {Text.str()}, Forms);
  }
}

void checkMissingTriple(RuleContext &Ctx) {
  if (StringRef Text = tripleOf(Ctx); Text.empty())
    checkTriple(Ctx, Text);
}

void checkWrittenTriple(RuleContext &Ctx) {
  if (StringRef Text = tripleOf(Ctx); !Text.empty())
    checkTriple(Ctx, Text);
}

//===----------------------------------------------------------------------===//
// !nvvmir.version
//===----------------------------------------------------------------------===//

// The version of the dialect, and of its debug metadata.
static constexpr int64_t Major = 2, Minor = 0;
static constexpr int64_t DebugMajor = 3, DebugNewestMinor = 2;

/// The numbers of a version node; empty if it is not well formed.
static SmallVector<int64_t, 4> versionNumbers(const MDNode &Node) {
  SmallVector<int64_t, 4> Numbers;
  for (const MDOperand &Op : Node.operands()) {
    auto *Number = mdconst::dyn_extract_or_null<ConstantInt>(Op);
    if (!Number || Number->getBitWidth() > 64)
      return {};
    Numbers.push_back(Number->getSExtValue());
  }
  if (Numbers.size() != 2 && Numbers.size() != 4)
    return {};
  return Numbers;
}

/// The lines that the text lacks, with a number that it has not used; empty for
/// bitcode.
static std::string versionToAdd(const RuleContext &Ctx) {
  const SourceMap *Map = Ctx.Diags.sourceMap();
  if (!Map || Map->text().empty())
    return {};
  std::optional<unsigned> Last = Map->outline().lastNode();
  std::string Node = "!" + std::to_string(Last ? *Last + 1 : 0);
  return "add: !nvvmir.version = !{" + Node + "} and " + Node +
         " = !{i32 2, i32 0}";
}

/// What libNVVM says after each finding about a version: that releases are
/// mixed, or how the version has to be written.
static SmallVector<std::string, 3> adviceOnVersion(const RuleContext &Ctx) {
  if (!Ctx.is(Profile::LibNVVM))
    return {};
  if (Ctx.reads(ReaderTrait::ExplainsVersions))
    return {"Consider inserting/updating nvvmir.version module metadata. For "
            "example:",
            "!nvvmir.version = !{!0}", "!0 = !{i32 2, i32 0, i32 3, i32 2}"};
  return {Ctx.M.getModuleIdentifier() +
          ": error: incompatible IR detected. Possible mix of compiler/IR from "
          "different releases."};
}

/// What newer releases of libNVVM expect of \p Node, which is not well formed.
static std::string expectedForm(const MDNode &Node) {
  unsigned Count = Node.getNumOperands();
  if (Count != 2 && Count != 4)
    return "2 or 4 operands, got " + utostr(Count);
  auto IsNumber = [&](unsigned I) {
    return mdconst::dyn_extract_or_null<ConstantInt>(Node.getOperand(I));
  };
  return IsNumber(0) && IsNumber(1) ? "integer debug major/minor versions"
                                    : "integer IR major/minor versions";
}

static void checkVersionNode(RuleContext &Ctx, const NamedMDNode &List,
                             const MDNode &Node, ArrayRef<std::string> Advice) {
  SmallVector<int64_t, 4> Numbers = versionNumbers(Node);
  bool Explains = Ctx.reads(ReaderTrait::ExplainsVersions);
  if (Numbers.empty()) {
    if (Explains)
      Ctx.report(Rule::MiscNvvmirVersionForm, List, {expectedForm(Node)});
    else
      Ctx.report(Rule::MiscNvvmirVersionShape, List);
    return;
  }
  if (Numbers[0] != Major || Numbers[1] != Minor)
    Ctx.report(Rule::MiscNvvmirVersionValue, List,
               {itostr(Numbers[0]), itostr(Numbers[1])}, Advice);
  if (Numbers.size() == 4 && (Numbers[2] != DebugMajor || Numbers[3] < 0 ||
                              Numbers[3] > DebugNewestMinor))
    Ctx.report(Rule::MiscNvvmirVersionDebug, List,
               {itostr(Numbers[2]), itostr(Numbers[3]),
                Explains ? "debug metadata" : "DBG"},
               Explains ? ArrayRef<std::string>() : Advice);
}

void checkVersion(RuleContext &Ctx) {
  SmallVector<std::string, 3> Advice = adviceOnVersion(Ctx);
  const NamedMDNode *Named = Ctx.M.getNamedMetadata("nvvmir.version");
  if (!Named) {
    Ctx.report(Rule::MiscNvvmirVersionMissing, {}, {}, Advice,
               versionToAdd(Ctx));
    return;
  }
  if (Named->getNumOperands() == 0 && !Ctx.is(Profile::LibNVVM))
    Ctx.report(Rule::MiscNvvmirVersionShape, *Named);
  // Each linked module brings its own node.
  SmallPtrSet<const MDNode *, 4> Seen;
  for (const MDNode *Node : Named->operands())
    if (Seen.insert(Node).second)
      checkVersionNode(Ctx, *Named, *Node, Advice);
}

} // namespace opennvvm::verifier
