//===- BlockScaledMma.cpp - What block-scaled products exist --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Dialect/NVTileAS/BlockScaledMma.h"
#include "Facts/TileShapes.h"
#include "MmaShapes.h"
#include "Notes.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace {

/// A product of catalog/TileShapes.td: the properties that determine it, the K
/// extent of the atom, and the number of elements that share a scale factor.
struct Product {
  int64_t AtomK;
  int64_t VecSize;
  bool HasTwoCta;
  bool (*HasElement)(Type);
  bool (*HasScale)(Type);
  StringLiteral ElementMessage;
  StringLiteral ScaleMessage;
  StringLiteral PtxKind;
};

} // namespace

template <typename... Ts> static bool isOneOf(Type T) { return isa<Ts...>(T); }

static constexpr Product Products[] = {
#define OPENNVVM_BLOCK_SCALED
#include "opennvvm/Catalog/TileShapes.inc"
#undef OPENNVVM_BLOCK_SCALED
};

static const Product *findRow(int64_t AtomK, int64_t VecSize) {
  for (const Product &Row : Products)
    if (Row.AtomK == AtomK && Row.VecSize == VecSize)
      return &Row;
  return nullptr;
}

/// 0 for an atom without block scale.
static int64_t atomK(AtomKind Kind) {
  switch (Kind) {
#define OPENNVVM_BLOCK_SCALED_ATOM(Kind, K)                                    \
  case AtomKind::Kind:                                                         \
    return K;
#include "opennvvm/Catalog/TileShapes.inc"
#undef OPENNVVM_BLOCK_SCALED_ATOM
  default:
    return 0;
  }
}

/// Whether some product has the element.
static bool hasNarrowElement(TileType T) {
  return llvm::any_of(Products, [&](const Product &Row) {
    return Row.HasElement(T.getElementType());
  });
}

using Emitter = function_ref<InFlightDiagnostic()>;

/// Presence, agreement and accumulator.
static LogicalResult verifyTypes(const BlockScaledOperands &O, Emitter Emit) {
  bool AnyFp4 = isFp4(O.A.getElementType()) || isFp4(O.B.getElementType());
  if (AnyFp4 && (!O.Sfa || !O.Sfb))
    return withNote(Emit() << "fp4 mma should expect scaling factors",
                    "there is no ", O.Sfa ? "sfb" : "sfa");
  if (O.Sfa && O.Sfb && O.Sfa.getElementType() != O.Sfb.getElementType())
    return withNote(Emit() << "expects sfa/sfb element types to be the same",
                    "sfa is of ", O.Sfa.getElementType(), ", sfb of ",
                    O.Sfb.getElementType());
  return verifyFloatAccumulator(O.C, O.Dst, Emit);
}

/// The K extent: scale factors along K, or nothing after a diagnostic.
static std::optional<int64_t> verifyExtents(const BlockScaledOperands &O,
                                            Emitter Emit) {
  if (failed(verifyMmaRanks({O.A, O.B, O.C, O.Dst, O.Sfa, O.Sfb}, Emit)) ||
      failed(verifyMmaShapes(O.A, O.B, O.C, O.Dst, Emit)))
    return std::nullopt;
  int64_t KA = O.Sfa ? O.Sfa.getShape().back() : 0;
  int64_t KB = O.Sfb ? O.Sfb.getShape().drop_back().back() : 0;
  if (KA != KB) {
    Emit() << "Scale factor vector size mismatch: " << KA << ", " << KB;
    return std::nullopt;
  }
  return KA;
}

