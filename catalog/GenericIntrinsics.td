//===- GenericIntrinsics.td - Every llvm.* of no target ----*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How each of LLVM's generic intrinsics is handled: the function that prints or
// expands it, the libdevice function that computes it, what the verifier
// requires of its types, and why it is refused. The build fails if an intrinsic
// of LLVM is in none of these rows, or in two.
//
//===----------------------------------------------------------------------===//

include "llvm/IR/Intrinsics.td"

//===----------------------------------------------------------------------===//
// Passes
//===----------------------------------------------------------------------===//

/// A pass or utility of LLVM's that expands intrinsics.
class LLVMPass;

def ExpandVectorPredication : LLVMPass;
def LowerMatrixIntrinsics : LLVMPass;
def ScalarizeMaskedMemIntrin : LLVMPass;

//===----------------------------------------------------------------------===//
// Checks of the verifier
//===----------------------------------------------------------------------===//

/// A check of lib/Verifier/Rules/GenericIntrinsics.cpp. Its rule has the severity
/// in each profile.
class Verdict;

def Accepted : Verdict;
/// addrspace-memcpy-constant, addrspace-memset-constant.
def ConstantCopy : Verdict;
def ConstantSet : Verdict;
/// addrspace-stacksave, addrspace-stackrestore.
def StackSave : Verdict;
def StackRestore : Verdict;
/// type-bswap, type-bitcount, type-overflow.
def SwapWidth : Verdict;
def CountWidth : Verdict;
def OverflowWidth : Verdict;
/// intrinsic-unsupported-libm, unless libdevice is linked or, under nvptx, an
/// approximation is allowed.
def Library : Verdict;
/// The same, but profile nvptx expands it into multiplications.
def LibraryPower : Verdict;
/// intrinsic-unsupported-selected.
def Selected : Verdict;
/// intrinsic-unsupported-cpu.
def OfHosts : Verdict;
/// The same two, but profile nvptx only notes intrinsic-null.
def ReturnAddress : Verdict;
def FrameAddress : Verdict;

/// What LangRef requires of a type and LLVM's verifier does not check. \p of and
/// \p as are operand numbers.
class TypeRelation<string must, int of, int as = -1> {
  string Must = must;
  int Of = of;
  int As = as;
}

// The result and its fields, in place of an operand number.
defvar Result = -1;
defvar Field0 = -2;
defvar Field1 = -3;

class Single<int of> : TypeRelation<"Single", of>;
class SameLanes<int of, int as> : TypeRelation<"SameLanes", of, as>;
class IntegerLanes<int of> : TypeRelation<"Integers", of>;
class FloatLanes<int of> : TypeRelation<"Floats", of>;
class PointerLanes<int of> : TypeRelation<"Pointers", of>;
class BooleanLanes<int of> : TypeRelation<"Booleans", of>;
class ComparableLanes<int of> : TypeRelation<"Comparable", of>;

//===----------------------------------------------------------------------===//
// Size of the code
//===----------------------------------------------------------------------===//

/// A call becomes about as many instructions as its result and operands have
/// registers, and each of these terms adds to that: \p each instructions per
/// register and unit of \p by, which is measured in operand \p of. The limit on
/// the size of a module counts with them.
class Term<string by, int each, int of = 0> {
  string By = by;
  int Each = each;
  int Of = of;
}

/// So many, whatever the types.
class Steps<int each> : Term<"Steps", each>;
/// For each lane, all registers again.
class EachLane<int of> : Term<"Lanes", 1, of>;
/// The same if no predicated instruction can load a lane of the result.
class EachSplitLane<int of> : Term<"SplitLanes", 1, of>;
class EachBit<int each, int of> : Term<"Bits", each, of>;
/// For integers of more than 64 bits: once, and for each 64 bits.
class WideSteps<int each, int of> : Term<"WideSteps", each, of>;
class EachLimb<int each, int of> : Term<"Limbs", each, of>;
/// For each 64 bits of an integer of twice the width.
class EachLimbOfTwice<int each, int of> : Term<"LimbsOfTwice", each, of>;
/// The lanes are computed one by one: each insertion names all others again,
/// which costs little.
def LaneByLane : Term<"Insertions", 1>;
class WideLaneByLane<int of> : Term<"WideInsertions", 1, of>;
/// The rows, inner dimension and columns of a product of matrices.
def MatrixShape : Term<"MatrixShape", 1>;

//===----------------------------------------------------------------------===//
// Columns
//===----------------------------------------------------------------------===//

/// The row of intrinsics that are handled alike.
class Generic<list<Intrinsic> of> {
  list<Intrinsic> Of = of;
  string Printer = "";
  string Expansion = "";
  LLVMPass Pass = ?;
  string Applies = "";
  string LibraryName = "";
  string SecondName = "";
  Intrinsic Unconstrained = ?;
  string Mnemonic = "";
  string Flushing = "";
  string Halves = "";
  int Before = 0;
  int After = 0;
  string Conversion = "";
  Verdict Check = Accepted;
  list<TypeRelation> Shapes = [];
  list<Term> Size = [];
  string Refusal = "it has no meaning on a GPU, or none that PTX can express";
  string Remedy = "";
}

/// \p function prints it: one of lib/PTX/Selection/Generic*.cpp.
class Printed<string function> { string Printer = function; }

/// \p function expands it if \p applies says that its types require that. Both
/// are functions of lib/Prepare/Expand.
class Expanded<string function, string applies = ""> {
  string Expansion = function;
  string Applies = applies;
}

/// \p pass expands it if \p applies says that its types require that.
class LeftTo<LLVMPass pass, string applies = ""> {
  LLVMPass Pass = pass;
  string Applies = applies;
}

/// The libdevice function that computes it for doubles; the name of the one for
/// floats ends in f. \p second computes the second of two results.
class Libdevice<string name, string second = ""> {
  string LibraryName = name;
  string SecondName = second;
}

/// It is \p of with a rounding mode and exception behavior, and uses the same
/// libdevice function.
class ConstrainedForm<Intrinsic of> { Intrinsic Unconstrained = of; }

