//===- InternalOther.td - Other intrinsics of libNVVM ------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//===----------------------------------------------------------------------===//
// Warps and control
//===----------------------------------------------------------------------===//

/// The word of a reduction; `reserved` are its unused bits.
class ReduxFields<Field reserved> {
  list<Field> ret = [
    reserved,
    Field<0, "subop", 3, 1,
          Names<["add", "min", "max", "and", "or", "xor"]>.ret, "misc-subop">,
    Free<0, "signed", 0, 0, Names<["no", "yes"]>.ret>
  ];
}

let Category = "Warp" in {
def : Carrier<"syncwarp", [Form<VoidTy, [I32Ty, I32Ty]>]> {
  let Effects = "Convergent";
  let Constants = [Constant<0, "mode", "const-syncwarp-mode">];
  let Fields = [Bounded<0, "mode", 31, 0, 0, 0, "misc-syncwarp-mode">];
}
let Constants = [Constant<0, "word", "const-mode">],
    Fields = ReduxFields<Reserved<0, 31, 4, "reserved-bits">>.ret,
    Example = [0x3], Effects = "Collective" in {
def : Carrier<"redux", [Form<I32Ty, [I32Ty, I32Ty]>]>;
// The bitwise ones have no sign in PTX.
def : Carrier<"redux.sync", [Form<I32Ty, [I32Ty, I32Ty, I32Ty]>]> {
  // Newer readers turn it into the intrinsics of LLVM, and die of operations
  // that these do not have.
  let Unless = LacksOlderCarriers;
  let Fields = ReduxFields<ReservedUnless<0, 31, 4, "reserved-bits",
                                          LacksOlderCarriers>>.ret;
  defvar Type = "${signed:{0=.u32;1=.s32}}";
  let PTX = "redux.sync${subop:{" #
            Dotted<["add" # Type, "min" # Type, "max" # Type, "and.b32",
                    "or.b32", "xor.b32"]>.ret # "}} $d, $1, $2;";
}
}
def : Carrier<"set.active.mask", [Form<VoidTy, [I32Ty]>]> {
  let NoPTX = "PTX cannot set which lanes are active";
  let Constants = [Constant<0, "mask", "const-active-mask">];
  let Fields = [Bounded<0, "mask", 31, 0, 0xFFFFFFFF, 0xFFFFFFFF,
                      "misc-active-mask">];
}
}

let Category = "Warp" in {
let Effects = "Collective" in {
def : Carrier<"match.any", [Form<I32Ty, [N]>]>;
def : Carrier<"match.all", [Form<I32AndI1Ty, [N]>]>;
// The spellings of NVIDIA's NVVM IR specification, with a mask.
def : Carrier<"match.all.sync.i32", [Form<I32AndI1Ty, [I32Ty, I32Ty]>]>;
def : Carrier<"match.all.sync.i64", [Form<I32AndI1Ty, [I32Ty, I64Ty]>]>;
let Fields = [Free<1, "mode", 31, 0,
                   Names<["idx", "up", "down", "bfly"]>.ret>] in {
def : Carrier<"shfl.sync.i32",
              [Form<I32AndI1Ty, [I32Ty, I32Ty, I32Ty, I32Ty, I32Ty]>]>;
def : Carrier<"shfl.sync.f32",
              [Form<F32AndI1Ty, [I32Ty, I32Ty, F32Ty, I32Ty, I32Ty]>]>;
}
defvar VoteModes = Names<["all", "any", "uni", "ballot"]>.ret;
def : Carrier<"vote", [Form<I32AndI1Ty, [I32Ty, I1Ty]>]> {
  let Fields = [Free<0, "mode", 31, 0, VoteModes>];
}
def : Carrier<"vote.sync", [Form<I32AndI1Ty, [I32Ty, I32Ty, I1Ty]>]> {
  let Fields = [Free<1, "mode", 31, 0, VoteModes>];
}
}
// A vote of the active lanes. From sm_70 on, PTX has votes with a mask only.
def : Carrier<"vote.only", [Form<I1Ty, [I32Ty, I1Ty]>]> {
  let Fields = [Free<0, "mode", 31, 0, Names<["all", "any", "uni"]>.ret>];
  let PTX = "{\n.reg .b32 %lanes;\nactivemask.b32 %lanes;\nvote.sync${mode:{" #
            Dotted<["all", "any", "uni"]>.ret #
            ";*=${!PTX has no such vote}}}.pred $d, $1, %lanes;\n}";
  let Effects = "Collective";
}
}

