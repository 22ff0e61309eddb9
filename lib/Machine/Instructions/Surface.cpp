//===- Surface.cpp - Loads and stores of surfaces -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, "Surface Instructions". The first coordinate of .b forms counts
// bytes, that of .p forms texels.
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Images.h"
#include "Machine/Instructions/Handlers.h"
#include "Machine/Instructions/Texel.h"
#include "Machine/Undefined/UndefinedBits.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

namespace {
/// Where an instruction accesses a surface.
struct Spot {
  const ImageDescription *Image = nullptr;
  uint64_t Address = 0;
  bool IsOutside = false; ///< And the instruction says .zero.
};
} // namespace

/// Moves a coordinate inside if the instruction says .clamp.
static bool bound(Exec &X, const Instruction &I, int64_t &At, int64_t Size,
                  Spot &S) {
  if (At >= 0 && At < Size)
    return true;
  switch (I.M.Image.Edge) {
  case ImageMods::Clamp:
    At = std::clamp<int64_t>(At, 0, Size - 1);
    return true;
  case ImageMods::Zero:
    S.IsOutside = true;
    return true;
  default:
    return X.fail("a surface access out of bounds: coordinate " + Twine(At) +
                  " of " + Twine(Size));
  }
}

/// Finds \p Size bytes of a surface. With \p OfTexels, the first coordinate
/// counts texels.
static bool locate(Exec &X, const Instruction &I, const Operand &List,
                   unsigned Size, bool OfTexels, Spot &S) {
  ArrayRef<Operand> Parts = X.elements(List);
  if (List.Kind != Operand::Vector || Parts.size() != 2)
    return X.fail("a surface instruction needs a surface and coordinates");
  S.Image = imageOf(X, Parts[0], ImageKind::Surface);
  if (!S.Image)
    return false;
  ArrayRef<Operand> C = X.elements(Parts[1]);
  auto G = I.M.Image.Geometry;
  bool IsArray = G == ImageMods::A1 || G == ImageMods::A2;
  unsigned Axes = G == ImageMods::D1 || G == ImageMods::A1 ? 1
                  : G == ImageMods::D3                     ? 3
                                                           : 2;
  if (C.size() < Axes + IsArray)
    return X.fail("too few coordinates");
  const ImageLevel &L = S.Image->Levels[0];
  int64_t At[3] = {0, 0, 0};
  for (unsigned N = 0; N < Axes; ++N)
    At[N] = X.getSigned(C[N + IsArray], 32);
  int64_t Step = OfTexels ? 1 : Size, Bytes = texelBytes(*S.Image);
  if (At[0] % Step)
    return X.fail("a surface access of " + Twine(Size) +
                  " bytes that is not aligned");
  int64_t Column = At[0] / Step,
          Columns = OfTexels ? L.Width : L.Width * Bytes / Step,
          Layer = IsArray ? int64_t(X.get64(C[0], 32)) : 0;
  if (!bound(X, I, Column, Columns, S) ||
      (Axes > 1 && !bound(X, I, At[1], L.Height, S)) ||
      (Axes > 2 && !bound(X, I, At[2], L.Depth, S)) ||
      (IsArray && !bound(X, I, Layer, S.Image->Layers, S)))
    return false;
  if (!S.IsOutside)
    S.Address = rowAddress(L, uint64_t(At[1]), uint64_t(At[2] + Layer)) +
                uint64_t(Column * (OfTexels ? Bytes : Step));
  return true;
}

static Access surfaceAccess(Access::KindTy Kind) {
  return {Kind, MemoryOrder::Weak, ThreadScope::None, MemoryProxy::Texture};
}

bool runSurfaceLoad(Exec &X, const Instruction &I) {
  unsigned Bytes = bitsOf(I.M.T[0]) / 8, Size = Bytes * I.M.Vec;
  ArrayRef<Operand> To = X.elements(I.Ops[0]);
  if (To.size() != I.M.Vec)
    return X.fail("as many registers as .v says were expected");
  Spot S;
  if (!locate(X, I, I.Ops[1], Size, false, S))
    return false;
  const uint8_t *From = nullptr;
  if (!S.IsOutside) {
    From = X.access(Space::Global, S.Address, Size, Bytes,
                    surfaceAccess(Access::Read));
    if (!From)
      return false;
  }
  for (unsigned N = 0; N < I.M.Vec; ++N) {
    uint64_t V = 0;
    if (From)
      std::memcpy(&V, From + N * Bytes, Bytes);
    X.set(To[N], V);
  }
  return true;
}

