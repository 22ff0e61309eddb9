//===- Memory.td - Accesses, pointers and the stack --------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

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
// Relative loads and patterns
//===----------------------------------------------------------------------===//

def : Generic<[int_experimental_memset_pattern]>,
      Expanded<"expandMemsetPattern">,
      Shaped<[Single<2>]>;
def : Generic<[int_load_relative]>,
      Expanded<"expandLoadRelative">,
      Shaped<[Single<1>]>;
