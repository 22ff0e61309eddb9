//===- OpsMemory.td - Tiled memory ------------------------*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVTILEAS_OPSMEMORY
#define OPENNVVM_DIALECT_NVTILEAS_OPSMEMORY

include "mlir/Interfaces/SideEffectInterfaces.td"
include "opennvvm/Dialect/NVTileAS/OpBase.td"

def NVTileAS_BlockTileOp : NVTileAS_Op<"block_tile",
    "a tiled view of something in memory", [Pure]> {
  let machines = "All";
  let since = 1;
  let description = [{
    The view of a load, store or atomic must be produced by this operation
    directly.

    The source is a view, a memref, a tile, or an address: `!llvm.ptr`, or an
    `index` with a global address or an offset in shared memory. `at` is where
    the view begins, in elements, with one index for each dimension of the
    source; a view of fewer dimensions has the last ones. The memory around an
    address has the extents `sizes` and the strides `strides`, one for each
    dimension of the view; without them it is a row-major tile of the view's
    shape.

    ```mlir
    %v = nv_tileas.block_tile %g : index -> tiled_view<64x64xf32>
    %w = nv_tileas.block_tile %g at [%i, %k] sizes [%m, %n] strides [%ld, %c1]
        : index -> tiled_view<64x64xf32>
    ```

    In the generic form, `groups` says how many of the operands after the source
    belong to `at`, `sizes` and `strides`.
  }];
  let arguments = (ins AnyType:$source, Variadic<Index>:$position,
    OptionalAttr<DenseI32ArrayAttr>:$groups);
  let results = (outs NVTileAS_TiledViewType:$view);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $source `` custom<Groups>($position, $groups) attr-dict `:`
    custom<ShortType>(type($source)) `->` custom<ShortType>(type($view))
  }];
  let hasFolder = 1;
}

// Wider types than are legal, so that the documented message of a trait and
// not one of ODS answers.
defvar TiledPosition = (ins Variadic<AnyType>:$coords,
  Variadic<AnyType>:$offsets, Variadic<NVTileAS_AnyToken>:$tokens);
defvar TiledAttributes = (ins NVTileAS_AtomAttr:$atom,
  OptionalAttr<NVTileAS_MemSemanticAttr>:$mem_semantic,
  OptionalAttr<NVTileAS_MemScopeAttr>:$mem_scope,
  OptionalAttr<DenseBoolArrayAttr>:$in_bounds,
  OptionalAttr<NVTileAS_PaddingValueAttr>:$padding_value,
  DefaultValuedAttr<I64Attr, "0">:$descriptor_coords);
defvar TiledView = (ins NVTileAS_TiledViewType:$view);
defvar TiledValue = (ins NVTileAS_TileType:$value);

class NVTileAS_LoadOp<string mnemonic, string oneLine>
    : NVTileAS_Op<mnemonic, oneLine,
        [AttrSizedOperandSegments, MemoryModelReadTrait, TiledLoadStoreOpTrait,
         SameTiledViewAndTensorShapeTrait, TiledLoadStoreOpSameElementTypeTrait,
         TensorSizeTrait, SameLoadStoreOperandsAndResultShape,
         SameLoadStoreOperandsAndResultEncoding, TiledPaddingValueTrait,
         SameOperationAndResultsAtom,
         ValidTileASLoadOperandsAndResultEncoding, HasMemoryEffects]> {
  let arguments = !con(TiledView, TiledPosition, TiledAttributes);
  let results = (outs NVTileAS_TileType:$result,
    Optional<NVTileAS_AnyToken>:$done);
  let assemblyFormat = [{
    $view `` custom<TiledPosition>($coords, type($coords), $offsets,
                                   type($offsets), $tokens, type($tokens))
    attr-dict `:` custom<ShortType>(type($view)) `->`
    custom<ShortType>(type($result)) `` custom<MoreTypes>(type($done))
  }];
  let hasVerifier = 1;
}

def NVTileAS_TiledLoadOp : NVTileAS_LoadOp<"tiled_load", "read a tile"> {
  let machines = "All";
  let since = 1;
  let description = [{
    Reads the tile at `coords`, one for each dimension of the view, plus
    `descriptor_coords` more. `in_bounds` says which dimensions cannot exceed
    the memory; in others, `padding_value` is read out of bounds. The ordering
    is weak or relaxed, and a relaxed one has a scope.

    ```mlir
    %t = nv_tileas.tiled_load %v[%i, %j] {atom = #nv_tileas<atom universal_copy>}
        : tiled_view<64x64xf32> -> tile<64x64xf32>
    %u, %n = nv_tileas.tiled_load %v[%i, %j] offsets [%a, %b] token %k : mem_token
        {atom = #nv_tileas<atom universal_copy>}
        : tiled_view<64x64xf32> -> tile<64x64xf32>, mem_token
    ```
  }];
}

