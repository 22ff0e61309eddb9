//===- OpsScalar.td - Numbers, and what is known of them --*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVTILEAS_OPSSCALAR
#define OPENNVVM_DIALECT_NVTILEAS_OPSSCALAR

include "mlir/Interfaces/InferTypeOpInterface.td"
include "opennvvm/Dialect/NVTileAS/OpBase.td"

def NVTileAS_FpOp : NVTileAS_Op<"fp",
    "arithmetic on floats that says how it is rounded",
    [Pure, SameOperandsAndResultType]> {
  let machines = "All";
  let since = 2;
  let description = [{
    Stands for the operation of `arith` or `math` of its name where `mode` is
    not what that one does: passes fold and merge those as if they were rounded
    to the nearest even number, since they do not read attributes that they do
    not know. Regions of `map` and its kin may have it.

    `maximum` and `minimum` give a NaN if an operand is one, `maxnum` and
    `minnum` the other operand. `fma` has three operands.

    | operation | modes |
    |---|---|
    | add, sub, mul, fma, sqrt, div | nearest_even, zero, negative_inf, positive_inf; f32 also with `ftz` |
    | div, sqrt | approx, div also full: f32, perhaps with `ftz` |
    | exp, tanh | approx: f32 |
    | rsqrt, exp2, maximum, minimum, maxnum, minnum | nearest_even with `ftz`: f32 |

    ```mlir
    %z = nv_tileas.fp %x, %y {kind = #nv_tileas<fp_kind add>,
        mode = #nv_tileas.fp<zero, ftz>} : f32
    ```
  }];
  let arguments = (ins Variadic<AnyFloat>:$operands,
    NVTileAS_FpKindAttr:$kind, NVTileAS_FpAttr:$mode);
  let results = (outs AnyFloat:$result);
  let assemblyFormat = "$operands attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def NVTileAS_FloatToIntOp : NVTileAS_Op<"float_to_int",
    "the closest integer there is, towards zero", [Pure]> {
  let machines = "All";
  let since = 2;
  let description = [{
    Unlike `arith.fptosi`, it is defined for all floats: numbers out of range
    become the smallest or the largest integer, and NaN becomes 0.

    ```mlir
    %i = nv_tileas.float_to_int %x {signedness = #nv_tileas<signedness signed>}
        : f32 -> i32
    ```
  }];
  let arguments = (ins AnyFloat:$source, NVTileAS_SignednessAttr:$signedness);
  let results = (outs AnySignlessInteger:$result);
  let assemblyFormat = [{
    $source attr-dict `:` type($source) `->` type($result)
  }];
}

def NVTileAS_ElementOp : NVTileAS_TileOp<"element",
    "the element of a tile that has one", [TensorSizeTrait]> {
  let machines = "All";
  let since = 2;
  let description = [{
    ```mlir
    %x = nv_tileas.element %t : tile<1x1xf32> -> f32
    ```
  }];
  let arguments = (ins NVTileAS_TileType:$source);
  let results = (outs AnyType:$result);
  let assemblyFormat = [{
    $source attr-dict `:` custom<ShortType>(type($source)) `->` type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def NVTileAS_AssumeOp : NVTileAS_Op<"assume",
    "a value, with a fact that the program promises",
    [NoMemoryEffect, TensorSizeTrait, AllTypesMatch<["value", "result"]>]> {
  let machines = "All";
  let since = 2;
  let description = [{
    If the fact does not hold, behavior is undefined, so it does not leave the
    branch that it is in.

    ```mlir
    %b = nv_tileas.assume %a {fact = #nv_tileas.div_by<16>} : i64
    %m = nv_tileas.assume %n {fact = #nv_tileas.bounded<lower = 0>} : i32
    %s = nv_tileas.assume %t {fact = #nv_tileas.same_elements<[4]>}
        : tile<64xi32>
    ```
  }];
  let arguments = (ins AnyType:$value, AnyAttr:$fact);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$value attr-dict `:` custom<ShortType>(type($result))";
  let hasVerifier = 1;
}

#endif // OPENNVVM_DIALECT_NVTILEAS_OPSSCALAR
