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

/// What a block-scaled product is made of; \p Sfa and \p Sfb are null where
/// there are no scale factors.
struct BlockScaledOperands {
  TileType A, B, C, Sfa, Sfb;
  AtomAttr Atom;
  TileType Dst;
  bool TwoCta = false;
  /// Nothing is assumed of an unknown machine.
  std::optional<int64_t> Sm;
};

/// (atom_K << 32) | vecSize, or 0 after exactly one diagnostic. Verifier,
/// builder and lowering ask this one function.
uint64_t verifyBlockScaledMMA(const BlockScaledOperands &Operands,
                              function_ref<InFlightDiagnostic()> EmitError);

/// The qualifiers of tcgen05.mma for what verifyBlockScaledMMA returned, as PTX
/// names them; empty for 0.
StringRef getPtxKind(uint64_t Packed);

} // namespace mlir::nv_tileas

#endif // OPENNVVM_DIALECT_NVTILEAS_BLOCKSCALEDMMA_H
