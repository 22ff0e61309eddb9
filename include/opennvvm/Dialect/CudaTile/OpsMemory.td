//===- OpsMemory.td - Views, loads, stores and atomics ----*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_CUDATILE_OPSMEMORY
#define OPENNVVM_DIALECT_CUDATILE_OPSMEMORY

include "opennvvm/Dialect/CudaTile/OpBase.td"

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

def CudaTile_MakeTensorViewOp : CudaTile_PureOp<"make_tensor_view", 0x43,
    "13.1", "view", "an array in memory, by its address, extents and strides",
    [AttrSizedOperandSegments]> {
  let form = "make_tensor_view $base `,` `shape` `=` `[` numbers and $dynamicShape `]` `,` `strides` `=` `[` numbers and $dynamicStrides `]` `:` (type of the operands `->`)? type($result)";
  let description = [{
    The extents and strides that the type leaves open are operands of one type
    of integers. They are signed, and above zero.
  }];
  let arguments = (ins CudaTile_PointerScalar:$base,
                       Variadic<CudaTile_IntScalar>:$dynamicShape,
                       Variadic<CudaTile_IntScalar>:$dynamicStrides);
  let results = (outs CudaTile_TensorViewType:$result);
  let countsResults = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

class CudaTile_MakeViewOp<string word, int number, string version,
                          string oneLine, Type view>
    : CudaTile_PureOp<word, number, version, "view", oneLine> {
  let arguments = (ins CudaTile_TensorViewType:$tensor_view);
  let results = (outs view:$result);
  let assemblyFormat = [{
    $tensor_view attr-dict `:` custom<ViewType>(type($result),
                                                type($tensor_view))
  }];
  let hasVerifier = 1;
}
def CudaTile_MakePartitionViewOp : CudaTile_MakeViewOp<"make_partition_view",
    0x42, "13.1", "an array, cut into tiles that touch",
    CudaTile_PartitionViewType>;
def CudaTile_MakeStridedViewOp : CudaTile_MakeViewOp<"make_strided_view",
    0x74, "13.3", "an array, cut into tiles at given distances",
    CudaTile_StridedViewType>;
def CudaTile_MakeGatherScatterViewOp
    : CudaTile_MakeViewOp<"make_gather_scatter_view", 0x73, "13.3",
    "an array, of which one dimension is indexed by a tile",
    CudaTile_GatherScatterViewType>;

class CudaTile_ShapeOp<string word, int number, string oneLine, Type source>
    : CudaTile_PureOp<word, number, "13.1", "view", oneLine> {
  let arguments = (ins source:$src);
  let results = (outs Variadic<CudaTile_IntScalar>:$result);
  let countsResults = 1;
  let assemblyFormat = [{
    $src attr-dict `:` custom<CudaTileType>(type($src)) `->`
    custom<ResultsOf>(type($result), ref(type($src)))
  }];
  let hasVerifier = 1;
}
def CudaTile_GetTensorShapeOp : CudaTile_ShapeOp<"get_tensor_shape", 0x2f,
    "the extents of an array", CudaTile_TensorViewType>;
def CudaTile_GetIndexSpaceShapeOp : CudaTile_ShapeOp<"get_index_space_shape",
    0x2d, "the number of tiles in each dimension", CudaTile_TileView>;

//===----------------------------------------------------------------------===//
// Tokens
//===----------------------------------------------------------------------===//

def CudaTile_MakeTokenOp : CudaTile_PureOp<"make_token", 0x44, "13.1", "memory",
    "a token that waits for nothing"> {
  let results = (outs CudaTile_TokenType:$result);
  let assemblyFormat = "attr-dict `:` custom<CudaTileType>(type($result))";
}
def CudaTile_JoinTokensOp : CudaTile_PureOp<"join_tokens", 0x3c, "13.1",
    "memory", "a token that waits for several"> {
  let arguments = (ins Variadic<CudaTile_TokenType>:$tokens);
  let results = (outs CudaTile_TokenType:$result);
  let countsResults = 1;
  let assemblyFormat = [{
    $tokens attr-dict `:` custom<CudaTileType>(type($result))
  }];
  let hasVerifier = 1;
}
def CudaTile_MemoryFenceAliasTkoOp
    : CudaTile_Op<"memory_fence_alias_tko", 0x7a, "13.4", "memory",
    "orders accesses that reach the same memory on different ways",
    [MemoryEffects<[MemRead, MemWrite]>]> {
  let arguments = (ins CudaTile_TokenType:$token);
  let results = (outs CudaTile_TokenType:$result_token);
  let assemblyFormat = [{
    $token attr-dict `:` custom<CudaTileType>(type($result_token))
  }];
}

//===----------------------------------------------------------------------===//
// Accesses through pointers
//===----------------------------------------------------------------------===//

/// Hints of an access, "optimization_hints = <…>".
defvar CudaTile_Hints = OptionalAttr<CudaTile_OptimizationHintsAttr>;
defvar CudaTile_OptionalScope = OptionalAttr<CudaTile_MemoryScopeAttr>;
defvar CudaTile_OptionalToken = Optional<CudaTile_TokenType>;

def CudaTile_AllocaOp : CudaTile_Op<"alloca", 0x71, "13.3", "memory",
    "memory for the tile block, until it ends",
    [MemoryEffects<[MemAlloc]>]> {
  let arguments = (ins UnitAttr:$global, I64Attr:$num_elem, I64Attr:$alignment);
  let results = (outs CudaTile_PointerScalar:$result);
  let assemblyFormat = [{
    `num_elem` `=` custom<Number>($num_elem) `,` `alignment` `=`
    custom<Number>($alignment) (`global` $global^)? attr-dict `:`
    custom<CudaTileType>(type($result))
  }];
  let hasVerifier = 1;
}
def CudaTile_LoadPtrTkoOp : CudaTile_Op<"load_ptr_tko", 0x3d, "13.1", "memory",
    "reads from each address of a tile",
    [AttrSizedOperandSegments, MemoryEffects<[MemRead]>]> {
  let form = "load_ptr_tko ordering $source (`,` $mask)? (`,` $paddingValue)? (`token` `=` $token)? (`optimization_hints` `=` hints)? attr-dict `:` types of the operands `->` type($result) `,` `token`";
  let description = [{
    Where the mask is false, nothing is read, and the result is the padding
    value, or unspecified without one. Front ends also give a padding value
    where there is no mask; it has no meaning. In the text it stands where a
    mask would, which its type tells, except for elements of i1, where
    `padding=` is before it.
  }];
  let arguments = (ins
      CudaTile_MemoryOrderingAttr:$memory_ordering_semantics,
      CudaTile_OptionalScope:$memory_scope, CudaTile_PointerTile:$source,
      Optional<CudaTile_Int1Tile>:$mask,
      Optional<CudaTile_AnyTile>:$paddingValue, CudaTile_OptionalToken:$token,
      CudaTile_Hints:$optimization_hints);
  let results = (outs CudaTile_AnyTile:$result,
                      CudaTile_TokenType:$result_token);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def CudaTile_StorePtrTkoOp : CudaTile_Op<"store_ptr_tko", 0x65, "13.1",
    "memory", "writes to each address of a tile, unless the mask is false",
    [AttrSizedOperandSegments, MemoryEffects<[MemWrite]>]> {
  let arguments = (ins
      CudaTile_MemoryOrderingAttr:$memory_ordering_semantics,
      CudaTile_OptionalScope:$memory_scope, CudaTile_PointerTile:$destination,
      CudaTile_AnyTile:$value, Optional<CudaTile_Int1Tile>:$mask,
      CudaTile_OptionalToken:$token, CudaTile_Hints:$optimization_hints);
  let results = (outs CudaTile_TokenType:$result_token);
  let assemblyFormat = [{
    custom<Ordering>($memory_ordering_semantics, $memory_scope)
    $destination `,` $value (`,` $mask^)? (`token` `` `=` `` $token^)?
    (`optimization_hints` `=` $optimization_hints^)? attr-dict `:`
    custom<CudaTileType>(type($destination)) `,`
    custom<CudaTileType>(type($value))
    (`,` custom<CudaTileType>(type($mask))^)? `->`
    custom<CudaTileType>(type($result_token))
  }];
  let hasVerifier = 1;
}
def CudaTile_AtomicRMWTkoOp : CudaTile_Op<"atomic_rmw_tko", 0x08, "13.1",
    "memory", "changes the value at each address; gives the old ones",
    [AttrSizedOperandSegments, MemoryEffects<[MemRead, MemWrite]>]> {
  let machines = "addf of f16 and bf16: compute capability 9.0 and above.";
  let arguments = (ins
      CudaTile_MemoryOrderingAttr:$memory_ordering_semantics,
      CudaTile_MemoryScopeAttr:$memory_scope, CudaTile_PointerTile:$pointers,
      CudaTile_AtomicRMWModeAttr:$mode, CudaTile_AnyTile:$arg,
      Optional<CudaTile_Int1Tile>:$mask, CudaTile_OptionalToken:$token);
  let results = (outs CudaTile_AnyTile:$result,
                      CudaTile_TokenType:$result_token);
  let assemblyFormat = [{
    custom<Word>($memory_ordering_semantics) custom<Word>($memory_scope)
    $pointers `,` custom<Word>($mode) `,` $arg (`,` $mask^)? (`token` `` `=` `` $token^)? attr-dict `:`
    custom<CudaTileType>(type($pointers)) `,` custom<CudaTileType>(type($arg))
    (`,` custom<CudaTileType>(type($mask))^)? `->`
    custom<CudaTileType>(type($result)) `,`
    custom<CudaTileType>(type($result_token))
  }];
  let hasVerifier = 1;
}
def CudaTile_AtomicCASTkoOp : CudaTile_Op<"atomic_cas_tko", 0x07, "13.1",
    "memory", "writes where the bits are as expected; gives the old values",
    [AllTypesMatch<["cmp", "val"]>, AttrSizedOperandSegments,
     MemoryEffects<[MemRead, MemWrite]>]> {
  let arguments = (ins
      CudaTile_MemoryOrderingAttr:$memory_ordering_semantics,
      CudaTile_MemoryScopeAttr:$memory_scope, CudaTile_PointerTile:$pointers,
      CudaTile_AnyTile:$cmp, CudaTile_AnyTile:$val,
      Optional<CudaTile_Int1Tile>:$mask, CudaTile_OptionalToken:$token);
  let results = (outs CudaTile_AnyTile:$result,
                      CudaTile_TokenType:$result_token);
  let assemblyFormat = [{
    custom<Word>($memory_ordering_semantics) custom<Word>($memory_scope)
    $pointers `,` $cmp `,` $val (`,` $mask^)? (`token` `` `=` `` $token^)? attr-dict `:`
    custom<CudaTileType>(type($pointers)) `,` custom<CudaTileType>(type($val))
    (`,` custom<CudaTileType>(type($mask))^)? `->`
    custom<CudaTileType>(type($result)) `,`
    custom<CudaTileType>(type($result_token))
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Accesses through views
//===----------------------------------------------------------------------===//

class CudaTile_ViewAccessOp<string word, int number, string version,
                            string oneLine, list<Trait> traits>
    : CudaTile_Op<word, number, version, "view", oneLine,
                  !listconcat([AttrSizedOperandSegments], traits)> {
  let countsResults = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
/// Which dimensions the program promises not to overhang; empty if none.
def CudaTile_InBounds : DefaultValuedOptionalAttr<DenseI8ArrayAttr, "{}">;
defvar CudaTile_Index = Variadic<CudaTile_IntTile>;

def CudaTile_LoadViewTkoOp : CudaTile_ViewAccessOp<"load_view_tko", 0x3e,
    "13.1", "reads a tile of a view", [MemoryEffects<[MemRead]>]> {
  let form = "load_view_tko ordering $view `[` $index `]` (`token` `=` $token)? (`inbounds` `=` `[` … `]`)? (`optimization_hints` `=` hints)? attr-dict `:` type($view) `,` type($index) `->` type($tile) `,` `token`";
  let arguments = (ins
      CudaTile_MemoryOrderingAttr:$memory_ordering_semantics,
      CudaTile_OptionalScope:$memory_scope, CudaTile_TileView:$view,
      CudaTile_Index:$index, CudaTile_OptionalToken:$token,
      CudaTile_Hints:$optimization_hints, CudaTile_InBounds:$inbounds);
  let results = (outs CudaTile_AnyTile:$tile, CudaTile_TokenType:$result_token);
  let later = ["inbounds:13.4"];
}
def CudaTile_StoreViewTkoOp : CudaTile_ViewAccessOp<"store_view_tko", 0x66,
    "13.1", "writes a tile of a view", [MemoryEffects<[MemWrite]>]> {
  let form = "store_view_tko ordering $tile `,` $view `[` $index `]` (`token` `=` $token)? (`inbounds` `=` `[` … `]`)? (`optimization_hints` `=` hints)? attr-dict `:` type($tile) `,` type($view) `,` type($index) `->` `token`";
  let arguments = (ins
      CudaTile_MemoryOrderingAttr:$memory_ordering_semantics,
      CudaTile_OptionalScope:$memory_scope, CudaTile_AnyTile:$tile,
      CudaTile_TileView:$view, CudaTile_Index:$index,
      CudaTile_OptionalToken:$token, CudaTile_Hints:$optimization_hints,
      CudaTile_InBounds:$inbounds);
  let results = (outs CudaTile_TokenType:$result_token);
  let later = ["inbounds:13.4"];
}
def CudaTile_AtomicRedViewTkoOp : CudaTile_ViewAccessOp<"atomic_red_view_tko",
    0x75, "13.3", "changes a tile of a view",
    [MemoryEffects<[MemRead, MemWrite]>]> {
  let form = "atomic_red_view_tko ordering $view `[` $index `]` `,` mode `,` $value (`token` `=` $token)? (`inbounds` `=` `[` … `]`)? (`optimization_hints` `=` hints)? attr-dict `:` type($view) `,` type($index) `,` type($value) `->` `token`";
  let arguments = (ins
      CudaTile_MemoryOrderingAttr:$memory_ordering_semantics,
      CudaTile_MemoryScopeAttr:$memory_scope,
      CudaTile_AtomicRMWModeAttr:$mode, CudaTile_InBounds:$inbounds,
      CudaTile_TileView:$view, CudaTile_Index:$index, CudaTile_AnyTile:$value,
      CudaTile_OptionalToken:$token);
  let results = (outs CudaTile_TokenType:$result_token);
  let later = ["inbounds:13.5"];
}
def CudaTile_MultimemLoadReduceViewTkoOp
    : CudaTile_ViewAccessOp<"multimem_load_reduce_view_tko", 0x7b, "13.5",
    "reads the combined tile of all copies", [MemoryEffects<[MemRead]>]> {
  let form = "multimem_load_reduce_view_tko ordering $view `[` $index `]` `,` reduction (`token` `=` $token)? (`inbounds` `=` `[` … `]`)? (`optimization_hints` `=` hints)? attr-dict `:` type($view) `,` type($index) `->` type($tile) `,` `token`";
  let machines = "Of GPUs that NVLink connects: compute capability 9.0 and above.";
  let arguments = (ins
      CudaTile_MemoryOrderingAttr:$memory_ordering_semantics,
      CudaTile_OptionalScope:$memory_scope,
      CudaTile_MultimemReductionAttr:$reduction, CudaTile_InBounds:$inbounds,
      CudaTile_TileView:$view, CudaTile_Index:$index,
      CudaTile_OptionalToken:$token);
  let results = (outs CudaTile_AnyTile:$tile, CudaTile_TokenType:$result_token);
}
def CudaTile_MultimemReduceViewTkoOp
    : CudaTile_ViewAccessOp<"multimem_reduce_view_tko", 0x7c, "13.5",
    "combines a tile with all copies", [MemoryEffects<[MemRead, MemWrite]>]> {
  let form = "multimem_reduce_view_tko ordering $view `[` $index `]` `,` reduction `,` $tile (`token` `=` $token)? (`inbounds` `=` `[` … `]`)? (`optimization_hints` `=` hints)? attr-dict `:` type($tile) `,` type($view) `,` type($index) `->` `token`";
  let machines = "Of GPUs that NVLink connects: compute capability 9.0 and above.";
  let arguments = (ins
      CudaTile_MemoryOrderingAttr:$memory_ordering_semantics,
      CudaTile_MemoryScopeAttr:$memory_scope,
      CudaTile_MultimemReductionAttr:$reduction, CudaTile_InBounds:$inbounds,
      CudaTile_TileView:$view, CudaTile_AnyTile:$tile, CudaTile_Index:$index,
      CudaTile_OptionalToken:$token);
  let results = (outs CudaTile_TokenType:$result_token);
}
def CudaTile_MultimemStoreViewTkoOp
    : CudaTile_ViewAccessOp<"multimem_store_view_tko", 0x7d, "13.5",
    "writes a tile to all copies", [MemoryEffects<[MemWrite]>]> {
  let form = "multimem_store_view_tko ordering $view `[` $index `]` `,` $tile (`token` `=` $token)? (`inbounds` `=` `[` … `]`)? (`optimization_hints` `=` hints)? attr-dict `:` type($tile) `,` type($view) `,` type($index) `->` `token`";
  let machines = "Of GPUs that NVLink connects: compute capability 9.0 and above.";
  let arguments = (ins
      CudaTile_MemoryOrderingAttr:$memory_ordering_semantics,
      CudaTile_OptionalScope:$memory_scope, CudaTile_InBounds:$inbounds,
      CudaTile_TileView:$view, CudaTile_AnyTile:$tile, CudaTile_Index:$index,
      CudaTile_OptionalToken:$token);
  let results = (outs CudaTile_TokenType:$result_token);
}

#endif // OPENNVVM_DIALECT_CUDATILE_OPSMEMORY
