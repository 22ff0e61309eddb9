//===- RoundingModes.td - Operations with a rounding mode --*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
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
