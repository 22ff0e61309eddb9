//===- CAPI.h - The dialect from C --------------------------------*- C -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVTILEAS_CAPI_H
#define OPENNVVM_DIALECT_NVTILEAS_CAPI_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// mlirGetDialectHandle__nv_tileas__(): gives access to the dialect, to add it
/// to a registry or a context.
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(NVTileAS, nv_tileas);

/// Registers the passes under their names.
void nvTileASRegisterPasses(void);

// Types. A null attribute means no layout or no atom. For a type that does not
// exist, a diagnostic is emitted and the type is null.
bool nvTileASTypeIsATile(MlirType Type);
MlirType nvTileASTileTypeGet(intptr_t Rank, const int64_t *Shape,
                             MlirType ElementType, MlirAttribute Layout);
intptr_t nvTileASTileTypeGetRank(MlirType Tile);
int64_t nvTileASTileTypeGetDimSize(MlirType Tile, intptr_t Dim);
MlirType nvTileASTileTypeGetElementType(MlirType Tile);
MlirAttribute nvTileASTileTypeGetLayout(MlirType Tile);

enum NVTileASResidency {
  NVTileASResidencyGmem,
  NVTileASResidencySmem,
  NVTileASResidencyTmem,
  NVTileASResidencyRmem
};
bool nvTileASTypeIsATiledView(MlirType Type);
MlirType nvTileASTiledViewTypeGet(intptr_t Rank, const int64_t *Shape,
                                  MlirType ElementType,
                                  enum NVTileASResidency Residency,
                                  MlirAttribute Layout);
enum NVTileASResidency nvTileASTiledViewTypeGetResidency(MlirType View);

MlirType nvTileASProducerTokenTypeGet(MlirContext Context, intptr_t NumTypes,
                                      const MlirType *ElementTypes);
/// \p ConsumerIdx is -1 for a token that does not belong to a consumer yet.
MlirType nvTileASConsumerTokenTypeGet(MlirContext Context, intptr_t NumTypes,
                                      const MlirType *ElementTypes,
                                      int64_t NumConsumers,
                                      int64_t ConsumerIdx);
MlirType nvTileASPipelineIteratorTypeGet(MlirType Payload);
MlirType nvTileASAsyncTokenTypeGet(MlirContext Context);
MlirType nvTileASMemTokenTypeGet(MlirContext Context);
MlirType nvTileASFloatNV4E0M3FTypeGet(MlirContext Context);

// Attributes.

/// \p Kind is spelled as in the assembly; null if there is no such kind.
MlirAttribute nvTileASAtomAttrGet(MlirContext Context, MlirStringRef Kind,
                                  intptr_t BoxRank, const int64_t *Box);
MlirAttribute nvTileASTargetAttrGet(MlirContext Context, int64_t Sm,
                                    int64_t Warps);

#ifdef __cplusplus
}
#endif

#endif // OPENNVVM_DIALECT_NVTILEAS_CAPI_H
