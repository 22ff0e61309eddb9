//===- Arithmetic.td - Arithmetic on numbers and bits ------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def ArithmeticCategory : LoweringCategory<"arithmetic", "Arithmetic", [{
Some intrinsics are not lowered because IR has nothing that computes the same, or
nothing as short: approximations, results that are not rounded to nearest, `.sat`,
`.relu`, `.xorsign.abs`, `fns`, `dp4a`, `dp2a`. `clz`, `popc`, `brev`, `bitcast` and the
like are no longer intrinsics: LLVM's reader turns their names into generic ones.
}]>;
def ArithmeticWords : LoweringFile<ArithmeticCategory>;
def Arithmetic : LoweringFile<ArithmeticCategory>;

/// In f64, in f32 and in f32 that flushes.
multiclass ThreeKinds<string name, Recipe becomes> {
  def : Lower<name # ".d", becomes>;
  def : Lower<name # ".f", becomes, Keeps>;
  def : Lower<name # ".ftz.f", becomes, Flushes>;
}

/// In formats of 16 bits, and in pairs of these.
multiclass Halves<string name, Recipe becomes> {
  foreach Type = ["f16", "f16x2", "bf16", "bf16x2"] in
    def : Lower<name # "." # Type, becomes, KeepsHalf>;
}

//===----------------------------------------------------------------------===//
// Signs
//===----------------------------------------------------------------------===//

def AbsoluteValue : LoweringRule<"absolute-value", Arithmetic> {
  let Calls = "`fabs`";
  let Becomes = "`llvm.fabs`";
  let Why = "clears the sign and never flushes, as `abs` without `.ftz`";
  let Later = "in a function that flushes f32, LLVM prints `abs.ftz` for `llvm.fabs`";
}
def Fabs : Call<int_fabs> { let Later = [Flushing]; }
let Rule = AbsoluteValue in
  def : Lower<"fabs", Fabs>;

def Negation : LoweringRule<"negation", Arithmetic> {
  let Calls = "`neg.bf16`, `neg.bf16x2`";
  let Becomes = "`fneg`";
  let Why = "flips the sign";
  let Later = "it does not round; multiplications and additions around it are the program's own, and its own options decide whether to fuse them";
}
let Rule = Negation in {
  def : Lower<"neg.bf16", Built<"negate", [Direct<0>], All>>;
  def : Lower<"neg.bf16x2", Built<"negate", [Direct<0>], All>>;
}

//===----------------------------------------------------------------------===//
// Rounding and arithmetic
//===----------------------------------------------------------------------===//

def RoundToIntegral : LoweringRule<"round-to-integral", Arithmetic> {
  let Calls = "`ceil`, `floor`, `trunc`, `round` `.d`, `.f`, `.ftz.f`";
  let Guard = "denormals";
  let Becomes = "`llvm.ceil`, `llvm.floor`, `llvm.trunc`, `llvm.roundeven`";
  let Why = "`round` is `cvt.rni`: halves go to the even number";
}
let Rule = RoundToIntegral in {
  defm : ThreeKinds<"ceil", Call<int_ceil>>;
  defm : ThreeKinds<"floor", Call<int_floor>>;
  defm : ThreeKinds<"trunc", Call<int_trunc>>;
  defm : ThreeKinds<"round", Call<int_roundeven>>;
}

def NearestArithmetic : LoweringRule<"nearest-arithmetic", Arithmetic> {
  let Calls = "`add.rn`, `mul.rn`, `div.rn` `.d`, `.f`, `.ftz.f`";
  let Guard = "denormals";
  let Becomes = "`fadd`, `fmul`, `fdiv`";
  let Why = "rounded to nearest, without a flag that lets it be fused";
  let Later = "`fadd` and `fmul` are fused with each other and with the program's own. A division by a power of two becomes a multiplication, which is fused too";
}
class Fusible<string opcode> : Binary<opcode> { let Later = [Contraction]; }
let Rule = NearestArithmetic in {
  defm : ThreeKinds<"add.rn", Fusible<"FAdd">>;
  defm : ThreeKinds<"mul.rn", Fusible<"FMul">>;
  defm : ThreeKinds<"div.rn", Fusible<"FDiv">>;
}

def NearestReciprocal : LoweringRule<"nearest-reciprocal", Arithmetic> {
  let Calls = "`rcp.rn` likewise";
  let Guard = "denormals";
  let Becomes = "`fdiv` of 1";
  let Why = "rounded to nearest";
  let Later = "LLVM selects `rsqrt.approx` for the reciprocal of `sqrt.approx`";
}
def Reciprocal : Binary<"FDiv", [One, Direct<0>]> {
  let Later = [Approximation];
}
let Rule = NearestReciprocal in
  defm : ThreeKinds<"rcp.rn", Reciprocal>;

