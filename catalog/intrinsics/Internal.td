//===- Internal.td - Intrinsics that LLVM does not know ----*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

include "InternalIntrinsic.td"

//===----------------------------------------------------------------------===//
// Convergent branches
//===----------------------------------------------------------------------===//

let Category = "Convergent branch", Check = "Convergent" in {
def : Internal<"branch.if.all.convergent",
               [Form<I1Ty, []>, Form<I1Ty, [I1Ty]>]> {
  let ID = 0x205A;
  let Lowest = 70;
  let Older = "convergent-all-pre-volta";
}
def : Internal<"branch.if.convergent",
               [Form<I1Ty, [I32Ty]>, Form<I1Ty, [I1Ty]>]> {
  let ID = 0x205B;
  let Lowest = 80;
  let Older = "convergent-pre-ampere";
}
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

def Dst : TypeVariable<"dst">;
def Src : TypeVariable<"src">;
defvar CvtForm = [Form<Dst, [Src, I32Ty, I32Ty]>];
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
def : Internal<"cvt.", CvtForm> {
  let ID = 0x2106;
  let Lowest = 72;
  let Older = "convert-gate-base";
  let Fields = !listconcat([PlainCvtType], CvtFields);
  let Check = "Conversion";
}
def : Internal<"cvt.ext.", CvtForm> {
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
def : Internal<"atomic.cas.", [Form<CasT, [AtomicPtr, CasT, CasT, I32Ty]>]> {
  let PTX = "atom.cas, with the order, scope and cache hint of the mode";
  let Constants = AtomicMode<3>.ret;
  let Fields = AtomicFields<3, AtomicOrdering<3>, [14],
                            "atomic-cas-opcode">.ret;
  let Check = "Atomic";
}
def : Internal<"atomic.rmw.", [Form<RmwT, [AtomicPtr, RmwT, I32Ty]>]> {
  let PTX = "atom or red, with the operation, order, scope and cache hint of "
            "the mode";
  let Constants = AtomicMode<2>.ret;
  let Fields = AtomicFields<2, AtomicOrdering<2>,
                            [0, 1, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13],
                            "atomic-rmw-opcode">.ret;
  let Check = "Atomic";
}
def : Internal<"atomic.cast.", [Form<WithFlag<CastT>,
                                     [SharedAtomicPtr, CastT, CastT, I32Ty]>]> {
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
def : Internal<"internal.tex.sample",
               [Form<V4F32Ty, [I64Ty, I32Ty, I32Ty, V4F32Ty]>]> {
  let ID = 0x22E9;
}
def : Internal<"internal.surf.load",
               [Form<V4I32Ty, [I64Ty, I32Ty, I32Ty, V4I32Ty]>]>;
def : Internal<"internal.surf.store",
               [Form<VoidTy, [I64Ty, I32Ty, I32Ty, V4I32Ty, V4I32Ty]>]>;
}
def : Internal<"internal.texsurf.query", [Form<I32Ty, [I64Ty, I32Ty, I32Ty]>]> {
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
def : Internal<".offset.bindless", []> {
  let Signature = "as declared: handle, coordinates, packed offset";
  let Lowest = 120;
  let Older = "texsurf-bindless-gate";
}
}

//===----------------------------------------------------------------------===//
// Arithmetic with a saturation operand
//===----------------------------------------------------------------------===//

class Saturating<string name, int id, InternalType Of, int n>
    : Internal<"internal.satf." # name,
               [Form<Of, !listconcat(!listsplat(Of, n), [I32Ty])>]> {
  let Category = "Saturation";
  let ID = id;
  let Constants = [Constant<n, "satf", "satf-math">];
  let Fields = [Field<n, "satf", 31, 0, [Value<0, "no saturation">],
                      "satf-math">];
}

// Matrix multiplications under old names that LLVM no longer has.
foreach Shape = ["m16n16k16", "m32n8k16", "m8n32k16"] in
  foreach D = ["f16", "f32"] in
    foreach C = ["f16", "f32"] in
      def : Internal<"hmma." # Shape # ".mma." # D # "." # C, []> {
        let Category = "Saturation";
        let Signature = "D (i32 rowcol, i32 satf, A, B, C)";
        let Constants = [Constant<1, "satf", "satf-hmma">];
        let Fields = [Field<1, "satf", 31, 0, [Value<0, "no saturation">],
                            "satf-hmma">];
      }

defvar SatfOps = ["fma", "mul", "add"];
defvar Roundings = ["rn", "rz", "rm", "rp"];
foreach Op = [0, 1, 2] in
  foreach Rounding = [0, 1, 2, 3] in {
    defvar Name = !strconcat(SatfOps[Op], ".", Roundings[Rounding]);
    defvar ID = !add(0x2281, !mul(Op, 8), !mul(Rounding, 2));
    def : Saturating<Name # ".f", ID, F32Ty, !if(Op, 2, 3)>;
    def : Saturating<Name # ".d", !add(ID, 1), F64Ty, !if(Op, 2, 3)>;
  }
foreach Rounding = [0, 1, 2, 3] in
  def : Saturating<!strconcat("fma.", Roundings[Rounding], ".ftz.f"),
                   !add(0x2299, Rounding), F32Ty, 3>;

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

def AnyT : TypeVariable<"T">;
def Bank : TypeVariable<"B">;
def ConstantPtr : PointerVariable<"P", [4], "addrspace-constant-operand",
                                  "addrspace-constant-operand">;
def GlobalPtr : PointerVariable<"P", [1], "addrspace-not-global",
                                "addrspace-arg0-pointer">;
def CachedPtr : PointerVariable<"P", [0, 1], "addrspace-arg1",
                                "addrspace-arg1">;
defvar FirstConstant = [Constant<0, "word", "const-arg-arg0">];

let Category = "Memory" in {
def : Internal<"internal.constant.load.", [Form<AnyT, [I32Ty, Bank, I32Ty]>]> {
  let ID = 0x2310;
  let Constants = [Constant<0, "kind", "const-arg-arg0">];
  let Fields = [Field<0, "kind", 31, 0, Names<["bound", "bindless"]>.ret,
                      "constload-kind">];
  let Check = "ConstantLoad";
}
def : Internal<"internal.constant.uniform.", [Form<AnyT, [ConstantPtr]>]>;

defvar TileFields = [
  Field<0, "ColMajor", 0, 0, Names<["row major", "column major"]>.ret, "">,
  Field<0, "size", 3, 1, Names<["8x8", "16x8", "8x16", "16x16", "32x8"]>.ret,
        "tma-size">,
  Reserved<0, 31, 4, "reserved-tma">
];
let Constants = FirstConstant, Fields = TileFields, Check = "Tile" in {
def : Internal<"internal.tma.shared.load", [Form<I32Ty, [I32Ty, SharedPtr]>]> {
  let ID = 0x2319;
}
def : Internal<"internal.tma.shared.store",
               [Form<VoidTy, [I32Ty, SharedPtr, I32Ty]>]> {
  let ID = 0x231A;
}
def : Internal<"internal.tma.shared.prefetch",
               [Form<VoidTy, [I32Ty, SharedPtr]>]> {
  let ID = 0x231B;
}
}
def : Internal<"internal.load.bounds.",
               [Form<AnyT, [GlobalPtr, I64Ty, I32Ty]>]> {
  let ID = 0x231C;
  let Constants = [Constant<2, "flag", "const-arg-flag">];
  let Fields = [
    Field<2, "check", 2, 0, Names<["none", "clamp", "trap"]>.ret,
          "bounds-check-type">,
    Reserved<2, 31, 3, "reserved-bounds">
  ];
}
def : Internal<"internal.cache.op.", [Form<VoidTy, [I32Ty, CachedPtr]>]> {
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
def : Internal<"internal.mma.", [Form<FragD, [I64Ty, FragA, FragB, FragD]>]> {
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
def : Internal<"internal.mma.accumulator.", [Form<VoidTy, [I32Ty, Frag]>]> {
  let Check = "Accumulator";
}
}

//===----------------------------------------------------------------------===//
// Synchronization and control
//===----------------------------------------------------------------------===//

let Category = "Synchronization" in {
def : Internal<"internal.syncwarp", [Form<VoidTy, [I32Ty, I32Ty]>]> {
  let Constants = [Constant<0, "mode", "const-arg-mode">];
  let Fields = [Field<0, "mode", 31, 0, Names<["full warp", "mask"]>.ret,
                      "misc-syncwarp-mode">];
}
def : Internal<"internal.wait", [Form<VoidTy, [I32Ty]>]> {
  let Constants = [Constant<0, "mode", "const-arg-mode">];
  let Fields = [Field<0, "mode", 31, 0,
                      Names<["all", "group", "group read"]>.ret,
                      "misc-wait-mode">];
}
def : Internal<"internal.task", [Form<VoidTy, [I32Ty, I32Ty]>]> {
  let Constants = [Constant<0, "task_id", "const-arg-task-id">,
                   Constant<1, "mask", "const-arg-mask">];
}
}

let Category = "Control" in {
def : Internal<"coro.create.suspend", []> {
  let Signature = "i32 (i32)";
  let Check = "CoroutineSuspend";
}
def Launch : Internal<"launch", []> {
  let Signature = "void (ptr kernel, ...)";
}
// Like LLVM's own, these are overloaded on the pointer.
foreach Name = ["stacksave", "stacksave."] in
  def : Internal<Name, []> {
    let Signature = "ptr addrspace(5) ()";
    let Check = "StackSave";
  }
foreach Name = ["stackrestore", "stackrestore."] in
  def : Internal<Name, []> {
    let Signature = "void (ptr addrspace(5))";
    let Check = "StackRestore";
  }
foreach Width = [32, 64] in
  def : Internal<"internal.subop.i" # Width,
                 [Form<!if(!eq(Width, 32), I32Ty, I64Ty),
                       [I32Ty, !if(!eq(Width, 32), I32Ty, I64Ty)]>]> {
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
def : Internal<"internal.geometry.out", [Form<VoidTy, [I32Ty, I32Ty]>]> {
  let Constants = [Constant<0, "mode", "const-arg-mode">];
  let Fields = [Field<0, "mode", 31, 0,
                      Names<["EMIT", "CUT", "EMIT_THEN_CUT"]>.ret,
                      "misc-geometry-mode">];
  let Check = "GeometryOut";
}
def : Internal<"internal.isbe.write", [Form<VoidTy, [I32Ty, I32Ty, I32Ty]>]> {
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
