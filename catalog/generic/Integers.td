//===- Integers.td - Integers, bits and fixed-point --------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

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
// Fixed-point numbers
//===----------------------------------------------------------------------===//

def : Generic<[int_sdiv_fix, int_sdiv_fix_sat, int_udiv_fix, int_udiv_fix_sat]>,
      Expanded<"expandFixedPoint">,
      Sized<[Steps<8>, EachLimbOfTwice<16, 0>, LaneByLane]>;
def : Generic<[int_smul_fix, int_smul_fix_sat, int_umul_fix, int_umul_fix_sat]>,
      Expanded<"expandFixedPoint">,
      Sized<[Steps<8>, EachLimbOfTwice<1, 0>]>;
