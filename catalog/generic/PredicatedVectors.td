//===- PredicatedVectors.td - Vectors with a mask ----------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
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
