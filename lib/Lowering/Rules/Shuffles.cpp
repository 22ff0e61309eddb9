//===- Shuffles.cpp - Byte moves ------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Engine.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

using namespace llvm;

namespace opennvvm::lowering {

//===----------------------------------------------------------------------===//
// prmt
//===----------------------------------------------------------------------===//

/// A nibble of a selector: which of eight bytes, and whether the byte's sign
/// fills the result.
static constexpr unsigned ByteNumber = 7, ByteSign = 8;

/// The selectors for the modes of prmt, by the lowest two bits of their control
/// operand.
struct PermuteMode {
  Intrinsic::ID ID;
  uint16_t Selectors[4];
};
static constexpr PermuteMode Modes[] = {
    {Intrinsic::nvvm_prmt_f4e, {0x3210, 0x4321, 0x5432, 0x6543}},
    {Intrinsic::nvvm_prmt_b4e, {0x5670, 0x6701, 0x7012, 0x0123}},
    {Intrinsic::nvvm_prmt_rc8, {0x0000, 0x1111, 0x2222, 0x3333}},
    {Intrinsic::nvvm_prmt_ecl, {0x3210, 0x3211, 0x3222, 0x3333}},
    {Intrinsic::nvvm_prmt_ecr, {0x0000, 0x1110, 0x2210, 0x3210}},
    {Intrinsic::nvvm_prmt_rc16, {0x1010, 0x3232, 0x1010, 0x3232}},
};

static unsigned selectorOf(const Match &M) {
  unsigned Control = M.constant(M.call().arg_size() - 1);
  for (const PermuteMode &Mode : Modes)
    if (Mode.ID == M.row().ID)
      return Mode.Selectors[Control & 3];
  return Control & 0xFFFF;
}

/// A byte filled with a sign is computed, not moved.
static bool onlyMoves(const Match &M) {
  for (unsigned Selector = selectorOf(M); Selector; Selector >>= 4)
    if (Selector & ByteSign)
      return false;
  return true;
}

/// The bytes of one or two registers, rearranged.
static Value *permute(Match &M) {
  unsigned Selector = selectorOf(M);
  if (Selector == 0x3210)
    return M.arg(0);
  bool HasSecond = M.call().arg_size() == 3;
  if (Selector == 0x7654)
    return M.arg(1);
  int Mask[4];
  for (unsigned I = 0; I < 4; ++I)
    Mask[I] = (Selector >> 4 * I) & ByteNumber;
  Value *Bytes = HasSecond ? M.B.CreateShuffleVector(M[0], M[1], Mask)
                           : M.B.CreateShuffleVector(M[0], Mask);
  return M.B.CreateBitCast(Bytes, M.type());
}

//===----------------------------------------------------------------------===//
// The halves of a double
//===----------------------------------------------------------------------===//

/// The 64 bits of \p V as two words.
static Value *words(Match &M, Value *V) {
  return M.B.CreateBitCast(V, FixedVectorType::get(M.B.getInt32Ty(), 2));
}

template <unsigned Which> static Value *wordOf(Match &M) {
  return M.B.CreateExtractElement(words(M, M[0]), Which);
}

static Value *joinWords(Match &M) {
  IRBuilderBase &B = M.B;
  Value *V = PoisonValue::get(FixedVectorType::get(B.getInt32Ty(), 2));
  V = B.CreateInsertElement(V, M[0], uint64_t(0));
  V = B.CreateInsertElement(V, M[1], uint64_t(1));
  return B.CreateBitCast(V, M.type());
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

#define LOWERING_SHUFFLES
#include "opennvvm/Catalog/Lowering.inc"

const Category &shuffleRules() { return Table; }

} // namespace opennvvm::lowering
