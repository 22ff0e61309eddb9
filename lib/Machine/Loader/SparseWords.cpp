//===- SparseWords.cpp - The modifiers of spcompress and spdecompress -----===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Instructions/Handlers.h"
#include "Machine/Loader/Mnemonics.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

bool decodeSparseWord(StringRef Word, Mods &M) {
  SparseMods &S = M.Sparse;
  if (Word == "b2" || Word == "b4")
    return S.IndexBits = Word == "b2" ? 2 : 4;
  if (Word.consume_front("sp::")) {
    auto [Kept, Group] = Word.split(':');
    return !Kept.getAsInteger(10, S.Kept) && !Group.getAsInteger(10, S.Group);
  }
  return Word.consume_front("x") && !Word.getAsInteger(10, S.Repeat);
}

bool isSparseForm(const Instruction &I) {
  const SparseMods &S = I.M.Sparse;
  unsigned Bits = bitsOf(I.M.T[0]);
  bool IsElement = I.M.T[0] == Ty::B8 || I.M.T[0] == Ty::B16;
  if (!IsElement || !S.IndexBits || !isPowerOf2_32(S.Repeat) || S.Repeat > 64 ||
      !isPowerOf2_32(S.Kept) || !isPowerOf2_32(S.Group))
    return false;
  if (I.Run == runCompress)
    return S.Kept == 2 && S.Group == 4;
  unsigned Dense = S.Group * Bits * S.Repeat;
  return S.Kept < S.Group && S.Group <= 16 && S.Kept * Bits <= 32 &&
         (S.IndexBits == 4 || S.Group <= 4) && Dense >= 32 && Dense <= 4096;
}

} // namespace opennvvm::ptxmachine
