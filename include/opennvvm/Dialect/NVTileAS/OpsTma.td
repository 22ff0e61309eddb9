//===- OpsTma.td - Tensor memory access -------------------*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVTILEAS_OPSTMA
#define OPENNVVM_DIALECT_NVTILEAS_OPSTMA

include "opennvvm/Dialect/NVTileAS/OpBase.td"

def NVTileAS_MakeTiledTMADescOp : NVTileAS_Op<"make_tiled_tma_desc",
    "a TMA descriptor of a view of global memory",
    [SameOperationAndResultsAtom, HasMemoryEffects]> {
  let machines = "Tma";
  let since = 1;
  let description = [{
    The descriptor is created before the kernel runs, so it may only depend on
    integers and indices that are not computed in structured control flow.
    `alignment` is a multiple of 64 bytes, the box has as many dimensions as the
    atom's, its contiguous dimension is a multiple of 16 bytes, and elements
    have stride 1. After descriptors have been lowered, none may remain, which
    `--nv-tileas-check-tma-desc-lowered` checks.

    ```mlir
    %d = nv_tileas.make_tiled_tma_desc %v captures(%n : index) box = [128, 64]
        {atom = #nv_tileas<atom tma_load box = [128, 64]>}
        : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
    ```
  }];
  let arguments = (ins NVTileAS_TiledViewType:$view,
    Variadic<AnyType>:$captures, NVTileAS_AtomAttr:$atom,
    DenseI64ArrayAttr:$box_dims,
    OptionalAttr<DenseI64ArrayAttr>:$element_strides,
    DefaultValuedAttr<I64Attr, "64">:$alignment);
  let results = (outs NVTileAS_TmaDescType:$desc);
  let assemblyFormat = [{
    $view (`captures` `(` $captures^ `:` custom<ShortTypes>(type($captures))
    `)`)? `box` `=` $box_dims attr-dict `:` custom<ShortType>(type($view)) `->`
    custom<ShortType>(type($desc))
  }];
  let hasVerifier = 1;
}

def NVTileAS_AsyncTiledTMALoadOp : NVTileAS_Op<"async.tiled_tma_load",
    "global to shared memory by TMA",
    [AttrSizedOperandSegments, MemoryModelReadWriteTrait,
     SameOperandsAndResultsAtom, HasMemoryEffects]> {
  let machines = "Tma";
  let since = 1;
  let description = [{
    The atom is a TMA load atom with as many box dimensions as `box`; the view's
    layout is a shared-memory layout without padding, and only zeros can be
    read out of bounds. With `multicast = array<i32: 0>`, all blocks of the
    cluster that differ only along these axes (0 is x) receive the box, at the
    same place in their shared memory.

    ```mlir
    %t = nv_tileas.async.tiled_tma_load %d[%i, %j], %s barrier %b box = [128, 64]
        {atom = #nv_tileas<atom tma_load box = [128, 64]>}
        : tma_desc<128x64xf16>,
          tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0]>>
    ```
  }];
  let arguments = (ins NVTileAS_TmaDescType:$desc, NVTileAS_TiledViewType:$dst,
    Variadic<Index>:$coords, Optional<NVTileAS_MemTokenType>:$barrier,
    NVTileAS_AtomAttr:$atom, DenseI64ArrayAttr:$box_dims,
    OptionalAttr<DenseI64ArrayAttr>:$element_strides,
    OptionalAttr<NVTileAS_PaddingValueAttr>:$padding_value,
    OptionalAttr<DenseI32ArrayAttr>:$multicast);
  let results = (outs NVTileAS_AsyncTokenType:$done);
  let assemblyFormat = [{
    $desc `[` $coords `]` `,` $dst (`barrier` $barrier^)? `box` `=` $box_dims
    attr-dict `:` custom<ShortType>(type($desc)) `` `,`
    custom<ShortType>(type($dst))
  }];
  let hasVerifier = 1;
}

def NVTileAS_AsyncTiledTMAStoreOp : NVTileAS_Op<"async.tiled_tma_store",
    "shared to global memory by TMA",
    [MemoryModelReadWriteTrait, SameOperandsAndResultsAtom, HasMemoryEffects]> {
  let machines = "Tma";
  let since = 1;
  let description = [{
    As `async.tiled_tma_load`, with a TMA store atom.

    ```mlir
    %t = nv_tileas.async.tiled_tma_store %d[%i, %j], %s box = [128, 64]
        {atom = #nv_tileas<atom tma_store box = [128, 64]>}
        : tma_desc<128x64xf16>,
          tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0]>>
    ```
  }];
  let arguments = (ins NVTileAS_TmaDescType:$desc, NVTileAS_TiledViewType:$src,
    Variadic<Index>:$coords, NVTileAS_AtomAttr:$atom,
    DenseI64ArrayAttr:$box_dims,
    OptionalAttr<DenseI64ArrayAttr>:$element_strides);
  let results = (outs NVTileAS_AsyncTokenType:$done);
  let assemblyFormat = [{
    $desc `[` $coords `]` `,` $src `box` `=` $box_dims attr-dict `:`
    custom<ShortType>(type($desc)) `` `,` custom<ShortType>(type($src))
  }];
  let hasVerifier = 1;
}

#endif // OPENNVVM_DIALECT_NVTILEAS_OPSTMA
