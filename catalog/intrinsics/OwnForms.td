//===- OwnForms.td - Forms of the checks that are our own --*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The documents describe checks without the intrinsics that carry them. These
// are forms that this project gave them before the carriers were known. They
// are deprecated; Instead names the intrinsic that replaces each.
//
//===----------------------------------------------------------------------===//

include "InternalIntrinsic.td"

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

def OwnDst : TypeVariable<"dst">;
def OwnSrc : TypeVariable<"src">;
defvar CvtForm = [Form<OwnDst, [OwnSrc, I32Ty, I32Ty]>];
defvar CvtConstants = [Constant<1, "conversion", "const-arg-op1">,
                       Constant<2, "mode", "const-arg-mode">];
defvar Subwords = Names<["whole", "low half", "high half"]>.ret;

class CvtType<list<string> names>
    : Field<1, "type", 3, 1, Names<names, 1>.ret, "convert-type-value">;

defvar CvtFields = [
  Field<1, "saturate", 0, 0, Names<["no", "yes"]>.ret, "">,
  Reserved<1, 31, 4, "reserved-cvt-conversion">,
  Field<2, "rounding", 2, 0, Names<["rn", "rm", "rp", "rz"], 1>.ret,
        "rounding-cvt">,
  Reserved<2, 6, 3, "reserved-cvt-mode">,
  Field<2, "source subword", 9, 7, Subwords, "subword-src">,
  Field<2, "destination subword", 12, 10, Subwords, "subword-dest">,
  Reserved<2, 31, 13, "reserved-cvt-mode">
];

def PlainCvtType
    : CvtType<["float to float", "integer", "bf16", "tf32"]> {
  let Gates = [Moved<[3, 4], 75, "convert-gate-extended">];
}
def PackedCvtType
    : CvtType<["to e4m3x2", "to e5m2x2", "from e4m3x2", "from e5m2x2"]>;

let Category = "Conversion", Constants = CvtConstants in {
def : OwnForm<"cvt.", CvtForm, "cvt"> {
  let ID = 0x2106;
  let Lowest = 72;
  let Older = "convert-gate-base";
  let Fields = !listconcat([PlainCvtType], CvtFields);
  let Implied = ["saturate=no", "type=float to float", "type=integer",
                 "type=bf16"];
  let Check = "Conversion";
}
def : OwnForm<"cvt.ext.", CvtForm, "cvt.packfloat"> {
  let ID = 0x2107;
  let Lowest = 89;
  let Older = "convert-gate-ada";
  let Fields = !listconcat([PackedCvtType], CvtFields);
  let Check = "PackedConversion";
}
}

//===----------------------------------------------------------------------===//
// Atomics
//===----------------------------------------------------------------------===//

class AtomicOrdering<int arg>
    : Field<arg, "ordering", 3, 0,
            Names<["none", "relaxed", "acquire", "release", "acq_rel",
                   "seq_cst"]>.ret, "atomic-ordering-value">;

class AtomicOpcode<int arg>
    : Field<arg, "opcode", 23, 16,
            [Value<0, "exch">, Value<1, "add">, Value<3, "and">, Value<5, "or">,
             Value<6, "xor">, Value<7, "smax">, Value<8, "smin">,
             Value<9, "umax">, Value<10, "umin">, Value<11, "fadd">,
             Value<12, "inc">, Value<13, "dec">, Value<14, "CAS">,
             Value<15, "CAST">, Value<16, "CAST_SPIN">],
            "atomic-operation-value">;

class AtomicFields<int arg, Field ordering, list<int> opcodes, string rule> {
  list<Field> ret = [
    ordering,
    Field<arg, "scope", 7, 4, Names<["gpu", "cta", "sys", "cluster"]>.ret,
          "atomic-scope-value">,
    Field<arg, "cache hint", 11, 8,
          Names<["none", "evict_first", "evict_last", "evict_unchanged",
                 "no_allocate"]>.ret, "atomic-cache-hint">,
    Reserved<arg, 15, 12, "reserved-atomic">,
    Only<AtomicOpcode<arg>, opcodes, rule>,
    Reserved<arg, 31, 24, "reserved-atomic">
  ];
}

class AtomicMode<int arg> {
  list<Constant> ret = [Constant<arg, "mode", "const-arg-mode">];
}

def AtomicPtr : PointerVariable<"P", [], "intrinsic-signature",
                                "addrspace-arg0-pointer">;
def SharedAtomicPtr : PointerVariable<"P", [3], "atomic-cast-space",
                                      "addrspace-arg0-pointer">;
def CasT : TypeVariable<"T", ["i16", "i32", "i64", "i128"]>;
def RmwT : TypeVariable<"T">;
def CastT : TypeVariable<"T", ["i32", "i64"], "atomic-cast-type">;

