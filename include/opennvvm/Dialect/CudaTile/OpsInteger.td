//===- OpsInteger.td - Arithmetic on integers -------------*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_CUDATILE_OPSINTEGER
#define OPENNVVM_DIALECT_CUDATILE_OPSINTEGER

include "opennvvm/Dialect/CudaTile/OpBase.td"

defvar CudaTile_NoPromise = "::mlir::cuda_tile::IntegerOverflow::None";
def CudaTile_OverflowArg
    : DefaultValuedAttr<CudaTile_IntegerOverflowAttr, CudaTile_NoPromise>;

/// Two operands; the result wraps. If the program promises that it does not,
/// and it does, behavior is undefined.
class CudaTile_WrappingOp<string word, int number, string oneLine>
    : CudaTile_PureOp<word, number, "13.1", "integer", oneLine,
                      [CudaTile_SameTypes]> {
  let arguments = (ins CudaTile_IntTile:$lhs, CudaTile_IntTile:$rhs,
                       CudaTile_OverflowArg:$overflow);
  let results = (outs CudaTile_IntTile:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs (`overflow` `` $overflow^)? attr-dict `:`
    custom<CudaTileType>(type($result))
  }];
}
def CudaTile_AddIOp : CudaTile_WrappingOp<"addi", 0x03, "sum">;
def CudaTile_SubIOp : CudaTile_WrappingOp<"subi", 0x68, "difference">;
def CudaTile_MulIOp : CudaTile_WrappingOp<"muli", 0x4e,
    "product, of which the low half is kept">;
def CudaTile_ShLIOp : CudaTile_WrappingOp<"shli", 0x60,
    "shift to the left, by an unsigned number of bits">;

class CudaTile_BitwiseOp<string word, int number, string oneLine>
    : CudaTile_PureOp<word, number, "13.1", "integer", oneLine,
                      [CudaTile_SameTypes]> {
  let arguments = (ins CudaTile_IntTile:$lhs, CudaTile_IntTile:$rhs);
  let results = (outs CudaTile_IntTile:$result);
  let assemblyFormat =
      "$lhs `,` $rhs attr-dict `:` custom<CudaTileType>(type($result))";
}
def CudaTile_AndIOp : CudaTile_BitwiseOp<"andi", 0x04, "and, bit by bit">;
def CudaTile_OrIOp : CudaTile_BitwiseOp<"ori", 0x52, "or, bit by bit">;
def CudaTile_XOrIOp : CudaTile_BitwiseOp<"xori", 0x6c,
    "exclusive or, bit by bit">;

/// An operation that has to know about the sign.
class CudaTile_SignedOp<string word, int number, string oneLine>
    : CudaTile_PureOp<word, number, "13.1", "integer", oneLine,
                      [CudaTile_SameTypes]> {
  let arguments = (ins CudaTile_IntTile:$lhs, CudaTile_IntTile:$rhs,
                       CudaTile_SignednessAttr:$signedness);
  let results = (outs CudaTile_IntTile:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs custom<Word>($signedness) attr-dict `:`
    custom<CudaTileType>(type($result))
  }];
}
def CudaTile_MaxIOp : CudaTile_SignedOp<"maxi", 0x46, "the larger one">;
def CudaTile_MinIOp : CudaTile_SignedOp<"mini", 0x48, "the smaller one">;
def CudaTile_RemIOp : CudaTile_SignedOp<"remi", 0x5a,
    "remainder, with the sign of the dividend">;
def CudaTile_ShRIOp : CudaTile_SignedOp<"shri", 0x61,
    "shift to the right, by an unsigned number of bits">;
def CudaTile_DivIOp : CudaTile_PureOp<"divi", 0x15, "13.1", "integer",
    "quotient; undefined for a zero divisor, and if it does not fit",
    [CudaTile_SameTypes]> {
  let arguments = (ins CudaTile_IntTile:$lhs, CudaTile_IntTile:$rhs,
      CudaTile_SignednessAttr:$signedness,
      DefaultValuedAttr<CudaTile_RoundingModeAttr,
                        "::mlir::cuda_tile::RoundingMode::Zero">:$rounding);
  let results = (outs CudaTile_IntTile:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs custom<Word>($signedness) (`rounding` `` $rounding^)?
    attr-dict `:` custom<CudaTileType>(type($result))
  }];
  let hasVerifier = 1;
}

def CudaTile_AbsIOp : CudaTile_PureOp<"absi", 0x01, "13.1", "integer",
    "absolute value of a signed number", [CudaTile_SameTypes]> {
  let arguments = (ins CudaTile_IntTile:$source);
  let results = (outs CudaTile_IntTile:$result);
  let assemblyFormat =
      "$source attr-dict `:` custom<CudaTileType>(type($result))";
}
def CudaTile_NegIOp : CudaTile_PureOp<"negi", 0x50, "13.1", "integer",
    "the negative number", [CudaTile_SameTypes]> {
  let arguments = (ins CudaTile_IntTile:$source,
                       CudaTile_OverflowArg:$overflow);
  let results = (outs CudaTile_IntTile:$result);
  let assemblyFormat = [{
    $source (`overflow` `` $overflow^)? attr-dict `:`
    custom<CudaTileType>(type($result))
  }];
  let later = ["overflow:13.2"];
  let hasVerifier = 1;
}
def CudaTile_MulhiIOp : CudaTile_PureOp<"mulhii", 0x4d, "13.1", "integer",
    "the high half of an unsigned product", [CudaTile_SameTypes]> {
  let arguments = (ins CudaTile_IntTile:$x, CudaTile_IntTile:$y);
  let results = (outs CudaTile_IntTile:$result);
  let assemblyFormat =
      "$x `,` $y attr-dict `:` custom<CudaTileType>(type($result))";
}
def CudaTile_CmpIOp : CudaTile_PureOp<"cmpi", 0x0f, "13.1", "integer",
    "compares", [SameTypeOperands, SameOperandsAndResultShape]> {
  let arguments = (ins
      CudaTile_ComparisonPredicateAttr:$comparison_predicate,
      CudaTile_IntTile:$lhs, CudaTile_IntTile:$rhs,
      CudaTile_SignednessAttr:$signedness);
  let results = (outs CudaTile_Int1Tile:$result);
  let assemblyFormat = [{
    custom<Word>($comparison_predicate) $lhs `,` $rhs `,`
    custom<Word>($signedness) attr-dict `:` custom<CudaTileType>(type($lhs))
    `->` custom<CudaTileType>(type($result))
  }];
}

#endif // OPENNVVM_DIALECT_CUDATILE_OPSINTEGER
