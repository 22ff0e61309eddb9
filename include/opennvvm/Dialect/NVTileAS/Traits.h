//===- Traits.h - The traits of mlir::OpTrait::nv_tile ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVTILEAS_TRAITS_H
#define OPENNVVM_DIALECT_NVTILEAS_TRAITS_H

#include "mlir/IR/OpDefinition.h"
#include "opennvvm/Dialect/NVTileAS/NVTileAS.h"
#include <optional>

namespace mlir::OpTrait::nv_tile {

/// The implementations, shared by all operations. They may run in any order.
namespace impl {
LogicalResult verifyNonAliasingQueue(Operation *Op);
LogicalResult verifySomeMemLayout(Operation *Op);
LogicalResult verifyFirstIsProducerToken(Operation *Op);
LogicalResult verifySharedResults(Operation *Op);
LogicalResult verifySameEncoding(Operation *Op, bool WithResults);
LogicalResult verifySameShape(Operation *Op, bool WithResults);
LogicalResult verifySameCarriedAtom(Operation *Op);
LogicalResult verifyAtomOfResults(Operation *Op, nv_tileas::AtomAttr Atom);
LogicalResult verifyShapeOfView(Operation *Op);
LogicalResult verifyElementTypeOfView(Operation *Op);
LogicalResult verifyTensorSize(Operation *Op);
LogicalResult verifyOperandsHaveLayout(Operation *Op);
LogicalResult verifyTiledPosition(Operation *Op, ArrayRef<int32_t> Segments,
                                  int64_t DescriptorCoords);
LogicalResult verifyPadding(Operation *Op,
                            std::optional<ArrayRef<bool>> InBounds,
                            std::optional<nv_tileas::PaddingValue> Padding);
LogicalResult verifyLoadEncoding(Operation *Op);
} // namespace impl

// A trait that only marks an operation; code that orders memory queries it with
// hasTrait.
#define NV_TILE_TAG(NAME)                                                      \
  template <typename ConcreteType>                                             \
  struct NAME : TraitBase<ConcreteType, NAME> {};

// A trait whose verifier only needs the operation.
#define NV_TILE_TRAIT(NAME, VERIFY)                                            \
  template <typename ConcreteType>                                             \
  struct NAME : TraitBase<ConcreteType, NAME> {                                \
    static LogicalResult verifyTrait(Operation *Op) { return impl::VERIFY; }   \
  };

NV_TILE_TAG(MemoryModelReadTrait)
NV_TILE_TAG(MemoryModelWriteTrait)
NV_TILE_TAG(MemoryModelReadWriteTrait)

NV_TILE_TRAIT(FirstOperandIsNonAliasingQueue, verifyNonAliasingQueue(Op))
NV_TILE_TRAIT(MustHaveMemLayoutAmongOperandsAndResult, verifySomeMemLayout(Op))
NV_TILE_TRAIT(PipelineAcquireOpTrait, verifyFirstIsProducerToken(Op))
NV_TILE_TRAIT(PipelineReleaseOpTrait, verifyFirstIsProducerToken(Op))
NV_TILE_TRAIT(ResultsAreSharedEncoding, verifySharedResults(Op))
NV_TILE_TRAIT(SameLoadStoreOperandsAndResultEncoding,
              verifySameEncoding(Op, true))
NV_TILE_TRAIT(SameLoadStoreOperandsAndResultShape, verifySameShape(Op, true))
NV_TILE_TRAIT(SameLoadStoreOperandsEncoding, verifySameEncoding(Op, false))
NV_TILE_TRAIT(SameLoadStoreOperandsShape, verifySameShape(Op, false))
NV_TILE_TRAIT(SameOperandsAndResultEncoding, verifySameEncoding(Op, true))
NV_TILE_TRAIT(SameOperandsEncoding, verifySameEncoding(Op, false))
NV_TILE_TRAIT(SameOperandsAndResultsAtom, verifySameCarriedAtom(Op))
NV_TILE_TRAIT(SameTiledViewAndTensorShapeTrait, verifyShapeOfView(Op))
NV_TILE_TRAIT(TensorSizeTrait, verifyTensorSize(Op))
NV_TILE_TRAIT(TensorTypeHavingLayout, verifyOperandsHaveLayout(Op))
NV_TILE_TRAIT(TiledLoadStoreOpSameElementTypeTrait, verifyElementTypeOfView(Op))
NV_TILE_TRAIT(ValidTileASLoadOperandsAndResultEncoding, verifyLoadEncoding(Op))

#undef NV_TILE_TAG
#undef NV_TILE_TRAIT

/// Every atom in the type of a result equals the operation's.
template <typename ConcreteType>
struct SameOperationAndResultsAtom
    : TraitBase<ConcreteType, SameOperationAndResultsAtom> {
  static LogicalResult verifyTrait(Operation *Op) {
    return impl::verifyAtomOfResults(Op, ConcreteType(Op).getAtomAttr());
  }
};

/// Segments, token and coordinates of a tiled memory operation.
template <typename ConcreteType>
struct TiledLoadStoreOpTrait : TraitBase<ConcreteType, TiledLoadStoreOpTrait> {
  static LogicalResult verifyTrait(Operation *Op) {
    ConcreteType Concrete(Op);
    return impl::verifyTiledPosition(
        Op, Concrete.getProperties().operandSegmentSizes,
        Concrete.getDescriptorCoords());
  }
};

/// Where a padding value is allowed, and which values are.
template <typename ConcreteType>
struct TiledPaddingValueTrait
    : TraitBase<ConcreteType, TiledPaddingValueTrait> {
  static LogicalResult verifyTrait(Operation *Op) {
    ConcreteType Concrete(Op);
    return impl::verifyPadding(Op, Concrete.getInBounds(),
                               Concrete.getPaddingValue());
  }
};

} // namespace mlir::OpTrait::nv_tile

#endif // OPENNVVM_DIALECT_NVTILEAS_TRAITS_H
