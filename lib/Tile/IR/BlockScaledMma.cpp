//===- BlockScaledMma.cpp - What block-scaled products exist --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Dialect/NVTileAS/BlockScaledMma.h"
#include "MmaShapes.h"
#include "Notes.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace {

/// A product that exists: the properties that determine it, the K extent of the
/// atom, and the number of elements that share a scale factor.
struct CatalogRow {
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

static bool isFp8(Type T) { return isa<Float8E5M2Type, Float8E4M3FNType>(T); }
static bool isE2M1(Type T) { return isa<Float4E2M1FNType>(T); }
static bool isE8M0(Type T) { return isa<Float8E8M0FNUType>(T); }
static bool isE8M0OrE4M3(Type T) {
  return isa<Float8E8M0FNUType, Float8E4M3FNType>(T);
}

static constexpr StringLiteral Fp8Message =
    "expects A/B element types to be Float8E5M2Type or Float8E4M3FNType and "
    "sfa/sfb element types to be Float8E8M0FNUType when (atom_K=32 && "
    "vecSize=32)";
static constexpr StringLiteral E2M1Message =
    "expects A/B element types to be Float4E2M1FNType and sfa/sfb element "
    "types to be Float8E8M0FNUType when (atom_K=64 && vecSize=32)";

static constexpr CatalogRow Catalog[] = {
    {32, 32, true, isFp8, isE8M0, Fp8Message, Fp8Message,
     "kind::mxf8f6f4.block_scale.block32"},
    {64, 16, false, isFp4, isE8M0OrE4M3,
     "expects A and B element types are valid 4bit types, such "
     "asFloat4E2M1FNType or FloatNV4E0M3FType , when (atom_K=64 && "
     "vecSize=16)",
     "expects sfa/sfb element types to be Float8E8M0FNUType or "
     "Float8E4M3FNType when (atom_K=64 && vecSize=16)",
     "kind::mxf4nvf4.block_scale.block16"},
    {64, 32, false, isE2M1, isE8M0, E2M1Message, E2M1Message,
     "kind::mxf4.block_scale.block32"},
};

static const CatalogRow *findRow(int64_t AtomK, int64_t VecSize) {
  for (const CatalogRow &Row : Catalog)
    if (Row.AtomK == AtomK && Row.VecSize == VecSize)
      return &Row;
  return nullptr;
}

/// 0 for an atom without block scale. Only the name counts: if the element
/// types counted, wrong elements of mxf4 could not be reported.
static int64_t atomK(AtomKind Kind) {
  switch (Kind) {
  case AtomKind::MXF8F6F4:
    return 32;
  case AtomKind::MXF4:
  case AtomKind::MXF4NVF4:
    return 64;
  default:
    return 0;
  }
}

static bool hasNarrowElement(TileType T) {
  return isFp4(T.getElementType()) || isFp8(T.getElementType());
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

/// The row of the catalog, or null after a diagnostic.
static const CatalogRow *verifyCatalog(const BlockScaledOperands &O,
                                       int64_t VecSize, Emitter Emit) {
  auto Fail = [&](StringRef Message) -> const CatalogRow * {
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
  if (O.Sm && *O.Sm < 100)
    return Fail(
        "mma block scale is not supported by compute capability < sm100");
  const CatalogRow *Row = findRow(AtomK, VecSize);
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
  const CatalogRow *Row = verifyCatalog(O, VecSize, Emit);
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
  const CatalogRow *Row = findRow(Packed >> 32, Packed & 0xffffffff);
  return Row ? StringRef(Row->PtxKind) : StringRef();
}
