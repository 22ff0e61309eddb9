//===- OpBase.td - What all operations share --------------*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVTILEAS_OPBASE
#define OPENNVVM_DIALECT_NVTILEAS_OPBASE

include "mlir/IR/OpBase.td"
include "opennvvm/Dialect/NVTileAS/Traits.td"
include "opennvvm/Dialect/NVTileAS/Types.td"

/// An operation: no summary, no operation.
class NVTileAS_Op<string mnemonic, string oneLine, list<Trait> traits = []>
    : Op<NVTileAS_Dialect, mnemonic, traits> {
  let summary = oneLine;
}

def NVTileAS_AnyToken : AnyTypeOf<[NVTileAS_MemTokenType,
                                   NVTileAS_AsyncTokenType]>;

#endif // OPENNVVM_DIALECT_NVTILEAS_OPBASE