/// \p mnemonic computes or helps to compute it if the afn flag, or a result of
/// type half, allows an approximation. \p halves says when that holds for half:
/// Always, WithFlag (large arguments lose all bits), Never. The operand is
/// multiplied by \p before and the result by \p after, which are the bits of
/// floats; 0 means no multiplication.
class Approximated<string mnemonic, string halves, int before = 0,
                   int after = 0> {
  string Mnemonic = mnemonic;
  // The form that flushes denormals.
  string Flushing = !subst(".approx.", ".approx.ftz.", mnemonic);
  string Halves = halves;
  int Before = before;
  int After = after;
}

defvar Log2OfE = 0x3FB8AA3B;
defvar Log2Of10 = 0x40549A78;
defvar LogOf2 = 0x3F317218;
defvar Log10Of2 = 0x3E9A209B;

/// The rounding of conversion \p mnemonic is that of the intrinsic.
class RoundsAs<string mnemonic> { string Conversion = mnemonic; }

class Verified<Verdict check> { Verdict Check = check; }
class Shaped<list<TypeRelation> shapes> { list<TypeRelation> Shapes = shapes; }
class Sized<list<Term> size> { list<Term> Size = size; }

/// Why a call that nothing above applies to cannot be emitted, and what to do
/// instead.
class Refused<string words, string remedy> {
  string Refusal = words;
  string Remedy = remedy;
}
class OtherRounding
    : Refused<"PTX has no instruction with this rounding mode",
              "round to nearest, upward, downward or toward zero: !\"round.tonearest\" and its kin">;
class OtherShape
    : Refused<"its shape does not match its vectors",
              "give operands and result as many elements as rows times columns">;

//===----------------------------------------------------------------------===//
// Hints, traps and counters
//===----------------------------------------------------------------------===//

def : Generic<[int_allow_runtime_check, int_allow_ubsan_check,
               int_experimental_widenable_condition]>,
      Printed<"printTrue">;
def : Generic<[int_allow_sanitize_address, int_allow_sanitize_hwaddress,
               int_allow_sanitize_memory, int_allow_sanitize_thread]>,
      Printed<"printFalse">;
def : Generic<[int_annotation, int_arithmetic_fence, int_expect,
               int_expect_with_probability, int_launder_invariant_group,
               int_preserve_static_offset, int_ptr_annotation, int_ssa_copy,
               int_strip_invariant_group]>,
      Printed<"printFirstOperand">;
def : Generic<[int_assume, int_codeview_annotation, int_dbg_assign,
               int_dbg_declare, int_dbg_label, int_dbg_value, int_donothing,
               int_experimental_convergence_anchor,
               int_experimental_convergence_entry,
               int_experimental_convergence_loop,
               int_experimental_noalias_scope_decl, int_fake_use,
               int_invariant_end, int_invariant_start, int_lifetime_end,
               int_lifetime_start, int_pseudoprobe, int_sideeffect, int_vaend,
               int_var_annotation]>,
      Printed<"printNothing">;
def : Generic<[int_debugtrap]>, Printed<"printBreak">;
def : Generic<[int_frameaddress]>,
      Printed<"printNull">,
      Verified<FrameAddress>;
def : Generic<[int_returnaddress]>,
      Printed<"printNull">,
      Verified<ReturnAddress>;
def : Generic<[int_is_constant]>, Printed<"printIsConstant">;
def : Generic<[int_objectsize]>,
      Printed<"printObjectSize">,
      Verified<Selected>,
      Shaped<[Single<Result>]>;
def : Generic<[int_readcyclecounter]>,
      Printed<"printCycles">,
      Verified<Selected>;
def : Generic<[int_readsteadycounter]>, Printed<"printSteadyCounter">;
def : Generic<[int_trap, int_ubsantrap]>, Printed<"printTrap">;
def : Generic<[int_vacopy]>, Printed<"printVaCopy">;
def : Generic<[int_vastart]>, Printed<"printVaStart">;

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

def : Generic<[int_abs]>, Printed<"printAbs">;
def : Generic<[int_sadd_sat, int_ssub_sat, int_uadd_sat, int_usub_sat]>,
      Printed<"printSaturatingAddSub">,
      Expanded<"expandSaturation", "isWide">;
def : Generic<[int_scmp, int_ucmp]>,
      Printed<"printThreeWay">,
      Expanded<"expandWideThreeWay", "isWide">;
def : Generic<[int_smax, int_smin, int_umax, int_umin]>,
      Printed<"printIntegerMinMax">;
def : Generic<[int_sshl_sat, int_ushl_sat]>,
      Printed<"printSaturatingShift">,
      Expanded<"expandSaturatingShift", "isWideOrBit">,
      Sized<[Steps<4>, EachLimb<2, 0>]>;

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

def : Generic<[int_bitreverse]>, Printed<"printBitReverse">;
def : Generic<[int_bswap]>, Printed<"printByteSwap">, Verified<SwapWidth>;
def : Generic<[int_ctlz]>, Printed<"printCtlz">, Verified<CountWidth>;
def : Generic<[int_ctpop]>, Printed<"printCtPop">, Verified<CountWidth>;
def : Generic<[int_cttz]>, Printed<"printCttz">, Verified<CountWidth>;
def : Generic<[int_fshl, int_fshr]>,
      Printed<"printFunnel">,
      Expanded<"expandFunnel", "isOddWide">,
      Sized<[Steps<4>, WideSteps<16, 0>, EachLimb<4, 0>]>;

//===----------------------------------------------------------------------===//
// Arithmetic that reports overflow
//===----------------------------------------------------------------------===//

def : Generic<[int_sadd_with_overflow, int_ssub_with_overflow,
               int_uadd_with_overflow, int_usub_with_overflow]>,
      Printed<"printOverflow">,
      Expanded<"expandOverflow", "hasNoOverflowPrinter">,
      Verified<OverflowWidth>,
      Sized<[Steps<4>]>;
