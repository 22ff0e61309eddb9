//===- Conversions.td - Conversions ------------------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def ConversionCategory : LoweringCategory<"conversions", "Conversions", [{
Conversions to floats that do not round to nearest are not lowered: LLVM has no such
cast. Neither is `d2f.rn.ftz`: LLVM folds casts of constants and of casts without
flushing.
}]>;
def NarrowFloats : LoweringFile<ConversionCategory>;
def Conversions : LoweringFile<ConversionCategory>;
def ConvertWords : LoweringFile<ConversionCategory>;

//===----------------------------------------------------------------------===//
// From integers
//===----------------------------------------------------------------------===//

def IntegerToFloat : LoweringRule<"integer-to-float", Conversions> {
  let Calls = "`i2f.rn`, `ui2f.rn`, `ll2f.rn`, `ull2f.rn`, `ll2d.rn`, `ull2d.rn`; `i2d`, `ui2d` with any rounding";
  let Becomes = "`sitofp`, `uitofp`";
  let Why = "they round to nearest; 53 bits hold every 32-bit integer";
  let Later = "it rounds once; LLVM combines two casts only if both are exact";
}
let Rule = IntegerToFloat in {
  foreach Rounding = ["rn", "rz", "rm", "rp"] in
    def : Lower<"i2d." # Rounding, Cast<"SIToFP">>;
  foreach Rounding = ["rn", "rz", "rm", "rp"] in
    def : Lower<"ui2d." # Rounding, Cast<"UIToFP">>;
  def : Lower<"i2f.rn", Cast<"SIToFP">>;
  def : Lower<"ui2f.rn", Cast<"UIToFP">>;
  def : Lower<"ll2f.rn", Cast<"SIToFP">>;
  def : Lower<"ull2f.rn", Cast<"UIToFP">>;
  def : Lower<"ll2d.rn", Cast<"SIToFP">>;
  def : Lower<"ull2d.rn", Cast<"UIToFP">>;
}

//===----------------------------------------------------------------------===//
// To integers
//===----------------------------------------------------------------------===//

def FloatToInteger : LoweringRule<"float-to-integer", Conversions> {
  let Calls = "`f2i`, `f2ui` with any rounding, with and without `.ftz`; `f2ll`, `f2ull`, `d2i`, `d2ui`, `d2ll`, `d2ull` likewise";
  let Guard = "denormals, unless `.rz`; for f64 and 64-bit results also: the operand is known not to be a NaN";
  let Becomes = "`llvm.fptosi.sat`, `llvm.fptoui.sat`; before it `llvm.roundeven` (`.rn`), `llvm.floor` (`.rm`), `llvm.ceil` (`.rp`)";
  let Why = "both clamp, and 32-bit results of f32 are 0 for a NaN; for others, PTX gives another number. Towards zero, what `.ftz` flushes is truncated anyway. `fptosi` is not used: it is poison out of range. The emitter makes one instruction of the two";
}

/// The conversion \p convert of \p name, in all directions. Only when rounding
/// towards zero are subnormal numbers equivalent to zero.
multiclass InAllDirections<string name, string suffix, string convert,
                           Guard towardsZero, Guard otherwise> {
  defvar Convert = "Intrinsic::" # convert # ">";
  def : Lower<name # ".rz" # suffix,
              Built1<"saturating<Intrinsic::trunc, " # Convert>, towardsZero>;
  def : Lower<name # ".rn" # suffix,
              Built1<"saturating<Intrinsic::roundeven, " # Convert>, otherwise>;
  def : Lower<name # ".rm" # suffix,
              Built1<"saturating<Intrinsic::floor, " # Convert>, otherwise>;
  def : Lower<name # ".rp" # suffix,
              Built1<"saturating<Intrinsic::ceil, " # Convert>, otherwise>;
}
multiclass OfFloat<string name, string convert, Guard towardsZero, Guard keeps,
                   Guard flushes> {
  defm : InAllDirections<name, "", convert, towardsZero, keeps>;
  defm : InAllDirections<name, ".ftz", convert, towardsZero, flushes>;
}

