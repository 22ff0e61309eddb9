//===- OpsAddress.td - Memory accessed by addresses -------*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVTILEAS_OPSADDRESS
#define OPENNVVM_DIALECT_NVTILEAS_OPSADDRESS

include "opennvvm/Dialect/NVTileAS/OpBase.td"

/// An i64, or a tile of them: addresses of global memory, in bytes.
defvar Addresses = (ins AnyTypeOf<[I64, NVTileAS_TileType]>:$addresses);
defvar AddressGuard = (ins
  Optional<AnyTypeOf<[I1, NVTileAS_TileType]>>:$mask,
  Optional<NVTileAS_MemTokenType>:$token);
defvar AddressOrdering = (ins
  OptionalAttr<NVTileAS_MemSemanticAttr>:$mem_semantic,
  OptionalAttr<NVTileAS_MemScopeAttr>:$mem_scope);
defvar AddressDone = (outs Optional<NVTileAS_MemTokenType>:$done);

def NVTileAS_OffsetOp : NVTileAS_Op<"offset",
    "addresses, moved by numbers of elements",
    [Pure, TensorSizeTrait, AllTypesMatch<["addresses", "result"]>]> {
  let machines = "All";
  let since = 2;
  let description = [{
    `addresses` plus `offset` times the bytes of `element`. Offsets are signed,
    and multiplied in 64 bits.

    ```mlir
    %q = nv_tileas.offset %p, %i {element = f32} : tile<64xi64>, tile<64xi32>
    ```
  }];
  let arguments = !con(Addresses, (ins
    AnyTypeOf<[AnySignlessInteger, NVTileAS_TileType]>:$offset,
    TypeAttr:$element));
  let results = (outs AnyTypeOf<[I64, NVTileAS_TileType]>:$result);
  let assemblyFormat = [{
    $addresses `,` $offset attr-dict `:` custom<ShortType>(type($addresses)) ``
    `,` custom<ShortType>(type($offset))
  }];
  let hasVerifier = 1;
}

def NVTileAS_LoadAtOp : NVTileAS_Op<"load_at", "read from addresses",
    [AttrSizedOperandSegments, MemoryModelReadTrait, TensorSizeTrait,
     HasMemoryEffects]> {
  let machines = "All";
  let since = 2;
  let description = [{
    Reads a number from each address of global memory. Where `mask` is false,
    nothing is read, and the result is that of `padding`, or `padding_value`, by
    default zero. Orderings are `weak`, `relaxed` and `acquire`.

    ```mlir
    %x = nv_tileas.load_at %p mask %m
        : tile<64xi64>, tile<64xi1> -> tile<64xf32>
    %y, %n = nv_tileas.load_at %q token %t
        {mem_semantic = #nv_tileas<mem_semantic acquire>,
         mem_scope = #nv_tileas<mem_scope gpu>} : i64 -> i32, mem_token
    ```
  }];
  let arguments = !con(Addresses, (ins
      Optional<AnyTypeOf<[I1, NVTileAS_TileType]>>:$mask,
      Optional<AnyType>:$padding, Optional<NVTileAS_MemTokenType>:$token),
    AddressOrdering,
    (ins OptionalAttr<NVTileAS_PaddingValueAttr>:$padding_value));
  let results = !con((outs AnyType:$result), AddressDone);
  let assemblyFormat = [{
    $addresses (`mask` $mask^)? (`padding` $padding^)? (`token` $token^)?
    attr-dict `:` custom<ShortType>(type($addresses)) ``
    custom<GuardTypes>(ref($mask), type($mask), ref($padding), type($padding))
    `->`
    custom<ShortType>(type($result)) `` custom<MoreTypes>(type($done))
  }];
  let hasVerifier = 1;
}

def NVTileAS_StoreAtOp : NVTileAS_Op<"store_at", "write to addresses",
    [AttrSizedOperandSegments, MemoryModelWriteTrait, TensorSizeTrait,
     HasMemoryEffects]> {
  let machines = "All";
  let since = 2;
  let description = [{
    Writes each element of `value` to its address, unless `mask` is false there.
    If several elements have the same address, one of them is written; which one
    is not specified. Orderings are `weak`, `relaxed` and `release`.

    ```mlir
    nv_tileas.store_at %x, %p mask %m : tile<64xf32>, tile<64xi64>, tile<64xi1>
    %n = nv_tileas.store_at %y, %q token %t : i32, i64 -> mem_token
    ```
  }];
  let arguments = !con((ins AnyType:$value), Addresses, AddressGuard,
                       AddressOrdering);
  let results = AddressDone;
  let assemblyFormat = [{
    $value `,` $addresses (`mask` $mask^)? (`token` $token^)? attr-dict `:`
    custom<ShortType>(type($value)) `` `,` custom<ShortType>(type($addresses))
    `` custom<MaskType>(ref($mask), type($mask))
    (`->` custom<ShortTypes>(type($done))^)?
  }];
  let hasVerifier = 1;
}

