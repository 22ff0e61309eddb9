//===- TensorCopies.cpp - cp.async.bulk.tensor and its kin ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, "cp.async.bulk.tensor", "cp.reduce.async.bulk.tensor",
// "cp.async.bulk.prefetch.tensor". A box goes through an image of itself
// without a swizzle.
//
//===----------------------------------------------------------------------===//

#include "Machine/Instructions/Bulk/Cluster.h"
#include "Machine/Instructions/Bulk/TensorBox.h"
#include "Machine/Instructions/Bulk/TensorRows.h"
#include "Machine/Instructions/Combine.h"
#include "Machine/Instructions/Handlers.h"
#include "Machine/Undefined/Shade.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

namespace {
/// What an instruction has in place of parts of the tensor map (.override::).
struct MapOverride {
  uint64_t Address = 0;
  SmallVector<uint64_t, 5> Sizes; ///< Empty if they are the map's.
  SmallVector<uint64_t, 4> Strides;
};

/// A copy with the operands that it was issued with.
struct TensorCopy {
  const Mods *M = nullptr;
  uint64_t Map = 0; ///< Generic address of the tensor map.
  TensorPlace Place;
  MapOverride Override;
  SmallVector<CopyTarget, 1> Targets; ///< Of a load.
  uint64_t Source = 0;                ///< Of a store.

  /// Sets what the mbarriers count.
  bool load(Exec &X, uint64_t &Transferred) const;
  bool store(Exec &X) const;
};
} // namespace

static Access asyncAccess(Access::KindTy Kind) {
  return {Kind, MemoryOrder::Weak, ThreadScope::None, MemoryProxy::Async};
}

/// The tensor map \p M with what the instruction has in its place.
static void replaceParts(TensorMap &M, const TensorCopy &C) {
  if (C.M->Bulk.OverridesAddress)
    M.Address = C.Override.Address;
  copy(C.Override.Sizes, M.Dims);
  copy(C.Override.Strides, M.Strides);
}

/// Reads the tensor map and finds the box; false after Exec::fail().
static bool findBox(Exec &X, const TensorCopy &C, TensorBox &B) {
  const uint8_t *Bytes =
      X.access(Space::Generic, C.Map, TensorMap::Size, TensorMap::Align,
               {Access::Read, MemoryOrder::Weak, ThreadScope::None,
                MemoryProxy::TensorMap});
  if (!Bytes)
    return false;
  Expected<TensorMap> Map = readTensorMap(Bytes);
  if (!Map)
    return X.fail(toString(Map.takeError()));
  replaceParts(*Map, C);
  Expected<TensorBox> Box = boxOf(*Map, C.Place);
  if (!Box)
    return X.fail(toString(Box.takeError()));
  B = std::move(*Box);
  return true;
}

/// Copies between the image of a box and its pieces in shared memory.
static bool exchange(Exec &X, Space Sp, uint64_t Address, const TensorBox &B,
                     MutableArrayRef<uint8_t> Image, Shade &Undefined,
                     bool ToShared) {
  Access How = asyncAccess(ToShared ? Access::Write : Access::Read);
  unsigned Piece = patternOf(B.Swizzle).Flips ? 8 : 16;
  // A swizzle moves pieces within a line of 128 bytes; the last one may be
  // incomplete.
  size_t Whole = Image.size() & ~size_t(127);
  if (Address % 128)
    return X.fail("a tensor copy's shared address 0x" +
                  Twine::utohexstr(Address) + ", which is no multiple of 128");
  uint8_t *Lines =
      Whole ? X.access(Sp, Address, unsigned(Whole), 128, How) : nullptr;
  if (Whole && !Lines)
    return false;
  for (size_t At = 0; At < Image.size(); At += Piece) {
    uint64_t Where = swizzled(B.Swizzle, Address + At);
    uint8_t *Bytes = At < Whole ? Lines + (Where - Address)
                                : X.access(Sp, Where, Piece, Piece, How);
    if (!Bytes)
      return false;
    std::memcpy(ToShared ? Bytes : &Image[At], ToShared ? &Image[At] : Bytes,
                Piece);
    if (ToShared)
      Undefined.write(X, Bytes, At, Piece);
    else
      Undefined.read(X, Bytes, At, Piece);
  }
  return true;
}