/// The registers to store; empty after Exec::fail().
static ArrayRef<Operand> sources(Exec &X, const Instruction &I) {
  ArrayRef<Operand> From = X.elements(I.Ops[1]);
  if (From.size() == I.M.Vec)
    return From;
  X.fail("as many registers as .v says were expected");
  return {};
}

bool runSurfaceStore(Exec &X, const Instruction &I) {
  unsigned Bytes = bitsOf(I.M.T[0]) / 8, Size = Bytes * I.M.Vec;
  ArrayRef<Operand> From = sources(X, I);
  Spot S;
  if (From.empty() || !locate(X, I, I.Ops[0], Size, false, S))
    return false;
  if (S.IsOutside)
    return true;
  uint8_t *To = X.access(Space::Global, S.Address, Size, Bytes,
                         surfaceAccess(Access::Write));
  if (!To)
    return false;
  for (unsigned N = 0; N < I.M.Vec; ++N) {
    uint64_t V = X.get64(From[N], 8 * Bytes);
    std::memcpy(To + N * Bytes, &V, Bytes);
  }
  return true;
}

/// Converts 32-bit values to the surface's format; components that the source
/// lacks become zero.
bool runSurfaceStoreTexel(Exec &X, const Instruction &I) {
  ArrayRef<Operand> From = sources(X, I);
  Spot S;
  if (From.empty() || !locate(X, I, I.Ops[0], 4, true, S))
    return false;
  if (S.IsOutside)
    return true;
  unsigned Bytes = bytesOf(S.Image->Type), Size = texelBytes(*S.Image);
  uint8_t *To = X.access(Space::Global, S.Address, Size, Bytes,
                         surfaceAccess(Access::Write));
  if (!To)
    return false;
  for (unsigned N = 0; N < S.Image->Channels; ++N) {
    uint32_t V = N < From.size()
                     ? encodeComponent(*S.Image, uint32_t(X.get64(From[N], 32)))
                     : 0;
    std::memcpy(To + N * Bytes, &V, Bytes);
  }
  if (X.S.Bits)
    X.S.Bits->writeTexel(X, To, Bytes, S.Image->Channels);
  return true;
}

static uint64_t combine(AtomOp Op, bool Signed, uint64_t Old, uint64_t With,
                        unsigned Bits) {
  bool Less =
      Signed ? SignExtend64(Old, Bits) < SignExtend64(With, Bits) : Old < With;
  switch (Op) {
  case AtomOp::Add:
    return Old + With;
  case AtomOp::Min:
    return Less ? Old : With;
  case AtomOp::Max:
    return Less ? With : Old;
  case AtomOp::And:
    return Old & With;
  default:
    return Old | With;
  }
}

static bool reduce(Exec &X, const Instruction &I, bool OfTexels) {
  AtomOp Op = I.M.A;
  if (Op != AtomOp::Add && Op != AtomOp::Min && Op != AtomOp::Max &&
      Op != AtomOp::And && Op != AtomOp::Or)
    return X.fail("a reduction on a surface that is not known");
  unsigned Bytes = bitsOf(I.M.T[0]) / 8;
  Spot S;
  if (!locate(X, I, I.Ops[0], Bytes, OfTexels, S))
    return false;
  if (OfTexels &&
      (S.Image->Type != TexelType::U32 && S.Image->Type != TexelType::S32))
    return X.fail("sured.p needs a surface of 32-bit integers");
  if (S.IsOutside)
    return true;
  uint8_t *At = X.access(Space::Global, S.Address, Bytes, Bytes,
                         surfaceAccess(Access::Atomic));
  if (!At)
    return false;
  bool Signed = OfTexels ? S.Image->Type == TexelType::S32 : isSigned(I.M.T[0]);
  uint64_t Old = 0;
  std::memcpy(&Old, At, Bytes);
  uint64_t New =
      combine(Op, Signed, Old, X.get64(I.Ops[1], 8 * Bytes), 8 * Bytes);
  std::memcpy(At, &New, Bytes);
  return true;
}
bool runSurfaceReduce(Exec &X, const Instruction &I) {
  return reduce(X, I, false);
}
bool runSurfaceReduceTexel(Exec &X, const Instruction &I) {
  return reduce(X, I, true);
}

} // namespace opennvvm::ptxmachine