let Category = "Atomic" in {
def : OwnForm<"atomic.cas.", [Form<CasT, [AtomicPtr, CasT, CasT, I32Ty]>], "atomic.cas."> {
  let PTX = "atom.cas, with the order, scope and cache hint of the mode";
  let Constants = AtomicMode<3>.ret;
  let Fields = AtomicFields<3, AtomicOrdering<3>, [14],
                            "atomic-cas-opcode">.ret;
  let Check = "Atomic";
}
def : OwnForm<"atomic.rmw.", [Form<RmwT, [AtomicPtr, RmwT, I32Ty]>], "atomic.rmw."> {
  let PTX = "atom or red, with the operation, order, scope and cache hint of "
            "the mode";
  let Constants = AtomicMode<2>.ret;
  let Fields = AtomicFields<2, AtomicOrdering<2>,
                            [0, 1, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13],
                            "atomic-rmw-opcode">.ret;
  let Check = "Atomic";
}
def : OwnForm<"atomic.cast.", [Form<WithFlag<CastT>,
                                     [SharedAtomicPtr, CastT, CastT, I32Ty]>], "atomic.cast"> {
  let Constants = AtomicMode<3>.ret;
  let Fields = AtomicFields<3, Only<AtomicOrdering<3>, [0],
                                    "atomic-cast-ordering">,
                            [15, 16], "atomic-cast-opcode">.ret;
}
}

//===----------------------------------------------------------------------===//
// Textures and surfaces
//===----------------------------------------------------------------------===//

defvar TextureConstants = [Constant<1, "mode", "const-arg-mode">,
                           Undef<2, "desc", "texsurf-desc">];
defvar Scopes = Names<["gpu", "cta", "sys", "cluster"]>.ret;

defvar TextureFields = [
  Field<1, "dimensionality", 3, 0,
        Names<["1d", "2d", "3d", "cube", "1d array", "2d array",
               "cube array"]>.ret, "texsurf-dimensionality">,
  Field<1, "LOD adjustment", 7, 4,
        Names<["none", "bias", "level", "gradient", "level zero"]>.ret,
        "texsurf-lod-adjust">,
  Field<1, "binding", 9, 8, Names<["bound", "bindless", "independent"]>.ret,
        "texsurf-binding">,
  Field<1, "border", 11, 10, Names<["trap", "clamp", "zero"]>.ret,
        "texsurf-border">,
  Field<1, "address mode", 15, 12,
        Names<["wrap", "clamp_to_border", "clamp_to_edge", "mirror"]>.ret,
        "texsurf-address-mode">,
  Field<1, "scope", 19, 16, Scopes, "texsurf-scope">,
  Field<1, "semantic", 23, 20,
        Names<["weak", "relaxed", "acquire", "release"]>.ret,
        "texsurf-semantic">,
  Reserved<1, 31, 24, "reserved-texsurf">
];

let Category = "Texture and surface" in {
let Constants = TextureConstants, Fields = TextureFields in {
def : OwnForm<"internal.tex.sample",
               [Form<V4F32Ty, [I64Ty, I32Ty, I32Ty, V4F32Ty]>], "tex.fetch"> {
  let ID = 0x22E9;
}
def : OwnForm<"internal.surf.load",
               [Form<V4I32Ty, [I64Ty, I32Ty, I32Ty, V4I32Ty]>], "surface.load">;
def : OwnForm<"internal.surf.store",
               [Form<VoidTy, [I64Ty, I32Ty, I32Ty, V4I32Ty, V4I32Ty]>], "surface.store">;
}
def : OwnForm<"internal.texsurf.query", [Form<I32Ty, [I64Ty, I32Ty, I32Ty]>], "tex.query"> {
  let ID = 0x254D;
  let Constants = TextureConstants;
  let Fields = [
    Field<1, "query", 3, 0,
          Names<["width", "height", "depth", "channel_data_type",
                 "channel_order", "num_mipmap_levels", "num_samples",
                 "array_size"]>.ret, "texsurf-query-mode">,
    Reserved<1, 31, 4, "reserved-texsurf">
  ];
}
}

//===----------------------------------------------------------------------===//
// Arithmetic with a saturation operand
//===----------------------------------------------------------------------===//

class Saturating<string op, string rounding, string suffix, int id,
                 InternalType Of, int n>
    : OwnForm<"internal.satf." # op # "." # rounding # suffix,
              [Form<Of, !listconcat(!listsplat(Of, n), [I32Ty])>],
              op # "." # rounding # suffix> {
  let Category = "Saturation";
  let Implied = ["satf=no saturation"];
  let ID = id;
  let Constants = [Constant<n, "satf", "satf-math">];
  let Fields = [Field<n, "satf", 31, 0, [Value<0, "no saturation">],
                      "satf-math">];
}

