//===- BulkWords.cpp - The modifiers of bulk and tensor copies ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, "Asynchronous copy" and "Tensor copy": which forms there are, and
// how many operands they have. Modifiers may stand in any order, except that
// the destination's state space precedes the source's.
//
//===----------------------------------------------------------------------===//

#include "Machine/Instructions/Handlers.h"
#include "Machine/Loader/Mnemonics.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

namespace {
template <typename T> struct Named {
  StringLiteral Text;
  T Value;
};
} // namespace

static constexpr Named<Space> Spaces[] = {
    {"global", Space::Global},
    {"shared", Space::Shared},
    {"shared::cta", Space::Shared},
    {"shared::cluster", Space::SharedCluster}};

static constexpr Named<TensorAccess> Accesses[] = {
    {"tile", TensorAccess::Tile},
    {"tile::gather4", TensorAccess::Gather4},
    {"tile::scatter4", TensorAccess::Scatter4},
    {"im2col", TensorAccess::Im2col},
    {"im2col::w", TensorAccess::Im2colW},
    {"im2col::w::128", TensorAccess::Im2colW128},
    {"im2col_no_offs", TensorAccess::Im2colNoOffsets},
    {"im2col_no_offs::w", TensorAccess::Im2colNoOffsetsW}};

static constexpr Named<TensorMapField> Fields[] = {
    {"global_address", TensorMapField::GlobalAddress},
    {"rank", TensorMapField::Rank},
    {"box_dim", TensorMapField::BoxDim},
    {"global_dim", TensorMapField::GlobalDim},
    {"global_stride", TensorMapField::GlobalStride},
    {"element_stride", TensorMapField::ElementStride},
    {"elemtype", TensorMapField::ElementType},
    {"interleave_layout", TensorMapField::Interleave},
    {"swizzle_mode", TensorMapField::SwizzleMode},
    {"swizzle_atomicity", TensorMapField::SwizzleAtomicity},
    {"fill_mode", TensorMapField::FillMode}};

static constexpr Named<uint8_t> Ranks[] = {
    {"1d", 1}, {"2d", 2}, {"3d", 3}, {"4d", 4}, {"5d", 5}};

static constexpr Named<uint8_t> CtaGroups[] = {{"cta_group::1", 1},
                                               {"cta_group::2", 2}};

static constexpr Named<bool BulkMods::*> Flags[] = {
    {"bulk_group", &BulkMods::HasGroup},
    {"mbarrier::complete_tx::bytes", &BulkMods::HasBarrier},
    {"cp_mask", &BulkMods::HasByteMask},
    {"ignore_oob", &BulkMods::IgnoresBounds},
    {"override::global_address", &BulkMods::OverridesAddress},
    {"override::global_dim", &BulkMods::OverridesSize},
    {"override::global_dim_stride", &BulkMods::OverridesStrides}};

static constexpr Named<bool> Multicasts[] = {{"multicast::cluster", false},
                                             {"multicast::cluster::16b", false},
                                             {"multicast::cluster::32b", true}};

template <typename T, size_t N>
static const T *find(const Named<T> (&Table)[N], StringRef Word) {
  for (const Named<T> &Row : Table)
    if (Row.Text == Word)
      return &Row.Value;
  return nullptr;
}

bool decodeBulkWord(StringRef Word, Mods &M) {
  BulkMods &B = M.Bulk;
  if (const Space *S = find(Spaces, Word)) {
    (B.NumSpaces ? B.From : B.To) = *S;
    return ++B.NumSpaces <= 2;
  }
  if (const TensorAccess *A = find(Accesses, Word)) {
    B.Access = *A;
    return ++B.NumAccesses == 1;
  }
  if (const TensorMapField *F = find(Fields, Word)) {
    bool IsFirst = B.Field == TensorMapField::None;
    B.Field = *F;
    return IsFirst;
  }
  if (const uint8_t *Rank = find(Ranks, Word)) {
    bool IsFirst = !B.Rank;
    B.Rank = *Rank;
    return IsFirst;
  }
  if (const uint8_t *Group = find(CtaGroups, Word)) {
    B.CtaGroup = *Group;
    return true;
  }
  if (bool BulkMods::*const *Flag = find(Flags, Word)) {
    B.*(*Flag) = true;
    return true;
  }
  if (const bool *IsWide = find(Multicasts, Word)) {
    M.HasWideMask = *IsWide;
    return M.Multicast = true;
  }
  if (Word == "noftz")
    return M.KeepsSubnormals = true;
  return Word == "b1024" || Word == "mbarrier::report::disabled";
}

//===----------------------------------------------------------------------===//
// Forms
//===----------------------------------------------------------------------===//

namespace {
enum class Direction { None, Load, LoadHere, Across, Store, Fetch };
} // namespace

