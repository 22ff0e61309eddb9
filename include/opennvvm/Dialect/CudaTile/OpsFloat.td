//===- OpsFloat.td - Arithmetic on floats -----------------*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_CUDATILE_OPSFLOAT
#define OPENNVVM_DIALECT_CUDATILE_OPSFLOAT

include "opennvvm/Dialect/CudaTile/OpBase.td"

defvar CudaTile_Nearest = "::mlir::cuda_tile::RoundingMode::NearestEven";
defvar CudaTile_Full = "::mlir::cuda_tile::RoundingMode::Full";

class CudaTile_RoundingArg<string default>
    : DefaultValuedAttr<CudaTile_RoundingModeAttr, default>;

/// One operand, and nothing else to say.
class CudaTile_UnaryFloatOp<string word, int number, string oneLine>
    : CudaTile_PureOp<word, number, "13.1", "float", oneLine,
                      [CudaTile_SameTypes]> {
  let arguments = (ins CudaTile_BaseFloatTile:$source);
  let results = (outs CudaTile_BaseFloatTile:$result);
  let assemblyFormat =
      "$source attr-dict `:` custom<CudaTileType>(type($result))";
}
class CudaTile_FlushedUnaryOp<string word, int number, string oneLine>
    : CudaTile_UnaryFloatOp<word, number, oneLine> {
  let arguments = (ins CudaTile_BaseFloatTile:$source,
                       UnitAttr:$flush_to_zero);
  let assemblyFormat = [{
    $source (`flush_to_zero` $flush_to_zero^)? attr-dict `:`
    custom<CudaTileType>(type($result))
  }];
  let hasVerifier = 1;
}
/// A function of which there is an approximation.
class CudaTile_RoundedUnaryOp<string word, int number, string oneLine,
                              string version>
    : CudaTile_UnaryFloatOp<word, number, oneLine> {
  let arguments = (ins CudaTile_BaseFloatTile:$source,
                       CudaTile_RoundingArg<CudaTile_Full>:$rounding_mode);
  let assemblyFormat = [{
    $source custom<FullRounding>($rounding_mode) attr-dict `:`
    custom<CudaTileType>(type($result))
  }];
  let later = ["rounding_mode:" # version];
  let hasVerifier = 1;
}

def CudaTile_AbsFOp : CudaTile_UnaryFloatOp<"absf", 0x00,
    "absolute value: the sign is cleared, also that of a NaN">;
def CudaTile_CeilOp : CudaTile_UnaryFloatOp<"ceil", 0x0d,
    "the smallest integer that is not smaller">;
def CudaTile_CosOp : CudaTile_UnaryFloatOp<"cos", 0x12, "cosine, in radians">;
def CudaTile_CosHOp : CudaTile_UnaryFloatOp<"cosh", 0x13,
    "hyperbolic cosine">;
def CudaTile_ExpOp : CudaTile_RoundedUnaryOp<"exp", 0x17, "e to the power",
    "13.3">;
def CudaTile_Exp2Op : CudaTile_FlushedUnaryOp<"exp2", 0x18,
    "two to the power">;
def CudaTile_FloorOp : CudaTile_UnaryFloatOp<"floor", 0x27,
    "the largest integer that is not larger">;
def CudaTile_LogOp : CudaTile_UnaryFloatOp<"log", 0x3f, "natural logarithm">;
def CudaTile_Log2Op : CudaTile_UnaryFloatOp<"log2", 0x40,
    "logarithm to the base two">;
def CudaTile_NegFOp : CudaTile_UnaryFloatOp<"negf", 0x4f,
    "the sign is turned, also that of a NaN">;
def CudaTile_RsqrtOp : CudaTile_FlushedUnaryOp<"rsqrt", 0x5d,
    "reciprocal of the square root">;
def CudaTile_SinOp : CudaTile_UnaryFloatOp<"sin", 0x62, "sine, in radians">;
def CudaTile_SinHOp : CudaTile_UnaryFloatOp<"sinh", 0x63, "hyperbolic sine">;
def CudaTile_TanOp : CudaTile_UnaryFloatOp<"tan", 0x69,
    "tangent, in radians">;
def CudaTile_TanHOp : CudaTile_RoundedUnaryOp<"tanh", 0x6a,
    "hyperbolic tangent", "13.2">;

def CudaTile_SqrtOp : CudaTile_UnaryFloatOp<"sqrt", 0x64, "square root"> {
  let arguments = (ins CudaTile_BaseFloatTile:$source,
                       CudaTile_RoundingArg<CudaTile_Nearest>:$rounding_mode,
                       UnitAttr:$flush_to_zero);
  let assemblyFormat = [{
    $source custom<Rounding>($rounding_mode)
    (`flush_to_zero` $flush_to_zero^)? attr-dict `:`
    custom<CudaTileType>(type($result))
  }];
  let hasVerifier = 1;
}

/// Two operands that are rounded once.
class CudaTile_BinaryFloatOp<string word, int number, string oneLine>
    : CudaTile_PureOp<word, number, "13.1", "float", oneLine,
                      [CudaTile_SameTypes]> {
  let arguments = (ins CudaTile_BaseFloatTile:$lhs, CudaTile_BaseFloatTile:$rhs,
                       CudaTile_RoundingArg<CudaTile_Nearest>:$rounding_mode,
                       UnitAttr:$flush_to_zero);
  let results = (outs CudaTile_BaseFloatTile:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs custom<Rounding>($rounding_mode)
    (`flush_to_zero` $flush_to_zero^)? attr-dict `:`
    custom<CudaTileType>(type($result))
  }];
  let hasVerifier = 1;
}
def CudaTile_AddFOp : CudaTile_BinaryFloatOp<"addf", 0x02, "sum">;
def CudaTile_DivFOp : CudaTile_BinaryFloatOp<"divf", 0x14,
    "quotient; approximate ones of f32 round with approx or full">;