def NearestSquareRoot : LoweringRule<"nearest-square-root", Arithmetic> {
  let Calls = "`sqrt.rn` likewise";
  let Guard = "denormals";
  let Becomes = "`llvm.sqrt`";
  let Why = "rounded to nearest";
}
let Rule = NearestSquareRoot in
  defm : ThreeKinds<"sqrt.rn", Call<int_sqrt, Values>>;

def SquareRootOfSurroundings
    : LoweringRule<"square-root-of-surroundings", Arithmetic> {
  let Calls = "`sqrt.f`";
  let Becomes = "`llvm.sqrt`";
  let Why = "it treats denormals as the function does";
  let Later = "the intrinsic itself treats subnormal numbers as the function does";
}
let Rule = SquareRootOfSurroundings in
  def : Lower<"sqrt.f", Call<int_sqrt, Values>>;

def FusedMultiplyAdd : LoweringRule<"fused-multiply-add", Arithmetic> {
  let Calls = "`fma.rn` `.d`, `.f`, `.ftz.f`, `.f16`, `.f16x2`, `.bf16`, `.bf16x2`";
  let Guard = "denormals";
  let Becomes = "`llvm.fma`";
  let Why = "rounds once";
  let Later = "with a factor of one it becomes an addition, with an addend of zero a multiplication, and these are fused with others. LLVM's InstCombine does the same to the intrinsic if it knows the target";
}
def Fused : Call<int_fma, Values> { let Later = [Contraction]; }
let Rule = FusedMultiplyAdd in {
  defm : ThreeKinds<"fma.rn", Fused>;
  defm : Halves<"fma.rn", Fused>;
}

//===----------------------------------------------------------------------===//
// Minimum and maximum
//===----------------------------------------------------------------------===//

def MinimumMaximum : LoweringRule<"minimum-maximum", Arithmetic> {
  let Calls = "`fmin`, `fmax` `.d`, `.f`, `.ftz.f`, `.f16`, `.f16x2`, `.bf16`, `.bf16x2`";
  let Guard = "denormals";
  let Becomes = "`llvm.minimumnum`, `llvm.maximumnum`";
  let Why = "of a number and a NaN, even a signaling one, the result is the number; +0 is greater than -0. `llvm.minnum` guarantees neither";
}
def MinimumMaximumNaN : LoweringRule<"minimum-maximum-nan", Arithmetic> {
  let Calls = "`fmin.nan`, `fmax.nan` likewise, but `.d`";
  let Guard = "denormals";
  let Becomes = "`llvm.minimum`, `llvm.maximum`";
  let Why = "a NaN wins";
}
multiclass MinOrMax<string name, Recipe number, Recipe numberOrNaN> {
  let Rule = MinimumMaximum in {
    defm : ThreeKinds<name, number>;
    defm : Halves<name, number>;
  }
  let Rule = MinimumMaximumNaN in {
    def : Lower<name # ".nan.f", numberOrNaN, Keeps>;
    def : Lower<name # ".ftz.nan.f", numberOrNaN, Flushes>;
    defm : Halves<name # ".nan", numberOrNaN>;
  }
}
defm : MinOrMax<"fmin", Call<int_minimumnum>, Call<int_minimum>>;
defm : MinOrMax<"fmax", Call<int_maximumnum>, Call<int_maximum>>;

//===----------------------------------------------------------------------===//
// What a word describes
//===----------------------------------------------------------------------===//

def CarrierArithmetic : LoweringRule<"carrier-arithmetic", ArithmeticWords> {
  let Calls = "`llvm.nvvm.add`, `mul`, `div` `(i32 word, x, y)`, `fma(i32 word, x, y, z)`, `rcp`, `sqrt` `(i32 word, x)`; `sub` of other vectors than pairs of 16-bit floats";
  let Guard = "legal; no saturation of `double` and `bfloat`; `div`, `rcp` and `sqrt` of `float` and `double`; 16-bit floats rounded to nearest";
  let Becomes = "`llvm.nvvm.add.rz.sat.f` and its like, lane by lane; `llvm.nvvm.saturate.f` where PTX has no `.sat`; `fadd`, `fmul`, `llvm.nvvm.fma.rn{.sat}.f16` and its like for 16-bit floats; inline assembly, `mul.rz.sat.f32`; `llvm.nvvm.sub` of the lanes, which is printed";
  let Why = "never with `.ftz`, as libNVVM prints `sub` in any function. A sum is an fma with a factor of one, a product one with an addend of negative zero";
  let Later = IntrinsicLater # ", or an operation without a flag that permits fusing it";
}
class LowerArithmetic<string name, string op, Guard when>
    : LowerCarrier<name, BuiltWith<"computed", op>, when>;