def : Generic<[int_smul_with_overflow, int_umul_with_overflow]>,
      Printed<"printOverflow">,
      Expanded<"expandOverflow", "hasNoOverflowPrinter">,
      Verified<OverflowWidth>,
      Sized<[Steps<4>, EachLimbOfTwice<1, 0>]>;

//===----------------------------------------------------------------------===//
// Mathematics
//===----------------------------------------------------------------------===//

def : Generic<[int_canonicalize]>, Printed<"printCanonicalize">;
def : Generic<[int_ceil]>, Printed<"printRound">, RoundsAs<"cvt.rpi">;
def : Generic<[int_copysign]>, Printed<"printCopySign">;
def : Generic<[int_cos]>,
      Printed<"printApproximate">,
      Libdevice<"__nv_cos">,
      Approximated<"cos.approx.f32", "WithFlag">,
      Verified<Library>;
def : Generic<[int_exp]>,
      Printed<"printApproximate">,
      Libdevice<"__nv_exp">,
      Approximated<"ex2.approx.f32", "Always", Log2OfE>,
      Verified<Library>;
def : Generic<[int_exp10]>,
      Printed<"printApproximate">,
      Libdevice<"__nv_exp10">,
      Approximated<"ex2.approx.f32", "Always", Log2Of10>;
def : Generic<[int_exp2]>,
      Printed<"printApproximate">,
      Libdevice<"__nv_exp2">,
      Approximated<"ex2.approx.f32", "Always">,
      Verified<Selected>;
def : Generic<[int_fabs]>, Printed<"printFAbs">, Verified<Selected>;
def : Generic<[int_floor]>, Printed<"printRound">, RoundsAs<"cvt.rmi">;
def : Generic<[int_fma, int_fmuladd]>, Printed<"printFma">;
def : Generic<[int_llrint, int_llround, int_lrint, int_lround]>,
      Printed<"printToInteger">,
      Sized<[Steps<4>]>;
def : Generic<[int_log]>,
      Printed<"printApproximate">,
      Libdevice<"__nv_log">,
      Approximated<"lg2.approx.f32", "Always", 0, LogOf2>,
      Verified<Library>;
def : Generic<[int_log10]>,
      Printed<"printApproximate">,
      Libdevice<"__nv_log10">,
      Approximated<"lg2.approx.f32", "Always", 0, Log10Of2>,
      Verified<Library>;
def : Generic<[int_log2]>,
      Printed<"printApproximate">,
      Libdevice<"__nv_log2">,
      Approximated<"lg2.approx.f32", "Always">,
      Verified<Library>;
def : Generic<[int_maximum]>, Printed<"printMaximum">;
def : Generic<[int_maximumnum]>,
      Printed<"printMaximumNum">;
def : Generic<[int_maxnum]>, Printed<"printMaxNum">;
def : Generic<[int_minimum]>, Printed<"printMinimum">;
def : Generic<[int_minimumnum]>,
      Printed<"printMinimumNum">;
def : Generic<[int_minnum]>, Printed<"printMinNum">;
def : Generic<[int_nearbyint, int_rint]>,
      Printed<"printRound">, RoundsAs<"cvt.rni">,
      Verified<Selected>;
def : Generic<[int_pow]>,
      Printed<"printPow">,
      Libdevice<"__nv_pow">,
      Approximated<"lg2.approx.f32", "Never">,
      Verified<Library>;
def : Generic<[int_round]>,
      Printed<"printRoundAway">,
      Verified<Selected>,
      Sized<[Steps<4>]>;
def : Generic<[int_roundeven]>, Printed<"printRound">, RoundsAs<"cvt.rni">;
def : Generic<[int_sin]>,
      Printed<"printApproximate">,
      Libdevice<"__nv_sin">,
      Approximated<"sin.approx.f32", "WithFlag">,
      Verified<Library>;
def : Generic<[int_sqrt]>, Printed<"printSqrt">;
let Flushing = "tanh.approx.f32" in // which has no such form
def : Generic<[int_tanh]>,
      Printed<"printApproximate">,
      Libdevice<"__nv_tanh">,
      Approximated<"tanh.approx.f32", "Always">;
def : Generic<[int_trunc]>,
      Printed<"printRound">, RoundsAs<"cvt.rzi">,
      Verified<Selected>;

//===----------------------------------------------------------------------===//
// Classes and conversions of floating-point numbers
//===----------------------------------------------------------------------===//

def : Generic<[int_convert_from_fp16]>,
      Printed<"printFromFP16">,
      Shaped<[Single<Result>]>;
def : Generic<[int_convert_to_fp16]>,
      Printed<"printToFP16">,
      Shaped<[Single<0>]>;
def : Generic<[int_fptosi_sat, int_fptoui_sat]>,
      Printed<"printSaturatingConversion">,
      Expanded<"expandSaturatingToWide", "isSaturatingToWide">,
      Shaped<[SameLanes<Result, 0>]>,
      Sized<[Steps<4>, WideSteps<16, Result>, EachLimb<2, Result>,
             WideLaneByLane<Result>]>;
def : Generic<[int_is_fpclass]>,
      Printed<"printIsClass">,
      Sized<[Steps<8>]>;

//===----------------------------------------------------------------------===//
// Functions of libdevice
//===----------------------------------------------------------------------===//

def : Generic<[int_acos]>, Libdevice<"__nv_acos">;
def : Generic<[int_asin]>, Libdevice<"__nv_asin">;
def : Generic<[int_atan]>, Libdevice<"__nv_atan">;
def : Generic<[int_atan2]>, Libdevice<"__nv_atan2">;
def : Generic<[int_cosh]>, Libdevice<"__nv_cosh">;
def : Generic<[int_sincospi]>, Libdevice<"__nv_sinpi", "__nv_cospi">;
def : Generic<[int_sinh]>, Libdevice<"__nv_sinh">;
def : Generic<[int_tan]>, Libdevice<"__nv_tan">;

//===----------------------------------------------------------------------===//
// Masked accesses, pointers, the stack
//===----------------------------------------------------------------------===//

