//===- MemoryPieces.h - memcpy and memset piece by piece --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A memory intrinsic of known length is printed directly as accesses if it
// takes only a few; the others become loops first.
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

/// How \p Length bytes from \p Begin are split if the object that contains them
/// is aligned to \p A, widest accesses first.
llvm::SmallVector<MemoryPiece, 8> splitMemory(llvm::Align A, uint64_t Begin,
                                              uint64_t Length);

/// The guaranteed alignment of both pointers of \p I, from the intrinsic itself
/// and from the variables that they point into. Element-wise atomic ones are
/// only aligned to their element, which no access may exceed.
llvm::Align memoryAlign(const llvm::AnyMemIntrinsic &I,
                        const llvm::DataLayout &DL);

/// Whether the length of \p I is known and takes few accesses.
bool takesFewPieces(const llvm::AnyMemIntrinsic &I, const llvm::DataLayout &DL);

/// Whether \p I is printed directly: it takes few pieces, and the value that
/// memset writes is known.
bool isPrintedStraight(const llvm::AnyMemIntrinsic &I,
                       const llvm::DataLayout &DL);

/// Whether \p U is the source of a memory intrinsic or, with \p OrWrites, its
/// destination.
bool isMemoryOperand(const llvm::Use &U, bool OrWrites);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_MEMORYPIECES_H