let Rule = CarrierArithmetic in {
  foreach Op = [["add", "Add"], ["mul", "Mul"], ["fma", "Fma"]] in
    def : LowerArithmetic<Op[0], Op[1], If<"isComputable">>;
  foreach Op = [["div", "Div"], ["rcp", "Rcp"], ["sqrt", "Sqrt"]] in
    def : LowerArithmetic<Op[0], Op[1], If<"isWide">>;
  def : LowerArithmetic<"sub", "Sub", If<"isSplit">>;
  foreach Name = ["add", "mul", "div", "fma", "rcp", "sqrt"] in {
    def : Refuse<Name, "PTX computes with half, bfloat, float and double, and vectors of them lane by lane", If<"hasNoType">>;
    if !or(!eq(Name, "div"), !eq(Name, "rcp"), !eq(Name, "sqrt")) then
      def : Refuse<Name, "PTX has no " # Name # " of 16-bit floats", If<"isNarrow">>;
    def : Refuse<Name, "PTX rounds sums and products of 16-bit floats to nearest, and has no .{rounding} for them", If<"roundsNarrow">>;
    def : Refuse<Name, "PTX has no .sat for bf16", If<"saturatesBFloat">>;
    def : Refuse<Name, "PTX has no .sat for f64", If<"saturatesDouble">>;
  }
}

//===----------------------------------------------------------------------===//
// Saturation that is not asked for
//===----------------------------------------------------------------------===//

def Unsaturated : LoweringRule<"unsaturated", Arithmetic> {
  let Calls = "the deprecated `llvm.nvvm.internal.satf.fma`, `mul`, `add` `.rn`, `.rm`, `.rp`, `.rz` `.f`, `.d`, and `fma.*.ftz.f`";
  let Guard = "last operand 0";
  let Becomes = "`llvm.nvvm.fma.rn.f` and its like, without that operand";
  let Why = "0 asks for no saturation, and nothing else is legal";
  let Later = IntrinsicLater;
}
class LowerUnsaturated<string name>
    : LowerInternal<"internal.satf." # name, BuiltCall<"unsaturated", name>,
                    If<"asksForNone">>;
let Rule = Unsaturated in
  foreach Rounding = ["rn", "rm", "rp", "rz"] in {
    foreach Op = ["fma", "mul", "add"] in {
      def : LowerUnsaturated<Op # "." # Rounding # ".f">;
      def : LowerUnsaturated<Op # "." # Rounding # ".d">;
    }
    def : LowerUnsaturated<"fma." # Rounding # ".ftz.f">;
  }

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

def HighProduct : LoweringRule<"high-product", Arithmetic> {
  let Calls = "`mulhi.*`";
  let Becomes = "the upper half of a product of twice the width";
  let Why = "that product is exact; the emitter turns it back into `mul.hi`";
  let Later = IntegerLater;
}
let Rule = HighProduct in
  foreach Type = ["s", "i", "ll"] in {
    def : Lower<"mulhi." # Type, Built<"upperHalf", [Signed<0>, Signed<1>]>>;
    def : Lower<"mulhi.u" # Type,
                Built<"upperHalf", [Unsigned<0>, Unsigned<1>]>>;
  }

def ProductOf24Bits : LoweringRule<"product-of-24-bits", Arithmetic> {
  let Calls = "`mul24.i`, `.ui`";
  let Becomes = "`mul` of the lower 24 bits, extended";
  let Why = "the lower 32 bits of a product follow from the lower 32 of its factors";
  let Later = IntegerLater;
}
let Rule = ProductOf24Bits in {
  def : Lower<"mul24.i", Built2<"multiply24</*Signed=*/true>">>;
  def : Lower<"mul24.ui", Built2<"multiply24</*Signed=*/false>">>;
}

def AbsoluteDifference : LoweringRule<"absolute-difference", Arithmetic> {
  let Calls = "`sad.*`";
  let Becomes = "the smaller subtracted from the larger, plus the third";
  let Why = "everything wraps, as in PTX; the emitter turns it back into `sad`";
  let Later = IntegerLater;
}
let Rule = AbsoluteDifference in
  foreach Type = ["s", "i", "ll"] in {
    def : Lower<"sad." # Type, Built3<"addDistance</*Signed=*/true>">>;
    def : Lower<"sad.u" # Type, Built3<"addDistance</*Signed=*/false>">>;
  }

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

def HighestBit : LoweringRule<"highest-bit", Arithmetic> {
  let Calls = "`flo.s`, `flo.u`";
  let Guard = "`flo.s`: the operand is known not to be negative; as a shift: known not to be zero";
  let Becomes = "`llvm.ctlz`, from 31 or 63 unless as a shift";
  let Why = "-1 if no bit is found. The other forms are several instructions in IR, but one in PTX";
  let Later = IntegerLater;
}
let Rule = HighestBit in {
  def : Lower<"flo.s", Built1<"highestBit">,
              IfConstant<[1], "countsZeros</*Signed=*/true>">>;
  def : Lower<"flo.u", Built1<"highestBit">,
              IfConstant<[1], "countsZeros</*Signed=*/false>">>;
}

