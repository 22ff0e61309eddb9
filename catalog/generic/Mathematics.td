//===- Mathematics.td - Floating-point numbers -------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//===----------------------------------------------------------------------===//
// Mathematics
//===----------------------------------------------------------------------===//

def : Generic<[int_canonicalize]>, Printed<"printCanonicalize">;
def : Generic<[int_ceil]>, Printed<"printRound">, RoundsAs<"rpi">;
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
def : Generic<[int_floor]>, Printed<"printRound">, RoundsAs<"rmi">;
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
      Printed<"printRound">, RoundsAs<"rni">,
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
def : Generic<[int_roundeven]>, Printed<"printRound">, RoundsAs<"rni">;
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
      Printed<"printRound">, RoundsAs<"rzi">,
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
// Subnormal operands
//===----------------------------------------------------------------------===//

def : FlushOperands<[int_ceil, int_cos, int_exp2, int_floor, int_fma,
                     int_fmuladd, int_fptosi_sat, int_fptoui_sat, int_ldexp,
                     int_llrint, int_llround, int_log2, int_lrint, int_lround,
                     int_maximum, int_maximumnum, int_maxnum, int_minimum,
                     int_minimumnum, int_minnum, int_modf, int_nearbyint,
                     int_powi, int_rint, int_round, int_roundeven, int_sin,
                     int_sqrt, int_trunc]>;
