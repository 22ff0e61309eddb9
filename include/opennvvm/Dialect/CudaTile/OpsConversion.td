//===- OpsConversion.td - From one element type to another *- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_CUDATILE_OPSCONVERSION
#define OPENNVVM_DIALECT_CUDATILE_OPSCONVERSION

include "opennvvm/Dialect/CudaTile/OpsFloat.td"
include "opennvvm/Dialect/CudaTile/OpsInteger.td"

class CudaTile_ConversionOp<string word, int number, string oneLine,
                            Type from, Type to>
    : CudaTile_PureOp<word, number, "13.1", "conversion", oneLine,
                      [SameOperandsAndResultShape]> {
  let arguments = (ins from:$source);
  let results = (outs to:$result);
  let assemblyFormat = [{
    $source attr-dict `:` custom<CudaTileType>(type($source)) `->`
    custom<CudaTileType>(type($result))
  }];
  let hasVerifier = 1;
}
def CudaTile_BitcastOp : CudaTile_ConversionOp<"bitcast", 0x09,
    "the same bits", CudaTile_NumberTile, CudaTile_NumberTile>;
def CudaTile_PtrToPtrOp : CudaTile_ConversionOp<"ptr_to_ptr", 0x57,
    "the same addresses, of other numbers", CudaTile_PointerTile,
    CudaTile_PointerTile>;
let hasVerifier = 0 in {
  def CudaTile_IntToPtrOp : CudaTile_ConversionOp<"int_to_ptr", 0x33,
      "addresses from their bits", CudaTile_Int64Tile, CudaTile_PointerTile>;
  def CudaTile_PtrToIntOp : CudaTile_ConversionOp<"ptr_to_int", 0x56,
      "the bits of addresses", CudaTile_PointerTile, CudaTile_Int64Tile>;
}

def CudaTile_ExtIOp : CudaTile_PureOp<"exti", 0x25, "13.1", "conversion",
    "a wider integer", [SameOperandsAndResultShape]> {
  let arguments = (ins CudaTile_StorageIntTile:$from,
                       CudaTile_SignednessAttr:$signedness);
  let results = (outs CudaTile_StorageIntTile:$to);
  let assemblyFormat = [{
    $from custom<Word>($signedness) attr-dict `:`
    custom<CudaTileType>(type($from)) `->` custom<CudaTileType>(type($to))
  }];
  let hasVerifier = 1;
}
def CudaTile_TruncIOp : CudaTile_PureOp<"trunci", 0x6b, "13.1", "conversion",
    "a narrower integer", [SameOperandsAndResultShape]> {
  let arguments = (ins CudaTile_StorageIntTile:$from,
                       CudaTile_OverflowArg:$overflow);
  let results = (outs CudaTile_StorageIntTile:$to);
  let assemblyFormat = [{
    $from (`overflow` `` $overflow^)? attr-dict `:`
    custom<CudaTileType>(type($from)) `->` custom<CudaTileType>(type($to))
  }];
  let hasVerifier = 1;
}
def CudaTile_FToFOp : CudaTile_PureOp<"ftof", 0x2a, "13.1", "conversion",
    "another float; formats of 8 and 4 bits saturate",
    [SameOperandsAndResultShape]> {
  let arguments = (ins CudaTile_FloatTile:$from,
                       CudaTile_RoundingArg<CudaTile_Nearest>:$rounding_mode);
  let results = (outs CudaTile_FloatTile:$to);
  let assemblyFormat = [{
    $from custom<Rounding>($rounding_mode) attr-dict `:`
    custom<CudaTileType>(type($from)) `->` custom<CudaTileType>(type($to))
  }];
  let hasVerifier = 1;
}
def CudaTile_FToIOp : CudaTile_PureOp<"ftoi", 0x2b, "13.1", "conversion",
    "an integer, towards zero; undefined if it does not fit, unless saturating",
    [SameOperandsAndResultShape]> {
  let arguments = (ins CudaTile_FloatTile:$from, UnitAttr:$saturating,
      CudaTile_SignednessAttr:$signedness,
      DefaultValuedAttr<CudaTile_RoundingModeAttr,
          "::mlir::cuda_tile::RoundingMode::NearestIntToZero">:$rounding_mode);
  let results = (outs CudaTile_IntTile:$to);
  let assemblyFormat = [{
    $from custom<Word>($signedness) custom<IntegerRounding>($rounding_mode)
    (`saturating` $saturating^)? attr-dict `:`
    custom<CudaTileType>(type($from)) `->` custom<CudaTileType>(type($to))
  }];
  let later = ["saturating:13.4"];
  let hasVerifier = 1;
}
def CudaTile_IToFOp : CudaTile_PureOp<"itof", 0x3b, "13.1", "conversion",
    "a float", [SameOperandsAndResultShape]> {
  let arguments = (ins CudaTile_IntTile:$from,
                       CudaTile_SignednessAttr:$signedness,
                       CudaTile_RoundingArg<CudaTile_Nearest>:$rounding_mode);
  let results = (outs CudaTile_FloatTile:$to);
  let assemblyFormat = [{
    $from custom<Word>($signedness) custom<Rounding>($rounding_mode) attr-dict
    `:` custom<CudaTileType>(type($from)) `->` custom<CudaTileType>(type($to))
  }];
  let hasVerifier = 1;
}

#endif // OPENNVVM_DIALECT_CUDATILE_OPSCONVERSION