def : Generic<[int_masked_gather, int_masked_load]>,
      Printed<"printMaskedLoad">,
      LeftTo<ScalarizeMaskedMemIntrin, "needsScalarizer">,
      Sized<[Steps<4>, EachSplitLane<1>]>;
def : Generic<[int_masked_scatter, int_masked_store]>,
      Printed<"printMaskedStore">,
      LeftTo<ScalarizeMaskedMemIntrin, "needsScalarizer">,
      Sized<[Steps<8>]>;
def : Generic<[int_prefetch]>,
      Printed<"printPrefetch">,
      Verified<Selected>;
def : Generic<[int_ptrmask]>, Printed<"printPtrMask">;
def : Generic<[int_stackrestore]>,
      Printed<"printStackRestore">,
      Verified<StackRestore>;
def : Generic<[int_stacksave]>,
      Printed<"printStackSave">,
      Verified<StackSave>;

//===----------------------------------------------------------------------===//
// Copies and fills
//===----------------------------------------------------------------------===//

def : Generic<[int_memcpy, int_memmove]>,
      Printed<"printStraightCopy">,
      Verified<ConstantCopy>,
      Shaped<[Single<2>]>;
def : Generic<[int_memcpy_element_unordered_atomic, int_memcpy_inline,
               int_memmove_element_unordered_atomic,
               int_memset_element_unordered_atomic, int_memset_inline]>,
      Printed<"printStraightCopy">,
      Shaped<[Single<2>]>;
def : Generic<[int_memset]>,
      Printed<"printStraightCopy">,
      Verified<ConstantSet>,
      Shaped<[Single<2>]>;

//===----------------------------------------------------------------------===//
// Reductions of vectors
//===----------------------------------------------------------------------===//

def : Generic<[int_vector_reduce_add, int_vector_reduce_and,
               int_vector_reduce_or, int_vector_reduce_smax, int_vector_reduce_smin,
               int_vector_reduce_umax, int_vector_reduce_umin,
               int_vector_reduce_xor]>,
      Printed<"printIntegerReduction">,
      Expanded<"expandWideReduction", "isWide">;
def : Generic<[int_vector_reduce_mul]>,
      Printed<"printIntegerReduction">,
      Expanded<"expandWideReduction", "isWide">,
      Sized<[EachLimb<1, 0>]>;
def : Generic<[int_vector_reduce_fadd]>, Printed<"printSumReduction">;
def : Generic<[int_vector_reduce_fmax]>,
      Printed<"printMaxNumReduction">;
def : Generic<[int_vector_reduce_fmaximum]>,
      Printed<"printMaximumReduction">;
def : Generic<[int_vector_reduce_fmin]>,
      Printed<"printMinNumReduction">;
def : Generic<[int_vector_reduce_fminimum]>,
      Printed<"printMinimumReduction">;
def : Generic<[int_vector_reduce_fmul]>, Printed<"printProductReduction">;

//===----------------------------------------------------------------------===//
// The order of lanes
//===----------------------------------------------------------------------===//

def : Generic<[int_clmul]>,
      Expanded<"expandCarrylessProduct">,
      Sized<[EachBit<3, 0>]>;
def : Generic<[int_experimental_cttz_elts]>,
      Expanded<"expandCttzElts">,
      Shaped<[Single<Result>, IntegerLanes<0>]>,
      Sized<[Steps<4>, EachLimb<1, Result>]>;
def : Generic<[int_get_active_lane_mask]>,
      Expanded<"expandActiveLaneMask">,
      Shaped<[Single<0>, BooleanLanes<Result>]>,
      Sized<[Steps<8>, EachLimb<4, 0>]>;
def : Generic<[int_stepvector]>, Expanded<"expandStepVector">;
def : Generic<[int_vector_deinterleave2, int_vector_deinterleave3,
               int_vector_deinterleave4, int_vector_deinterleave5,
               int_vector_deinterleave6, int_vector_deinterleave7,
               int_vector_deinterleave8]>,
      Expanded<"expandDeinterleave">;
def : Generic<[int_vector_extract]>, Expanded<"expandExtract">;
def : Generic<[int_vector_insert]>,
      Expanded<"expandInsert">,
      Sized<[LaneByLane]>;
def : Generic<[int_vector_interleave2, int_vector_interleave3,
               int_vector_interleave4, int_vector_interleave5,
               int_vector_interleave6, int_vector_interleave7,
               int_vector_interleave8]>,
      Expanded<"expandInterleave">,
      Sized<[LaneByLane]>;
def : Generic<[int_vector_partial_reduce_add, int_vector_partial_reduce_fadd]>,
      Expanded<"expandPartialReduction">;
def : Generic<[int_vector_reverse]>, Expanded<"expandReverse">;
def : Generic<[int_vector_splice_left, int_vector_splice_right]>,
      Expanded<"expandSplice">;

//===----------------------------------------------------------------------===//
// Floating-point operations with a rounding mode
//===----------------------------------------------------------------------===//

def : Generic<[int_experimental_constrained_acos]>,
      Expanded<"expandConstrained">,
      ConstrainedForm<int_acos>,
      OtherRounding;
def : Generic<[int_experimental_constrained_asin]>,
      Expanded<"expandConstrained">,
      ConstrainedForm<int_asin>,
      OtherRounding;
def : Generic<[int_experimental_constrained_atan]>,
      Expanded<"expandConstrained">,
      ConstrainedForm<int_atan>,
      OtherRounding;
def : Generic<[int_experimental_constrained_atan2]>,
      Expanded<"expandConstrained">,
      ConstrainedForm<int_atan2>,
      OtherRounding;
