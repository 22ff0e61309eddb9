//===- AtomicGates.td - What atomics need ------------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Gates shared by the atomics of intrinsics, of inline assembly and of the
// emitter: those of scopes, and those of types that were added later.
//
//===----------------------------------------------------------------------===//

def AtomicScope : From<60, PTX50>;
def AtomicHalf : From<70, PTX63>;
def AtomicHalfPair : From<60, PTX62>;
def AtomicBFloat : From<90, PTX78>;
def AtomicCas16 : From<70, PTX63>;
