//===- CAPI.cpp - The dialect from C --------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Dialect/NVTileAS/CAPI.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Registration.h"
#include "mlir/CAPI/Support.h"
#include "opennvvm/Dialect/NVTileAS/NVTileAS.h"
#include "opennvvm/Dialect/NVTileAS/Passes.h"

using namespace mlir;
using namespace mlir::nv_tileas;

MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(NVTileAS, nv_tileas, NVTileASDialect)

void nvTileASRegisterPasses() { registerNVTileASPasses(); }

/// Diagnostics about a type that does not exist have no source location.
static auto emitAt(MLIRContext *Context) {
  return [Context] { return emitError(UnknownLoc::get(Context)); };
}

static ArrayRef<int64_t> shape(intptr_t Rank, const int64_t *Shape) {
  return {Shape, static_cast<size_t>(Rank)};
}

static SmallVector<Type> types(intptr_t Count, const MlirType *Types) {
  SmallVector<Type> Result;
  for (const MlirType &T : ArrayRef(Types, Count))
    Result.push_back(unwrap(T));
  return Result;
}

bool nvTileASTypeIsATile(MlirType T) { return isa<TileType>(unwrap(T)); }

MlirType nvTileASTileTypeGet(intptr_t Rank, const int64_t *Shape,
                             MlirType ElementType, MlirAttribute Layout) {
  Type Element = unwrap(ElementType);
  return wrap(TileType::getChecked(emitAt(Element.getContext()),
                                   shape(Rank, Shape), Element,
                                   unwrap(Layout)));
}

intptr_t nvTileASTileTypeGetRank(MlirType Tile) {
  return cast<TileType>(unwrap(Tile)).getShape().size();
}

int64_t nvTileASTileTypeGetDimSize(MlirType Tile, intptr_t Dim) {
  return cast<TileType>(unwrap(Tile)).getShape()[Dim];
}

MlirType nvTileASTileTypeGetElementType(MlirType Tile) {
  return wrap(cast<TileType>(unwrap(Tile)).getElementType());
}

MlirAttribute nvTileASTileTypeGetLayout(MlirType Tile) {
  return wrap(cast<TileType>(unwrap(Tile)).getLayout());
}

bool nvTileASTypeIsATiledView(MlirType T) {
  return isa<TiledViewType>(unwrap(T));
}

MlirType nvTileASTiledViewTypeGet(intptr_t Rank, const int64_t *Shape,
                                  MlirType ElementType, NVTileASResidency Where,
                                  MlirAttribute Layout) {
  Type Element = unwrap(ElementType);
  return wrap(TiledViewType::getChecked(
      emitAt(Element.getContext()), shape(Rank, Shape), Element,
      static_cast<Residency>(Where), unwrap(Layout)));
}

NVTileASResidency nvTileASTiledViewTypeGetResidency(MlirType View) {
  return static_cast<NVTileASResidency>(
      cast<TiledViewType>(unwrap(View)).getResidency());
}

MlirType nvTileASProducerTokenTypeGet(MlirContext Context, intptr_t NumTypes,
                                      const MlirType *ElementTypes) {
  return wrap(PipelineProducerTokenType::get(unwrap(Context),
                                             types(NumTypes, ElementTypes)));
}

MlirType nvTileASConsumerTokenTypeGet(MlirContext Context, intptr_t NumTypes,
                                      const MlirType *ElementTypes,
                                      int64_t NumConsumers,
                                      int64_t ConsumerIdx) {
  return wrap(PipelineConsumerTokenType::getChecked(
      emitAt(unwrap(Context)), unwrap(Context),
      ArrayRef<Type>(types(NumTypes, ElementTypes)), NumConsumers,
      ConsumerIdx));
}

MlirType nvTileASPipelineIteratorTypeGet(MlirType Payload) {
  Type T = unwrap(Payload);
  return wrap(PipelineIteratorType::get(T.getContext(), T));
}

MlirType nvTileASAsyncTokenTypeGet(MlirContext Context) {
  return wrap(AsyncTokenType::get(unwrap(Context)));
}

MlirType nvTileASMemTokenTypeGet(MlirContext Context) {
  return wrap(MemTokenType::get(unwrap(Context)));
}

MlirType nvTileASFloatNV4E0M3FTypeGet(MlirContext Context) {
  return wrap(FloatNV4E0M3FType::get(unwrap(Context)));
}

MlirAttribute nvTileASAtomAttrGet(MlirContext Context, MlirStringRef Kind,
                                  intptr_t BoxRank, const int64_t *Box) {
  std::optional<AtomKind> Known = symbolizeAtomKind(unwrap(Kind));
  if (!Known)
    return wrap(Attribute());
  return wrap(AtomAttr::get(unwrap(Context), *Known, shape(BoxRank, Box),
                            AtomMode::Tile, 0, 0));
}

MlirAttribute nvTileASTargetAttrGet(MlirContext Context, int64_t Sm,
                                    int64_t Warps) {
  return wrap(TargetAttr::getChecked(emitAt(unwrap(Context)), unwrap(Context),
                                     Sm, Warps));
}
