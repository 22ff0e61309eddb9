//===- MatrixProduct.h - Products of whole matrices -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_MATRIXPRODUCT_H
#define OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_MATRIXPRODUCT_H

#include "Machine/Instructions/Tensor/Product.h"
#include <string>
#include <vector>

namespace opennvvm::ptxmachine {

/// A factor of wgmma.mma_async or tcgen05.mma as it is stored: the bits of its
/// elements, line by line.
struct StoredFactor {
  Ty Type = Ty::None;
  unsigned Lines = 0, Terms = 0; ///< As in Factor; sparse lines store half.
  bool IsNegated = false;
  std::vector<uint32_t> Bits;
  /// If it is sparse: the terms that make up a chunk, 2, 4, or 8 that are
  /// four pairs, and four bits for each chunk of a line.
  unsigned Chunk = 0;
  std::vector<uint64_t> Metadata;
  /// If it is scaled: what every so many terms of a line are multiplied by.
  unsigned ScaleBlock = 0;
  std::vector<double> Scales;

  unsigned storedTerms() const { return Chunk ? Terms / 2 : Terms; }
  void resize() { Bits.resize(size_t(Lines) * storedTerms()); }
};

/// Puts the numbers of \p From into \p To. \returns what is wrong with its
/// metadata, or an empty string.
std::string fillFactor(const StoredFactor &From, Factor &To);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_MATRIXPRODUCT_H
