//===- Enums.td - Attributes that are one of several words *- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_CUDATILE_ENUMS
#define OPENNVVM_DIALECT_CUDATILE_ENUMS

include "mlir/IR/EnumAttr.td"
include "opennvvm/Dialect/CudaTile/Dialect.td"

/// An attribute whose value is one byte in bytecode: the number of its case.
class CudaTile_Enum<string name, string oneLine,
                    list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, oneLine, cases> {
  let cppNamespace = "::mlir::cuda_tile";
  let genSpecializedAttr = 0;
}
class CudaTile_EnumAttr<EnumInfo info, string word>
    : EnumAttr<CudaTile_Dialect, info, word> {
  let assemblyFormat = "`<` $value `>`";
}

def CudaTile_Signedness : CudaTile_Enum<"Signedness",
    "how an operation reads the bits of integers", [
  I32EnumAttrCase<"Unsigned", 0, "unsigned">,
  I32EnumAttrCase<"Signed", 1, "signed">]>;
def CudaTile_SignednessAttr
    : CudaTile_EnumAttr<CudaTile_Signedness, "signedness">;

def CudaTile_IntegerOverflow : CudaTile_Enum<"IntegerOverflow",
    "which overflows the program promises not to have", [
  I32EnumAttrCase<"None", 0, "none">,
  I32EnumAttrCase<"NoSignedWrap", 1, "no_signed_wrap">,
  I32EnumAttrCase<"NoUnsignedWrap", 2, "no_unsigned_wrap">,
  I32EnumAttrCase<"NoWrap", 3, "no_wrap">]>;
def CudaTile_IntegerOverflowAttr
    : CudaTile_EnumAttr<CudaTile_IntegerOverflow, "overflow">;

def CudaTile_RoundingMode : CudaTile_Enum<"RoundingMode",
    "how a result is rounded", [
  I32EnumAttrCase<"NearestEven", 0, "nearest_even">,
  I32EnumAttrCase<"Zero", 1, "zero">,
  I32EnumAttrCase<"NegativeInf", 2, "negative_inf">,
  I32EnumAttrCase<"PositiveInf", 3, "positive_inf">,
  I32EnumAttrCase<"Approx", 4, "approx">,
  I32EnumAttrCase<"Full", 5, "full">,
  I32EnumAttrCase<"NearestIntToZero", 6, "nearest_int_to_zero">,
  I32EnumAttrCase<"NearestAway", 7, "nearest_away">]>;
def CudaTile_RoundingModeAttr
    : CudaTile_EnumAttr<CudaTile_RoundingMode, "rounding">;

def CudaTile_ComparisonPredicate : CudaTile_Enum<"ComparisonPredicate",
    "what a comparison asks", [
  I32EnumAttrCase<"Equal", 0, "equal">,
  I32EnumAttrCase<"NotEqual", 1, "not_equal">,
  I32EnumAttrCase<"LessThan", 2, "less_than">,
  I32EnumAttrCase<"LessThanOrEqual", 3, "less_than_or_equal">,
  I32EnumAttrCase<"GreaterThan", 4, "greater_than">,
  I32EnumAttrCase<"GreaterThanOrEqual", 5, "greater_than_or_equal">]>;
def CudaTile_ComparisonPredicateAttr : CudaTile_EnumAttr<
    CudaTile_ComparisonPredicate, "comparison_predicate">;

def CudaTile_ComparisonOrdering : CudaTile_Enum<"ComparisonOrdering",
    "what a comparison with a NaN gives", [
  I32EnumAttrCase<"Unordered", 0, "unordered">,
  I32EnumAttrCase<"Ordered", 1, "ordered">]>;
def CudaTile_ComparisonOrderingAttr : CudaTile_EnumAttr<
    CudaTile_ComparisonOrdering, "comparison_ordering">;

