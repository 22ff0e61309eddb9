//===- OpsPipeline.td - Pipelines and agents --------------*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVTILEAS_OPSPIPELINE
#define OPENNVVM_DIALECT_NVTILEAS_OPSPIPELINE

include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "opennvvm/Dialect/NVTileAS/OpBase.td"

class NVTileAS_PipelineOp<string mnemonic, string oneLine,
                          list<Trait> traits = []>
    : NVTileAS_Op<"async.pipeline." # mnemonic, oneLine, traits>;

def NVTileAS_CreatePipelineOp : NVTileAS_PipelineOp<"create_pipeline",
    "a pipeline over the stages of a buffer", [HasMemoryEffects]> {
  let machines = "All";
  let since = 1;
  let description = [{
    Creates a pipeline of `num_stages` stages in `buffer` and returns its two
    ends. Both tokens have the types of the contents of a stage. The consumer
    token also has the number of consumers, but does not belong to one of them
    yet.

    ```mlir
    %p, %c = nv_tileas.async.pipeline.create_pipeline %v {num_stages = 2 : i32}
        : tiled_view<2x64x64xf16, smem>
        -> producer_token<[tile<64x64xf16>]>, consumer_token<[tile<64x64xf16>]>
    ```
  }];
  let arguments = (ins NVTileAS_TiledViewType:$buffer, I32Attr:$num_stages,
    DefaultValuedAttr<I32Attr, "0">:$producer_group,
    DefaultValuedAttr<I32Attr, "1">:$consumer_group);
  let results = (outs NVTileAS_ProducerTokenType:$producer,
    NVTileAS_ConsumerTokenType:$consumer);
  let assemblyFormat = [{
    $buffer attr-dict `:` custom<ShortType>(type($buffer)) `->`
    custom<ShortType>(type($producer)) `` `,` custom<ShortType>(type($consumer))
  }];
  let hasVerifier = 1;
}

def NVTileAS_CreateIteratorOp : NVTileAS_PipelineOp<"create_iterator",
    "an iterator at the first stage", [Pure]> {
  let machines = "All";
  let since = 1;
  let description = [{
    ```mlir
    %i = nv_tileas.async.pipeline.create_iterator %p
        : producer_token<[tile<64x64xf16>]> -> pipeline_iterator<tile<64x64xf16>>
    ```
  }];
  let arguments = (ins AnyTypeOf<[NVTileAS_ProducerTokenType,
                                  NVTileAS_ConsumerTokenType]>:$token);
  let results = (outs NVTileAS_PipelineIteratorType:$iterator);
  let assemblyFormat = [{
    $token attr-dict `:` custom<ShortType>(type($token)) `->`
    custom<ShortType>(type($iterator))
  }];
}

def NVTileAS_IncIterOp : NVTileAS_PipelineOp<"inc_iter",
    "the iterator at the next stage", [Pure, SameOperandsAndResultType]> {
  let machines = "All";
  let since = 1;
  let description = [{
    ```mlir
    %j = nv_tileas.async.pipeline.inc_iter %i : pipeline_iterator<tile<64x64xf16>>
    ```
  }];
  let arguments = (ins NVTileAS_PipelineIteratorType:$iterator);
  let results = (outs NVTileAS_PipelineIteratorType:$next);
  let assemblyFormat = [{
    $iterator attr-dict `:` custom<ShortType>(type($iterator))
  }];
}

/// The five operations whose region sees what a stage holds. Their verifier is
/// one template: the token carries `producer_types`, the region's arguments are
/// of these types (an iterator counts as its payload), and the region yields
/// what the operation returns.
class NVTileAS_PipelineRegionOp<string mnemonic, string oneLine,
                                TypeConstraint token, dag more = (ins)>
    : NVTileAS_PipelineOp<mnemonic, oneLine,
        [SingleBlockImplicitTerminator<"YieldOp">, RecursiveMemoryEffects,
         HasMemoryEffects]> {
  let arguments = !con((ins token:$token,
                            NVTileAS_PipelineIteratorType:$iterator,
                            TypeArrayAttr:$producer_types), more);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $token `,` $iterator attr-dict `:` custom<ShortType>(type($token)) `` `,`
    custom<ShortType>(type($iterator))
    (`->` custom<ShortTypes>(type($results))^)? $body
  }];
  let hasRegionVerifier = 1;
}

