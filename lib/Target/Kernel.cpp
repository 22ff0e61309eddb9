//===- Kernel.cpp - Kernels and their launch bounds -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Target/Kernel.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm {

Annotations::Annotations(const Module &M) {
  const NamedMDNode *Named = M.getNamedMetadata(AnnotationsName);
  if (!Named)
    return;
  Map.reserve(Named->getNumOperands());
  for (const MDNode *Node : Named->operands()) {
    if (Node->getNumOperands() == 0)
      continue;
    auto *About =
        dyn_cast_or_null<ConstantAsMetadata>(Node->getOperand(0).get());
    auto *GV = About ? dyn_cast<GlobalValue>(About->getValue()) : nullptr;
    if (!GV)
      continue;
    for (unsigned I = 1; I + 1 < Node->getNumOperands(); I += 2) {
      auto *Key = dyn_cast_or_null<MDString>(Node->getOperand(I).get());
      auto *Value =
          mdconst::dyn_extract_or_null<ConstantInt>(Node->getOperand(I + 1));
      if (!Key || !Value || Value->getBitWidth() > 64)
        continue;
      const AnnotationKey *Row = findAnnotationKey(Key->getString());
      Map[GV].push_back({Key->getString(), Value->getSExtValue(),
                         Row ? Row->Says : Annotation::Unknown,
                         Row ? Row->Dimension : uint8_t(0)});
    }
  }
}

ArrayRef<Annotations::Entry> Annotations::of(const GlobalValue &GV) const {
  auto It = Map.find(&GV);
  return It == Map.end() ? ArrayRef<Entry>() : ArrayRef<Entry>(It->second);
}

std::optional<int64_t> Annotations::get(const GlobalValue &GV,
                                        Annotation What) const {
  for (const Entry &E : of(GV))
    if (E.Says == What)
      return E.Value;
  return std::nullopt;
}

bool isKernel(const Function &F, const Annotations &A) {
  return F.getCallingConv() == CallingConv::PTX_Kernel ||
         F.hasFnAttribute("nvvm.kernel") || F.hasMetadata("nvvm.kernel") ||
         (!A.empty() && A.get(F, Annotation::Kernel).value_or(0) == 1);
}

/// Reads "x", "x,y" or "x,y,z".
/// \returns false if \p Text is anything else, or contains 0 and \p AllowZero
/// is false.
static bool parseDim(StringRef Text, bool AllowZero, Dim3 &Out) {
  Dim3 Parsed;
  SmallVector<StringRef, 3> Pieces;
  Text.split(Pieces, ',');
  if (Pieces.size() > 3)
    return false;
  for (StringRef Piece : Pieces) {
    uint32_t N;
    if (Piece.trim().getAsInteger(10, N) || (N == 0 && !AllowZero))
      return false;
    Parsed.Size[Parsed.Given++] = N;
  }
  Out = Parsed;
  return true;
}

namespace {
struct DimSource {
  Annotation What;
  Dim3 LaunchBounds::*Field;
  bool AllowZero;
};
struct NumberSource {
  Annotation What;
  std::optional<uint32_t> LaunchBounds::*Field;
};
} // namespace

static constexpr DimSource Dims[] = {
#define OPENNVVM_DIMENSIONS(Name, MayBeZero)                                   \
  {Annotation::Name, &LaunchBounds::Name, MayBeZero},
#include "opennvvm/Catalog/Annotations.inc"
};

static constexpr NumberSource Numbers[] = {
#define OPENNVVM_NUMBER(Name) {Annotation::Name, &LaunchBounds::Name},
#include "opennvvm/Catalog/Annotations.inc"
};

static bool isBound(Annotation A) {
  return any_of(Dims, [A](const DimSource &D) { return D.What == A; }) ||
         any_of(Numbers, [A](const NumberSource &N) { return N.What == A; });
}

std::optional<BoundAttribute> boundAttribute(StringRef Key) {
  const AnnotationKey *Row = findAnnotationKey(Key);
  if (!Row || !isBound(Row->Says))
    return std::nullopt;
  return BoundAttribute{attributeOf(Row->Says), Row->Dimension};
}

SmallVector<StringRef, 16> boundKeys() {
  SmallVector<StringRef, 16> Keys;
  for (const AnnotationKey &K : annotationKeys())
    if (isBound(K.Says))
      Keys.push_back(K.Name);
  return Keys;
}

/// Whether \p Value is valid for a bound; otherwise it is malformed.
static bool isWellFormed(int64_t Value, LaunchBounds &LB, StringRef Key) {
  if (isUInt<32>(uint64_t(Value)))
    return true;
  LB.Malformed.push_back({Key.str(), itostr(Value)});
  return false;
}

static void readAttributes(const Function &F, LaunchBounds &LB) {
  for (const DimSource &D : Dims) {
    StringRef Name = attributeOf(D.What);
    Attribute A = F.getFnAttribute(Name);
    if (A.isValid() &&
        !parseDim(A.getValueAsString(), D.AllowZero, LB.*D.Field))
      LB.Malformed.push_back({Name.str(), A.getValueAsString().str()});
  }
  for (const NumberSource &N : Numbers) {
    StringRef Name = attributeOf(N.What);
    Attribute A = F.getFnAttribute(Name);
    uint32_t Value;
    if (!A.isValid())
      continue;
    if (A.getValueAsString().getAsInteger(10, Value))
      LB.Malformed.push_back({Name.str(), A.getValueAsString().str()});
    else
      LB.*N.Field = Value;
  }
  LB.BlocksAreClusters =
      F.hasFnAttribute(attributeOf(Annotation::BlocksAreClusters));
}

static void readAnnotation(const Annotations::Entry &E, LaunchBounds &LB) {
  for (const DimSource &D : Dims)
    if (E.Says == D.What && isWellFormed(E.Value, LB, E.Key)) {
      Dim3 &Dim = LB.*D.Field;
      Dim.Size[E.Dimension] = uint32_t(E.Value);
      Dim.Given = std::max(Dim.Given, E.Dimension + 1u);
    }
  for (const NumberSource &N : Numbers)
    if (E.Says == N.What && isWellFormed(E.Value, LB, E.Key))
      LB.*N.Field = uint32_t(E.Value);
  if (E.Says == Annotation::BlocksAreClusters)
    LB.BlocksAreClusters |= E.Value != 0;
}

/// Missing dimensions count as 1, or as 0 if the others are all zero: (0) means
/// "no cluster", not (0, 1, 1).
static void completeCluster(Dim3 &Dim) {
  bool AllZero = Dim.Given != 0;
  for (unsigned I = 0; I < Dim.Given; ++I)
    AllZero &= Dim.Size[I] == 0;
  if (AllZero)
    Dim.Size = {0, 0, 0};
}

LaunchBounds launchBounds(const Function &F, const Annotations &A) {
  LaunchBounds LB;
  readAttributes(F, LB);
  for (const Annotations::Entry &E : A.of(F))
    readAnnotation(E, LB);
  completeCluster(LB.ClusterDim);
  return LB;
}

} // namespace opennvvm