def CudaTile_MemoryOrdering : CudaTile_Enum<"MemoryOrderingSemantics",
    "how an access is ordered among others", [
  I32EnumAttrCase<"Weak", 0, "weak">,
  I32EnumAttrCase<"Relaxed", 1, "relaxed">,
  I32EnumAttrCase<"Acquire", 2, "acquire">,
  I32EnumAttrCase<"Release", 3, "release">,
  I32EnumAttrCase<"AcqRel", 4, "acq_rel">]>;
def CudaTile_MemoryOrderingAttr : CudaTile_EnumAttr<
    CudaTile_MemoryOrdering, "memory_ordering_semantics"> {
  let assemblyFormat = "$value";
}

def CudaTile_MemoryScope : CudaTile_Enum<"MemoryScope",
    "who else may access memory at the same time", [
  I32EnumAttrCase<"TileBlock", 0, "tl_blk">,
  I32EnumAttrCase<"Device", 1, "device">,
  I32EnumAttrCase<"System", 2, "sys">]>;
def CudaTile_MemoryScopeAttr
    : CudaTile_EnumAttr<CudaTile_MemoryScope, "memory_scope"> {
  let assemblyFormat = "$value";
}

def CudaTile_AtomicRMWMode : CudaTile_Enum<"AtomicRMWMode",
    "what an atomic does to the value in memory", [
  I32EnumAttrCase<"And", 0, "and">,
  I32EnumAttrCase<"Or", 1, "or">,
  I32EnumAttrCase<"Xor", 2, "xor">,
  I32EnumAttrCase<"Add", 3, "add">,
  I32EnumAttrCase<"AddF", 4, "addf">,
  I32EnumAttrCase<"Max", 5, "max">,
  I32EnumAttrCase<"Min", 6, "min">,
  I32EnumAttrCase<"UMax", 7, "umax">,
  I32EnumAttrCase<"UMin", 8, "umin">,
  I32EnumAttrCase<"Xchg", 9, "xchg">]>;
def CudaTile_AtomicRMWModeAttr
    : CudaTile_EnumAttr<CudaTile_AtomicRMWMode, "atomic_rmw_mode"> {
  let assemblyFormat = "$value";
}

def CudaTile_MultimemReduction : CudaTile_Enum<"MultimemReduction",
    "how copies of a multicast address are combined", [
  I32EnumAttrCase<"Add", 0, "add">,
  I32EnumAttrCase<"Min", 1, "min">,
  I32EnumAttrCase<"Max", 2, "max">,
  I32EnumAttrCase<"And", 3, "and">,
  I32EnumAttrCase<"Or", 4, "or">,
  I32EnumAttrCase<"Xor", 5, "xor">,
  I32EnumAttrCase<"UMin", 6, "umin">,
  I32EnumAttrCase<"UMax", 7, "umax">]>;
def CudaTile_MultimemReductionAttr
    : CudaTile_EnumAttr<CudaTile_MultimemReduction, "multimem_reduction"> {
  let assemblyFormat = "$value";
}

def CudaTile_PaddingValue : CudaTile_Enum<"PaddingValue",
    "what a load gives outside of a tensor", [
  I32EnumAttrCase<"Zero", 0, "zero">,
  I32EnumAttrCase<"NegZero", 1, "neg_zero">,
  I32EnumAttrCase<"NaN", 2, "nan">,
  I32EnumAttrCase<"PosInf", 3, "pos_inf">,
  I32EnumAttrCase<"NegInf", 4, "neg_inf">]>;
def CudaTile_PaddingValueAttr
    : CudaTile_EnumAttr<CudaTile_PaddingValue, "padding_value"> {
  let assemblyFormat = "$value";
}

def CudaTile_Visibility : CudaTile_Enum<"SymbolVisibility",
    "who may refer to a global variable", [
  I32EnumAttrCase<"Public", 0, "public">,
  I32EnumAttrCase<"Private", 1, "private">]>;
def CudaTile_VisibilityAttr
    : CudaTile_EnumAttr<CudaTile_Visibility, "symbol_visibility">;

#endif // OPENNVVM_DIALECT_CUDATILE_ENUMS