static Direction directionOf(const BulkMods &B) {
  bool ToGlobal = B.To == Space::Global, FromGlobal = B.From == Space::Global;
  if (B.NumSpaces == 1)
    return ToGlobal ? Direction::Fetch : Direction::None;
  if (B.NumSpaces != 2)
    return Direction::None;
  if (FromGlobal)
    return B.To == Space::SharedCluster ? Direction::Load
           : B.To == Space::Shared      ? Direction::LoadHere
                                        : Direction::None;
  if (B.From != Space::Shared)
    return Direction::None;
  return ToGlobal                       ? Direction::Store
         : B.To == Space::SharedCluster ? Direction::Across
                                        : Direction::None;
}

/// The modifiers say how the copy completes as \p D does.
static bool completesAs(const Mods &M, Direction D) {
  bool IsStore = D == Direction::Store, IsFetch = D == Direction::Fetch;
  return M.Bulk.HasGroup == IsStore &&
         M.Bulk.HasBarrier == (!IsStore && !IsFetch) &&
         (D == Direction::Load || !M.Multicast) &&
         (IsStore || !M.Bulk.HasByteMask) &&
         (D != Direction::Across || !M.CacheHint);
}

static bool setOperands(Instruction &I, unsigned Count) {
  I.Least = I.Most = uint8_t(Count);
  return true;
}

/// Whether .redOp goes with the type.
static bool isReduction(const Mods &M, bool ToGlobal) {
  Ty T = M.T[0];
  bool IsHalf = T == Ty::F16 || T == Ty::BF16;
  switch (M.A) {
  case AtomOp::Add:
    // What f32 does in any case.
    if (M.KeepsSubnormals != IsHalf && T != Ty::F32)
      return false;
    return T == Ty::U32 || T == Ty::S32 || T == Ty::U64 ||
           (ToGlobal && (IsHalf || T == Ty::F32 || T == Ty::F64));
  case AtomOp::Min:
  case AtomOp::Max:
    return !M.KeepsSubnormals &&
           (T == Ty::U32 || T == Ty::S32 ||
            (ToGlobal && (IsHalf || T == Ty::U64 || T == Ty::S64)));
  case AtomOp::Inc:
  case AtomOp::Dec:
    return T == Ty::U32;
  case AtomOp::And:
  case AtomOp::Or:
  case AtomOp::Xor:
    return T == Ty::B32 || (ToGlobal && T == Ty::B64);
  default:
    return false;
  }
}

/// Strong copies have a scope, and a type that says in which pieces; what a
/// reduction does is strong in its elements.
static bool isOrdered(const Mods &M, Direction D, bool Reduces) {
  bool IsStrong = M.Order == MemoryOrder::Relaxed,
       IsWhole = M.NumTypes == 1 && M.T[0] == Ty::B128;
  if ((!IsStrong && M.Order != MemoryOrder::Weak) ||
      (M.Scope != ThreadScope::None) != IsStrong)
    return false;
  if (IsStrong && D == Direction::Across && M.Scope > ThreadScope::Cluster)
    return false;
  return Reduces || IsWhole || (!IsStrong && !M.NumTypes);
}

static bool completeCopy(Instruction &I, bool Reduces) {
  const Mods &M = I.M;
  Direction D = directionOf(M.Bulk);
  if (D == Direction::None || D == Direction::Fetch || !completesAs(M, D) ||
      M.Bulk.NumAccesses || M.Bulk.Rank || M.Bulk.CtaGroup ||
      !isOrdered(M, D, Reduces) ||
      (M.Bulk.IgnoresBounds && D != Direction::LoadHere))
    return false;
  if (Reduces && ((D != Direction::Across && D != Direction::Store) ||
                  M.Bulk.HasByteMask || !isReduction(M, D == Direction::Store)))
    return false;
  bool IsMultimem =
      I.Run == runMultimemCopyBulk || I.Run == runMultimemReduceBulk;
  if (IsMultimem && D != Direction::Store)
    return false;
  return setOperands(I, 3u + M.Bulk.HasBarrier + M.Multicast +
                            M.Bulk.HasByteMask + 2u * M.Bulk.IgnoresBounds);
}

/// Whether the tensor's dimensions suffice for the access.
static bool fitsRank(const BulkMods &B) {
  if (B.Access == TensorAccess::Tile)
    return B.Rank >= 1;
  if (B.Access == TensorAccess::Gather4 || B.Access == TensorAccess::Scatter4)
    return B.Rank == 2;
  return B.Rank >= 3;
}

static bool isStoreAccess(TensorAccess A) {
  return A == TensorAccess::Tile || A == TensorAccess::Scatter4 ||
         A == TensorAccess::Im2colNoOffsets ||
         A == TensorAccess::Im2colNoOffsetsW;
}
static bool isLoadAccess(TensorAccess A) {
  return A == TensorAccess::Tile || !isStoreAccess(A);
}
static bool hasOffsets(TensorAccess A) {
  return A == TensorAccess::Im2col || A == TensorAccess::Im2colW ||
         A == TensorAccess::Im2colW128;
}