//===----------------------------------------------------------------------===//
// Barriers and fences
//===----------------------------------------------------------------------===//

let Category = "Synchronization", Effects = "Convergent" in {
def : Carrier<"membar", [Form<VoidTy, [I32Ty]>]> {
  let Constants = [ConstantIf<0, "word", "const-arg-op0", ChecksMoreWords>];
  let Fields = [Free<0, "fence", 3, 0,
                     [Value<0, "gpu">, Value<1, "cta">, Value<2, "sys">,
                      Value<4, "fence.sc.cluster">]>,
                Free<0, "unassigned", 31, 4>];
  let PTX = "${fence:{0=membar.gl;1=membar.cta;2=membar.sys;4=fence.sc.cluster;"
            "*=${!Bad membar op}}};";
}
def : Carrier<"fence.opcode", [Form<VoidTy, [I32Ty]>]> {
  let Constants = [NewConstant<0, "word", "const-arg-op0">];
  let Fields = [Free<0, "fence", 3, 0, [Value<0, "mbarrier_init">]>,
                Free<0, "unassigned", 31, 4>];
  let PTX = "${fence:{0=fence.mbarrier_init.release.cluster;"
            "*=${!Invalid opcode for nvvm_fence_opcode intrinsic}}};";
}
def : Carrier<"fence.proxy", [Form<VoidTy, [I32Ty]>]> {
  defvar Proxies = ["async", "async.global", "async.shared::cta",
                    "async.shared::cluster", "alias"];
  let Fields = [Free<0, "proxy", 31, 0, Names<Proxies>.ret>];
  let PTX = "fence.proxy${proxy:{" # Dotted<Proxies>.ret #
            ";*=${!PTX has no such proxy}}};";
}
def : Carrier<"barrier", [Form<VoidTy, [I32Ty, I32Ty, I32Ty]>]> {
  let Constants = [NewConstant<0, "word", "const-arg-op0">];
  let Fields = [Free<0, "operation", 3, 0,
                     Names<["bar.sync", "bar.arrive", "bar.red"]>.ret>,
                Free<0, "unassigned", 31, 4>];
  let PTX = "${operation:{0=bar.sync;1=bar.arrive;"
            "2=${!bar.red combines predicates, and this intrinsic has none};"
            "*=${!PTX has no such barrier}}} $1, $2;";
}
def : Carrier<"barrier.cta.sync", [Form<VoidTy, [I32Ty, I32Ty]>]> {
  let Unless = LacksOlderCarriers;
  let Fields = [Free<0, "aligned", 0, 0, Names<["no", "yes"]>.ret>,
                Free<0, "unassigned", 31, 1>];
  let PTX = "barrier.sync${aligned:{0=;1=.aligned}} $1;";
}
foreach Parity = [0, 1] in {
  defvar Wait = !if(Parity, "mbarrier.wait.parity", "mbarrier.wait");
  defvar Phase = !if(Parity, I32Ty, I64Ty);
  // Any other value of a field is as 0.
  defvar PTXWait = "mbarrier.${try:{1=try_wait;*=test_wait}}" #
                   !if(Parity, ".parity", "") #
                   ".acquire${scope:{1=.cluster;*=.cta}}";
  let Fields = [Free<0, "scope", 3, 0, Names<["cta", "cluster"]>.ret>,
                Free<0, "try", 7, 4, Names<["test_wait", "try_wait"]>.ret>,
                Free<0, "unassigned", 31, 8>],
      Constants = [ConstantIf<0, "word", "const-arg-op0", ChecksMoreWords>] in {
  def : Carrier<Wait, [Form<I1Ty, [I32Ty, GenericPtr, Phase]>]> {
    let PTX = PTXWait # ".b64 $d, [${1:a}], $2;";
  }
  def : Carrier<Wait # ".shared", [Form<I1Ty, [I32Ty, SharedPtr, Phase]>]> {
    let PTX = PTXWait # ".shared::cta.b64 $d, [${1:a}], $2;";
  }
  }
}
}

//===----------------------------------------------------------------------===//
// Bits and special registers
//===----------------------------------------------------------------------===//