def : Generic<[int_experimental_constrained_ceil,
               int_experimental_constrained_fadd,
               int_experimental_constrained_fcmp,
               int_experimental_constrained_fcmps,
               int_experimental_constrained_fdiv,
               int_experimental_constrained_floor,
               int_experimental_constrained_fma,
               int_experimental_constrained_fmul,
               int_experimental_constrained_fmuladd,
               int_experimental_constrained_fpext,
               int_experimental_constrained_fptrunc,
               int_experimental_constrained_fsub,
               int_experimental_constrained_llrint,
               int_experimental_constrained_llround,
               int_experimental_constrained_lrint,
               int_experimental_constrained_lround,
               int_experimental_constrained_maximum,
               int_experimental_constrained_maxnum,
               int_experimental_constrained_minimum,
               int_experimental_constrained_minnum,
               int_experimental_constrained_nearbyint,
               int_experimental_constrained_rint,
               int_experimental_constrained_round,
               int_experimental_constrained_roundeven,
               int_experimental_constrained_sqrt,
               int_experimental_constrained_trunc]>,
      Expanded<"expandConstrained">,
      OtherRounding,
      Sized<[Steps<4>, LaneByLane]>;
def : Generic<[int_experimental_constrained_fptosi,
               int_experimental_constrained_fptoui]>,
      Expanded<"expandConstrained">,
      OtherRounding,
      Sized<[Steps<4>, WideSteps<16, Result>, EachLimb<2, Result>,
             WideLaneByLane<Result>]>;
def : Generic<[int_experimental_constrained_frem]>,
      Expanded<"expandConstrained">,
      OtherRounding,
      Sized<[Steps<8>, LaneByLane]>;
def : Generic<[int_experimental_constrained_powi]>,
      Expanded<"expandConstrained">,
      OtherRounding,
      Sized<[EachBit<1, 1>, LaneByLane]>;
def : Generic<[int_experimental_constrained_sitofp,
               int_experimental_constrained_uitofp]>,
      Expanded<"expandConstrained">,
      OtherRounding,
      Sized<[Steps<4>, WideSteps<16, 0>, EachLimb<2, 0>,
             WideLaneByLane<0>]>;
def : Generic<[int_experimental_constrained_cos]>,
      Expanded<"expandConstrained">,
      ConstrainedForm<int_cos>,
      OtherRounding;
def : Generic<[int_experimental_constrained_cosh]>,
      Expanded<"expandConstrained">,
      ConstrainedForm<int_cosh>,
      OtherRounding;
def : Generic<[int_experimental_constrained_exp]>,
      Expanded<"expandConstrained">,
      ConstrainedForm<int_exp>,
      OtherRounding;
def : Generic<[int_experimental_constrained_exp2]>,
      Expanded<"expandConstrained">,
      ConstrainedForm<int_exp2>,
      OtherRounding;
def : Generic<[int_experimental_constrained_ldexp]>,
      Expanded<"expandConstrained">,
      Shaped<[SameLanes<1, 0>]>,
      OtherRounding,
      Sized<[Steps<12>, LaneByLane]>;
def : Generic<[int_experimental_constrained_log]>,
      Expanded<"expandConstrained">,
      ConstrainedForm<int_log>,
      OtherRounding;
def : Generic<[int_experimental_constrained_log10]>,
      Expanded<"expandConstrained">,
      ConstrainedForm<int_log10>,
      OtherRounding;
def : Generic<[int_experimental_constrained_log2]>,
      Expanded<"expandConstrained">,
      ConstrainedForm<int_log2>,
      OtherRounding;
def : Generic<[int_experimental_constrained_pow]>,
      Expanded<"expandConstrained">,
      ConstrainedForm<int_pow>,
      OtherRounding;
def : Generic<[int_experimental_constrained_sin]>,
      Expanded<"expandConstrained">,
      ConstrainedForm<int_sin>,
      OtherRounding;
def : Generic<[int_experimental_constrained_sinh]>,
      Expanded<"expandConstrained">,
      ConstrainedForm<int_sinh>,
      OtherRounding;
def : Generic<[int_experimental_constrained_tan]>,
      Expanded<"expandConstrained">,
      ConstrainedForm<int_tan>,
      OtherRounding;
def : Generic<[int_experimental_constrained_tanh]>,
      Expanded<"expandConstrained">,
      ConstrainedForm<int_tanh>,
      OtherRounding;
def : Generic<[int_fptrunc_round]>,
      Printed<"printTruncRound">,
      Expanded<"expandTruncRound", "isNotDirectedToHalf">,
      OtherRounding,
      Sized<[Steps<4>, LaneByLane]>;
def : Generic<[int_get_rounding]>, Expanded<"expandGetRounding">;

//===----------------------------------------------------------------------===//
// Lanes that a mask selects
//===----------------------------------------------------------------------===//

def : Generic<[int_experimental_get_vector_length]>,
      Expanded<"expandVectorLength">,
      Shaped<[Single<0>]>;
def : Generic<[int_experimental_vector_compress]>,
      Expanded<"expandCompress">,
      Sized<[EachLane<1>]>;
def : Generic<[int_experimental_vector_extract_last_active]>,
      Expanded<"expandLastActive">,
      Sized<[Steps<4>]>;
def : Generic<[int_experimental_vector_match]>,
      Expanded<"expandMatch">,
      Sized<[EachLane<1>]>;
def : Generic<[int_loop_dependence_raw_mask, int_loop_dependence_war_mask]>,
      Expanded<"expandDependenceMask">,
      Shaped<[BooleanLanes<Result>]>,
      Sized<[Steps<4>, LaneByLane]>;

//===----------------------------------------------------------------------===//
// Relative loads and patterns
//===----------------------------------------------------------------------===//

def : Generic<[int_experimental_memset_pattern]>,
      Expanded<"expandMemsetPattern">,
      Shaped<[Single<2>]>;
def : Generic<[int_load_relative]>,
      Expanded<"expandLoadRelative">,
      Shaped<[Single<1>]>;

//===----------------------------------------------------------------------===//
// Masked accesses that are split
//===----------------------------------------------------------------------===//

def : Generic<[int_experimental_vector_histogram_add,
               int_experimental_vector_histogram_uadd_sat,
               int_experimental_vector_histogram_umax,
               int_experimental_vector_histogram_umin]>,
      Expanded<"expandHistogram">,
      Shaped<[Single<1>, PointerLanes<0>]>,
      Sized<[Steps<8>, EachLimb<32, 1>]>;
def : Generic<[int_masked_compressstore]>,
      Expanded<"expandMaskedCompressStore">,
      Sized<[Steps<16>, LaneByLane]>;
