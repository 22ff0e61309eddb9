//===- Mnemonics.h - Known instructions -------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_LOADER_MNEMONICS_H
#define OPENNVVM_LIB_MACHINE_LOADER_MNEMONICS_H

#include "Machine/Program.h"
#include "llvm/ADT/ArrayRef.h"

namespace opennvvm::ptxmachine {

/// Kinds of modifiers; an instruction accepts some of them.
enum Kind : uint64_t {
  TYPE = 1 << 0,
  ROUND = 1 << 1,
  FTZ = 1 << 2,
  SAT = 1 << 3,
  CARRY = 1 << 4,
  APPROX = 1 << 5,
  PART = 1 << 6,
  NAN_ = 1 << 7,
  CMP = 1 << 8,
  LOGIC = 1 << 9,
  SPACE = 1 << 10,
  VEC = 1 << 11,
  ORDER = 1 << 12,
  SCOPE = 1 << 13,
  CACHE = 1 << 14,
  ATOM = 1 << 15,
  SHUFFLE = 1 << 16,
  VOTE = 1 << 17,
  SYNC = 1 << 18,
  TO = 1 << 19,
  UNI = 1 << 20,
  NOFTZ = 1 << 21,
  SHIFT = 1 << 22,
  PRMT = 1 << 23,
  BAR = 1 << 24,
  TESTP = 1 << 25,
  MEMBAR = 1 << 26,
  PROXY = 1 << 27,
  CANCEL = 1 << 28,
  /// The words of ldmatrix, stmatrix, movmatrix, mma and wmma, which
  /// MatrixWords.cpp has.
  MATRIX = 1 << 29,
  /// The words of wgmma and tcgen05, which TensorWords.cpp has.
  TENSOR = 1 << 30,
  /// The words of bulk and tensor copies, which BulkWords.cpp has.
  BULK = uint64_t(1) << 32,
  ACCUMULATOR = uint64_t(1) << 33,
  VIDEO = uint64_t(1) << 40,
  OOB = uint64_t(1) << 41,
  /// The words of texture and surface instructions, which ImageWords.cpp has.
  IMAGE = uint64_t(1) << 42,
  /// Its type can only be .b64.
  ONLY64 = uint64_t(1) << 43,
  CONVERSION = uint64_t(1) << 44,
  LAYOUT = uint64_t(1) << 45,
  PHASE = uint64_t(1) << 46,
  /// A mask of CTAs, which is the last operand.
  MULTICAST = uint64_t(1) << 47,
  TURNS = uint64_t(1) << 48,
  READONLY = uint64_t(1) << 49,
  /// The words of spcompress and spdecompress, which SparseWords.cpp has.
  SPARSE = uint64_t(1) << 50
};

struct Op {
  llvm::StringLiteral Name;
  uint64_t Takes; ///< Kinds of modifiers.
  unsigned Types; ///< The minimum number of type modifiers.
  Handler Run;
  uint8_t Least, Most; ///< Number of operands.
  uint8_t Lanes = 0;   ///< Of SIMD video instructions.
};

llvm::ArrayRef<Op> operations();

/// Decodes a modifier of a texture or surface instruction. \returns false if it
/// is none.
bool decodeImageWord(llvm::StringRef Word, ImageMods &M);
/// Decodes a modifier of an instruction on the matrices of a warp. \returns
/// false if it is none.
bool decodeMatrixWord(llvm::StringRef Word, Mods &M);

/// Whether the ISA has an instruction on the matrices of a warp with the
/// modifiers of \p I.
bool isMatrixForm(const Instruction &I);
/// Decodes a modifier of wgmma or tcgen05. \returns false if it is none.
bool decodeTensorWord(llvm::StringRef Word, Mods &M);
/// Decodes a modifier of spcompress or spdecompress. \returns false if it is
/// none.
bool decodeSparseWord(llvm::StringRef Word, Mods &M);
/// Whether the ISA has one of them with the modifiers of \p I.
bool isSparseForm(const Instruction &I);
/// Decodes a modifier of a bulk or tensor copy. \returns false if it is none.
bool decodeBulkWord(llvm::StringRef Word, Mods &M);

/// Sets the number of operands of an instruction with such modifiers, but for
/// the cache policy. \returns false if the ISA does not have it.
bool completeBulkForm(Instruction &I);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_LOADER_MNEMONICS_H
