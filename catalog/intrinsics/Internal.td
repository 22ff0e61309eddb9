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

//===----------------------------------------------------------------------===//
// Conversions and arithmetic
//===----------------------------------------------------------------------===//

class Rounding<int high, int low>
    : Field<0, "rounding", high, low, Names<["rn", "rm", "rp", "rz"], 1>.ret,
            "rounding-cvt">;
class Subword<string name, int high, int low, string rule>
    : Field<0, name, high, low,
            Names<["whole", "low half", "high half"]>.ret, rule>;

let Category = "Conversion", Constants = Word<>.ret in {
def : Carrier<"cvt", [Form<T, [I32Ty, S]>]> {
  let Lowest = 72;
  let Older = "convert-gate-base";
  let Fields = [
    Rounding<4, 2>,
    Subword<"source subword", 9, 7, "subword-src">,
    Subword<"destination subword", 12, 10, "subword-dest">,
    Reserved<0, 31, 24, "reserved-cvt-mode">,
    Free<0, "unassigned", 1, 0>,
    Free<0, "unassigned", 5, 5>,
    Free<0, "unsigned destination", 6, 6, Names<["no", "yes"]>.ret>,
    Free<0, "unassigned", 23, 13>
  ];
}
def : Carrier<"cvt.packfloat", [Form<I32Ty, [I64Ty, I32Ty, I32Ty, I32Ty]>]> {
  let Lowest = 89;
  let Older = "convert-gate-ada";
  let Fields = [
    Field<0, "destination type", 3, 0,
          Names<["f16x2", "e4m3x2", "e5m2x2", "bf16x2", "e2m1x2", "e2m3x2",
                 "e3m2x2", "ue8m0x2", "9", "10", "11", "12"], 1>.ret,
          "convert-dst-type">,
    Field<0, "source type", 7, 4,
          Names<["f32", "f16x2", "e4m3x2", "e5m2x2", "bf16x2", "e2m1x2",
                 "e2m3x2", "e3m2x2", "ue8m0x2", "9", "10", "11", "12"]>.ret,
          "convert-src-type">,
    CheckHere,
    Free<0, "upper half", 8, 8, Names<["no", "yes"]>.ret>,
    Free<0, "relu", 9, 9, Names<["no", "yes"]>.ret>,
    Free<0, "rounding", 12, 10,
         Names<["none", "rn", "rm", "rp", "rz"]>.ret>,
    Free<0, "saturation", 16, 13, Names<["none", "satfinite"]>.ret>,
    Reserved<0, 63, 17, "reserved-cvt-mode">
  ];
  let Check = "PackedFloat";
}
}

defvar ArithmeticFields = [
  Rounding<2, 0>,
  Reserved<0, 31, 10, "reserved-flags">,
  Free<0, "saturate", 3, 3, Names<["no", "yes"]>.ret>,
  Free<0, "unassigned", 9, 4>
];

let Category = "Arithmetic", Constants = Word<>.ret,
    Fields = ArithmeticFields in {
foreach Name = ["add", "sub", "mul", "div"] in
  def : Carrier<Name, [Form<Fl, [I32Ty, Fl, Fl]>]>;
def : Carrier<"fma", [Form<Fl, [I32Ty, Fl, Fl, Fl]>]>;
foreach Name = ["rcp", "sqrt"] in
  def : Carrier<Name, [Form<Fl, [I32Ty, Fl]>]>;
}

//===----------------------------------------------------------------------===//
// Atomics
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
    let PTX = "atom.cas, with the order and scope of the word";
    let Fields = AtomicWordFields<[Must<WordOperation, [14],
                                        "atomic-cas-opcode">]>.ret;
    let Constants = [OwnConstant<0, "word", "atomic-cas-opcode">];
  }
foreach Ty = [I32Ty, I64Ty] in
  def : Carrier<"atomic.rmw." # Ty.IR, [Form<Ty, [I32Ty, P, Ty]>]> {
    let PTX = "atom or red, with the operation, order and scope of the word";
    let Fields = AtomicWordFields<[OnlyFirst<WordOperation, RMWOpcodes,
                                             "atomic-rmw-opcode">]>.ret;
  }
