//===- Enums.td - Words of attributes ---------------------*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVTILEAS_ENUMS
#define OPENNVVM_DIALECT_NVTILEAS_ENUMS

include "mlir/IR/EnumAttr.td"

class NVTileAS_Enum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::nv_tileas";
  let genSpecializedAttr = 0;
}

def NVTileAS_Residency : NVTileAS_Enum<"Residency", "where a view's data live", [
  I32EnumAttrCase<"Gmem", 0, "gmem">,
  I32EnumAttrCase<"Smem", 1, "smem">,
  I32EnumAttrCase<"Tmem", 2, "tmem">,
  I32EnumAttrCase<"Rmem", 3, "rmem">
]>;

def NVTileAS_AtomKind : NVTileAS_Enum<"AtomKind", "hardware operation", [
  I32EnumAttrCase<"UniversalCopy", 0, "universal_copy">,
  I32EnumAttrCase<"CpAsync", 1, "cp_async">,
  I32EnumAttrCase<"TmemCopy", 2, "tmem_copy">,
  I32EnumAttrCase<"TmaLoad", 3, "tma_load">,
  I32EnumAttrCase<"TmaStore", 4, "tma_store">,
  I32EnumAttrCase<"TmaReduce", 5, "tma_reduce">,
  I32EnumAttrCase<"F16", 6, "f16">,
  I32EnumAttrCase<"TF32", 7, "tf32">,
  I32EnumAttrCase<"F8F6F4", 8, "f8f6f4">,
  I32EnumAttrCase<"I8", 9, "i8">,
  I32EnumAttrCase<"MXF8F6F4", 10, "mxf8f6f4">,
  I32EnumAttrCase<"MXF4", 11, "mxf4">,
  I32EnumAttrCase<"MXF4NVF4", 12, "mxf4nvf4">
]>;

def NVTileAS_AtomMode : NVTileAS_Enum<"AtomMode", "addressing of a TMA atom", [
  I32EnumAttrCase<"Tile", 0, "tile">,
  I32EnumAttrCase<"Im2Col", 1, "im2col">,
  I32EnumAttrCase<"Gather4", 2, "gather4">,
  I32EnumAttrCase<"Scatter4", 3, "scatter4">
]>;

def NVTileAS_MemSemantic : NVTileAS_Enum<"MemSemantic", "memory ordering", [
  I32EnumAttrCase<"Weak", 0, "weak">,
  I32EnumAttrCase<"Relaxed", 1, "relaxed">,
  I32EnumAttrCase<"Acquire", 2, "acquire">,
  I32EnumAttrCase<"Release", 3, "release">,
  I32EnumAttrCase<"AcqRel", 4, "acq_rel">
]>;

def NVTileAS_MemScope : NVTileAS_Enum<"MemScope", "who sees an ordering", [
  I32EnumAttrCase<"TlBlk", 0, "tl_blk">,
  I32EnumAttrCase<"Cluster", 1, "cluster">,
  I32EnumAttrCase<"Gpu", 2, "gpu">,
  I32EnumAttrCase<"Sys", 3, "sys">
]>;

def NVTileAS_RMWMode : NVTileAS_Enum<"RMWMode", "atomic operation", [
  I32EnumAttrCase<"And", 0, "and">,
  I32EnumAttrCase<"Or", 1, "or">,
  I32EnumAttrCase<"Xor", 2, "xor">,
  I32EnumAttrCase<"Add", 3, "add">,
  I32EnumAttrCase<"FAdd", 4, "fadd">,
  I32EnumAttrCase<"Max", 5, "max">,
  I32EnumAttrCase<"Min", 6, "min">,
  I32EnumAttrCase<"UMax", 7, "umax">,
  I32EnumAttrCase<"UMin", 8, "umin">,
  I32EnumAttrCase<"Xchg", 9, "xchg">
]>;

def NVTileAS_PaddingValue : NVTileAS_Enum<"PaddingValue",
    "what is read out of bounds", [
  I32EnumAttrCase<"Zero", 0, "zero">,
  I32EnumAttrCase<"NegZero", 1, "neg_zero">,
  I32EnumAttrCase<"NaN", 2, "nan">,
  I32EnumAttrCase<"PosInf", 3, "pos_inf">,
  I32EnumAttrCase<"NegInf", 4, "neg_inf">
]>;

def NVTileAS_Signedness : NVTileAS_Enum<"Signedness",
    "how an integer MMA reads an operand", [
  I32EnumAttrCase<"Unsigned", 0, "unsigned">,
  I32EnumAttrCase<"Signed", 1, "signed">
]>;

def NVTileAS_Combiner : NVTileAS_Enum<"Combiner", "what a reduction computes", [
  I32EnumAttrCase<"Add", 0, "add">,
  I32EnumAttrCase<"Mul", 1, "mul">,
  I32EnumAttrCase<"Min", 2, "min">,
  I32EnumAttrCase<"Max", 3, "max">,
  I32EnumAttrCase<"UMin", 4, "umin">,
  I32EnumAttrCase<"UMax", 5, "umax">,
  I32EnumAttrCase<"And", 6, "and">,
  I32EnumAttrCase<"Or", 7, "or">,
  I32EnumAttrCase<"Xor", 8, "xor">
]>;

def NVTileAS_FpRounding : NVTileAS_Enum<"FpRounding", "how a float is rounded", [
  I32EnumAttrCase<"NearestEven", 0, "nearest_even">,
  I32EnumAttrCase<"Zero", 1, "zero">,
  I32EnumAttrCase<"NegativeInf", 2, "negative_inf">,
  I32EnumAttrCase<"PositiveInf", 3, "positive_inf">,
  I32EnumAttrCase<"Approx", 4, "approx">,
  I32EnumAttrCase<"Full", 5, "full">,
  I32EnumAttrCase<"NearestAway", 6, "nearest_away">
]>;

def NVTileAS_FpKind : NVTileAS_Enum<"FpKind",
    "what an operation on floats computes", [
  I32EnumAttrCase<"Add", 0, "add">,
  I32EnumAttrCase<"Sub", 1, "sub">,
  I32EnumAttrCase<"Mul", 2, "mul">,
  I32EnumAttrCase<"Div", 3, "div">,
  I32EnumAttrCase<"Fma", 4, "fma">,
  I32EnumAttrCase<"Sqrt", 5, "sqrt">,
  I32EnumAttrCase<"Rsqrt", 6, "rsqrt">,
  I32EnumAttrCase<"Exp", 7, "exp">,
  I32EnumAttrCase<"Exp2", 8, "exp2">,
  I32EnumAttrCase<"Tanh", 9, "tanh">,
  I32EnumAttrCase<"Maximum", 10, "maximum">,
  I32EnumAttrCase<"Minimum", 11, "minimum">,
  I32EnumAttrCase<"MaxNum", 12, "maxnum">,
  I32EnumAttrCase<"MinNum", 13, "minnum">
]>;

#endif // OPENNVVM_DIALECT_NVTILEAS_ENUMS