def : Generic<[int_masked_expandload]>,
      Expanded<"expandMaskedExpandLoad">,
      Sized<[Steps<16>, EachSplitLane<1>, LaneByLane]>;

//===----------------------------------------------------------------------===//
// Predicated vectors
//===----------------------------------------------------------------------===//

def : Generic<[int_experimental_vp_reverse]>,
      Expanded<"expandPredicatedReverse">,
      Sized<[EachLane<0>]>;
def : Generic<[int_experimental_vp_splice]>,
      Expanded<"expandPredicatedSplice">,
      Sized<[EachLane<0>]>;
def : Generic<[int_experimental_vp_strided_load]>,
      Expanded<"expandStridedLoad">,
      Shaped<[Single<1>]>,
      Sized<[Steps<16>, EachSplitLane<Result>, LaneByLane]>;
def : Generic<[int_experimental_vp_strided_store]>,
      Expanded<"expandStridedStore">,
      Shaped<[Single<2>]>,
      Sized<[Steps<16>, LaneByLane]>;
def : Generic<[int_vp_abs, int_vp_add, int_vp_and, int_vp_bitreverse,
               int_vp_bswap, int_vp_ctlz, int_vp_ctpop, int_vp_cttz, int_vp_or,
               int_vp_sadd_sat, int_vp_smax, int_vp_smin, int_vp_ssub_sat,
               int_vp_sub, int_vp_uadd_sat, int_vp_umax, int_vp_umin,
               int_vp_usub_sat, int_vp_xor]>,
      LeftTo<ExpandVectorPredication>,
      Shaped<[IntegerLanes<Result>]>,
      Sized<[Steps<4>]>;
def : Generic<[int_vp_ashr, int_vp_lshr, int_vp_mul, int_vp_shl]>,
      LeftTo<ExpandVectorPredication>,
      Shaped<[IntegerLanes<Result>]>,
      Sized<[Steps<4>, EachLimb<1, 0>]>;
def : Generic<[int_vp_fshl, int_vp_fshr]>,
      LeftTo<ExpandVectorPredication>,
      Shaped<[IntegerLanes<Result>]>,
      Sized<[Steps<4>, WideSteps<16, 0>, EachLimb<4, 0>]>;
def : Generic<[int_vp_sdiv, int_vp_srem, int_vp_udiv, int_vp_urem]>,
      LeftTo<ExpandVectorPredication>,
      Shaped<[IntegerLanes<Result>]>,
      Sized<[Steps<4>, WideSteps<24, 0>, EachLimb<3, 0>, WideLaneByLane<0>]>;
def : Generic<[int_vp_ceil, int_vp_copysign, int_vp_fabs, int_vp_fadd,
               int_vp_fdiv, int_vp_floor, int_vp_fma, int_vp_fmul,
               int_vp_fmuladd, int_vp_fneg, int_vp_fsub,
               int_vp_maximum, int_vp_maxnum, int_vp_minimum, int_vp_minnum,
               int_vp_nearbyint, int_vp_rint, int_vp_round, int_vp_roundeven,
               int_vp_roundtozero, int_vp_sqrt]>,
      LeftTo<ExpandVectorPredication>,
      Shaped<[FloatLanes<Result>]>,
      Sized<[Steps<4>]>;
def : Generic<[int_vp_frem]>,
      LeftTo<ExpandVectorPredication>,
      Shaped<[FloatLanes<Result>]>,
      Sized<[Steps<8>, LaneByLane]>;
def : Generic<[int_vp_cttz_elts]>,
      Expanded<"expandPredicatedCttzElts">,
      Shaped<[Single<Result>, IntegerLanes<0>]>,
      Sized<[Steps<8>, EachLimb<1, Result>]>;
def : Generic<[int_vp_fcmp, int_vp_is_fpclass]>,
      LeftTo<ExpandVectorPredication>,
      Shaped<[FloatLanes<0>]>,
      Sized<[Steps<8>]>;
def : Generic<[int_vp_fpext, int_vp_fptrunc, int_vp_inttoptr, int_vp_llrint,
               int_vp_lrint, int_vp_merge, int_vp_ptrtoint, int_vp_select,
               int_vp_sext, int_vp_trunc, int_vp_zext]>,
      LeftTo<ExpandVectorPredication>,
      Sized<[Steps<4>]>;
def : Generic<[int_vp_fptosi, int_vp_fptoui]>,
      LeftTo<ExpandVectorPredication>,
      Sized<[Steps<4>, WideSteps<16, Result>, EachLimb<2, Result>,
             WideLaneByLane<Result>]>;
def : Generic<[int_vp_sitofp, int_vp_uitofp]>,
      LeftTo<ExpandVectorPredication>,
      Sized<[Steps<4>, WideSteps<16, 0>, EachLimb<2, 0>,
             WideLaneByLane<0>]>;
def : Generic<[int_vp_gather, int_vp_load]>,
      LeftTo<ExpandVectorPredication>,
      Sized<[Steps<8>, EachSplitLane<1>]>;
def : Generic<[int_vp_scatter, int_vp_store]>,
      LeftTo<ExpandVectorPredication>,
      Sized<[Steps<12>]>;
def : Generic<[int_vp_icmp]>,
      LeftTo<ExpandVectorPredication>,
      Shaped<[ComparableLanes<0>]>,
      Sized<[Steps<4>]>;
def : Generic<[int_vp_load_ff]>,
      LeftTo<ExpandVectorPredication>,
      Refused<"a load that faults ends the kernel",
              "check the address first, and load with llvm.vp.load">;
def : Generic<[int_vp_reduce_add, int_vp_reduce_and, int_vp_reduce_or,
               int_vp_reduce_smax, int_vp_reduce_smin, int_vp_reduce_umax,
               int_vp_reduce_umin, int_vp_reduce_xor]>,
      LeftTo<ExpandVectorPredication>,
      Shaped<[IntegerLanes<1>]>,
      Sized<[Steps<8>]>;
