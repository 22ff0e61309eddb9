//===- SharedMatrix.h - Matrices that descriptors describe ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// wgmma and tcgen05 read matrices in shared memory that 64-bit descriptors
// describe (PTX ISA, "Matrix Descriptor Format" and "Shared memory
// descriptor"). Memory has pieces of 16 bytes; "Canonical Layouts" says where
// they are. A matrix has MN rows, which are those of A or the columns of B, of
// K elements each.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_SHAREDMATRIX_H
#define OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_SHAREDMATRIX_H

#include "Machine/Engine/Exec.h"
#include "Machine/Instructions/Tensor/Swizzle.h"

namespace opennvvm::ptxmachine {

struct SharedMatrix {
  uint64_t Start = 0, Leading = 0, Stride = 0; ///< In bytes.
  Swizzle Pattern = Swizzle::None;
  unsigned Base = 0; ///< Lines before the pattern begins.

  /// Decode a descriptor of wgmma or tcgen05. \returns false after
  /// Exec::fail().
  static bool ofWgmma(Exec &X, uint64_t Bits, SharedMatrix &M);
  static bool ofTcgen05(Exec &X, uint64_t Bits, SharedMatrix &M);

  /// The bytes between swizzled lines that belong together: 32, 64 or 128; 16
  /// without a swizzle.
  unsigned width() const;
  /// The address of the piece that has, in row \p MN, the elements of \p Piece;
  /// pieces of a row follow each other along K. The piece must exist.
  uint64_t alongK(unsigned MN, unsigned Piece) const;
  /// The address of the piece that has, for the one \p K, the elements of
  /// \p Piece; pieces follow each other along MN.
  uint64_t alongMN(unsigned Piece, unsigned K) const;
};

/// How elements lie in a piece: \p Bits for each, and how many there are.
/// Elements of four and six bits may be padded to 16 elements a piece.
struct PieceFormat {
  unsigned Bits, Count;
};

/// Reads the elements of \p M: \p Rows rows of \p K elements, whose bits are
/// written to \p To row by row. \p Rank is one more than that of the CTA, or 0
/// for the thread's own; \p IsMNMajor says that pieces lie along MN. \returns
/// false after Exec::fail().
bool readShared(Exec &X, const SharedMatrix &M, unsigned Rank, bool IsMNMajor,
                PieceFormat Format, unsigned Rows, unsigned K,
                llvm::MutableArrayRef<uint32_t> To);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_SHAREDMATRIX_H