def NVTileAS_AtomicRMWAtOp : NVTileAS_Op<"atomic_rmw_at",
    "change what is at addresses atomically",
    [AttrSizedOperandSegments, MemoryModelReadWriteTrait, TensorSizeTrait,
     HasMemoryEffects]> {
  let machines = "All";
  let since = 2;
  let description = [{
    Combines each element of `value` with what is at its address, atomically;
    the result has the old values, and zeros where `mask` is false. `add` is for
    integers and floats, `xchg` for everything of 32 or 64 bits; there are no
    elements of 8 bits, and none of 16 except floats that are added. The
    ordering is relaxed or stronger.

    ```mlir
    %old = nv_tileas.atomic_rmw_at %one, %p mask %m
        {rmw_mode = #nv_tileas<rmw_mode add>,
         mem_semantic = #nv_tileas<mem_semantic relaxed>,
         mem_scope = #nv_tileas<mem_scope gpu>}
        : tile<64xi32>, tile<64xi64>, tile<64xi1> -> tile<64xi32>
    ```
  }];
  let arguments = !con((ins AnyType:$value), Addresses, AddressGuard,
    (ins NVTileAS_RMWModeAttr:$rmw_mode), AddressOrdering);
  let results = !con((outs AnyType:$result), AddressDone);
  let assemblyFormat = [{
    $value `,` $addresses (`mask` $mask^)? (`token` $token^)? attr-dict `:`
    custom<ShortType>(type($value)) `` `,` custom<ShortType>(type($addresses))
    `` custom<MaskType>(ref($mask), type($mask)) `->`
    custom<ShortType>(type($result)) `` custom<MoreTypes>(type($done))
  }];
  let hasVerifier = 1;
}

def NVTileAS_AtomicCASAtOp : NVTileAS_Op<"atomic_cas_at",
    "replace what is at addresses if it is what is expected",
    [AttrSizedOperandSegments, MemoryModelReadWriteTrait, TensorSizeTrait,
     AllTypesMatch<["expected", "value", "result"]>, HasMemoryEffects]> {
  let machines = "All";
  let since = 2;
  let description = [{
    Where the bits at an address are those of `expected`, they become those of
    `value`, atomically. The result has the old values, and those of `expected`
    where `mask` is false. Elements have 32 or 64 bits.

    ```mlir
    %old, %n = nv_tileas.atomic_cas_at %free, %held, %lock token %t
        {mem_semantic = #nv_tileas<mem_semantic acquire>,
         mem_scope = #nv_tileas<mem_scope gpu>}
        : i32, i64 -> i32, mem_token
    ```
  }];
  let arguments = !con((ins AnyType:$expected, AnyType:$value), Addresses,
                       AddressGuard, AddressOrdering);
  let results = !con((outs AnyType:$result), AddressDone);
  let assemblyFormat = [{
    $expected `,` $value `,` $addresses (`mask` $mask^)? (`token` $token^)?
    attr-dict `:` custom<ShortType>(type($value)) `` `,`
    custom<ShortType>(type($addresses)) ``
    custom<MaskType>(ref($mask), type($mask)) `->`
    custom<ShortType>(type($result)) `` custom<MoreTypes>(type($done))
  }];
  let hasVerifier = 1;
}

def NVTileAS_JoinTokensOp : NVTileAS_Op<"join_tokens",
    "a token for all accesses of several", [Pure]> {
  let machines = "All";
  let since = 2;
  let description = [{
    Without operands, it is a token that waits for nothing.

    ```mlir
    %t = nv_tileas.join_tokens(%a, %b)
    %n = nv_tileas.join_tokens()
    ```
  }];
  let arguments = (ins Variadic<NVTileAS_MemTokenType>:$tokens);
  let results = (outs NVTileAS_MemTokenType:$result);
  let assemblyFormat = "`(` $tokens `)` attr-dict";
  let hasFolder = 1;
}

def NVTileAS_FenceOp : NVTileAS_Op<"fence",
    "order accesses to global memory", [HasMemoryEffects]> {
  let machines = "All";
  let since = 2;
  let description = [{
    What the accesses before it, by the token, have done is ordered before what
    those after it do, for all that `mem_scope` covers. `aliases` is for memory
    that is reached on different ways, as by TMA and by ordinary accesses; it
    needs neither ordering nor scope.

    ```mlir
    %n = nv_tileas.fence token %t
        {mem_semantic = #nv_tileas<mem_semantic release>,
         mem_scope = #nv_tileas<mem_scope gpu>}
    %o = nv_tileas.fence token %n {aliases}
    ```
  }];
  let arguments = !con((ins Optional<NVTileAS_MemTokenType>:$token),
    AddressOrdering, (ins UnitAttr:$aliases));
  let results = (outs NVTileAS_MemTokenType:$done);
  let assemblyFormat = "(`token` $token^)? attr-dict";
  let hasVerifier = 1;
}

def NVTileAS_AllocAtOp : NVTileAS_Op<"alloc_at",
    "memory of the block, by its address", [HasMemoryEffects]> {
  let machines = "All";
  let since = 2;
  let description = [{
    `count` numbers of type `element`, until the block ends. Its contents are
    undefined at first. `is_global` asks for memory that other blocks may
    access, too.

    ```mlir
    %p = nv_tileas.alloc_at
        {count = 64 : i64, element = f32, alignment = 16 : i64}
    ```
  }];
  let arguments = (ins I64Attr:$count, TypeAttr:$element, I64Attr:$alignment,
    UnitAttr:$is_global);
  let results = (outs I64:$address);
  let assemblyFormat = "attr-dict";
  let hasVerifier = 1;
}

#endif // OPENNVVM_DIALECT_NVTILEAS_OPSADDRESS
