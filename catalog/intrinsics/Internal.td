//===- Internal.td - Intrinsics that only libNVVM knows ----*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names, signatures, fields and the order of the checks are what libNVVM 13.0
// was seen to accept and to reject.
//
//===----------------------------------------------------------------------===//

include "InternalIntrinsic.td"

def T : TypeVariable<"T">;
def S : TypeVariable<"S">;
def N : IntegerVariable<"N">;
def Fl : FloatVariable<"F">;
def V : VectorVariable<"V">;
def P : PointerVariable<"P", []>;

/// The word, operand 0, which is an immarg to libNVVM's newer reader.
class Word<string rule = "const-arg-op0", string name = "word"> {
  list<Constant> ret = [Constant<0, name, rule>];
}

include "intrinsics/InternalConvert.td"
include "intrinsics/InternalAtomic.td"
include "intrinsics/InternalMemory.td"
include "intrinsics/InternalTexture.td"
include "intrinsics/InternalMMA.td"
include "intrinsics/InternalOther.td"
include "intrinsics/InternalTensor.td"
include "intrinsics/OwnForms.td"