/// A funnel shift of 64 bits: `first` of `value`, and the bits that come in from
/// `other` by `second`.
class WideShiftPTX<string first, string value, string second, string other> {
  string ret = "{\n.reg .b64 %whole, %rest;\n.reg .b32 %by, %left;\n"
      "cvt.u32.u64 %by, $3;\nand.b32 %left, %by, 63;\n" #
      first # " %whole, " # value # ", %left;\n" #
      second # " %rest, " # other # ", 1;\nnot.b32 %by, %by;\n"
      "and.b32 %by, %by, 63;\n" # second # " %rest, %rest, %by;\n"
      "or.b64 $d, %whole, %rest;\n}";
}

let Category = "Integer", Effects = "Pure" in {
def : Carrier<"shf", [Form<N, [I32Ty, N, N, N]>]> {
  defvar Modes = ["l.clamp", "r.clamp", "l.wrap", "r.wrap"];
  let Fields = [Free<0, "mode", 1, 0, Names<Modes>.ret>,
                Free<0, "unassigned", 31, 2>];
  let PTX = "${d:{i32=shf${mode:{" # Dotted<Modes>.ret #
            "}}.b32 $d, $1, $2, $3$;;i64=${mode:{2=" #
            WideShiftPTX<"shl.b64", "$2", "shr.u64", "$1">.ret # ";3=" #
            WideShiftPTX<"shr.u64", "$1", "shl.b64", "$2">.ret #
            ";*=${!PTX clamps funnel shifts of 32 bits only}}}}}";
}
def : Carrier<"lop3.i32", [Form<I32Ty, [I32Ty, I32Ty, I32Ty, I8Ty]>]> {
  let Constants = [Constant<3, "table", "const-arg-lop3">];
}
def : Carrier<"read.sreg", [Form<T, [I32Ty]>]> {
  let ResultIsNoundef = true;
  let Constants = [ConstantIf<0, "register", "const-arg-op0",
                              ChecksRegisterNumber>];
  let PTX = "${d:{i32=;*=${!Unsupported overloaded declaration of "
            "llvm.nvvm.read.sreg intrinsic}}}mov.b32 $d, ${0:{" #
            Cases<["tid.x", "tid.y", "tid.z", "ntid.x", "ntid.y", "ntid.z",
                   "ctaid.x", "ctaid.y", "ctaid.z", "nctaid.x", "nctaid.y",
                   "nctaid.z"], 0x26, "%">.ret # ";" #
            Cases<["stackend", "stackinit_entry"], 0x5E, "%">.ret #
            ";*=${!Unhandled special register}}};";
}
}

let Category = "Convergent branch", Check = "Convergent",
    NoPTX = "PTX cannot ask whether a warp has diverged" in {
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
        let NoPTX = "LLVM has replaced it by llvm.nvvm.wmma.*";
        let Signature = "D (i32 rowcol, i32 satf, A, B, C)";
        let Constants = [Constant<1, "satf", "satf-hmma">];
        let Fields = [Bounded<1, "satf", 31, 0, 0, 0, "satf-hmma">];
      }

defvar NoGraphics = "graphics stages belong to another back end; PTX has none";

let Category = "Control" in {
// Launches of CUDA dynamic parallelism, as the checks of launches read them.
def : Internal<"launch", []> {
  let Signature = "void (ptr kernel, ...)";
  let NoPTX = "PTX has no instruction that launches a kernel; the device runtime has functions";
}
def : Carrier<"discard.fragment", [Form<VoidTy, [I1Ty]>]> {
  let NoPTX = NoGraphics;
}
def : Carrier<"trap", [Form<VoidTy, [I32Ty]>]> {
  let NoPTX = "PTX's trap has no task; llvm.trap is printed";
  let Constants = [Constant<0, "task_id", "const-arg-task-id">];
}
def : Carrier<"coro.create.suspend", [Form<PtrAndI32Ty, [I32Ty]>]> {
  let Check = "CoroutineSuspend";
  let NoPTX = "PTX has no coroutines";
}
}

//===----------------------------------------------------------------------===//
// Graphics stages
//===----------------------------------------------------------------------===//

def AttributeNumber
    : Bounded<1, "attribute", 31, 0, 0, 69, "misc-attribute-range">;

let Category = "Graphics", NoPTX = NoGraphics in {
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