foreach Float = [["f32", "F32Ty"], ["f64", "F64Ty"]] in
  def : Carrier<"atomic.rmw." # Float[0],
                [Form<!cast<InternalType>(Float[1]),
                      [I32Ty, P, !cast<InternalType>(Float[1])]>]> {
    let PTX = "atom or red, with the operation, order and scope of the word";
    let Fields = AtomicWordFields<[OnlyFirst<WordOperation, RMWOpcodes,
                                             "atomic-rmw-opcode">]>.ret;
  }
def : Carrier<"atomic.rmw.i128", [Form<I128Ty, [I32Ty, P, I128Ty]>]> {
  let PTX = "atom.exch, with the order and scope of the word";
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
    Check = "AtomicCast" in {
def : Carrier<"atomic.cast", [Form<N, [I32Ty, P, N, N]>]>;
def : Carrier<"atomic.cast.with.boundscheck",
              [Form<N, [I32Ty, P, N, N, I64Ty, I64Ty]>]>;
}

let Category = "Atomic", OnNewReaderOnly = true in {
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

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

def TileP : PointerVariable<"P", [1, 3], "addrspace-arg0">;
def BarrierP : PointerVariable<"P", [3], "addrspace-async-barrier">;
def SavedP : PointerVariable<"P", [5], "addrspace-nvvm-stacksave",
                             "addrspace-nvvm-stacksave">;
def RestoredP : PointerVariable<"P", [5], "addrspace-nvvm-stackrestore",
                                "addrspace-nvvm-stackrestore">;
def Dst : PointerVariable<"D", []>;
def Src : PointerVariable<"S", []>;
def Bank : IntegerVariable<"B">;

def CacheType
    : Field<0, "cache", 3, 0, Names<["0", "1", "2", "3", "4"]>.ret,
            "misc-cache-type">;
def CacheOperation
    : Field<0, "operation", 7, 4,
            Names<["0", "1", "2", "3", "4", "5", "6", "7"]>.ret,
            "misc-cache-op">;

let Category = "Memory", Constants = Word<>.ret in {
let Fields = [CacheType, CacheOperation,
              Reserved<0, 31, 15, "reserved-cache">,
              Free<0, "unassigned", 14, 8>] in {
def : Carrier<"cctl", [Form<VoidTy, [I32Ty, P]>]>;
def : Carrier<"cctl.query", [Form<N, [I32Ty, P]>]>;
}
def : Carrier<"cache.control", [Form<VoidTy, [I32Ty]>]> {
  let Fields = [CacheType, Only<CacheOperation, [0], "misc-cache-op">,
                Reserved<0, 31, 15, "reserved-cache">,
                Free<0, "unassigned", 14, 8>];
}
def : Carrier<"load", [Form<T, [I32Ty, P]>]> {
  let Fields = [Reserved<0, 31, 20, "reserved-flags">,
                Free<0, "unassigned", 19, 0>];
}
def : Carrier<"store", [Form<VoidTy, [I32Ty, T, P]>]> {
  let Fields = [Reserved<0, 31, 20, "reserved-flags">,
                Field<0, "texture domain", 0, 0, [Value<0, "no">],
                      "misc-texture-domain">,
                Free<0, "unassigned", 19, 1>];
}
def : Carrier<"load.constant", [Form<T, [I32Ty, Bank, I32Ty]>]> {
  let Fields = [Reserved<0, 31, 4, "reserved-flags">,
                Field<0, "kind", 1, 0, Names<["bound", "bindless"]>.ret,
                      "constload-kind">,
                Free<0, "unassigned", 3, 2>];
  let Check = "ConstantLoad";
}
def : Carrier<"load.readonly.boundscheck",
              [Form<T, [I32Ty, P, I64Ty, I64Ty, T, I32Ty, I32Ty]>]> {
  let Fields = [Reserved<0, 31, 16, "reserved-bounds">,
                Field<0, "check", 2, 0, Names<["0", "1", "2"]>.ret,
                      "bounds-check-type">,
                Free<0, "unassigned", 15, 3>];
  let Check = "GlobalPointer";
}
}

let Category = "Memory", Constants = Word<"const-arg-flag", "flags">.ret in {
def : Carrier<"ld", [Form<T, [I64Ty, P, I64Ty]>]> {
  let Fields = [Free<0, "flags", 7, 0>,
                Free<0, "nc", 8, 8, Names<["no", "yes"]>.ret>,
                Free<0, "volatile", 9, 9, Names<["no", "yes"]>.ret>,
                Free<0, "cache hint", 10, 10, Names<["no", "yes"]>.ret>,
                Free<0, "flags", 19, 11>,
                Free<0, "COP2", 23, 20>,
                Free<0, "flags", 35, 24>,
                Free<0, "unified", 36, 36, Names<["no", "yes"]>.ret>,
                Free<0, "flags", 63, 37>];
  let Check = "Cop2";
}
def : Carrier<"st", [Form<VoidTy, [I64Ty, T, P, I64Ty]>]> {
  let Fields = [Free<0, "flags", 8, 0>,
                Free<0, "volatile", 9, 9, Names<["no", "yes"]>.ret>,
                Free<0, "cache hint", 10, 10, Names<["no", "yes"]>.ret>,
                Free<0, "flags", 63, 11>];
}
def : Carrier<"ld.with.boundscheck",
              [Form<T, [I64Ty, P, I64Ty, I64Ty, T, I32Ty]>]> {
  let Fields = [Free<0, "flags", 63, 0>];
}
def : Carrier<"st.with.boundscheck",
              [Form<VoidTy, [I64Ty, T, P, I64Ty, I64Ty, I32Ty]>]> {
  let Fields = [Free<0, "flags", 63, 0>];
}
}

let Category = "Memory" in {
foreach Shape = [["m8n8.f16", "I32Ty"], ["m16n8.f16", "V2I32Ty"],
                 ["m16n8.f32", "V4F32Ty"], ["m16n16.f16", "V4I32Ty"]] in {
  def : Carrier<"load.matrix." # Shape[0],
                [Form<!cast<InternalType>(Shape[1]), [TileP, I32Ty, I1Ty]>]> {
    let Constants = [Constant<2, "column major", "const-arg2">];
  }
  def : Carrier<"store.matrix." # Shape[0],
                [Form<VoidTy, [TileP, I32Ty, I1Ty,
                               !cast<InternalType>(Shape[1])]>]> {
    let Constants = [Constant<2, "column major", "const-arg2">];
  }
}

let Constants = [Constant<0, "word", "const-mode">,
                 Constant<3, "bytes", "const-byte-size">,
                 OwnConstant<4, "source size", "const-source-size">],
    Fields = [Reserved<0, 31, 1, "reserved-bits">,
              Free<0, "bypass", 0, 0, Names<["ca", "cg"]>.ret>],
    Check = "AsyncCopy" in {
def : Carrier<"memcpy.async",
              [Form<VoidTy, [I32Ty, Dst, Src, I32Ty, I32Ty]>]>;
def : Carrier<"memcpy.async.with.desc",
              [Form<VoidTy, [I32Ty, Dst, Src, I32Ty, I32Ty, I64Ty]>]>;
}
def : Carrier<"memcpy.async.wait", [Form<VoidTy, [I32Ty, I32Ty]>]> {
  let Constants = [Constant<0, "mode", "const-mode">,
                   Constant<1, "groups", "const-mode">];
  let Fields = [Reserved<0, 31, 4, "reserved-bits">,
                Field<0, "mode", 3, 0, Names<["all", "group", "defer"]>.ret,
                      "misc-wait-mode">];
}
def : Carrier<"memcpy.async.arrive", [Form<VoidTy, [BarrierP]>]>;
def : Carrier<"memcpy.async.arrive.noinc", [Form<VoidTy, [BarrierP]>]>;
def : Carrier<"stacksave", [Form<SavedP, []>]>;
def : Carrier<"stackrestore", [Form<VoidTy, [RestoredP]>]>;
}

//===----------------------------------------------------------------------===//
// Textures and surfaces
//===----------------------------------------------------------------------===//

defvar TextureDims = [Value<0, "0">, Value<1, "1">, Value<2, "2">,
                      Value<3, "3">, Value<4, "4">, Value<5, "5">,
                      Value<7, "7">, Value<8, "8">];
defvar AllDims = Names<["0", "1", "2", "3", "4", "5", "6", "7", "8"]>.ret;
defvar ThreeValues = Names<["0", "1", "2"]>.ret;

defvar TextureWord = [
  Field<0, "dimensionality", 3, 0, TextureDims, "texsurf-dimensionality">,
  Field<0, "LOD adjustment", 6, 4,
        [Value<0, "0">, Value<1, "1">, Value<2, "2">, Value<4, "4">,
         Value<5, "5">, Value<6, "6">], "texsurf-lod-adjust">,
  Field<0, "binding", 12, 10, ThreeValues, "texsurf-binding">,
  Reserved<0, 31, 21, "reserved-texsurf">,
  Free<0, "unassigned", 9, 7>,
  Free<0, "unassigned", 20, 13>
];
defvar QueryWord = [
  Field<0, "dimensionality", 3, 0, AllDims, "texsurf-dimensionality">,
  Field<0, "query", 7, 4, AllDims, "texsurf-query-value">,
  Field<0, "binding", 11, 9, ThreeValues, "texsurf-binding">,
  Reserved<0, 31, 13, "reserved-texsurf">,
  Free<0, "unassigned", 8, 8>,
  Free<0, "unassigned", 12, 12>
];
defvar SurfaceWord = [
  Field<0, "dimensionality", 3, 0, AllDims, "texsurf-dimensionality">,
  Field<0, "border", 5, 4, ThreeValues, "texsurf-border">,
  Field<0, "address mode", 8, 7, ThreeValues, "texsurf-address-mode">,
  Field<0, "second address mode", 22, 20, ThreeValues,
        "texsurf-address-mode">,
  Field<0, "scope", 34, 31, ThreeValues, "texsurf-scope">,
  Field<0, "semantic", 30, 27, Names<["0", "1", "2", "3", "4", "5", "6"]>.ret,
        "texsurf-semantic">,
  Field<0, "query", 39, 35,
        Names<["0", "1", "2", "3", "4", "5", "6", "7"]>.ret,
        "texsurf-query-mode">,
  Reserved<0, 63, 45, "reserved-texsurf">,
  Free<0, "unassigned", 6, 6>,
  Free<0, "unassigned", 19, 9>,
  Free<0, "unassigned", 26, 23>,
  Free<0, "unassigned", 44, 40>
];

defvar FloatCoords = [I32Ty, I64Ty, I64Ty, F32Ty, F32Ty, F32Ty];
defvar ThreeI32 = [I32Ty, I32Ty, I32Ty];
defvar EightI32 = !listconcat(ThreeI32, ThreeI32, [I32Ty, I32Ty]);
defvar SixF32 = [F32Ty, F32Ty, F32Ty, F32Ty, F32Ty, F32Ty];
defvar Fetch = !listconcat(FloatCoords, [I32Ty, F32Ty]);

class TextureForm<string name, list<InternalType> params>
    : Carrier<name, [Form<V, params>]> {
  let Constants = Word<>.ret;
  let Fields = TextureWord;
  let Check = "TexelVector";
}
class SurfaceForm<string name, InternalType result, list<InternalType> params>
    : Carrier<name, [Form<result, params>]> {
  let Constants = Word<>.ret;
  let Fields = SurfaceWord;
}

let Category = "Texture and surface" in {
def : TextureForm<"tex.fetch", Fetch>;
def : TextureForm<"tex.fetch.offset", !listconcat(Fetch, ThreeI32)>;
defvar Grad = !listconcat(FloatCoords, [I32Ty], SixF32);
def : TextureForm<"tex.fetch.grad", Grad>;
def : TextureForm<"tex.fetch.grad.offset", !listconcat(Grad, ThreeI32)>;
foreach Kind = ["proj", "compare"] in {
  def : TextureForm<"tex.fetch." # Kind, !listconcat(Fetch, [F32Ty])>;
  def : TextureForm<"tex.fetch." # Kind # ".grad",
                    !listconcat(Grad, [F32Ty])>;
}
def : TextureForm<"tex.fetch.proj.offset",
                  !listconcat(Fetch, [F32Ty], ThreeI32)>;
def : TextureForm<"tex.fetch.proj.compare",
                  !listconcat(Fetch, [F32Ty, F32Ty])>;
def : TextureForm<"tex.fetch.compare.offset",
                  !listconcat(Fetch, ThreeI32, [F32Ty])>;
defvar Gather = !listconcat(FloatCoords, [I32Ty, I32Ty]);
def : TextureForm<"tex.gather", Gather>;
def : TextureForm<"tex.gather.compare", !listconcat(Gather, [F32Ty])>;
def : TextureForm<"tex.gather.offset", !listconcat(Gather, ThreeI32)>;
def : TextureForm<"tex.gather.compare.offset",
                  !listconcat(Gather, ThreeI32, [F32Ty])>;
def : TextureForm<"tex.gather.offset.sampling", !listconcat(Gather, EightI32)>;
defvar Load = !listconcat([I32Ty, I64Ty, I64Ty], ThreeI32, ThreeI32);
def : TextureForm<"tex.load", Load>;
def : TextureForm<"tex.load.offset", !listconcat(Load, ThreeI32)>;
let Constants = Word<>.ret, Fields = TextureWord in {
def : Carrier<"tex.footprint",
              [Form<V4I32AndI1Ty, !listconcat(Fetch, [I32Ty])>]>;
def : Carrier<"tex.footprint.offset",
              [Form<V4I32AndI1Ty, !listconcat(Fetch, [I32Ty], ThreeI32)>]>;
def : Carrier<"tex.footprint.grad",
              [Form<V4I32AndI1Ty, !listconcat(Grad, [I32Ty])>]>;
}
let Constants = Word<>.ret in {
def : Carrier<"tex.query", [Form<I32Ty, [I32Ty, I64Ty, I32Ty]>]> {
  let Fields = QueryWord;
}
def : Carrier<"surface.query", [Form<I32Ty, [I32Ty, I64Ty, I32Ty]>]> {
  let Fields = QueryWord;
}
}
defvar SurfaceCoords = [I64Ty, I64Ty, I32Ty, I32Ty, I32Ty, I32Ty];
defvar BankCoords = !listconcat([I64Ty], ThreeI32, ThreeI32);
def : SurfaceForm<"surface.load", T, SurfaceCoords>;
def : SurfaceForm<"surface.store", VoidTy, !listconcat(SurfaceCoords, [T])>;
def : SurfaceForm<"surface.status", T, SurfaceCoords>;
def : SurfaceForm<"surface.load.cbank", T, BankCoords>;
def : SurfaceForm<"surface.store.cbank", VoidTy,
                  !listconcat(BankCoords, [T])>;
class Bindless<string name, list<Form> forms>
    : Carrier<name # ".bindless.offset", forms> {
  let Lowest = 120;
  let Older = "texsurf-bindless-gate";
  let Rejected = true;
}
defvar FourI32 = !listconcat([I32Ty], ThreeI32);
defvar BindlessCoords = !listconcat([I32Ty], FourI32, [F32Ty, F32Ty, F32Ty]);
def : Bindless<"tex.fetch",
               [Form<V, !listconcat(BindlessCoords, [I32Ty, F32Ty])>]>;
def : Bindless<"tex.gather",
               [Form<V, !listconcat(BindlessCoords, [I32Ty, I32Ty])>]>;
def : Bindless<"tex.load",
               [Form<V, !listconcat([I32Ty], FourI32, ThreeI32, ThreeI32)>]>;
foreach Name = ["tex.query", "surface.query"] in
  def : Bindless<Name, [Form<I32Ty, FourI32>]>;
def : Bindless<"surface.load",
               [Form<T, !listconcat([I64Ty, I32Ty, I32Ty], FourI32)>]>;
let Signature = "as declared: the handle as i32 operands" in
foreach Name = ["tex.footprint", "tex.fetch.offset", "surface.store",
                "surface.status"] in
  def : Bindless<Name, []>;
}

//===----------------------------------------------------------------------===//
// Matrix multiplication
//===----------------------------------------------------------------------===//

def C : TypeVariable<"C">;
def A : TypeVariable<"A">;
def B : TypeVariable<"B">;

defvar Elements = [Value<1, "b1">, Value<2, "u4">, Value<3, "s4">,
                   Value<4, "u8">, Value<5, "s8">, Value<6, "f16">,
                   Value<7, "bf16">, Value<8, "tf32">, Value<9, "f64">,
                   Value<12, "e4m3">, Value<13, "e5m2">];
defvar Shapes = [Value<0x1, "8x8x4">, Value<0x2, "8x8x16">,
                 Value<0x3, "8x8x32">, Value<0x4, "8x8x64">,
                 Value<0x5, "8x8x128">, Value<0x6, "8x32x16">,
                 Value<0x10, "16x8x4">, Value<0x11, "16x8x8">,
                 Value<0x12, "16x8x16">, Value<0x13, "16x8x32">,
                 Value<0x14, "16x8x64">, Value<0x15, "16x8x128">,
                 Value<0x16, "16x8x256">, Value<0x17, "16x16x16">,
                 Value<0x18, "32x8x16">, Value<0x19, "16x16x8">];

let Category = "Matrix", Constants = Word<"const-arg-arg0">.ret in {
def : Carrier<"mma", [Form<C, [I64Ty, A, B, C]>]> {
  let Fields = [
    Reserved<0, 31, 30, "reserved-mma-word">,
    Reserved<0, 63, 54, "reserved-mma-word">,
    Field<0, "MNK", 39, 32, Shapes, "mma-mnk">,
    Field<0, "A type", 15, 8, Elements, "mma-a-type">,
    CheckHere,
    Free<0, "rounding", 2, 0,
         Names<["none", "rn", "rm", "rp", "rz"]>.ret>,
    Free<0, "unassigned", 3, 3>,
    Free<0, "operation", 7, 4,
         Names<["mma", "xor.popc", "and.popc"]>.ret>,
    Free<0, "B type", 23, 16, Elements>,
    Free<0, "unassigned", 29, 24>,
    Free<0, "accumulators", 47, 40, [Value<6, "f16">]>,
    Free<0, "unassigned", 53, 48>
  ];
  let Check = "MMAWord";
}
def : Carrier<"mma.sparse", [Form<C, [I64Ty, I32Ty, I32Ty, A, B, C]>]>;
def : Carrier<"mma.blockscale",
              [Form<C, [I64Ty, I32Ty, I16Ty, I16Ty, I32Ty, I16Ty, I16Ty, A, B,
                        C]>]>;
}

//===----------------------------------------------------------------------===//
// Warps and control
//===----------------------------------------------------------------------===//

let Category = "Warp" in {
def : Carrier<"syncwarp", [Form<VoidTy, [I32Ty, I32Ty]>]> {
  let Constants = [Constant<0, "mode", "const-syncwarp-mode">];
  let Fields = [Bounded<0, "mode", 31, 0, 0, 0, "misc-syncwarp-mode">];
}
defvar Redux = [
  Reserved<0, 31, 4, "reserved-bits">,
  Field<0, "subop", 3, 1,
        Names<["add", "min", "max", "and", "or", "xor"]>.ret, "misc-subop">,
  Free<0, "signed", 0, 0, Names<["no", "yes"]>.ret>
];
let Constants = [Constant<0, "word", "const-mode">], Fields = Redux in {
def : Carrier<"redux", [Form<I32Ty, [I32Ty, I32Ty]>]>;
def : Carrier<"redux.sync", [Form<I32Ty, [I32Ty, I32Ty, I32Ty]>]>;
}
def : Carrier<"set.active.mask", [Form<VoidTy, [I32Ty]>]> {
  let Constants = [Constant<0, "mask", "const-active-mask">];
  let Fields = [Bounded<0, "mask", 31, 0, 0xFFFFFFFF, 0xFFFFFFFF,
                      "misc-active-mask">];
}
}

let Category = "Warp" in {
def : Carrier<"match.any", [Form<I32Ty, [N]>]>;
def : Carrier<"match.all", [Form<I32AndI1Ty, [N]>]>;
def : Carrier<"vote", [Form<I32AndI1Ty, [I32Ty, I1Ty]>]>;
def : Carrier<"vote.sync", [Form<I32AndI1Ty, [I32Ty, I32Ty, I1Ty]>]>;
def : Carrier<"vote.only", [Form<I1Ty, [I32Ty, I1Ty]>]> {
  let Fields = [Free<0, "mode", 31, 0, Names<["all", "any", "uni"]>.ret>];
}
}

//===----------------------------------------------------------------------===//
// Barriers and fences
//===----------------------------------------------------------------------===//

let Category = "Synchronization" in {
def : Carrier<"membar", [Form<VoidTy, [I32Ty]>]> {
  let Fields = [Free<0, "fence", 31, 0,
                     [Value<0, "gpu">, Value<1, "cta">, Value<2, "sys">,
                      Value<4, "fence.sc.cluster">]>];
}
def : Carrier<"fence.opcode", [Form<VoidTy, [I32Ty]>]> {
  let Constants = Word<>.ret;
  let Fields = [Free<0, "fence", 31, 0, [Value<0, "mbarrier_init">]>];
}
def : Carrier<"fence.proxy", [Form<VoidTy, [I32Ty]>]> {
  let Fields = [Free<0, "proxy", 31, 0,
                     Names<["async", "async.global", "async.shared::cta",
                            "async.shared::cluster", "alias"]>.ret>];
}
def : Carrier<"barrier", [Form<VoidTy, [I32Ty, I32Ty, I32Ty]>]> {
  let Constants = Word<>.ret;
  let Fields = [Free<0, "operation", 31, 0,
                     Names<["bar.sync", "bar.arrive", "bar.red"]>.ret>];
}
def : Carrier<"barrier.cta.sync", [Form<VoidTy, [I32Ty, I32Ty]>]> {
  let Fields = [Free<0, "aligned", 0, 0, Names<["no", "yes"]>.ret>,
                Free<0, "unassigned", 31, 1>];
}
foreach Parity = [0, 1] in {
  defvar Wait = !if(Parity, "mbarrier.wait.parity", "mbarrier.wait");
  defvar Phase = !if(Parity, I32Ty, I64Ty);
  let Fields = [Free<0, "scope", 0, 0, Names<["cta", "cluster"]>.ret>,
                Free<0, "unassigned", 3, 1>,
                Free<0, "try", 4, 4, Names<["test_wait", "try_wait"]>.ret>,
                Free<0, "unassigned", 31, 5>] in {
  def : Carrier<Wait, [Form<I1Ty, [I32Ty, GenericPtr, Phase]>]>;
  def : Carrier<Wait # ".shared", [Form<I1Ty, [I32Ty, SharedPtr, Phase]>]>;
  }
}
}

//===----------------------------------------------------------------------===//
// Bits and special registers
//===----------------------------------------------------------------------===//

let Category = "Integer" in {
def : Carrier<"shf", [Form<N, [I32Ty, N, N, N]>]> {
  let Fields = [Free<0, "mode", 1, 0,
                     Names<["l.clamp", "r.clamp", "l.wrap", "r.wrap"]>.ret>,
                Free<0, "unassigned", 31, 2>];
}
def : Carrier<"lop3.i32", [Form<I32Ty, [I32Ty, I32Ty, I32Ty, I8Ty]>]> {
  let Constants = [Constant<3, "table", "const-arg-lop3">];
}
def : Carrier<"read.sreg", [Form<T, [I32Ty]>]>;
}

let Category = "Convergent branch", Check = "Convergent" in {
def : Carrier<"branch.if.all.convergent",
              [Form<I1Ty, []>, Form<I1Ty, [I1Ty]>]> {
  let ID = 0x205A;
  let Lowest = 70;
  let Older = "convergent-all-pre-volta";
}
def : Carrier<"branch.if.convergent",
              [Form<I1Ty, [I32Ty]>, Form<I1Ty, [I1Ty]>]> {
  let ID = 0x205B;
  let Lowest = 80;
  let Older = "convergent-pre-ampere";
}
}

// Matrix products under their old names, which LLVM no longer has.
foreach Shape = ["m16n16k16", "m32n8k16", "m8n32k16"] in
  foreach Result = ["f16", "f32"] in
    foreach Addend = ["f16", "f32"] in
      def : Carrier<"hmma." # Shape # ".mma." # Result # "." # Addend, []> {
        let Category = "Saturation";
        let Signature = "D (i32 rowcol, i32 satf, A, B, C)";
        let Constants = [Constant<1, "satf", "satf-hmma">];
        let Fields = [Bounded<1, "satf", 31, 0, 0, 0, "satf-hmma">];
      }