defvar ConsumerIdx = (ins OptionalAttr<I32Attr>:$consumer_idx);

def NVTileAS_ProduceOneOp : NVTileAS_PipelineRegionOp<"produce_one",
    "fill one stage", NVTileAS_ProducerTokenType> {
  let machines = "All";
  let since = 1;
  let description = [{
    Acquires a stage, runs its region to fill it and commits it.

    ```mlir
    %r = nv_tileas.async.pipeline.produce_one %p, %i
        {producer_types = [!nv_tileas.tile<64x64xf16>]}
        : producer_token<[tile<64x64xf16>]>, pipeline_iterator<tile<64x64xf16>>
        -> tile<64x64xf16> {
    ^bb0(%s: !nv_tileas.tile<64x64xf16>):
      nv_tileas.async.pipeline.yield %s : tile<64x64xf16>
    }
    ```
  }];
}

def NVTileAS_ProduceOneAsyncOp : NVTileAS_PipelineRegionOp<"produce_one_async",
    "fill one stage asynchronously", NVTileAS_ProducerTokenType> {
  let machines = "All";
  let since = 1;
  let description = [{
    As `produce_one`; the last result, yielded like the others, is an async
    token.

    ```mlir
    %t = nv_tileas.async.pipeline.produce_one_async %p, %i
        {producer_types = [!nv_tileas.tile<64x64xf16>]}
        : producer_token<[tile<64x64xf16>]>, pipeline_iterator<tile<64x64xf16>>
        -> async_token {
    ^bb0(%s: !nv_tileas.tile<64x64xf16>):
      nv_tileas.async.pipeline.yield %done : async_token
    }
    ```
  }];
}

def NVTileAS_ConsumeOneOp : NVTileAS_PipelineRegionOp<"consume_one",
    "use one stage", NVTileAS_ConsumerTokenType, ConsumerIdx> {
  let machines = "All";
  let since = 1;
  let description = [{
    Waits for a stage, runs its region on it and releases it. `consumer_idx`
    says which consumer this is.

    ```mlir
    %r = nv_tileas.async.pipeline.consume_one %c, %i
        {producer_types = [!nv_tileas.tile<64x64xf16>], consumer_idx = 0 : i32}
        : consumer_token<[tile<64x64xf16>] consumers = 2>,
          pipeline_iterator<tile<64x64xf16>> -> tile<64x64xf16> {
    ^bb0(%s: !nv_tileas.tile<64x64xf16>):
      nv_tileas.async.pipeline.yield %s : tile<64x64xf16>
    }
    ```
  }];
  let hasVerifier = 1;
}

def NVTileAS_ConsumeOneAsyncOp : NVTileAS_PipelineRegionOp<"consume_one_async",
    "use one stage asynchronously", NVTileAS_ConsumerTokenType, ConsumerIdx> {
  let machines = "All";
  let since = 1;
  let description = [{
    As `consume_one`; the last result, yielded like the others, is an async
    token.

    ```mlir
    %t = nv_tileas.async.pipeline.consume_one_async %c, %i
        {producer_types = [!nv_tileas.tile<64x64xf16>]}
        : consumer_token<[tile<64x64xf16>]>, pipeline_iterator<tile<64x64xf16>>
        -> async_token {
    ^bb0(%s: !nv_tileas.tile<64x64xf16>):
      nv_tileas.async.pipeline.yield %done : async_token
    }
    ```
  }];
  let hasVerifier = 1;
}