/// The bytes of an element that a copy converts; 1 if it only moves bits.
static unsigned convertedBytes(TensorElement E) {
  return E == TensorElement::TF32 || E == TensorElement::TF32Ftz ||
                 E == TensorElement::F32Ftz
             ? 4
             : 1;
}

/// A box like \p B for shadows, which are moved and not converted. In \p OfRow,
/// elements that are converted become undefined as a whole.
static TensorBox bitsOnly(const TensorBox &B, Shade &OfRow) {
  TensorBox Moved = B;
  unsigned Width = convertedBytes(B.Element);
  if (Width > 1)
    Moved.Element = TensorElement::F32;
  OfRow.spread(0, OfRow.Bits.size(), Width);
  return Moved;
}

bool TensorCopy::load(Exec &X, uint64_t &Transferred) const {
  TensorBox B;
  if (!findBox(X, *this, B))
    return false;
  Transferred = B.transferred();
  SmallVector<uint8_t, 0> Image(B.sharedSize());
  Shade Undefined(Image.size());
  fillOutside(B, Image);
  unsigned Bytes = globalBytes(B);
  for (size_t Row = 0; Bytes && Row < B.Rows.size(); ++Row) {
    if (B.Rows[Row] == TensorBox::Outside)
      continue;
    const uint8_t *From = X.access(Space::Global, B.Rows[Row], Bytes, 0,
                                   asyncAccess(Access::Read));
    if (!From)
      return false;
    unpackRow(B, From, &Image[Row * B.rowBytes()]);
    Shade OfRow(Bytes);
    OfRow.read(X, From, 0, Bytes);
    if (!OfRow.From)
      continue;
    unpackRow(bitsOnly(B, OfRow), OfRow.Bits.data(),
              &Undefined.Bits[Row * B.rowBytes()]);
    Undefined.From = OfRow.From;
  }
  return all_of(Targets, [&](const CopyTarget &T) {
    return exchange(X, M->Bulk.To, T.Address, B, Image, Undefined,
                    /*ToShared=*/true);
  });
}

/// Combines the elements at \p To with those of a row at \p With, whose shadow
/// is \p Undefined.
static void reduceRow(Exec &X, const Mods &M, const TensorBox &B, uint8_t *To,
                      const uint8_t *With, const uint8_t *Undefined,
                      OriginId Origin) {
  Ty T = *reducedType(M.A, B.Element);
  unsigned Bytes = ptxmachine::bitsOf(T) / 8, Count = B.Last - B.First,
           Skipped = sharedBytes(B.Element, B.First);
  With += Skipped;
  if (X.S.Bits)
    X.S.Bits->combine(X, M.A, T, To, With, Undefined + Skipped, Origin, Count);
  for (unsigned I = 0; I < Count; ++I, To += Bytes, With += Bytes) {
    Word Old = 0, New = 0;
    std::memcpy(&Old, To, Bytes);
    std::memcpy(&New, With, Bytes);
    New = combine(M.A, T, Old, New, 0, /*Flush=*/false);
    std::memcpy(To, &New, Bytes);
  }
}