defvar SatfOps = ["fma", "mul", "add"];
defvar Roundings = ["rn", "rz", "rm", "rp"];
foreach Op = [0, 1, 2] in
  foreach Rounding = [0, 1, 2, 3] in {
    defvar ID = !add(0x2281, !mul(Op, 8), !mul(Rounding, 2));
    def : Saturating<SatfOps[Op], Roundings[Rounding], ".f", ID, F32Ty,
                     !if(Op, 2, 3)>;
    def : Saturating<SatfOps[Op], Roundings[Rounding], ".d", !add(ID, 1), F64Ty,
                     !if(Op, 2, 3)>;
  }
foreach Rounding = [0, 1, 2, 3] in
  def : Saturating<"fma", Roundings[Rounding], ".ftz.f",
                   !add(0x2299, Rounding), F32Ty, 3>;

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

def AnyT : TypeVariable<"T">;
def OwnBank : TypeVariable<"B">;
def ConstantPtr : PointerVariable<"P", [4], "addrspace-constant-operand",
                                  "addrspace-constant-operand">;
def GlobalPtr : PointerVariable<"P", [1], "addrspace-not-global",
                                "addrspace-arg0-pointer">;
def CachedPtr : PointerVariable<"P", [0, 1], "addrspace-arg1",
                                "addrspace-arg1">;
defvar FirstConstant = [Constant<0, "word", "const-arg-arg0">];

let Category = "Memory" in {
def : OwnForm<"internal.constant.load.", [Form<AnyT, [I32Ty, OwnBank, I32Ty]>], "load.constant"> {
  let ID = 0x2310;
  let Constants = [Constant<0, "kind", "const-arg-arg0">];
  let Fields = [Field<0, "kind", 31, 0, Names<["bound", "bindless"]>.ret,
                      "constload-kind">];
  let Check = "ConstantLoad";
}
defvar NotSeen = "no intrinsic of libNVVM's was seen to have this form";
def : OwnForm<"internal.constant.uniform.", [Form<AnyT, [ConstantPtr]>]> {
  let NoPTX = NotSeen;
}

defvar TileFields = [
  Field<0, "ColMajor", 0, 0, Names<["row major", "column major"]>.ret, "">,
  Field<0, "size", 3, 1, Names<["8x8", "16x8", "8x16", "16x16", "32x8"]>.ret,
        "tma-size">,
  Reserved<0, 31, 4, "reserved-tma">
];
let Constants = FirstConstant, Fields = TileFields, Check = "Tile",
    NoPTX = NotSeen in {
def : OwnForm<"internal.tma.shared.load", [Form<I32Ty, [I32Ty, SharedPtr]>]> {
  let ID = 0x2319;
}
def : OwnForm<"internal.tma.shared.store",
               [Form<VoidTy, [I32Ty, SharedPtr, I32Ty]>]> {
  let ID = 0x231A;
}
def : OwnForm<"internal.tma.shared.prefetch",
               [Form<VoidTy, [I32Ty, SharedPtr]>]> {
  let ID = 0x231B;
}
}
def : OwnForm<"internal.load.bounds.",
               [Form<AnyT, [GlobalPtr, I64Ty, I32Ty]>], "load.readonly.boundscheck"> {
  let ID = 0x231C;
  let Constants = [Constant<2, "flag", "const-arg-flag">];
  let Fields = [
    Field<2, "check", 2, 0, Names<["none", "clamp", "trap"]>.ret,
          "bounds-check-type">,
    Reserved<2, 31, 3, "reserved-bounds">
  ];
}
def : OwnForm<"internal.cache.op.", [Form<VoidTy, [I32Ty, CachedPtr]>], "cctl"> {
  let Constants = FirstConstant;
  let Fields = [
    Field<0, "cache", 3, 0, Names<["L1", "L2", "constant", "texture"]>.ret,
          "misc-cache-type">,
    Field<0, "operation", 7, 4,
          Names<["invalidate", "writeback", "writeback and invalidate",
                 "prefetch", "discard"]>.ret, "misc-cache-op">,
    Reserved<0, 31, 8, "reserved-cache">
  ];
}
}

//===----------------------------------------------------------------------===//
// Matrix multiplication
//===----------------------------------------------------------------------===//

def FragD : TypeVariable<"D">;
def FragA : TypeVariable<"A">;
def FragB : TypeVariable<"B">;
def Frag : TypeVariable<"T">;

class ElementType<string name, int high, int low>
    : Field<0, name, high, low,
            Names<["u8", "s8", "u4", "s4", "b1", "bf16", "tf32", "f16", "e4m3",
                   "e5m2", "e3m2", "e2m3", "e2m1"], 1>.ret, "mma-a-type">;
class AccumulatorType<string name, int high, int low>
    : Field<0, name, high, low, Names<["f16", "f32", "s32"]>.ret,
            "reserved-mma">;

