//===- Product.h - Products of matrices, rounded once -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What mma, wmma, wgmma and tcgen05.mma compute: D = A * B + C. The ISA leaves
// open in which order and with how many bits hardware adds up; here a sum of
// products and C is exact and rounded once, to the nearest element of D, ties
// to even. Only products of f64 are a chain of fused multiply-adds, as the ISA
// says, which begins with C and follows the terms in their order.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_PRODUCT_H
#define OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_PRODUCT_H

#include "Machine/Program.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace opennvvm::ptxmachine {

/// A factor of a product: the rows of A or the columns of B ("lines"), each of
/// which has as many numbers as a sum has terms. Numbers are those of
/// elementValue(), times their block scale if there is one, and negated if the
/// instruction says so. All numbers of a new factor are zero.
class Factor {
public:
  Factor(unsigned Lines, unsigned Terms)
      : Lines(Lines), Terms(Terms), Stride((Lines + Block - 1) / Block * Block),
        Numbers(size_t(Stride) * Terms) {}

  double &at(unsigned Line, unsigned Term) {
    return Numbers[size_t(Term) * Stride + Line];
  }
  double at(unsigned Line, unsigned Term) const {
    return Numbers[size_t(Term) * Stride + Line];
  }
  /// The term of this line does not exist: unlike a zero, it makes no NaN of
  /// an infinity. Sparse matrices have such terms.
  void leaveOut(unsigned Line, unsigned Term) {
    if (Missing.empty())
      Missing.resize(size_t(Lines) * Terms);
    Missing[size_t(Line) * Terms + Term] = 1;
  }
  bool isLeftOut(unsigned Line, unsigned Term) const {
    return !Missing.empty() && Missing[size_t(Line) * Terms + Term];
  }
  bool hasGaps() const { return !Missing.empty(); }

  /// The lines that follow each other in data(), one group per term.
  unsigned stride() const { return Stride; }
  const double *data() const { return Numbers.data(); }

  const unsigned Lines, Terms;
  /// The stride is a multiple of this.
  static constexpr unsigned Block = 8;

private:
  unsigned Stride;
  llvm::SmallVector<double, 512> Numbers; ///< Term by term.
  llvm::SmallVector<uint8_t, 0> Missing;  ///< Line by line; empty if none is.
};

/// What becomes of the sums.
struct ProductForm {
  Ty Result = Ty::F32; ///< Of D: f16, f32, f64 or s32.
  /// s32 is clamped; otherwise it wraps around. Infinite floats become the
  /// largest number, and NaNs zero (CUDA C++ Programming Guide, "Warp Matrix
  /// Functions", satf).
  bool SatFinite = false;
  bool CountsXor = false; ///< Elements are bits, and a term is their XOR.
  ptxmachine::Round Rounding = ptxmachine::Round::None; ///< Of f64.
};

/// Computes D = A * B + C. \p C has the values of its elements, and \p D
/// receives bits; both row by row, A.Lines rows of B.Lines columns.
void multiply(const Factor &A, const Factor &B, llvm::ArrayRef<double> C,
              const ProductForm &Form, llvm::MutableArrayRef<uint64_t> D);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_PRODUCT_H