/// Whether the parts of the tensor map that are replaced go together.
static bool isOverride(const BulkMods &B) {
  if (!B.OverridesSize && !B.OverridesStrides)
    return true;
  return B.OverridesAddress && B.Access == TensorAccess::Tile &&
         (B.Rank == 1 ? !B.OverridesStrides : !B.OverridesSize);
}

static bool completeTensorCopy(Instruction &I) {
  const Mods &M = I.M;
  const BulkMods &B = M.Bulk;
  Direction D = directionOf(B);
  if (!fitsRank(B) || !completesAs(M, D) || B.HasByteMask || !isOverride(B))
    return false;
  switch (D) {
  case Direction::Load:
  case Direction::LoadHere:
    return I.Run == runCopyTensor && isLoadAccess(B.Access) &&
           setOperands(I, 3u + hasOffsets(B.Access) + M.Multicast);
  case Direction::Store:
    return (I.Run == runCopyTensor || I.Run == runReduceTensor) &&
           isStoreAccess(B.Access) && !B.CtaGroup && setOperands(I, 2);
  case Direction::Fetch:
    return I.Run == runFetchTensor && isLoadAccess(B.Access) && !B.CtaGroup &&
           setOperands(I, 1u + hasOffsets(B.Access));
  default:
    return false;
  }
}

/// applypriority of several cache lines; Rank is that of a tensor.
static bool completePriority(Instruction &I, bool IsTensor) {
  const Mods &M = I.M;
  const BulkMods &B = M.Bulk;
  bool IsGlobal = !B.NumSpaces || (B.NumSpaces == 1 && B.To == Space::Global);
  if (!IsGlobal || !B.HasGroup || B.HasBarrier || B.HasByteMask ||
      M.Multicast || M.CacheHint)
    return false;
  if (!IsTensor)
    return !B.Rank && setOperands(I, 2);
  return fitsRank(B) && isLoadAccess(B.Access) && isOverride(B) &&
         setOperands(I, 1u + hasOffsets(B.Access));
}

/// tensormap.replace
static bool completeReplace(Instruction &I) {
  const BulkMods &B = I.M.Bulk;
  bool Is64 = B.Field == TensorMapField::GlobalAddress ||
              B.Field == TensorMapField::GlobalStride;
  bool HasIndex = B.Field == TensorMapField::BoxDim ||
                  B.Field == TensorMapField::GlobalDim ||
                  B.Field == TensorMapField::GlobalStride ||
                  B.Field == TensorMapField::ElementStride;
  return B.Field != TensorMapField::None && B.NumSpaces <= 1 &&
         B.To != Space::SharedCluster &&
         I.M.T[0] == (Is64 ? Ty::B64 : Ty::B32) &&
         setOperands(I, 2u + HasIndex);
}

/// st.async and red.async: to other CTAs, with an mbarrier, or to global
/// memory.
static bool completeRemote(Instruction &I, bool Reduces) {
  const Mods &M = I.M;
  const BulkMods &B = M.Bulk;
  if (B.NumSpaces > 1 || B.To == Space::Shared || B.HasGroup || B.HasByteMask)
    return false;
  if (B.To == (B.HasBarrier ? Space::Global : Space::SharedCluster))
    return false;
  // Only red.async.mmio adds .s64.
  bool AddsSigned =
      Reduces && !B.HasBarrier && M.A == AtomOp::Add && M.T[0] == Ty::S64;
  if (Reduces && !AddsSigned && !isReduction(M, /*ToGlobal=*/false))
    return false;
  if (!B.HasBarrier && (M.Order != MemoryOrder::Release || M.Vec != 1 ||
                        (Reduces && M.A != AtomOp::Add)))
    return false;
  bool IsMultimem =
      I.Run == runMultimemStoreAsync || I.Run == runMultimemReduceAsync;
  if (IsMultimem && (B.HasBarrier || AddsSigned))
    return false;
  return setOperands(I, 2u + B.HasBarrier);
}

bool completeBulkForm(Instruction &I) {
  Handler Run = I.Run;
  if (Run == runCopyBulk || Run == runMultimemCopyBulk)
    return completeCopy(I, /*Reduces=*/false);
  if (Run == runReduceBulk || Run == runMultimemReduceBulk)
    return completeCopy(I, /*Reduces=*/true);
  if (Run == runFetchBulk)
    return directionOf(I.M.Bulk) == Direction::Fetch &&
           completesAs(I.M, Direction::Fetch) && setOperands(I, 2);
  if (Run == runReplaceTensorMap)
    return completeReplace(I);
  if (Run == runStoreAsync || Run == runMultimemStoreAsync)
    return completeRemote(I, /*Reduces=*/false);
  if (Run == runReduceAsync || Run == runMultimemReduceAsync)
    return completeRemote(I, /*Reduces=*/true);
  if (Run == runTouchBulk || Run == runTouchTensor)
    return completePriority(I, Run == runTouchTensor);
  return completeTensorCopy(I);
}

} // namespace opennvvm::ptxmachine