def CudaTile_MulFOp : CudaTile_BinaryFloatOp<"mulf", 0x4c, "product">;
def CudaTile_SubFOp : CudaTile_BinaryFloatOp<"subf", 0x67, "difference">;

def CudaTile_FmaOp : CudaTile_PureOp<"fma", 0x28, "13.1", "float",
    "lhs * rhs + acc, rounded once", [CudaTile_SameTypes]> {
  let arguments = (ins CudaTile_BaseFloatTile:$lhs, CudaTile_BaseFloatTile:$rhs,
                       CudaTile_BaseFloatTile:$acc,
                       CudaTile_RoundingArg<CudaTile_Nearest>:$rounding_mode,
                       UnitAttr:$flush_to_zero);
  let results = (outs CudaTile_BaseFloatTile:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `,` $acc custom<Rounding>($rounding_mode)
    (`flush_to_zero` $flush_to_zero^)? attr-dict `:`
    custom<CudaTileType>(type($result))
  }];
  let hasVerifier = 1;
}

/// The larger or the smaller of two numbers; -0 is smaller than +0.
class CudaTile_ExtremeOp<string word, int number, string oneLine>
    : CudaTile_PureOp<word, number, "13.1", "float", oneLine,
                      [CudaTile_SameTypes]> {
  let description = [{
    With `propagate_nan`, the result is a NaN if an operand is one; without, if
    both are. -0 is smaller than +0.
  }];
  let arguments = (ins CudaTile_BaseFloatTile:$lhs, CudaTile_BaseFloatTile:$rhs,
                       UnitAttr:$propagate_nan, UnitAttr:$flush_to_zero);
  let results = (outs CudaTile_BaseFloatTile:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs oilist(`flush_to_zero` $flush_to_zero |
                         `propagate_nan` $propagate_nan)
    attr-dict `:` custom<CudaTileType>(type($result))
  }];
  let hasVerifier = 1;
}
def CudaTile_MaxFOp : CudaTile_ExtremeOp<"maxf", 0x45, "the larger one">;
def CudaTile_MinFOp : CudaTile_ExtremeOp<"minf", 0x47, "the smaller one">;

def CudaTile_FPowFOp : CudaTile_PureOp<"fpowf", 0x54, "13.1", "float",
    "source to the power of exponent", [CudaTile_SameTypes]> {
  let description = "Its name was `pow` before 13.4; text may still say so.";
  let arguments = (ins CudaTile_BaseFloatTile:$source,
                       CudaTile_BaseFloatTile:$exponent);
  let results = (outs CudaTile_BaseFloatTile:$result);
  let assemblyFormat = [{
    $source `,` $exponent attr-dict `:` custom<CudaTileType>(type($result))
  }];
}
def CudaTile_FPowIOp : CudaTile_PureOp<"fpowi", 0x79, "13.4", "float",
    "source to the power of an integer",
    [AllTypesMatch<["source", "result"]>]> {
  let arguments = (ins CudaTile_BaseFloatTile:$source,
                       CudaTile_Int32Tile:$exponent);
  let results = (outs CudaTile_BaseFloatTile:$result);
  let assemblyFormat = [{
    $source `,` $exponent attr-dict `:` custom<CudaTileType>(type($source)) `,`
    custom<CudaTileType>(type($exponent))
  }];
}
def CudaTile_RemFOp : CudaTile_PureOp<"remf", 0x59, "13.1", "float",
    "remainder of the truncated quotient, exact", [CudaTile_SameTypes]> {
  let arguments = (ins CudaTile_BaseFloatTile:$lhs,
                       CudaTile_BaseFloatTile:$rhs);
  let results = (outs CudaTile_BaseFloatTile:$result);
  let assemblyFormat =
      "$lhs `,` $rhs attr-dict `:` custom<CudaTileType>(type($result))";
}
def CudaTile_Atan2Op : CudaTile_PureOp<"atan2", 0x6e, "13.2", "float",
    "the angle of a point, in radians", [CudaTile_SameTypes]> {
  let arguments = (ins CudaTile_BaseFloatTile:$x, CudaTile_BaseFloatTile:$y);
  let results = (outs CudaTile_BaseFloatTile:$result);
  let assemblyFormat =
      "$x `,` $y attr-dict `:` custom<CudaTileType>(type($result))";
}
def CudaTile_CmpFOp : CudaTile_PureOp<"cmpf", 0x0e, "13.1", "float",
    "compares; with a NaN, unordered gives true and ordered false",
    [SameTypeOperands, SameOperandsAndResultShape]> {
  let arguments = (ins
      CudaTile_ComparisonPredicateAttr:$comparison_predicate,
      CudaTile_ComparisonOrderingAttr:$comparison_ordering,
      CudaTile_BaseFloatTile:$lhs, CudaTile_BaseFloatTile:$rhs);
  let results = (outs CudaTile_Int1Tile:$result);
  let assemblyFormat = [{
    custom<Word>($comparison_predicate) custom<Word>($comparison_ordering)
    $lhs `,` $rhs attr-dict `:` custom<CudaTileType>(type($lhs)) `->`
    custom<CudaTileType>(type($result))
  }];
}

#endif // OPENNVVM_DIALECT_CUDATILE_OPSFLOAT
