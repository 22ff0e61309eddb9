//===- OpsHost.td - What a program says, and who waits ----*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVTILEAS_OPSHOST
#define OPENNVVM_DIALECT_NVTILEAS_OPSHOST

include "opennvvm/Dialect/NVTileAS/OpBase.td"

def NVTileAS_PrintOp : NVTileAS_Op<"print", "numbers and tiles as text",
    [AttrSizedOperandSegments, HasMemoryEffects]> {
  let machines = "All";
  let since = 2;
  let description = [{
    `format` is one of C's printf, with a conversion for each value. All
    elements of a tile are printed by its conversion.

    ```mlir
    nv_tileas.print "%d of %f\n"(%n, %x) : i32, tile<4xf32>
    %u = nv_tileas.print "done\n" token %t -> mem_token
    ```
  }];
  let arguments = (ins StrAttr:$format, Variadic<AnyType>:$values,
    Optional<NVTileAS_MemTokenType>:$token);
  let results = (outs Optional<NVTileAS_MemTokenType>:$done);
  let assemblyFormat = [{
    $format (`(` $values^ `)`)? (`token` $token^)? attr-dict
    (`:` custom<ShortTypes>(type($values))^)?
    (`->` custom<ShortTypes>(type($done))^)?
  }];
  let hasVerifier = 1;
}

def NVTileAS_AssertOp : NVTileAS_Op<"assert",
    "say a message if something is false", [HasMemoryEffects]> {
  let machines = "All";
  let since = 2;
  let description = [{
    If an element of the condition is false, the program says so; it may go on.

    ```mlir
    nv_tileas.assert %c, "n must be above zero" : i1
    ```
  }];
  let arguments = (ins AnyTypeOf<[I1, NVTileAS_TileType]>:$condition,
    StrAttr:$message);
  let assemblyFormat = [{
    $condition `,` $message attr-dict `:` custom<ShortType>(type($condition))
  }];
  let hasVerifier = 1;
}

class NVTileAS_DependencyOp<string mnemonic, string oneLine>
    : NVTileAS_Op<mnemonic, oneLine, [HasMemoryEffects]> {
  let arguments = (ins Optional<NVTileAS_MemTokenType>:$token);
  let results = (outs NVTileAS_MemTokenType:$done);
  let assemblyFormat = "(`token` $token^)? attr-dict";
}

def NVTileAS_DependencyWaitOp : NVTileAS_DependencyOp<"dependency_wait",
    "wait for the kernels that this one depends on"> {
  let machines = "All";
  let since = 2;
  let description = [{
    Nothing on machines whose kernels cannot overlap, below sm_90.

    ```mlir
    %t = nv_tileas.dependency_wait
    ```
  }];
}

def NVTileAS_LaunchDependentsOp : NVTileAS_DependencyOp<"launch_dependents",
    "let the kernels begin that depend on this one"> {
  let machines = "All";
  let since = 2;
  let description = [{
    ```mlir
    %n = nv_tileas.launch_dependents token %t
    ```
  }];
}

#endif // OPENNVVM_DIALECT_NVTILEAS_OPSHOST
