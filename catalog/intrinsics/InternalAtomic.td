//===- InternalAtomic.td - Atomics of libNVVM --------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def WordOperation
    : Field<0, "opcode", 23, 16,
            [Value<0, "exch">, Value<1, "add">, Value<2, "2">, Value<3, "and">,
             Value<5, "or">, Value<6, "xor">, Value<7, "smax">,
             Value<8, "smin">, Value<9, "umax">, Value<10, "umin">,
             Value<11, "fadd">, Value<12, "inc">, Value<13, "dec">,
             Value<14, "CAS">, Value<15, "CAST">, Value<16, "CAST_SPIN">],
            "atomic-operation-value">;
defvar RMWOpcodes = [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13];

def WordScope
    : Field<0, "scope", 7, 4, Names<["gpu", "cta", "sys", "cluster"]>.ret,
            "atomic-scope-value"> {
  let Unmeasured = [3];
  let Gates = [Moved<[3], 90, "atomic-scope-value">];
}

/// The fields of an atomic's word, in the order of the checks; `first` are
/// those that depend on the operation, and `next` those behind the row's Check.
class AtomicWordFields<list<Field> first, list<Field> next = []> {
  list<Field> ret = !listconcat(first, [CheckHere], next, [
    Field<0, "ordering", 3, 0,
          Names<["none", "relaxed", "acquire", "release", "acq_rel", "seq_cst",
                 "6"]>.ret, "atomic-ordering-value">,
    WordScope,
    Field<0, "cache hint", 15, 12,
          Names<["none", "evict_first", "evict_last", "evict_unchanged",
                 "no_allocate", "5", "6"]>.ret, "atomic-cache-hint">,
    Undefined<WordOperation>,
    Reserved<0, 31, 27, "reserved-atomic">,
    Free<0, "cluster", 9, 9, Names<["no", "yes"]>.ret>,
    Free<0, "unassigned", 8, 8>,
    Free<0, "unassigned", 11, 10>,
    Free<0, "global ordering", 24, 24, Names<["no", "yes"]>.ret>,
    Free<0, "unassigned", 26, 25>
  ]);
}

defvar AtomicWord = [OwnConstant<0, "word", "const-arg-op0">];

let Category = "Atomic", Constants = AtomicWord, Check = "AtomicWord" in {
foreach Ty = [I16Ty, I32Ty, I64Ty, I128Ty] in
  def : Carrier<"atomic.cas." # Ty.IR, [Form<Ty, [I32Ty, P, Ty, Ty]>]> {
    let Fields = AtomicWordFields<[Must<WordOperation, [14],
                                        "atomic-cas-opcode">]>.ret;
    let Constants = [OwnConstant<0, "word", "atomic-cas-opcode">];
    let Example = [0xE0012];
  }
foreach Ty = [I32Ty, I64Ty] in
  def : Carrier<"atomic.rmw." # Ty.IR, [Form<Ty, [I32Ty, P, Ty]>]> {
    let Fields = AtomicWordFields<[OnlyFirst<WordOperation, RMWOpcodes,
                                             "atomic-rmw-opcode">]>.ret;
    let Example = [0x10011];
  }
foreach Float = [["f32", "F32Ty"], ["f64", "F64Ty"]] in
  def : Carrier<"atomic.rmw." # Float[0],
                [Form<!cast<InternalType>(Float[1]),
                      [I32Ty, P, !cast<InternalType>(Float[1])]>]> {
    let Fields = AtomicWordFields<[OnlyFirst<WordOperation, RMWOpcodes,
                                             "atomic-rmw-opcode">]>.ret;
    let Example = [0xB0011];
  }
def : Carrier<"atomic.rmw.i128", [Form<I128Ty, [I32Ty, P, I128Ty]>]> {
  let Constants = [OwnConstant<0, "word", "atomic-i128-opcode">];
  let Fields = AtomicWordFields<[OnlyFirst<WordOperation, RMWOpcodes,
                                           "atomic-rmw-opcode">],
                                [Must<WordOperation, [0],
                                      "atomic-i128-opcode">]>.ret;
}
foreach Vector = [["v2f32", "V2F32Ty"], ["v4f32", "V4F32Ty"]] in
  def : Carrier<"atomic.rmw." # Vector[0],
                [Form<!cast<InternalType>(Vector[1]),
                      [I32Ty, P, !cast<InternalType>(Vector[1])]>]> {
    let Fields = AtomicWordFields<[Must<WordOperation, [11],
                                        "atomic-vector-opcode">]>.ret;
    let Constants = [OwnConstant<0, "word", "atomic-vector-opcode">];
  }
def : Carrier<"atomic.rmw.f16x2", [Form<I32Ty, [I32Ty, P, I32Ty]>]> {
  let Fields = AtomicWordFields<[OnlyFirst<WordOperation, RMWOpcodes,
                                           "atomic-rmw-opcode">]>.ret;
}
}

let Category = "Atomic",
    Constants = [Constant<0, "word", "atomic-cast-opcode">],
    Fields = AtomicWordFields<
        [Must<WordOperation, [15, 16], "atomic-cast-opcode">]>.ret,
    NoPTX = "PTX has no atomic operation CAST or CAST_SPIN",
    Check = "AtomicCast" in {
def : Carrier<"atomic.cast", [Form<N, [I32Ty, P, N, N]>]>;
def : Carrier<"atomic.cast.with.boundscheck",
              [Form<N, [I32Ty, P, N, N, I64Ty, I64Ty]>]>;
}

let Category = "Atomic", OnNewReaderOnly = true, Example = [0x10C81] in {
defvar RedFields = [
  Free<0, "ordering", 3, 0,
       [Value<1, "relaxed">, Value<3, "release">]>,
  Free<0, "scope", 6, 4, Names<["gpu", "cta", "sys", "cluster"]>.ret>,
  Free<0, "space", 9, 7,
       Names<["generic", "global", "shared::cta", "shared::cluster"]>.ret>,
  Free<0, "operation", 14, 10,
       Names<["and", "or", "xor", "add", "inc", "dec", "min", "max"]>.ret>,
  Free<0, "type", 18, 15,
       Names<["b32", "b64", "u32", "u64", "s32", "s64", "f32", "f64", "f16",
              "f16x2", "bf16", "bf16x2"]>.ret>,
  Free<0, "unassigned", 31, 19>
];
def : Carrier<"red", [Form<VoidTy, [I32Ty, P, T]>]> { let Fields = RedFields; }
def : Carrier<"red.cachehint", [Form<VoidTy, [I32Ty, P, T, I64Ty]>]> {
  let Fields = RedFields;
}
}