def NVTileAS_ProducerWriteOp : NVTileAS_PipelineRegionOp<"producer_write",
    "write into an acquired stage", NVTileAS_ProducerTokenType> {
  let machines = "All";
  let since = 1;
  let description = [{
    ```mlir
    %w = nv_tileas.async.pipeline.producer_write %a, %i
        {producer_types = [!nv_tileas.tile<64x64xf16>]}
        : producer_token<[tile<64x64xf16>]>, pipeline_iterator<tile<64x64xf16>>
        -> producer_token<[tile<64x64xf16>]> {
    ^bb0(%s: !nv_tileas.tile<64x64xf16>):
      nv_tileas.async.pipeline.yield %a : producer_token<[tile<64x64xf16>]>
    }
    ```
  }];
}

def NVTileAS_ProducerAcquireOp : NVTileAS_PipelineOp<"producer_acquire",
    "wait until a stage is free",
    [PipelineAcquireOpTrait, AllTypesMatch<["token", "result"]>,
     HasMemoryEffects]> {
  let machines = "All";
  let since = 1;
  let description = [{
    ```mlir
    %a = nv_tileas.async.pipeline.producer_acquire %p, %i
        : producer_token<[tile<64x64xf16>]>, pipeline_iterator<tile<64x64xf16>>
    ```
  }];
  let arguments = (ins NVTileAS_ProducerTokenType:$token,
    NVTileAS_PipelineIteratorType:$iterator);
  let results = (outs NVTileAS_ProducerTokenType:$result);
  let assemblyFormat = [{
    $token `,` $iterator attr-dict `:` custom<ShortType>(type($token)) `` `,`
    custom<ShortType>(type($iterator))
  }];
}

def NVTileAS_ProducerCommitOp : NVTileAS_PipelineOp<"producer_commit",
    "hand a stage to its consumers",
    [PipelineReleaseOpTrait, AllTypesMatch<["token", "result"]>,
     HasMemoryEffects]> {
  let machines = "All";
  let since = 1;
  let description = [{
    The token comes from `producer_acquire` or `producer_write`, or its origin
    is not visible: a block argument, another dialect.

    ```mlir
    %d = nv_tileas.async.pipeline.producer_commit %a : producer_token<[tile<64x64xf16>]>
    ```
  }];
  let arguments = (ins NVTileAS_ProducerTokenType:$token);
  let results = (outs NVTileAS_ProducerTokenType:$result);
  let assemblyFormat = "$token attr-dict `:` custom<ShortType>(type($token))";
  let hasVerifier = 1;
}

def NVTileAS_ConsumerWaitOp : NVTileAS_PipelineOp<"consumer_wait",
    "wait until a stage is full", [HasMemoryEffects]> {
  let machines = "All";
  let since = 1;
  let description = [{
    ```mlir
    %w = nv_tileas.async.pipeline.consumer_wait %c, %i {consumer_idx = 0 : i32}
        : consumer_token<[tile<64x64xf16>]>, pipeline_iterator<tile<64x64xf16>>
        -> consumer_token<[tile<64x64xf16>] idx = 0>
    ```
  }];
  let arguments = (ins NVTileAS_ConsumerTokenType:$token,
    NVTileAS_PipelineIteratorType:$iterator, I32Attr:$consumer_idx);
  let results = (outs NVTileAS_ConsumerTokenType:$result);
  let assemblyFormat = [{
    $token `,` $iterator attr-dict `:` custom<ShortType>(type($token)) `` `,`
    custom<ShortType>(type($iterator)) `->` custom<ShortType>(type($result))
  }];
  let hasVerifier = 1;
}