// A NaN of f32 gives the 32-bit number 0, like llvm.fpto*.sat. For f64 or
// 64-bit results, it gives another number.
let Rule = FloatToInteger in {
  defm : OfFloat<"f2i", "fptosi_sat", Always, Keeps, Flushes>;
  defm : OfFloat<"f2ui", "fptoui_sat", Always, Keeps, Flushes>;
  defm : OfFloat<"f2ll", "fptosi_sat", NoNaN, KeepsNoNaN, FlushesNoNaN>;
  defm : OfFloat<"f2ull", "fptoui_sat", NoNaN, KeepsNoNaN, FlushesNoNaN>;
  defm : InAllDirections<"d2i", "", "fptosi_sat", NoNaN, NoNaN>;
  defm : InAllDirections<"d2ui", "", "fptoui_sat", NoNaN, NoNaN>;
  defm : InAllDirections<"d2ll", "", "fptosi_sat", NoNaN, NoNaN>;
  defm : InAllDirections<"d2ull", "", "fptoui_sat", NoNaN, NoNaN>;
}

//===----------------------------------------------------------------------===//
// To narrower floats
//===----------------------------------------------------------------------===//

def NarrowFloat : LoweringRule<"narrow-float", Conversions> {
  let Calls = "`d2f.rn`, `f2h.rn{.ftz}`, `bf2h.rn{.ftz}`, `f2f16.rn`, `f2bf16.rn`";
  let Guard = "denormals for `d2f` and `f2bf16`; none for halves, which are 0 if the float is subnormal";
  let Becomes = "`fptrunc`";
  let Why = "rounds once, to nearest";
  let Later = "LLVM narrows an addition of `double` if a cast only needs a `float`; the narrower addition may then be fused, and a value that should have been rounded is not";
}
def Truncation : Cast<"FPTrunc"> { let Later = [Contraction]; }
def HalfBits : Built1<"halfBits"> { let Later = [Contraction]; }
let Rule = NarrowFloat in {
  def : Lower<"d2f.rn", Truncation, Keeps>;
  // Every subnormal f32 is too small to be more than 0 as a half.
  foreach Name = ["f2h.rn", "f2h.rn.ftz", "bf2h.rn", "bf2h.rn.ftz"] in
    def : Lower<Name, HalfBits>;
  def : Lower<"f2f16.rn", Truncation>;
  def : Lower<"f2bf16.rn", Truncation, Keeps>;
}

def NarrowPair : LoweringRule<"narrow-pair", Conversions> {
  let Calls = "`ff2f16x2.rn`, `ff2bf16x2.rn`";
  let Guard = "denormals, for bfloat";
  let Becomes = "`fptrunc` of a vector";
  let Why = "PTX names the upper lane first";
  let Later = NarrowFloat.Later;
}
def Packed : Built2<"pack"> { let Later = [Contraction]; }
let Rule = NarrowPair in {
  def : Lower<"ff2f16x2.rn", Packed>;
  def : Lower<"ff2bf16x2.rn", Packed, Keeps>;
}

//===----------------------------------------------------------------------===//
// Formats of at most eight bits
//===----------------------------------------------------------------------===//

def BytesOfHalves : LoweringRule<"bytes-of-halves", Conversions> {
  let Calls = "`e5m2x2.to.f16x2.rn`";
  let Guard = "flag `nnan`";
  let Becomes = "`shufflevector` with zero bytes";
  let Why = "e5m2 is the upper byte of the half with the same value; only a NaN would differ";
  let Later = "it only moves bits; where a NaN is possible, its bits are a constant";
}
let Rule = BytesOfHalves in
  def : Lower<"e5m2x2.to.f16x2.rn", Built<"upperBytes", [Unsigned<0>]>,
              If<"resultIsNeverNaN">>;

def ConstantNarrowPair : LoweringRule<"constant-narrow-pair", NarrowFloats> {
  let Calls = "`e4m3x2`, `e5m2x2`, `e2m3x2`, `e3m2x2`, `e2m1x2` `.to.f16x2.rn{.relu}`, `ue8m0x2.to.bf16x2`; `ff.to` all of them but `ue8m0x2`, `f16x2.to.e4m3x2`, `.e5m2x2`, `.rn{.relu}{.satfinite}`";
  let Guard = "constant operands";
  let Becomes = "the constant";
  let Why = "the wider formats contain every value of these formats; conversions to these formats round to nearest and saturate to the largest number, as `.satfinite` says. The tests' interpreter lacks formats below eight bits: for these, only the lowered code is executed";
  let Later = BytesOfHalves.Later;
}