bool TensorCopy::store(Exec &X) const {
  TensorBox B;
  if (!findBox(X, *this, B))
    return false;
  bool Reduces = M->A != AtomOp::None;
  if (Reduces && !reducedType(M->A, B.Element))
    return X.fail("a reduction that the tensor's elements do not have");
  SmallVector<uint8_t, 0> Image(B.sharedSize());
  Shade Undefined(Image.size());
  if (!exchange(X, Space::Shared, Source, B, Image, Undefined,
                /*ToShared=*/false))
    return false;
  Access How = Reduces ? Access{Access::Atomic, MemoryOrder::Relaxed,
                                ThreadScope::Gpu, MemoryProxy::Async}
                       : asyncAccess(Access::Write);
  unsigned Bytes = globalBytes(B);
  for (size_t Row = 0; Bytes && Row < B.Rows.size(); ++Row) {
    if (B.Rows[Row] == TensorBox::Outside)
      continue;
    uint8_t *To = X.access(Space::Global, B.Rows[Row], Bytes, 0, How);
    if (!To)
      return false;
    uint8_t *From = &Image[Row * B.rowBytes()];
    if (Reduces) {
      reduceRow(X, *M, B, To, From, &Undefined.Bits[Row * B.rowBytes()],
                Undefined.From);
      continue;
    }
    packRow(B, From, To);
    if (!Undefined.From)
      continue;
    Shade OfRow(Bytes);
    OfRow.From = Undefined.From;
    packRow(bitsOnly(B, OfRow), &Undefined.Bits[Row * B.rowBytes()],
            OfRow.Bits.data());
    OfRow.spread(0, Bytes, convertedBytes(B.Element));
    OfRow.write(X, To, 0, Bytes);
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Issuing
//===----------------------------------------------------------------------===//

/// The operands before the coordinates. A stride is a number of 16 bytes, of
/// which the last operand has the upper four bits.
static MapOverride overrideOf(const Exec &X, const Operand &Map) {
  MapOverride O;
  if (!Map.Extras)
    return O;
  ArrayRef<Operand> Extras =
      ArrayRef(X.Fr->F->VectorPool).slice(Map.Second + Map.Count, Map.Extras);
  O.Address = X.get64(Extras[0]);
  if (Extras.size() > 1)
    for (const Operand &Size : X.elements(Extras[1]))
      O.Sizes.push_back(X.get64(Size, 8));
  if (Extras.size() < 4)
    return O;
  uint64_t Upper = X.get64(Extras[3], 16);
  for (const Operand &Lower : X.elements(Extras[2])) {
    O.Strides.push_back((X.get64(Lower, 32) | (Upper & 15) << 32) << 4);
    Upper >>= 4;
  }
  return O;
}

/// The operands that say which part of which tensor. \p Map is that of the
/// tensor map; the offsets of im2col are in \p Offsets, if there are any.
static TensorCopy read(Exec &X, const Instruction &I, const Operand &Map,
                       const Operand *Offsets, bool IsStore) {
  TensorCopy C;
  C.M = &I.M;
  C.Map = X.address(Map);
  if (Map.OfFrame) // The name of a parameter.
    C.Map += LocalWindow;
  C.Place.Access = I.M.Bulk.Access;
  C.Place.Rank = I.M.Bulk.Rank;
  C.Place.IsStore = IsStore;
  ArrayRef<Operand> Pool = X.Fr->F->VectorPool;
  if (Map.Count)
    for (const Operand &O : Pool.slice(Map.Second, Map.Count))
      C.Place.Coordinates.push_back(int32_t(X.getSigned(O, 32)));
  C.Override = overrideOf(X, Map);
  if (Offsets)
    for (const Operand &O : X.elements(*Offsets))
      C.Place.Offsets.push_back(uint16_t(X.get64(O, 16)));
  return C;
}

/// As many coordinates and offsets as the instruction has dimensions.
static bool check(Exec &X, const TensorCopy &C) {
  const BulkMods &B = C.M->Bulk;
  bool IsRows =
      B.Access == TensorAccess::Gather4 || B.Access == TensorAccess::Scatter4;
  size_t Coordinates = IsRows ? 5 : B.Rank;
  if (C.Place.Coordinates.size() != Coordinates)
    return X.fail(Twine(Coordinates) + " coordinates were expected");
  size_t Offsets = B.Access == TensorAccess::Im2col ? B.Rank - 2u
                   : B.Access == TensorAccess::Im2colW ||
                           B.Access == TensorAccess::Im2colW128
                       ? 2
                       : 0;
  if (C.Place.Offsets.size() != Offsets)
    return X.fail(Twine(Offsets) + " offsets were expected");
  if (!B.OverridesSize && !B.OverridesStrides)
    return true;
  if (C.Override.Sizes.size() != B.Rank ||
      C.Override.Strides.size() != (B.OverridesStrides ? B.Rank - 1u : 0))
    return X.fail("sizes and strides of " + Twine(unsigned(B.Rank)) +
                  " dimensions were expected");
  if (any_of(C.Place.Coordinates, [](int32_t At) { return At != 0; }))
    return X.fail("coordinates other than zeros with sizes in place of the "
                  "tensor map's");
  return true;
}

static bool hasOffsets(const Mods &M) {
  TensorAccess A = M.Bulk.Access;
  return A == TensorAccess::Im2col || A == TensorAccess::Im2colW ||
         A == TensorAccess::Im2colW128;
}

static bool issueLoad(Exec &X, const Instruction &I) {
  unsigned Next = 3;
  const Operand *Offsets = hasOffsets(I.M) ? &I.Ops[Next++] : nullptr;
  TensorCopy C = read(X, I, I.Ops[1], Offsets, /*IsStore=*/false);
  uint64_t Barrier = X.address(I.Ops[2]);
  uint64_t CtaMask =
      I.M.Multicast ? X.get64(I.Ops[Next], I.M.HasWideMask ? 32 : 16) : 0;
  C.Targets = targetsOf(X, I.M, X.address(I.Ops[0]), Barrier, CtaMask);
  if (!check(X, C))
    return false;
  for (const CopyTarget &T : C.Targets)
    if (!checkTarget(X, I.M, T))
      return false;
  AsyncOperation Operation;
  Operation.Issuer = &X.T;
  Operation.I = &I;
  // The tensor map, which is read when the copy runs, says how much it moves.
  auto Transferred = std::make_shared<uint64_t>(0);
  Operation.Done = [Targets = C.Targets, Transferred](Exec &Inner) {
    return completeAll(Inner, Targets, *Transferred);
  };
  Operation.Run = [C = std::move(C), Transferred](Exec &Inner) {
    return C.load(Inner, *Transferred);
  };
  return start(X, std::move(Operation));
}

static bool issueStore(Exec &X, const Instruction &I) {
  TensorCopy C = read(X, I, I.Ops[0], nullptr, /*IsStore=*/true);
  C.Source = X.address(I.Ops[1]);
  if (!check(X, C))
    return false;
  AsyncOperation Operation;
  Operation.Issuer = &X.T;
  Operation.I = &I;
  Operation.Group = AsyncGroup::Bulk;
  Operation.Run = [C = std::move(C)](Exec &Inner) { return C.store(Inner); };
  return start(X, std::move(Operation));
}

bool runCopyTensor(Exec &X, const Instruction &I) {
  return I.M.Bulk.HasGroup ? issueStore(X, I) : issueLoad(X, I);
}
bool runReduceTensor(Exec &X, const Instruction &I) { return issueStore(X, I); }

/// Nothing is seen of a prefetch but its errors.
bool runFetchTensor(Exec &X, const Instruction &I) {
  const Operand *Offsets = hasOffsets(I.M) ? &I.Ops[1] : nullptr;
  TensorCopy C = read(X, I, I.Ops[0], Offsets, /*IsStore=*/false);
  TensorBox B;
  return check(X, C) && findBox(X, C, B);
}

/// The same of applypriority.
bool runTouchTensor(Exec &X, const Instruction &I) {
  return runFetchTensor(X, I);
}

} // namespace opennvvm::ptxmachine