def NVTileAS_AsyncTiledLoadOp : NVTileAS_LoadOp<"async.tiled_load",
    "read a tile asynchronously"> {
  let machines = "All";
  let since = 1;
  let description = [{
    As `tiled_load`.

    ```mlir
    %t, %done = nv_tileas.async.tiled_load %v[%i, %j] {atom = #nv_tileas<atom cp_async>}
        : tiled_view<64x64xf32> -> tile<64x64xf32>, async_token
    ```
  }];
}

def NVTileAS_TiledStoreOp : NVTileAS_Op<"tiled_store", "write a tile",
    [AttrSizedOperandSegments, MemoryModelWriteTrait, TiledLoadStoreOpTrait,
     SameTiledViewAndTensorShapeTrait, TiledLoadStoreOpSameElementTypeTrait,
     TensorSizeTrait, SameLoadStoreOperandsShape, SameLoadStoreOperandsEncoding,
     TiledPaddingValueTrait, HasMemoryEffects]> {
  let machines = "All";
  let since = 1;
  let description = [{
    ```mlir
    nv_tileas.tiled_store %x, %v[%i, %j] {atom = #nv_tileas<atom universal_copy>}
        : tile<64x64xf32>, tiled_view<64x64xf32>
    %n = nv_tileas.tiled_store %x, %v[%i, %j] token %k : mem_token
        {atom = #nv_tileas<atom universal_copy>}
        : tile<64x64xf32>, tiled_view<64x64xf32> -> mem_token
    ```
  }];
  let arguments = !con(TiledView, TiledValue, TiledPosition, TiledAttributes);
  let results = (outs Optional<NVTileAS_AnyToken>:$done);
  let assemblyFormat = [{
    $value `,` $view `` custom<TiledPosition>($coords, type($coords), $offsets,
                                              type($offsets), $tokens,
                                              type($tokens))
    attr-dict `:` custom<ShortType>(type($value)) `` `,`
    custom<ShortType>(type($view)) (`->` custom<ShortTypes>(type($done))^)?
  }];
  let hasVerifier = 1;
}

class NVTileAS_AtomicOp<string mnemonic, string oneLine>
    : NVTileAS_Op<mnemonic, oneLine,
        [AttrSizedOperandSegments, MemoryModelReadWriteTrait,
         TiledLoadStoreOpTrait, SameTiledViewAndTensorShapeTrait,
         TiledLoadStoreOpSameElementTypeTrait, TensorSizeTrait,
         SameLoadStoreOperandsAndResultShape,
         SameLoadStoreOperandsAndResultEncoding, HasMemoryEffects]> {
  let arguments = !con(TiledView, TiledValue, TiledPosition, TiledAttributes,
                       (ins NVTileAS_RMWModeAttr:$rmw_mode));
  let results = (outs NVTileAS_TileType:$result,
    Optional<NVTileAS_AnyToken>:$done);
  let assemblyFormat = [{
    $value `,` $view `` custom<TiledPosition>($coords, type($coords), $offsets,
                                              type($offsets), $tokens,
                                              type($tokens))
    attr-dict `:` custom<ShortType>(type($value)) `` `,`
    custom<ShortType>(type($view)) `->` custom<ShortType>(type($result)) ``
    custom<MoreTypes>(type($done))
  }];
  let hasVerifier = 1;
}

def NVTileAS_TiledAtomicRMWOp : NVTileAS_AtomicOp<"tiled_atomic_rmw",
    "read, change and write each element atomically"> {
  let machines = "All";
  let since = 1;
  let description = [{
    Elements have at least 16 bits and are not 16-bit integers. 16-bit floats
    only support add, max and min. `fadd` is spelled `add`, `xchg` is not
    supported, and floats have no bitwise operations.

    ```mlir
    %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %j]
        {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>}
        : tile<64x64xf32>, tiled_view<64x64xf32> -> tile<64x64xf32>
    ```
  }];
}

def NVTileAS_AsyncTiledAtomicRMWOp : NVTileAS_AtomicOp<"async.tiled_atomic_rmw",
    "read, change and write each element atomically, asynchronously"> {
  let machines = "All";
  let since = 1;
  let description = [{
    Like `tiled_atomic_rmw`. A TMA atom must be a reduction, and not scatter.

    ```mlir
    %r, %done = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %j]
        {atom = #nv_tileas<atom tma_reduce box = [64, 64]>, rmw_mode = #nv_tileas<rmw_mode add>}
        : tile<64x64xi32>, tiled_view<64x64xi32> -> tile<64x64xi32>, async_token
    ```
  }];
}

#endif // OPENNVVM_DIALECT_NVTILEAS_OPSMEMORY
