//===- MemoryPieces.h - memcpy and memset piece by piece --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A memory intrinsic of known length is printed as it is, access by access,
// when it takes few of them; the others become loops first.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_MEMORYPIECES_H
#define OPENNVVM_LIB_PREPARE_MEMORYPIECES_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Alignment.h"

namespace llvm {
class AnyMemIntrinsic;
class DataLayout;
class LLVMContext;
class Type;
class Use;
} // namespace llvm

namespace opennvvm::prepare {

/// Bytes of the widest access.
inline constexpr unsigned MaxMemoryPiece = 16;

/// One access.
struct MemoryPiece {
  uint64_t Offset;
  unsigned Size; ///< 1, 2, 4, 8 or 16 bytes.

  /// i8, i16, i32, i64 or two i64.
  llvm::Type *type(llvm::LLVMContext &C) const;
};

/// How \p Length bytes from \p Begin on split where the object that they are in
/// is aligned to \p A, widest accesses first.
llvm::SmallVector<MemoryPiece, 8>
splitMemory(llvm::Align A, uint64_t Begin, uint64_t Length);

/// What both ends of \p I are certainly aligned to, by what it says itself and
/// by the variables that they are in. Element-wise atomic ones are not known
/// to be aligned to more than their element, which no access may exceed.
llvm::Align memoryAlign(const llvm::AnyMemIntrinsic &I,
                        const llvm::DataLayout &DL);

/// Whether the length of \p I is known and takes few accesses.
bool takesFewPieces(const llvm::AnyMemIntrinsic &I, const llvm::DataLayout &DL);

/// Whether \p I is printed as it is: it takes few pieces, and what memset
/// writes is known.
bool isPrintedStraight(const llvm::AnyMemIntrinsic &I,
                       const llvm::DataLayout &DL);

/// Whether \p U is where a memory intrinsic reads from or, with \p OrWrites,
/// writes to.
bool isMemoryOperand(const llvm::Use &U, bool OrWrites);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_MEMORYPIECES_H
