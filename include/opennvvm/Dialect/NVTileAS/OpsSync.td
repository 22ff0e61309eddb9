//===- OpsSync.td - Storage, tokens and barriers ----------*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVTILEAS_OPSSYNC
#define OPENNVVM_DIALECT_NVTILEAS_OPSSYNC

include "mlir/Interfaces/InferTypeOpInterface.td"
include "opennvvm/Dialect/NVTileAS/OpBase.td"

def NVTileAS_AllocViewOp : NVTileAS_Op<"alloc_view",
    "storage in shared memory, tensor memory or registers",
    [HasMemoryEffects]> {
  let machines = "All";
  let since = 1;
  let description = [{
    Its contents are undefined at first. Unlike tiles, views need not have
    extents that are powers of two.

    ```mlir
    %v = nv_tileas.alloc_view : tiled_view<3x128x128xf16, smem>
    ```
  }];
  let results = (outs NVTileAS_TiledViewType:$view);
  let assemblyFormat = "attr-dict `:` custom<ShortType>(type($view))";
  let hasVerifier = 1;
}

def NVTileAS_AsyncWaitOp : NVTileAS_Op<"async.wait",
    "wait for asynchronous work",
    [DeclareOpInterfaceMethods<InferTypeOpInterface>, HasMemoryEffects]> {
  let machines = "All";
  let since = 1;
  let description = [{
    Waits until the work of all tokens is complete; the agent sees its effects
    then. Tiles among the operands are returned: results of asynchronous work,
    which are defined from here on.

    ```mlir
    nv_tileas.async.wait %t0, %t1 : async_token, async_token
    %y = nv_tileas.async.wait %t, %x : async_token, tile<64x64xf32>
    ```
  }];
  let arguments = (ins
    Variadic<AnyTypeOf<[NVTileAS_AsyncTokenType, NVTileAS_TileType]>>:$values);
  let results = (outs Variadic<NVTileAS_TileType>:$results);
  let assemblyFormat = [{
    $values attr-dict `:` custom<ShortTypes>(type($values))
  }];
  let hasVerifier = 1;
}

def NVTileAS_CreateBarrierOp : NVTileAS_Op<"create_barrier",
    "a barrier for TMA loads", [HasMemoryEffects]> {
  let machines = "All";
  let since = 1;
  let description = [{
    An mbarrier that one TMA load at a time may signal.

    ```mlir
    %b = nv_tileas.create_barrier : mem_token
    ```
  }];
  let results = (outs NVTileAS_MemTokenType:$barrier);
  let assemblyFormat = "attr-dict `:` custom<ShortType>(type($barrier))";
}

def NVTileAS_ClusterSyncOp : NVTileAS_Op<"cluster_sync",
    "all threads of the cluster wait for each other", [HasMemoryEffects]> {
  let machines = "Clusters";
  let since = 1;
  let description = [{
    ```mlir
    nv_tileas.cluster_sync
    ```
  }];
  let assemblyFormat = "attr-dict";
}

def NVTileAS_QueueCreateOp : NVTileAS_Op<"queue.create", "an empty queue",
    [HasMemoryEffects]> {
  let machines = "All";
  let since = 1;
  let description = [{
    `depth` is how many values it holds before `queue.put` waits.

    ```mlir
    %q = nv_tileas.queue.create {depth = 2 : i32} : queue<tile<64x64xf32>>
    ```
  }];
  let arguments = (ins I32Attr:$depth);
  let results = (outs NVTileAS_QueueType:$queue);
  let assemblyFormat = "attr-dict `:` custom<ShortType>(type($queue))";
  let hasVerifier = 1;
}

def NVTileAS_TmemLoadOp : NVTileAS_TileOp<"tmem_load",
    "tensor memory to registers", [TensorSizeTrait]> {
  let machines = "TensorMemory";
  let since = 1;
  let description = [{
    ```mlir
    %r = nv_tileas.tmem_load %c : tile<128x64xf32, #nv_tileas.tmem<columns = 64>>
        -> tile<128x64xf32, #nv_tileas.blocked<[1, 64], order = [1, 0]>>
    ```
  }];
  let arguments = (ins NVTileAS_TileType:$source);
  let results = (outs NVTileAS_TileType:$result);
  let assemblyFormat = [{
    $source attr-dict `:` custom<ShortType>(type($source)) `->`
    custom<ShortType>(type($result))
  }];
  let hasVerifier = 1;
}

def NVTileAS_TmemStoreOp : NVTileAS_Op<"tmem_store",
    "registers to tensor memory", [TensorSizeTrait, HasMemoryEffects]> {
  let machines = "TensorMemory";
  let since = 1;
  let description = [{
    ```mlir
    nv_tileas.tmem_store %r, %c
        : tile<128x64xf32, #nv_tileas.blocked<[1, 64], order = [1, 0]>>,
          tile<128x64xf32, #nv_tileas.tmem<columns = 64>>
    ```
  }];
  let arguments = (ins NVTileAS_TileType:$value, NVTileAS_TileType:$dest);
  let assemblyFormat = [{
    $value `,` $dest attr-dict `:` custom<ShortType>(type($value)) `` `,`
    custom<ShortType>(type($dest))
  }];
  let hasVerifier = 1;
}

#endif // OPENNVVM_DIALECT_NVTILEAS_OPSSYNC