def NVTileAS_ConsumerReadOp : NVTileAS_PipelineOp<"consumer_read",
    "wait for a stage and read it", [HasMemoryEffects]> {
  let machines = "All";
  let since = 1;
  let description = [{
    ```mlir
    %w, %t = nv_tileas.async.pipeline.consumer_read %c, %i {consumer_idx = 0 : i32}
        : consumer_token<[tile<64x64xf16>]>, pipeline_iterator<tile<64x64xf16>>
        -> consumer_token<[tile<64x64xf16>] idx = 0>, tile<64x64xf16>
    ```
  }];
  let arguments = (ins NVTileAS_ConsumerTokenType:$token,
    NVTileAS_PipelineIteratorType:$iterator, I32Attr:$consumer_idx);
  let results = (outs NVTileAS_ConsumerTokenType:$result,
    Variadic<AnyType>:$payload);
  let assemblyFormat = [{
    $token `,` $iterator attr-dict `:` custom<ShortType>(type($token)) `` `,`
    custom<ShortType>(type($iterator)) `->` custom<ShortType>(type($result))
    `` custom<MoreTypes>(type($payload))
  }];
  let hasVerifier = 1;
}

def NVTileAS_ConsumerReleaseOp : NVTileAS_PipelineOp<"consumer_release",
    "hand a stage back to the producer",
    [AllTypesMatch<["token", "result"]>, HasMemoryEffects]> {
  let machines = "All";
  let since = 1;
  let description = [{
    The token comes from `consumer_wait` or `consumer_read`, or its origin is
    not visible: a block argument, another dialect.

    ```mlir
    %d = nv_tileas.async.pipeline.consumer_release %w : consumer_token<[tile<64x64xf16>] idx = 0>
    ```
  }];
  let arguments = (ins NVTileAS_ConsumerTokenType:$token);
  let results = (outs NVTileAS_ConsumerTokenType:$result);
  let assemblyFormat = "$token attr-dict `:` custom<ShortType>(type($token))";
  let hasVerifier = 1;
}

def NVTileAS_YieldOp : NVTileAS_PipelineOp<"yield",
    "what a pipeline region or an agent returns",
    [Pure, Terminator, ReturnLike,
     ParentOneOf<["ProduceOneOp", "ProduceOneAsyncOp", "ConsumeOneOp",
                  "ConsumeOneAsyncOp", "ProducerWriteOp", "AgentSwitchOp"]>]> {
  let machines = "All";
  let since = 1;
  let description = [{
    ```mlir
    nv_tileas.async.pipeline.yield %s, %done : tile<64x64xf16>, async_token
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = [{
    attr-dict ($values^ `:` custom<ShortTypes>(type($values)))?
  }];
  let builders = [OpBuilder<(ins), "build($_builder, $_state, ValueRange());">];
}

def NVTileAS_AgentSwitchOp : NVTileAS_PipelineOp<"agent_switch",
    "warps split into agents",
    [SingleBlockImplicitTerminator<"YieldOp">, RecursiveMemoryEffects,
     HasMemoryEffects]> {
  let machines = "All";
  let since = 1;
  let description = [{
    Each region is an agent; `warps` gives its number of warps, or -1 to
    inherit it. The agents of a group (`num_agents_per_group`; by default all
    of them) have the same number, and the total may not exceed what
    `nv_tileas.target` allows. All regions yield the results of the operation.

    ```mlir
    nv_tileas.async.pipeline.agent_switch warps = [4, -1] {
      nv_tileas.async.pipeline.yield
    }, {
      nv_tileas.async.pipeline.yield
    } attributes {num_agents_per_group = 1 : i32}
    ```
  }];
  let arguments = (ins DenseI32ArrayAttr:$agent_warp_counts,
    OptionalAttr<I32Attr>:$num_agents_per_group,
    OptionalAttr<DenseI32ArrayAttr>:$max_regs, UnitAttr:$isolated);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region VariadicRegion<SizedRegion<1>>:$agents);
  let assemblyFormat = [{
    `warps` `=` $agent_warp_counts (`->` custom<ShortTypes>(type($results))^)?
    $agents attr-dict-with-keyword
  }];
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

#endif // OPENNVVM_DIALECT_NVTILEAS_OPSPIPELINE