def : Generic<[int_vp_reduce_mul]>,
      LeftTo<ExpandVectorPredication>,
      Shaped<[IntegerLanes<1>]>,
      Sized<[Steps<8>, EachLimb<1, 1>]>;
def : Generic<[int_vp_reduce_fadd, int_vp_reduce_fmax, int_vp_reduce_fmaximum,
               int_vp_reduce_fmin, int_vp_reduce_fminimum, int_vp_reduce_fmul]>,
      LeftTo<ExpandVectorPredication>,
      Shaped<[FloatLanes<1>]>,
      Sized<[Steps<8>]>;

//===----------------------------------------------------------------------===//
// Parts of floating-point numbers
//===----------------------------------------------------------------------===//

def : Generic<[int_frexp]>,
      Expanded<"expandFrexp">,
      Shaped<[SameLanes<Field1, Field0>]>,
      Sized<[Steps<10>]>;
def : Generic<[int_ldexp]>,
      Expanded<"expandLdexp">,
      Shaped<[SameLanes<1, 0>]>,
      Sized<[Steps<12>]>;
def : Generic<[int_modf]>,
      Expanded<"expandModf">,
      Sized<[Steps<4>]>;
def : Generic<[int_powi]>,
      Expanded<"expandPowi">,
      Verified<LibraryPower>,
      Shaped<[Single<1>]>,
      Sized<[EachBit<1, 1>, LaneByLane]>;
def : Generic<[int_sincos]>,
      Expanded<"expandSincos">,
      Libdevice<"__nv_sin", "__nv_cos">,
      Approximated<"sin.approx.f32", "WithFlag">;

//===----------------------------------------------------------------------===//
// Matrices
//===----------------------------------------------------------------------===//

def : Generic<[int_matrix_column_major_load]>,
      LeftTo<LowerMatrixIntrinsics>,
      Shaped<[Single<1>]>,
      OtherShape;
def : Generic<[int_matrix_column_major_store]>,
      LeftTo<LowerMatrixIntrinsics>,
      Shaped<[Single<2>]>,
      OtherShape;
def : Generic<[int_matrix_multiply]>,
      LeftTo<LowerMatrixIntrinsics>,
      OtherShape,
      Sized<[MatrixShape]>;
def : Generic<[int_matrix_transpose]>,
      LeftTo<LowerMatrixIntrinsics>,
      OtherShape,
      Sized<[LaneByLane]>;

//===----------------------------------------------------------------------===//
// Type tests
//===----------------------------------------------------------------------===//

def : Generic<[int_public_type_test, int_type_test]>,
      Expanded<"expandTypeTest">;

//===----------------------------------------------------------------------===//
// Fixed-point numbers
//===----------------------------------------------------------------------===//

def : Generic<[int_sdiv_fix, int_sdiv_fix_sat, int_udiv_fix, int_udiv_fix_sat]>,
      Expanded<"expandFixedPoint">,
      Sized<[Steps<8>, EachLimbOfTwice<16, 0>, LaneByLane]>;
def : Generic<[int_smul_fix, int_smul_fix_sat, int_umul_fix, int_umul_fix_sat]>,
      Expanded<"expandFixedPoint">,
      Sized<[Steps<8>, EachLimbOfTwice<1, 0>]>;

//===----------------------------------------------------------------------===//
// What GPUs do not have
//===----------------------------------------------------------------------===//

def : Generic<[int_addressofreturnaddress]>,
      Refused<"a GPU does not expose return addresses",
              "drop the call: where a function returns to is not an address">;
def : Generic<[int_adjust_trampoline, int_init_trampoline]>,
      Verified<OfHosts>,
      Refused<"PTX code cannot be written at run time",
              "pass what the trampoline would hold as an argument">;
def : Generic<[int_alloc_token_id, int_asan_check_memaccess,
               int_hwasan_check_memaccess,
               int_hwasan_check_memaccess_fixedshadow,
               int_hwasan_check_memaccess_shortgranules,
               int_hwasan_check_memaccess_shortgranules_fixedshadow]>,
      Refused<"sanitizer calls must be lowered before code generation",
              "compile device code without the sanitizer">;
def : Generic<[int_call_preallocated_arg, int_call_preallocated_setup,
               int_call_preallocated_teardown]>,
      Refused<"PTX does not let code place arguments",
              "pass the arguments by value">;
def : Generic<[int_callbr_landingpad]>,
      Refused<"inline assembly in PTX cannot jump to another block",
              "return a condition from the assembly and branch on it">;
def : Generic<[int_clear_cache]>,
      Refused<"PTX code cannot be written at run time",
              "pass what the trampoline would hold as an argument">;
def : Generic<[int_coro_align, int_coro_alloc, int_coro_alloca_alloc,
               int_coro_alloca_free, int_coro_alloca_get,
               int_coro_async_context_alloc, int_coro_async_context_dealloc,
               int_coro_async_resume, int_coro_async_size_replace,
               int_coro_await_suspend_bool, int_coro_await_suspend_handle,
               int_coro_await_suspend_void, int_coro_begin,
               int_coro_begin_custom_abi, int_coro_destroy, int_coro_done,
               int_coro_end, int_coro_end_async, int_coro_end_results,
               int_coro_frame, int_coro_free, int_coro_id, int_coro_id_async,
               int_coro_id_retcon, int_coro_id_retcon_once, int_coro_is_in_ramp,
               int_coro_noop, int_coro_prepare_async, int_coro_prepare_retcon,
               int_coro_promise, int_coro_resume, int_coro_save, int_coro_size,
               int_coro_subfn_addr, int_coro_suspend, int_coro_suspend_async,
               int_coro_suspend_retcon]>,
      Refused<"coroutines must be split before code generation",
              "split them first: opt -passes='coro-early,cgscc(coro-split),coro-cleanup'">;
def : Generic<[int_eh_dwarf_cfa, int_eh_exceptioncode, int_eh_exceptionpointer,
               int_eh_recoverfp, int_eh_return_i32, int_eh_return_i64,
               int_eh_sjlj_functioncontext, int_eh_sjlj_setup_dispatch,
               int_eh_unwind_init, int_seh_scope_begin, int_seh_scope_end,
               int_seh_try_begin, int_seh_try_end]>,
      Refused<"PTX has no exceptions",
              "compile without exceptions">;
