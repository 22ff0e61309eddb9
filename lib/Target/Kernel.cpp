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
  const NamedMDNode *Named = M.getNamedMetadata("nvvm.annotations");
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
      if (Key && Value && Value->getBitWidth() <= 64)
        Map[GV].push_back({Key->getString(), Value->getSExtValue()});
    }
  }
}

ArrayRef<Annotations::Entry> Annotations::of(const GlobalValue &GV) const {
  auto It = Map.find(&GV);
  return It == Map.end() ? ArrayRef<Entry>() : ArrayRef<Entry>(It->second);
}

std::optional<int64_t> Annotations::get(const GlobalValue &GV,
                                        StringRef Key) const {
  for (const Entry &E : of(GV))
    if (E.Key == Key)
      return E.Value;
  return std::nullopt;
}

bool isKernel(const Function &F, const Annotations &A) {
  return F.getCallingConv() == CallingConv::PTX_Kernel ||
         F.hasFnAttribute("nvvm.kernel") || F.hasMetadata("nvvm.kernel") ||
         (!A.empty() && A.get(F, "kernel").value_or(0) == 1);
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
  StringLiteral Attribute;
  StringLiteral Keys[3];
  Dim3 LaunchBounds::*Field;
  bool AllowZero;
};
struct NumberSource {
  StringLiteral Attribute, Key;
  std::optional<uint32_t> LaunchBounds::*Field;
};
} // namespace

static constexpr DimSource Dims[] = {
    {"nvvm.reqntid",
     {"reqntidx", "reqntidy", "reqntidz"},
     &LaunchBounds::ReqNTid,
     false},
    {"nvvm.maxntid",
     {"maxntidx", "maxntidy", "maxntidz"},
     &LaunchBounds::MaxNTid,
     false},
    {"nvvm.cluster_dim",
     {"cluster_dim_x", "cluster_dim_y", "cluster_dim_z"},
     &LaunchBounds::ClusterDim,
     true},
};

static constexpr NumberSource Numbers[] = {
    {"nvvm.minctasm", "minctasm", &LaunchBounds::MinCTAPerSM},
    {"nvvm.maxnreg", "maxnreg", &LaunchBounds::MaxNReg},
    {"nvvm.maxclusterrank", "maxclusterrank", &LaunchBounds::MaxClusterRank},
    {"nvvm.maxclusterrank", "cluster_max_blocks",
     &LaunchBounds::MaxClusterRank},
};

std::optional<BoundAttribute> boundAttribute(StringRef Key) {
  for (const DimSource &D : Dims)
    for (unsigned I = 0; I < 3; ++I)
      if (Key == D.Keys[I])
        return BoundAttribute{D.Attribute, I};
  for (const NumberSource &N : Numbers)
    if (Key == N.Key)
      return BoundAttribute{N.Attribute, 0};
  return std::nullopt;
}

SmallVector<StringRef, 16> boundKeys() {
  SmallVector<StringRef, 16> Keys;
  for (const DimSource &D : Dims)
    Keys.append(std::begin(D.Keys), std::end(D.Keys));
  for (const NumberSource &N : Numbers)
    Keys.push_back(N.Key);
  return Keys;
}

/// Whether \p Value is valid for a bound; otherwise it is malformed.
static bool isBound(int64_t Value, LaunchBounds &LB, StringRef Key) {
  if (isUInt<32>(uint64_t(Value)))
    return true;
  LB.Malformed.push_back({Key.str(), itostr(Value)});
  return false;
}

static void readAttributes(const Function &F, LaunchBounds &LB) {
  for (const DimSource &D : Dims) {
    Attribute A = F.getFnAttribute(D.Attribute);
    if (A.isValid() &&
        !parseDim(A.getValueAsString(), D.AllowZero, LB.*D.Field))
      LB.Malformed.push_back({D.Attribute.str(), A.getValueAsString().str()});
  }
  for (const NumberSource &N : ArrayRef(Numbers).drop_back()) {
    Attribute A = F.getFnAttribute(N.Attribute);
    uint32_t Value;
    if (!A.isValid())
      continue;
    if (A.getValueAsString().getAsInteger(10, Value))
      LB.Malformed.push_back({N.Attribute.str(), A.getValueAsString().str()});
    else
      LB.*N.Field = Value;
  }
  LB.BlocksAreClusters = F.hasFnAttribute("nvvm.blocksareclusters");
}

static void readAnnotations(const Function &F, const Annotations &A,
                            LaunchBounds &LB) {
  for (const Annotations::Entry &E : A.of(F)) {
    for (const DimSource &D : Dims)
      for (unsigned I = 0; I < 3; ++I)
        if (E.Key == D.Keys[I] && isBound(E.Value, LB, E.Key)) {
          Dim3 &Dim = LB.*D.Field;
          Dim.Size[I] = uint32_t(E.Value);
          Dim.Given = std::max(Dim.Given, I + 1);
        }
    for (const NumberSource &N : Numbers)
      if (E.Key == N.Key && isBound(E.Value, LB, E.Key))
        LB.*N.Field = uint32_t(E.Value);
    if (E.Key == "blocksareclusters")
      LB.BlocksAreClusters |= E.Value != 0;
  }
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
  readAnnotations(F, A, LB);
  completeCluster(LB.ClusterDim);
  return LB;
}

} // namespace opennvvm
