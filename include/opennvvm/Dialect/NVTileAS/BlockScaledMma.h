//===- BlockScaledMma.h - What block-scaled products exist ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVTILEAS_BLOCKSCALEDMMA_H
#define OPENNVVM_DIALECT_NVTILEAS_BLOCKSCALEDMMA_H

#include "opennvvm/Dialect/NVTileAS/NVTileAS.h"
#include <optional>

namespace mlir::nv_tileas {

/// The types of a block-scaled product; \p Sfa and \p Sfb are null if there are
/// no scale factors.
struct BlockScaledOperands {
  TileType A, B, C, Sfa, Sfb;
  AtomAttr Atom;
  TileType Dst;
  bool TwoCta = false;
  /// If unknown, nothing is assumed about the machine.
  std::optional<int64_t> Sm;
};

/// Returns (atom_K << 32) | vecSize, or 0 after exactly one diagnostic.
/// Verifier, builder and lowering all use this function.
uint64_t verifyBlockScaledMMA(const BlockScaledOperands &Operands,
                              function_ref<InFlightDiagnostic()> EmitError);

/// The tcgen05.mma qualifiers, as named in PTX, for the result of
/// verifyBlockScaledMMA(); empty for 0.
StringRef getPtxKind(uint64_t Packed);

} // namespace mlir::nv_tileas

#endif // OPENNVVM_DIALECT_NVTILEAS_BLOCKSCALEDMMA_H
