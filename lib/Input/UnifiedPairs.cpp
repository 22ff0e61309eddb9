//===- UnifiedPairs.cpp - Two values after one key ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The annotation "unified" has two values. Its key is written before each, or
// once before both; LLVM's readers expect pairs of key and value and crash on
// the second form. It is converted to the first before they see it.
//
//===----------------------------------------------------------------------===//

#include "UnifiedPairs.h"
#include "Target/Annotation.h"
#include "TextSearch.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// Removes ", i64 7" from the front of \p Text. \returns whether it was there.
static bool takeInteger(StringRef &Text) {
  StringRef Rest = Text.ltrim();
  if (!Rest.consume_front(","))
    return false;
  Rest = Rest.ltrim();
  unsigned Width;
  if (!Rest.consume_front("i") || Rest.consumeInteger(10, Width))
    return false;
  size_t Blanks = Rest.size() - Rest.ltrim().size();
  Rest = Rest.ltrim();
  Rest.consume_front("-");
  StringRef Digits = Rest.take_while(isDigit);
  if (!Blanks || Digits.empty())
    return false;
  Text = Rest.drop_front(Digits.size());
  return true;
}

/// The numbers of the nodes that !nvvm.annotations lists in \p Text.
static SmallVector<unsigned, 16> listedNodes(StringRef Text) {
  SmallVector<unsigned, 16> Nodes;
  for (size_t At = findText(Text, AnnotationsName); At != StringRef::npos;
       At = findText(Text, AnnotationsName, At + 1)) {
    StringRef List = Text.drop_front(At + AnnotationsName.size()).ltrim();
    if (!Text.take_front(At).ends_with("!") || !List.consume_front("="))
      continue;
    SmallVector<StringRef, 16> Parts;
    List.take_until([](char C) { return C == '}'; }).split(Parts, '!');
    for (StringRef Part : Parts)
      if (unsigned Number; !Part.consumeInteger(10, Number))
        Nodes.push_back(Number);
  }
  return Nodes;
}

/// The number of the node whose operands \p Before ends in; none if it is not a
/// node on a line of its own.
static std::optional<unsigned> nodeOf(StringRef Before) {
  StringRef Line = Before.drop_front(Before.rfind('\n') + 1);
  unsigned Number;
  if (!Line.consume_front("!") || Line.consumeInteger(10, Number) ||
      Line.contains(';'))
    return std::nullopt;
  return Number;
}

/// \param KeyText a key with its quotes.
static std::optional<std::string> splitPairs(StringRef Text,
                                             StringRef KeyText) {
  std::optional<std::string> Changed;
  std::optional<SmallVector<unsigned, 16>> Listed;
  size_t Copied = 0;
  for (size_t At = findText(Text, KeyText); At != StringRef::npos;
       At = findText(Text, KeyText, At + 1)) {
    StringRef Rest = Text.drop_front(At + KeyText.size());
    if (!takeInteger(Rest))
      continue;
    size_t Between = Text.size() - Rest.size();
    if (!takeInteger(Rest))
      continue;
    if (!Listed)
      Listed = listedNodes(Text);
    std::optional<unsigned> Node = nodeOf(Text.take_front(At));
    if (!Node || !is_contained(*Listed, *Node))
      continue;
    if (!Changed)
      Changed.emplace();
    *Changed += Text.slice(Copied, Between);
    *Changed += ", ";
    *Changed += KeyText;
    Copied = Between;
  }
  if (Changed)
    *Changed += Text.drop_front(Copied);
  return Changed;
}

std::optional<std::string> splitUnifiedPairs(StringRef Text) {
  std::optional<std::string> Changed;
  for (const AnnotationKey &K : annotationKeys())
    if (K.Says == Annotation::Unified)
      if (auto Split = splitPairs(Changed ? StringRef(*Changed) : Text,
                                  ("!\"" + K.Name + "\"").str()))
        Changed = std::move(Split);
  return Changed;
}

//===----------------------------------------------------------------------===//
// Nodes in memory
//===----------------------------------------------------------------------===//

static bool isNumber(const Metadata *MD) {
  auto *C = dyn_cast_or_null<ConstantAsMetadata>(MD);
  return C && isa<ConstantInt>(C->getValue());
}

static bool isUnified(StringRef Key) {
  const AnnotationKey *Row = findAnnotationKey(Key);
  return Row && Row->Says == Annotation::Unified;
}

void splitUnifiedPairs(Module &M) {
  NamedMDNode *Named = M.getNamedMetadata(AnnotationsName);
  if (!Named)
    return;
  for (unsigned N = 0; N < Named->getNumOperands(); ++N) {
    MDNode *Node = Named->getOperand(N);
    SmallVector<Metadata *, 8> Operands;
    for (const MDOperand &Op : Node->operands()) {
      size_t Count = Operands.size();
      auto *Before = Count >= 2
                         ? dyn_cast_or_null<MDString>(Operands[Count - 2])
                         : nullptr;
      if (Before && isNumber(Operands.back()) && isNumber(Op.get()) &&
          isUnified(Before->getString()))
        Operands.push_back(Before);
      Operands.push_back(Op.get());
    }
    if (Operands.size() != Node->getNumOperands())
      Named->setOperand(N, MDNode::get(M.getContext(), Operands));
  }
}

} // namespace opennvvm