let Category = "Control" in {
// Launches of CUDA dynamic parallelism, as the checks of launches read them.
def : Internal<"launch", []> { let Signature = "void (ptr kernel, ...)"; }
def : Carrier<"discard.fragment", [Form<VoidTy, [I1Ty]>]>;
def : Carrier<"trap", [Form<VoidTy, [I32Ty]>]> {
  let Constants = [Constant<0, "task_id", "const-arg-task-id">];
}
def : Carrier<"coro.create.suspend", [Form<PtrAndI32Ty, [I32Ty]>]> {
  let Check = "CoroutineSuspend";
}
}

//===----------------------------------------------------------------------===//
// Graphics stages
//===----------------------------------------------------------------------===//

def AttributeNumber
    : Bounded<1, "attribute", 31, 0, 0, 69, "misc-attribute-range">;

let Category = "Graphics" in {
def : Carrier<"geometry.out", [Form<VoidTy, [I32Ty, I32Ty]>]> {
  let Constants = Word<"const-arg-op0", "mode">.ret;
  let Fields = [Field<0, "mode", 1, 0,
                      Names<["EMIT", "CUT", "EMIT_THEN_CUT"]>.ret,
                      "misc-geometry-mode">,
                Reserved<0, 31, 2, "reserved-flags">];
  let Check = "GeometryOut";
}
defvar AttributeConstants = [Constant<0, "word", "const-mode">,
                             OwnConstant<1, "attribute", "const-attribute">];
def : Carrier<"read.attribute", [Form<T, [I32Ty, I32Ty, I32Ty, I32Ty,
                                          I32Ty]>]> {
  let Constants = [Constant<0, "word", "const-mode">,
                   Constant<1, "attribute", "const-attribute">];
  let Fields = [AttributeNumber, Reserved<0, 31, 4, "reserved-flags">,
                Free<0, "unassigned", 3, 0>];
}
def : Carrier<"write.attribute", [Form<VoidTy, [I32Ty, I32Ty, I32Ty, I32Ty,
                                                I32Ty, T]>]> {
  let Constants = AttributeConstants;
  let Fields = [AttributeNumber, Reserved<0, 31, 0, "reserved-flags">];
}
let Constants = Word<"const-arg-mode", "mode">.ret in {
def : Carrier<"read.isbe", [Form<N, [I32Ty, I32Ty]>]> {
  let Fields = [Free<0, "unassigned", 31, 0>];
}
def : Carrier<"write.isbe", [Form<VoidTy, [I32Ty, I32Ty, N]>]> {
  let Fields = [
    Field<0, "buffer", 2, 1, [Value<0, "MAP">, Value<3, "ATTR">],
          "misc-isbe-target">,
    Field<0, "direction", 0, 0, [Value<0, "output">], "misc-isbe-input">,
    Free<0, "unassigned", 31, 3>
  ];
}
}
def : Carrier<"write.render.target", [Form<VoidTy, [I32Ty, V]>]> {
  let Constants = Word<"const-arg-op0", "target">.ret;
  let Fields = [Bounded<0, "target", 31, 0, 0, 7, "misc-render-target">];
  let Check = "Accumulator";
}
}

include "intrinsics/OwnForms.td"
