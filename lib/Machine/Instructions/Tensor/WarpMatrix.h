//===- WarpMatrix.h - Matrices in the registers of a warp -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, "Matrix Fragments for mma": lane L has elements of row L / 4 of A,
// and of the row eight below it in every second register; of column L / 4 of
// B; and of two adjacent columns of C and D. A register has as many elements
// as fit. The fragments of wmma, which the ISA leaves open, are those of mma
// side by side.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_WARPMATRIX_H
#define OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_WARPMATRIX_H

#include "Machine/Engine/Group.h"
#include "Machine/Instructions/Tensor/Product.h"
#include <optional>

namespace opennvvm::ptxmachine {

/// The registers of a lane that have elements of A, by rows, or of B, by
/// columns.
struct FactorFragment {
  Ty T;
  unsigned Lines, Terms;
  unsigned Tile;      ///< Lines that one mma has: 8 or 16.
  unsigned Width;     ///< The bits that an element has for itself.
  unsigned Shift = 0; ///< The lowest bit of an element in them.

  /// Of A, which has \p Lines rows, or of B, which has as many columns. In
  /// instructions of \p Kind f8f6f4 and mxf8f6f4 elements have bytes.
  static FactorFragment ofA(Ty T, unsigned Lines, unsigned Terms, MmaKind Kind);
  static FactorFragment ofB(Ty T, unsigned Lines, unsigned Terms, MmaKind Kind);

  unsigned perRegister() const { return Width >= 32 ? 1 : 32 / Width; }
  unsigned registers() const { return Lines / 8 * Terms / (4 * perRegister()); }
  /// The line of register \p I of lane \p L, and the term of its lowest
  /// element; the others follow.
  std::pair<unsigned, unsigned> place(unsigned L, unsigned I) const;
};

/// The registers of a lane that have elements of C or D.
struct ResultFragment {
  Ty T;
  unsigned Rows, Columns;

  unsigned perRegister() const { return T == Ty::F16 ? 2 : 1; }
  unsigned registers() const { return Rows * Columns / 32 / perRegister(); }
  /// The row and column of element \p N of lane \p L; register N /
  /// perRegister() has it.
  std::pair<unsigned, unsigned> place(unsigned L, unsigned N) const;
};

/// The instruction that all lanes of a warp execute, or null after an error.
const Instruction *commonInstruction(Group &G);

/// Reads operand \p Number. The operand may have more registers than the
/// fragment if \p Copies says so: wmma has f16 elements several times. \returns
/// false after an error.
bool readFactor(Group &G, unsigned Number, const FactorFragment &Of, Factor &To,
                unsigned Copies = 1);
bool readResult(Group &G, unsigned Number, const ResultFragment &Of,
                llvm::MutableArrayRef<double> To);
bool writeResult(Group &G, unsigned Number, const ResultFragment &Of,
                 llvm::ArrayRef<uint64_t> From);

/// Reads and checks the numbers of registers; see readFactor.
bool hasRegisters(Group &G, unsigned Number, unsigned Count);

/// mma.sp: reads the elements of A that are not zero, and where they are
/// (PTX ISA, "Sparse matrix storage"). \returns false after an error.
bool readSparse(Group &G, const Instruction &I, Factor &A);

/// mma with .block_scale: multiplies \p A and \p B by their scales, which begin
/// at operand \p First (PTX ISA, "Block Scaling"). \returns false after an
/// error.
bool scaleBlocks(Group &G, const Instruction &I, unsigned First, Factor &A,
                 Factor &B);

/// The matrices of a product.
struct ProductShape {
  Ty D, C;
  FactorFragment OfA, OfB;
};

/// None for mma.m8n8k4 of f16, whose fragments are its own.
std::optional<ProductShape> shapeOfProduct(const Instruction &I);
/// Reads A, B and C, without scales. \returns false after an error.
bool readProduct(Group &G, const Instruction &I, const ProductShape &S,
                 Factor &A, Factor &B, llvm::MutableArrayRef<double> C);

/// The instructions themselves, by file.
void multiplyMatrices(Group &G); // Mma.cpp
void loadMatrices(Group &G);     // MatrixMove.cpp
void storeMatrices(Group &G);
void transposeMatrix(Group &G);
void loadFragment(Group &G); // WmmaMemory.cpp
void storeFragment(Group &G);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_WARPMATRIX_H