let Category = "Matrix" in {
def : OwnForm<"internal.mma.", [Form<FragD, [I64Ty, FragA, FragB, FragD]>], "mma"> {
  let ID = 0x2366;
  let Constants = [Constant<0, "opcode", "const-arg-op0">];
  let Fields = [
    Field<0, "rounding", 2, 0, Names<["rn", "rm", "rp", "rz"], 1>.ret,
          "mma-rounding">,
    Reserved<0, 3, 3, "reserved-mma">,
    Field<0, "operation", 7, 4, Names<["mma", "mma.sp", "and.popc",
                                       "xor.popc"]>.ret, "mma-opcode">,
    ElementType<"A type", 15, 8>,
    ElementType<"B type", 23, 16>,
    Reserved<0, 31, 24, "reserved-mma">,
    Field<0, "MNK", 39, 32,
          [Value<0x01, "8x8x8">, Value<0x10, "16x8x8">, Value<0x17, "16x8x16">,
           Value<0x18, "32x8x8">, Value<0x19, "16x8x16">], "mma-mnk">,
    AccumulatorType<"C type", 43, 40>,
    AccumulatorType<"D type", 47, 44>,
    Reserved<0, 63, 48, "reserved-mma">
  ];
  let Check = "MMA";
}
def : OwnForm<"internal.mma.accumulator.", [Form<VoidTy, [I32Ty, Frag]>], "write.render.target"> {
  let Check = "Accumulator";
}
}

//===----------------------------------------------------------------------===//
// Synchronization and control
//===----------------------------------------------------------------------===//

let Category = "Synchronization" in {
def : OwnForm<"internal.syncwarp", [Form<VoidTy, [I32Ty, I32Ty]>], "syncwarp"> {
  let Constants = [Constant<0, "mode", "const-arg-mode">];
  let Fields = [Field<0, "mode", 31, 0, Names<["full warp", "mask"]>.ret,
                      "misc-syncwarp-mode">];
  let Implied = ["mode=full warp", "mode=mask"];
}
def : OwnForm<"internal.wait", [Form<VoidTy, [I32Ty]>], "memcpy.async.wait"> {
  let Constants = [Constant<0, "mode", "const-arg-mode">];
  let Fields = [Field<0, "mode", 31, 0,
                      Names<["all", "group", "group read"]>.ret,
                      "misc-wait-mode">];
}
def : OwnForm<"internal.task", [Form<VoidTy, [I32Ty, I32Ty]>], "trap"> {
  let Constants = [Constant<0, "task_id", "const-arg-task-id">,
                   Constant<1, "mask", "const-arg-mask">];
}
}

let Category = "Control" in {
def : OwnForm<"coro.create.suspend", [], "coro.create.suspend"> {
  let Signature = "i32 (i32)";
  let Check = "CoroutineSuspend";
}
foreach Width = [32, 64] in
  def : OwnForm<"internal.subop.i" # Width,
                 [Form<!if(!eq(Width, 32), I32Ty, I64Ty),
                       [I32Ty, !if(!eq(Width, 32), I32Ty, I64Ty)]>], "redux"> {
    let ID = !if(!eq(Width, 32), 9383, 9384);
    let Constants = FirstConstant;
    let Fields = [
      Reserved<0, 0, 0, "reserved-subop">,
      Field<0, "subop", 3, 1, Names<["0", "1", "2", "3", "4", "5"]>.ret,
            "misc-subop">,
      Reserved<0, 31, 4, "reserved-subop">
    ];
  }
}

//===----------------------------------------------------------------------===//
// Graphics stages
//===----------------------------------------------------------------------===//

let Category = "Graphics" in {
def : OwnForm<"internal.geometry.out", [Form<VoidTy, [I32Ty, I32Ty]>], "geometry.out"> {
  let Constants = [Constant<0, "mode", "const-arg-mode">];
  let Fields = [Field<0, "mode", 31, 0,
                      Names<["EMIT", "CUT", "EMIT_THEN_CUT"]>.ret,
                      "misc-geometry-mode">];
  let Check = "GeometryOut";
}
def : OwnForm<"internal.isbe.write", [Form<VoidTy, [I32Ty, I32Ty, I32Ty]>], "write.isbe"> {
  let ID = 0x2BC1;
  let Constants = FirstConstant;
  let Fields = [
    Only<Field<0, "buffer", 3, 0, Names<["MAP", "ATTR", "PATCH", "PRIM"]>.ret,
               "misc-isbe-target">, [0, 1], "misc-isbe-target">,
    Only<Field<0, "direction", 4, 4, Names<["output", "input"]>.ret, "">, [0],
         "misc-isbe-input">,
    Reserved<0, 31, 5, "reserved-isbe">
  ];
}
}