def : Generic<[int_eh_sjlj_callsite, int_eh_sjlj_longjmp, int_eh_sjlj_lsda,
               int_eh_sjlj_setjmp, int_eh_typeid_for]>,
      Verified<OfHosts>,
      Refused<"PTX has no exceptions",
              "compile without exceptions">;
def : Generic<[int_experimental_deoptimize, int_experimental_guard]>,
      Refused<"PTX code cannot be replaced at run time",
              "lower it first: opt -passes=lower-guard-intrinsic">;
def : Generic<[int_experimental_gc_get_pointer_base,
               int_experimental_gc_get_pointer_offset,
               int_experimental_gc_relocate, int_experimental_gc_result,
               int_experimental_gc_statepoint, int_gcread, int_gcroot,
               int_gcwrite]>,
      Refused<"PTX has no garbage collector",
              "allocate with malloc, or in memory of the host's program">;
def : Generic<[int_experimental_patchpoint, int_experimental_patchpoint_void,
               int_experimental_stackmap, int_xray_customevent,
               int_xray_typedevent]>,
      Refused<"PTX code cannot be patched at run time",
              "drop the call, or read a variable in its place">;
def : Generic<[int_stackguard, int_stackprotector]>,
      Verified<OfHosts>,
      Refused<"PTX does not expose stack frames",
              "pass the address of an alloca instead">;
def : Generic<[int_get_dynamic_area_offset, int_localaddress, int_localescape,
               int_localrecover, int_sponentry, int_stackaddress]>,
      Refused<"PTX does not expose stack frames",
              "pass the address of an alloca instead">;
def : Generic<[int_get_fpenv, int_get_fpmode, int_reset_fpenv, int_reset_fpmode,
               int_set_fpenv, int_set_fpmode]>,
      Refused<"PTX has no floating-point environment",
              "drop the call: each instruction states its own rounding mode">;
def : Generic<[int_icall_branch_funnel, int_type_checked_load,
               int_type_checked_load_relative]>,
      Refused<"type tests need link-time optimization",
              "resolve them first: opt -passes=wholeprogramdevirt,lowertypetests">;
def : Generic<[int_instrprof_callsite, int_instrprof_cover,
               int_instrprof_increment, int_instrprof_increment_step,
               int_instrprof_mcdc_parameters,
               int_instrprof_mcdc_tvbitmap_update, int_instrprof_timestamp,
               int_instrprof_value_profile]>,
      Refused<"profiling must be lowered before code generation",
              "lower it first: opt -passes=instrprof, or compile device code without profiling">;
def : Generic<[int_loop_decrement, int_loop_decrement_reg,
               int_set_loop_iterations, int_start_loop_iterations,
               int_test_set_loop_iterations, int_test_start_loop_iterations]>,
      Refused<"PTX has no loop counter",
              "compare and branch: the loop counter is a value like any other">;
def : Generic<[int_objc_arc_annotation_bottomup_bbend,
               int_objc_arc_annotation_bottomup_bbstart,
               int_objc_arc_annotation_topdown_bbend,
               int_objc_arc_annotation_topdown_bbstart, int_objc_autorelease,
               int_objc_autoreleasePoolPop, int_objc_autoreleasePoolPush,
               int_objc_autoreleaseReturnValue,
               int_objc_claimAutoreleasedReturnValue,
               int_objc_clang_arc_noop_use, int_objc_clang_arc_use,
               int_objc_copyWeak, int_objc_destroyWeak, int_objc_initWeak,
               int_objc_loadWeak, int_objc_loadWeakRetained, int_objc_moveWeak,
               int_objc_release, int_objc_retain, int_objc_retainAutorelease,
               int_objc_retainAutoreleaseReturnValue,
               int_objc_retainAutoreleasedReturnValue, int_objc_retainBlock,
               int_objc_retain_autorelease, int_objc_retainedObject,
               int_objc_storeStrong, int_objc_storeWeak, int_objc_sync_enter,
               int_objc_sync_exit, int_objc_unretainedObject,
               int_objc_unretainedPointer,
               int_objc_unsafeClaimAutoreleasedReturnValue]>,
      Refused<"there is no Objective-C on a GPU",
              "drop the call">;
def : Generic<[int_pcmarker]>,
      Verified<Selected>,
      Refused<"PTX has no program counter markers",
              "drop the call">;
def : Generic<[int_preserve_array_access_index,
               int_preserve_struct_access_index,
               int_preserve_union_access_index]>,
      Refused<"only BPF relocates such accesses",
              "compute the address with getelementptr">;
def : Generic<[int_protected_field_ptr, int_ptrauth_auth, int_ptrauth_blend,
               int_ptrauth_resign, int_ptrauth_sign, int_ptrauth_sign_generic,
               int_ptrauth_strip]>,
      Refused<"PTX has no signed pointers",
              "compile without pointer authentication">;
def : Generic<[int_read_register, int_read_volatile_register,
               int_write_register]>,
      Refused<"PTX registers are virtual",
              "read a special register by its intrinsic, llvm.nvvm.read.ptx.sreg.*">;
def : Generic<[int_reloc_none]>,
      Refused<"PTX has no explicit relocations",
              "drop the call">;
def : Generic<[int_set_rounding]>,
      Refused<"the rounding mode is part of each PTX instruction",
              "call the intrinsic with the rounding mode in its name, such as llvm.nvvm.add.rz.f">;
def : Generic<[int_swift_async_context_addr]>,
      Refused<"there is no Swift on a GPU",
              "drop the call">;
def : Generic<[int_thread_pointer, int_threadlocal_address]>,
      Refused<"PTX has no thread-local variables",
              "what each thread has of its own is an alloca; pass its address to who needs it">;
def : Generic<[int_vscale]>, Refused<"PTX has no scalable vectors",
              "use vectors of a fixed length">;
