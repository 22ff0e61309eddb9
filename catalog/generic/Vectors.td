//===- Vectors.td - Lanes, reductions and matrices ---------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

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

def : FlushOperands<[int_vector_reduce_fadd, int_vector_reduce_fmax,
                     int_vector_reduce_fmaximum, int_vector_reduce_fmin,
                     int_vector_reduce_fminimum, int_vector_reduce_fmul]>;

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