/// The product, or null after a diagnostic.
static const Product *findProduct(const BlockScaledOperands &O, int64_t VecSize,
                                  Emitter Emit) {
  auto Fail = [&](StringRef Message) -> const Product * {
    InFlightDiagnostic Finding = Emit() << Message;
    Diagnostic &Note = Finding.attachNote();
    Note << "the atom is " << stringifyAtomKind(O.Atom.getKind())
         << ", A is of " << O.A.getElementType() << ", B of "
         << O.B.getElementType();
    if (O.Sfa)
      Note << ", sfa of " << O.Sfa.getElementType();
    if (O.Sm)
      Note << ", the machine is sm_" << *O.Sm;
    return nullptr;
  };
  int64_t AtomK = atomK(O.Atom.getKind());
  if (!AtomK)
    return Fail(
        "Block scale is not supported for f16, tf32, f8f6f4, and i8 types");
  if (!hasNarrowElement(O.A) || !hasNarrowElement(O.B) || !O.Sfa)
    return Fail("Block scale not supported for f16, tf32, f8f6f4 and int8 "
                "types");
  if (O.Sm && *O.Sm < opennvvm::tile::BlockScaledMachine)
    return Fail(
        "mma block scale is not supported by compute capability < sm100");
  const Product *Row = findRow(AtomK, VecSize);
  if (!Row) {
    Emit() << "invalid block scale vector size. Expecting 32, but got "
           << VecSize;
    return nullptr;
  }
  if (!Row->HasElement(O.A.getElementType()) ||
      !Row->HasElement(O.B.getElementType()))
    return Fail(Row->ElementMessage);
  if (!Row->HasScale(O.Sfa.getElementType()))
    return Fail(Row->ScaleMessage);
  if (O.TwoCta && !Row->HasTwoCta) {
    Emit() << "block-scaled mma with (atom_K=" << Row->AtomK
           << " && vecSize=" << Row->VecSize << ") has no 2-CTA atom ("
           << stringifyAtomKind(O.Atom.getKind()) << ")";
    return nullptr;
  }
  return Row;
}

/// Whether each row of A and each column of B has its factors in every batch.
static bool scalesFit(const BlockScaledOperands &O) {
  ArrayRef<int64_t> B = O.B.getShape(), Sfb = O.Sfb.getShape();
  return O.Sfa.getShape().drop_back() == O.A.getShape().drop_back() &&
         Sfb.drop_back(2) == B.drop_back(2) && Sfb.back() == B.back();
}

uint64_t mlir::nv_tileas::verifyBlockScaledMMA(const BlockScaledOperands &O,
                                               Emitter Emit) {
  if (failed(verifyTypes(O, Emit)))
    return 0;
  std::optional<int64_t> KA = verifyExtents(O, Emit);
  if (!KA)
    return 0;
  int64_t K = O.A.getShape().back();
  int64_t VecSize = *KA != 0 && K % *KA == 0 ? K / *KA : 0;
  const Product *Row = findProduct(O, VecSize, Emit);
  if (!Row)
    return 0;
  if (K % Row->AtomK != 0) {
    (void)withNote(Emit() << "expects K to be a multiple of atom_K", "K is ", K,
                   ", atom_K ", Row->AtomK);
    return 0;
  }
  if (!scalesFit(O)) {
    (void)withNote(
        Emit()
            << "expects scale factors for the rows of A and the columns of B",
        "A is [", O.A.getShape(), "], sfa [", O.Sfa.getShape(), "], B [",
        O.B.getShape(), "], sfb [", O.Sfb.getShape(), "]");
    return 0;
  }
  if ((O.Atom.getAtomK() && O.Atom.getAtomK() != Row->AtomK) ||
      (O.Atom.getVecSize() && O.Atom.getVecSize() != Row->VecSize)) {
    (void)withNote(Emit() << "atom k and vec disagree with the operands",
                   "the operands have k = ", Row->AtomK,
                   " and vec = ", Row->VecSize);
    return 0;
  }
  return static_cast<uint64_t>(Row->AtomK) << 32 |
         static_cast<uint64_t>(Row->VecSize);
}

StringRef mlir::nv_tileas::getPtxKind(uint64_t Packed) {
  const Product *Row = findRow(Packed >> 32, Packed & 0xffffffff);
  return Row ? StringRef(Row->PtxKind) : StringRef();
}