def FunnelShift : LoweringRule<"funnel-shift", Arithmetic> {
  let Calls = "`fshl.clamp`, `fshr.clamp`";
  let Guard = "amount constant, or known to be below the width";
  let Becomes = "`llvm.fshl`, `llvm.fshr`, or the operand that is shifted in";
  let Why = "they differ only for amounts of at least the width";
  let Later = IntegerLater;
}
let Rule = FunnelShift in {
  def : Lower<"fshl.clamp", Built<"funnel</*Left=*/true>">,
              If<"isAmountKnown">>;
  def : Lower<"fshr.clamp", Built<"funnel</*Left=*/false>">,
              If<"isAmountKnown">>;
}

def ExtendBits : LoweringRule<"extend-bits", Arithmetic> {
  let Calls = "`sext.*`, `zext.*`";
  let Guard = "constant width";
  let Becomes = "two shifts, `and`, the operand, or 0";
  let Later = IntegerLater;
}
class LowerExtension<string name, string isSigned, string wraps>
    : Lower<name,
            Built1<"extendBits</*Signed=*/" # isSigned # ", /*Wraps=*/" #
                   wraps # ">">,
            IfConstant<[1]>>;
let Rule = ExtendBits in {
  def : LowerExtension<"sext.clamp", "true", "false">;
  def : LowerExtension<"sext.wrap", "true", "true">;
  def : LowerExtension<"zext.clamp", "false", "false">;
  def : LowerExtension<"zext.wrap", "false", "true">;
}

def BitMask : LoweringRule<"bit-mask", Arithmetic> {
  let Calls = "`bmsk.*`";
  let Guard = "constants";
  let Becomes = "the constant";
  let Later = IntegerLater;
}
let Rule = BitMask in {
  def : Lower<"bmsk.clamp", Built<"bitMask</*Wraps=*/false>">,
              IfConstant<[0, 1]>>;
  def : Lower<"bmsk.wrap", Built<"bitMask</*Wraps=*/true>">,
              IfConstant<[0, 1]>>;
}

def CarrierTable : LoweringRule<"carrier-table", Arithmetic> {
  let Calls = "`llvm.nvvm.lop3.i32(x, y, z, i8 table)`";
  let Guard = "legal";
  let Becomes = "inline assembly, `lop3.b32`";
  let Why = "LLVM has no intrinsic for it";
  let Later = IntegerLater;
}
let Rule = CarrierTable in
  def : LowerCarrier<"lop3.i32", Built<"lookUpBits">>;

//===----------------------------------------------------------------------===//
// Address spaces and registers
//===----------------------------------------------------------------------===//

def SpaceTest : LoweringRule<"space-test", Arithmetic> {
  let Calls = "`isspacep.*`";
  let Guard = "the pointer is a cast from another space, or an `alloca`, seen through casts and offsets in bounds";
  let Becomes = "true or false";
  let Why = "an object is in one space. Not for a kernel's parameters, which may be in two, and not to tell whether shared memory of a cluster is the block's own";
  let Later = "a constant";
}
class LowerSpaceTest<string name, string space>
    : Lower<"isspacep." # name,
            BuiltWith<"testSpace", "AddressSpace::" # space>,
            If<"isSpaceKnown">>;
let Rule = SpaceTest in {
  def : LowerSpaceTest<"const", "Const">;
  def : LowerSpaceTest<"global", "Global">;
  def : LowerSpaceTest<"local", "Local">;
  def : LowerSpaceTest<"shared", "Shared">;
  def : LowerSpaceTest<"shared.cluster", "SharedCluster">;
}

def CarrierStack : LoweringRule<"carrier-stack", Arithmetic> {
  let Calls = "`llvm.nvvm.stacksave()`, `stackrestore(p)` of `ptr addrspace(5)`";
  let Guard = "legal";
  let Becomes = "`llvm.stacksave`, `llvm.stackrestore`";
  let Why = "local memory has the stack";
  let Later = IntegerLater;
}
let Rule = CarrierStack in {
  def : LowerCarrier<"stacksave", Built<"saveStack">>;
  def : LowerCarrier<"stackrestore", Built<"restoreStack">>;
}

def Move : LoweringRule<"move", Arithmetic> {
  let Calls = "`move.*`";
  let Guard = "same type";
  let Becomes = "the operand";
  let Why = "a move only concerns registers";
  let Later = Negation.Later;
}
let Rule = Move in
  foreach Type = ["i16", "i32", "i64", "float", "double", "ptr"] in
    def : Lower<"move." # Type, TheOperand<0>>;
