//===- OpsGather.td - Memory accessed by tiles of indices -*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVTILEAS_OPSGATHER
#define OPENNVVM_DIALECT_NVTILEAS_OPSGATHER

include "opennvvm/Dialect/NVTileAS/OpBase.td"

defvar GatherPosition = (ins Variadic<NVTileAS_TileType>:$indices,
  Optional<NVTileAS_TileType>:$mask);

def NVTileAS_GatherLoadOp : NVTileAS_Op<"gather_load",
    "read elements at computed places",
    [AttrSizedOperandSegments, MemoryModelReadTrait, TensorSizeTrait,
     HasMemoryEffects]> {
  let machines = "All";
  let since = 1;
  let description = [{
    Element `e` of the result is the element of `view` at
    `indices[0][e], indices[1][e], ...`: there is one tile of integers for each
    dimension of the view, of the shape of the result. Integers are signed.
    Where the place is outside of the view, or `mask` is false, the result is
    `padding_value`, by default zero.

    ```mlir
    %x = nv_tileas.gather_load %v[%i, %j] mask %m
        : tiled_view<1024x1024xf32>, tile<64xi32>, tile<64xi32>, tile<64xi1>
        -> tile<64xf32>
    ```
  }];
  let arguments = !con((ins NVTileAS_TiledViewType:$view), GatherPosition,
    (ins OptionalAttr<NVTileAS_PaddingValueAttr>:$padding_value));
  let results = (outs NVTileAS_TileType:$result);
  let assemblyFormat = [{
    $view `[` $indices `]` (`mask` $mask^)? attr-dict `:`
    custom<ShortType>(type($view)) ``
    custom<IndexTypes>(type($indices), ref($mask), type($mask)) `->`
    custom<ShortType>(type($result))
  }];
  let hasVerifier = 1;
}

def NVTileAS_ScatterStoreOp : NVTileAS_Op<"scatter_store",
    "write elements to computed places",
    [AttrSizedOperandSegments, MemoryModelWriteTrait, TensorSizeTrait,
     HasMemoryEffects]> {
  let machines = "All";
  let since = 1;
  let description = [{
    Writes each element of `value` as `gather_load` reads. Nothing is written
    outside of the view, or where `mask` is false. If several elements have the
    same place, one of them is written; which one is not specified.

    ```mlir
    nv_tileas.scatter_store %x, %v[%i]
        : tile<64xf32>, tiled_view<1024xf32>, tile<64xi32>
    ```
  }];
  let arguments = !con((ins NVTileAS_TiledViewType:$view,
    NVTileAS_TileType:$value), GatherPosition);
  let assemblyFormat = [{
    $value `,` $view `[` $indices `]` (`mask` $mask^)? attr-dict `:`
    custom<ShortType>(type($value)) `` `,` custom<ShortType>(type($view)) ``
    custom<IndexTypes>(type($indices), ref($mask), type($mask))
  }];
  let hasVerifier = 1;
}

def NVTileAS_ScatterAtomicRMWOp : NVTileAS_Op<"scatter_atomic_rmw",
    "change elements at computed places atomically",
    [AttrSizedOperandSegments, MemoryModelReadWriteTrait, TensorSizeTrait,
     HasMemoryEffects]> {
  let machines = "All";
  let since = 1;
  let description = [{
    Combines each element of `value` with the element of `view` at its place,
    atomically and as `tiled_atomic_rmw` does; the result has the old values.
    Elements with the same place all take effect, in any order. Where nothing
    is changed, the result is zero.

    ```mlir
    %old = nv_tileas.scatter_atomic_rmw %one, %bins[%i]
        {rmw_mode = #nv_tileas<rmw_mode add>}
        : tile<64xi32>, tiled_view<256xi32>, tile<64xi32> -> tile<64xi32>
    ```
  }];
  let arguments = !con((ins NVTileAS_TiledViewType:$view,
    NVTileAS_TileType:$value), GatherPosition,
    (ins NVTileAS_RMWModeAttr:$rmw_mode,
         OptionalAttr<NVTileAS_MemSemanticAttr>:$mem_semantic,
         OptionalAttr<NVTileAS_MemScopeAttr>:$mem_scope));
  let results = (outs NVTileAS_TileType:$result);
  let assemblyFormat = [{
    $value `,` $view `[` $indices `]` (`mask` $mask^)? attr-dict `:`
    custom<ShortType>(type($value)) `` `,` custom<ShortType>(type($view)) ``
    custom<IndexTypes>(type($indices), ref($mask), type($mask)) `->`
    custom<ShortType>(type($result))
  }];
  let hasVerifier = 1;
}

#endif // OPENNVVM_DIALECT_NVTILEAS_OPSGATHER