/// A format, and how it is called in the names of intrinsics; those that
/// convert to it may end in \p suffix.
class NarrowFormat<string name, string semantics, string suffix = ""> {
  string Name = name;
  code Semantics = "APFloat::S_" # semantics;
  string Suffix = suffix;
}
def E4M3 : NarrowFormat<"e4m3x2", "Float8E4M3FN">;
def E5M2 : NarrowFormat<"e5m2x2", "Float8E5M2">;
def E2M3 : NarrowFormat<"e2m3x2", "Float6E2M3FN", ".satfinite">;
def E3M2 : NarrowFormat<"e3m2x2", "Float6E3M2FN", ".satfinite">;
def E2M1 : NarrowFormat<"e2m1x2", "Float4E2M1FN", ".satfinite">;

/// \p name, and its form that turns negative numbers into 0.
multiclass WithRelu<string name, string suffix, string build, code format,
                    Guard when> {
  def : Lower<name # ".rn" # suffix,
              BuiltWith<build # "</*Relu=*/false>", format>, when>;
  def : Lower<name # ".rn.relu" # suffix,
              BuiltWith<build # "</*Relu=*/true>", format>, when>;
}
let Rule = ConstantNarrowPair in {
  foreach F = [E4M3, E5M2, E2M3, E3M2, E2M1] in
    defm : WithRelu<F.Name # ".to.f16x2", "", "unpack", F.Semantics,
                    IfConstant<[0]>>;
  foreach F = [E4M3, E5M2] in
    defm : WithRelu<"f16x2.to." # F.Name, "", "pack", F.Semantics,
                    If<"areConstant">>;
  foreach F = [E4M3, E5M2, E2M3, E3M2, E2M1] in
    defm : WithRelu<"ff.to." # F.Name, F.Suffix, "pack", F.Semantics,
                    If<"areConstant">>;
  def : Lower<"ue8m0x2.to.bf16x2", Built<"unpackScales">, IfConstant<[0]>>;
}

//===----------------------------------------------------------------------===//
// What words describe
//===----------------------------------------------------------------------===//

def CarrierConversion : LoweringRule<"carrier-conversion", ConvertWords> {
  let Calls = "`llvm.nvvm.cvt(i32 word, x)`";
  let Guard = "legal, from sm_72 on; the types are integers of 8, 16, 32 or 64 bits and floats, or vectors of them with as many lanes";
  let Becomes = "what [lowering.md](lowering.md#the-word-of-llvmnvvmcvt) says";
  let Later = "libNVVM compiles no such call, so there is nothing to compare with. Casts in the replacement may be narrowed, as in `narrow-float`";
}
let Rule = CarrierConversion in {
  def : LowerCarrier<"cvt", Built<"convert">, If<"isConvertible">>;
  def : Refuse<"cvt", "PTX converts integers of 8, 16, 32 and 64 bits, half, bfloat, float and double, and vectors of them lane by lane", If<"hasOtherTypes">>;
  def : Refuse<"cvt", "only an integer of 16, 32 or 64 bits has a half that is a subword", If<"lacksHalf">>;
  def : Refuse<"cvt", "PTX has no cvt.{rounding} between floats of one type", If<"keepsFloat">>;
  def : Refuse<"cvt", "it needs sm_72 or higher", If<"isTooNew">>;
}

def ConversionWords : LoweringRule<"conversion-words", ConvertWords> {
  let Calls = "the deprecated `llvm.nvvm.cvt.*`";
  let Guard = "legal; to and from bfloat from sm_72 on, to tf32 from sm_75 on";
  let Becomes = "as [`llvm.nvvm.cvt`](lowering.md#what-conversions-become), and integer arithmetic for other formats";
  let Later = "no backend knows these calls, so there is nothing to compare with. Casts in them may be narrowed, as in `narrow-float`";
}
let Rule = ConversionWords in
  def : LowerInternal<"cvt.", Built<"convertPlain">,
                      IfConstant<[1, 2], "isPlain">>;

def PackedConversionWords
    : LoweringRule<"packed-conversion-words", ConvertWords> {
  let Calls = "the deprecated `llvm.nvvm.cvt.ext.*`";
  let Guard = "legal, from sm_89 on";
  let Becomes = ConversionWords.Becomes;
  let Later = ConversionWords.Later;
}
let Rule = PackedConversionWords in
  def : LowerInternal<"cvt.ext.", Built<"convertPacked">,
                      IfConstant<[1, 2], "isPacked">>;
