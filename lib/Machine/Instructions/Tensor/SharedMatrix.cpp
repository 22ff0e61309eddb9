//===- SharedMatrix.cpp - Matrices that descriptors describe --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Instructions/Tensor/SharedMatrix.h"
#include "llvm/Support/Endian.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

static constexpr unsigned PieceBytes = 16;

/// The field of \p Bits at \p Low, which has an address or offset.
static uint64_t bytesAt(uint64_t Bits, unsigned Low) {
  return (Bits >> Low & 0x3FFF) << 4;
}

bool SharedMatrix::ofWgmma(Exec &, uint64_t Bits, SharedMatrix &M) {
  static constexpr Swizzle Patterns[] = {Swizzle::None, Swizzle::B128,
                                         Swizzle::B64, Swizzle::B32};
  M.Start = bytesAt(Bits, 0);
  M.Leading = bytesAt(Bits, 16);
  M.Stride = bytesAt(Bits, 32);
  M.Base = Bits >> 49 & 7;
  M.Pattern = Patterns[Bits >> 62];
  return true;
}

bool SharedMatrix::ofTcgen05(Exec &X, uint64_t Bits, SharedMatrix &M) {
  static constexpr Swizzle Patterns[] = {
      Swizzle::None, Swizzle::B128Atom32, Swizzle::B128, Swizzle::None,
      Swizzle::B64,  Swizzle::None,       Swizzle::B32,  Swizzle::None};
  if (unsigned Fixed = Bits >> 46 & 7; Fixed != 1)
    return X.fail("bits 46 to 48 of a shared memory descriptor are " +
                  Twine(Fixed) + ", not 1");
  if (Bits >> 53 & 0xFF)
    return X.fail("bits 53 to 60 of a shared memory descriptor are not 0");
  unsigned Mode = unsigned(Bits >> 61);
  if (Mode == 3 || Mode == 5 || Mode == 7)
    return X.fail("a shared memory descriptor with swizzling mode " +
                  Twine(Mode));
  if (Bits >> 52 & 1)
    return X.fail("absolute addresses of the leading dimension are not "
                  "supported");
  M.Start = bytesAt(Bits, 0);
  M.Leading = bytesAt(Bits, 16);
  M.Stride = bytesAt(Bits, 32);
  M.Base = Bits >> 49 & 7;
  M.Pattern = Patterns[Mode];
  return true;
}

unsigned SharedMatrix::width() const {
  switch (Pattern) {
  case Swizzle::None:
    return PieceBytes;
  case Swizzle::B32:
    return 32;
  case Swizzle::B64:
    return 64;
  default:
    return 128;
  }
}

uint64_t SharedMatrix::alongK(unsigned MN, unsigned Piece) const {
  uint64_t At = Start + uint64_t(MN % 8) * width() + MN / 8 * Stride;
  // Without a swizzle, each column of pieces is an atom of its own.
  At +=
      Pattern == Swizzle::None ? Piece * Leading : uint64_t(Piece) * PieceBytes;
  return swizzled(Pattern, At, Base);
}

uint64_t SharedMatrix::alongMN(unsigned Piece, unsigned K) const {
  if (Pattern == Swizzle::None)
    return Start + uint64_t(K % 8) * PieceBytes + K / 8 * Leading +
           Piece * Stride;
  unsigned Pieces = width() / PieceBytes;
  unsigned Lines = Pattern == Swizzle::B128Atom32 ? 4 : 8;
  uint64_t At = Start + uint64_t(Piece % Pieces) * PieceBytes +
                Piece / Pieces * Leading + uint64_t(K % Lines) * width() +
                K / Lines * Stride;
  return swizzled(Pattern, At, Base);
}

/// The bits of element \p N of a piece.
static uint32_t elementAt(const uint8_t *Piece, PieceFormat F, unsigned N) {
  unsigned Low = N * F.Bits;
  if (F.Bits == 32)
    return support::endian::read32le(Piece + Low / 8);
  if (F.Bits == 16)
    return support::endian::read16le(Piece + Low / 8);
  // At most eight bits, which may be in two bytes.
  uint32_t Two = Piece[Low / 8];
  if (Low / 8 + 1 < PieceBytes)
    Two |= uint32_t(Piece[Low / 8 + 1]) << 8;
  return Two >> Low % 8 & ((1u << F.Bits) - 1);
}

bool readShared(Exec &X, const SharedMatrix &M, unsigned Rank, bool IsMNMajor,
                PieceFormat Format, unsigned Rows, unsigned K,
                MutableArrayRef<uint32_t> To) {
  unsigned PerPiece = Format.Count;
  unsigned Lines = IsMNMajor ? K : Rows,
           Pieces = divideCeil(IsMNMajor ? Rows : K, PerPiece);
  if (!IsMNMajor && M.Pattern != Swizzle::None &&
      M.Start % M.width() + Pieces * PieceBytes > M.width())
    return X.fail("rows of " + Twine(Pieces * PieceBytes) +
                  " bytes at offset " + Twine(M.Start % M.width()) +
                  " of a swizzled row of " + Twine(M.width()));
  Space Sp = Rank ? Space::SharedCluster : Space::Shared;
  Access How{Access::Read, MemoryOrder::Weak, ThreadScope::None,
             MemoryProxy::Async};
  for (unsigned Line = 0; Line < Lines; ++Line)
    for (unsigned Piece = 0; Piece < Pieces; ++Piece) {
      uint64_t At = IsMNMajor ? M.alongMN(Piece, Line) : M.alongK(Line, Piece);
      const uint8_t *Bytes = X.access(Sp, uint64_t(Rank) << RankShift | At,
                                      PieceBytes, PieceBytes, How);
      if (!Bytes)
        return false;
      unsigned First = Piece * PerPiece,
               Last = std::min(First + PerPiece, IsMNMajor ? Rows : K);
      for (unsigned N = First; N < Last; ++N)
        To[IsMNMajor ? size_t(N) * K + Line : size_t(Line) * K + N] =
            elementAt(Bytes, Format, N - First);
    }
  return true;
}

} // namespace opennvvm::ptxmachine
