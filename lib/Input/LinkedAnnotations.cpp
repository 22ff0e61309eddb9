//===- LinkedAnnotations.cpp - Annotations of a linked program ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Input/LinkedAnnotations.h"
#include "AnnotationCheck.h"
#include "ModuleReader.h"
#include "NegativeBounds.h"
#include "Target/Kernel.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/AutoUpgrade.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

using KeyFilter = function_ref<bool(StringRef Key)>;

/// The function that \p Node describes; null if it describes something else.
static Function *subjectOf(const MDNode &Node) {
  return Node.getNumOperands()
             ? mdconst::dyn_extract_or_null<Function>(Node.getOperand(0))
             : nullptr;
}

static StringRef keyOf(const MDNode &Node, unsigned I) {
  auto *Key = dyn_cast_or_null<MDString>(Node.getOperand(I).get());
  return Key ? Key->getString() : StringRef();
}

/// \p Node with only the pairs whose keys are \p Wanted; null if none is.
static MDNode *partOf(MDNode &Node, KeyFilter Wanted) {
  SmallVector<Metadata *, 8> Kept = {Node.getOperand(0)};
  for (unsigned I = 1; I + 1 < Node.getNumOperands(); I += 2)
    if (Wanted(keyOf(Node, I)))
      Kept.append({Node.getOperand(I), Node.getOperand(I + 1)});
  if (Kept.size() == Node.getNumOperands())
    return &Node;
  return Kept.size() > 1 ? MDNode::get(Node.getContext(), Kept) : nullptr;
}

/// Whether a definition in another module is linked in place of \p F.
static bool isDefinedElsewhere(const Function &F) {
  return !F.hasLocalLinkage() &&
         (F.isDeclarationForLinker() || F.isWeakForLinker());
}

SmallVector<MDNode *, 4> annotationsForLinking(const Module &M) {
  SmallVector<MDNode *, 4> Kept;
  NamedMDNode *Named = M.getNamedMetadata(AnnotationsName);
  if (!Named)
    return Kept;
  for (MDNode *Node : Named->operands())
    if (Function *F = subjectOf(*Node); F && isDefinedElsewhere(*F))
      if (MDNode *Part = partOf(*Node, isUpgradedAnnotation))
        Kept.push_back(Part);
  return Kept;
}

void keepAnnotations(Module &M, ArrayRef<MDNode *> Nodes) {
  if (Nodes.empty())
    return;
  NamedMDNode *Named = M.getOrInsertNamedMetadata(AnnotationsName);
  for (MDNode *Node : Nodes)
    Named->addOperand(Node);
}

void addAnnotated(const Module &M, AnnotatedTypes &Types) {
  for (const MDNode *Node : annotationsForLinking(M)) {
    const Function *F = subjectOf(*Node);
    Types[F->getName()] = F->getFunctionType();
  }
}

/// Whether an attribute of \p F says what an annotation under \p Key would.
static bool isSaid(const Function &F, StringRef Key) {
  std::optional<BoundAttribute> Bound = boundAttribute(Key);
  if (!Bound || !F.hasFnAttribute(Bound->Name))
    return false;
  StringRef Value = F.getFnAttribute(Bound->Name).getValueAsString();
  return Bound->Dimension <= Value.count(',');
}

void applyKeptAnnotations(Module &M) {
  if (!M.getNamedMetadata(AnnotationsName))
    return;
  // What was a function of the module may be an alias of the program.
  std::vector<ReadFinding> Findings;
  if (!scanAnnotations(M, Findings))
    mendAnnotations(M, AnnotationsName);
  NamedMDNode *Named = M.getNamedMetadata(AnnotationsName);
  SmallVector<MDNode *, 4> Kept = annotationsForLinking(M);
  SmallVector<MDNode *, 16> News;
  for (MDNode *Node : Named->operands()) {
    Function *F = subjectOf(*Node);
    MDNode *New =
        F ? partOf(*Node, [&](StringRef Key) { return !isSaid(*F, Key); })
          : Node;
    if (New)
      News.push_back(New);
  }
  Named->clearOperands();
  for (MDNode *Node : News)
    Named->addOperand(Node);
  NegativeBounds Bounds = negativeBounds(M);
  UpgradeNVVMAnnotations(M);
  restoreBounds(M, Bounds);
  keepAnnotations(M, Kept);
}

SmallVector<GlobalValue *, 4> annotatedDeclarations(const Module &M) {
  SmallSetVector<GlobalValue *, 4> Found;
  NamedMDNode *Named = M.getNamedMetadata(AnnotationsName);
  if (!Named)
    return {};
  for (const MDNode *Node : Named->operands()) {
    auto *GV =
        Node->getNumOperands()
            ? mdconst::dyn_extract_or_null<GlobalValue>(Node->getOperand(0))
            : nullptr;
    if (GV && GV->isDeclaration())
      Found.insert(GV);
  }
  return Found.takeVector();
}

} // namespace opennvvm
