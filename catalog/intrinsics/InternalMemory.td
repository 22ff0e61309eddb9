//===- InternalMemory.td - Loads and copies of libNVVM -----*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
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

defvar NoBounds = "PTX has no access that checks bounds";

def CacheType
    : Field<0, "cache", 3, 0, Names<["0", "1", "2", "3", "4"]>.ret,
            "misc-cache-type">;
def CacheOperation
    : Field<0, "operation", 7, 4,
            Names<["0", "1", "2", "3", "4", "5", "6", "7"]>.ret,
            "misc-cache-op">;

let Category = "Memory", Constants = Word<>.ret in {
// libNVVM compiles none of the 40 legal combinations of cache and operation, for
// no machine: each is an "unsupported operation".
let NoPTX = "PTX has no instruction that takes these numbers of caches and operations; prefetch, discard and applypriority name theirs" in {
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
}
let NoPTX = "its flags are those of another back end; PTX's loads and stores have none like them" in {
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
}
def : Carrier<"load.constant", [Form<T, [I32Ty, Bank, I32Ty]>]> {
  let Fields = [Reserved<0, 31, 4, "reserved-flags">,
                Field<0, "kind", 1, 0, Names<["bound", "bindless"]>.ret,
                      "constload-kind">,
                Free<0, "unassigned", 3, 2>];
  let Check = "ConstantLoad";
  let NoPTX = "constant banks belong to another back end; PTX has the address space .const";
}
def : Carrier<"load.readonly.boundscheck",
              [Form<T, [I32Ty, P, I64Ty, I64Ty, T, I32Ty, I32Ty]>]> {
  let Fields = [Reserved<0, 31, 16, "reserved-bounds">,
                Field<0, "check", 2, 0, Names<["0", "1", "2"]>.ret,
                      "bounds-check-type">,
                Free<0, "unassigned", 15, 3>];
  let Check = "GlobalPointer";
  let NoPTX = NoBounds;
}
}

let Category = "Memory", Constants = Word<"const-arg-flag", "flags">.ret,
    Check = "MemoryFlags" in {
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
  let Constants = [Constant<0, "flags", "const-arg-flag">,
                   Undef<2, "desc", "texsurf-desc">];
  let Check = "Cop2";
  let Example = [0x100];
  // .nc is for global memory, and hints are for what is cached. PTX combines
  // .volatile with neither, and libNVVM prints .unified alone.
  defvar Volatile = "${1:{ptr=.volatile;ptr addrspace(1)=.volatile;"
                    "ptr addrspace(3)=.volatile;ptr addrspace(7)=.volatile;*=}}";
  defvar Plain = "ld${1:s}${d:w}${d:m} $d, [${1:a}]";
  defvar Hint = "${cache hint:{0=;1=.L2::cache_hint}}${d:w}${d:m}";
  defvar Policy = "${cache hint:{0=;1=, $2}}";
  defvar NC = "ld.global.nc" # Hint # " $d, [${1:a1}]" # Policy;
  defvar Hinted = "${1:{ptr=ld.L2::cache_hint${d:w}${d:m} $d, [${1:a0}], $2;"
      "ptr addrspace(1)=ld.global.L2::cache_hint${d:w}${d:m} $d, [${1:a}], $2;"
      "*=" # Plain # "}}";
  defvar Unified = "${1:{ptr=ld${d:w}${d:m} $d, [${1:a0}].unified;"
      "ptr addrspace(1)=ld.global${d:w}${d:m} $d, [${1:a}].unified;*=" # Plain #
      "}}";
  let PTX = "${unified:{1=" # Unified # ";0=${volatile:{1=ld" # Volatile #
      "${1:s}${d:w}${d:m} $d, [${1:a}];0=${nc:{1=${1:{ptr=" # NC #
      ";ptr addrspace(1)=" # NC # ";*=" # Plain #
      "}};0=${cache hint:{1=" # Hinted # ";0=" # Plain # "}}}}}}}};";
}
def : Carrier<"st", [Form<VoidTy, [I64Ty, T, P, I64Ty]>]> {
  let Fields = [Free<0, "flags", 8, 0>,
                Free<0, "volatile", 9, 9, Names<["no", "yes"]>.ret>,
                Free<0, "cache hint", 10, 10, Names<["no", "yes"]>.ret>,
                Free<0, "flags", 63, 11>];
  let Constants = [Constant<0, "flags", "const-arg-flag">,
                   Undef<3, "desc", "texsurf-desc">];
  defvar Volatile = "${2:{ptr=.volatile;ptr addrspace(1)=.volatile;"
                    "ptr addrspace(3)=.volatile;ptr addrspace(7)=.volatile;*=}}";
  defvar Plain = "st${2:s}${1:w}${1:m} [${2:a}], $1";
  let PTX = "${volatile:{1=st" # Volatile # "${2:s}${1:w}${1:m} [${2:a}], $1;"
      "0=${cache hint:{0=" # Plain # ";1=${2:{"
      "ptr=st.L2::cache_hint${1:w}${1:m} [${2:a0}], $1, $3;"
      "ptr addrspace(1)=st.global.L2::cache_hint${1:w}${1:m} [${2:a}], $1, $3;"
      "*=" # Plain # "}}}}}};";
}
let Fields = [Free<0, "flags", 9, 0>,
              Free<0, "cache hint", 10, 10, Names<["no", "yes"]>.ret>,
              Free<0, "flags", 63, 11>],
    NoPTX = NoBounds in {
def : Carrier<"ld.with.boundscheck",
              [Form<T, [I64Ty, P, I64Ty, I64Ty, T, I32Ty]>]>;
def : Carrier<"st.with.boundscheck",
              [Form<VoidTy, [I64Ty, T, P, I64Ty, I64Ty, I32Ty]>]>;
}
}

/// cp.async of 4, 8 or 16 bytes, of which fewer may be read. Only copies of 16
/// bytes can bypass L1.
class AsyncCopyPTX<string hint, string policy> {
  defvar Sizes = ["4", "8", "16"];
  // Behind the size: the bytes that are read, if they are fewer.
  defvar Read = !foreach(Size, [4, 8, 16],
                         "${4:{" # Cases<!foreach(N, !range(Size), ", " # N)>.ret
                         # ";*=}}");
  string ret = "cp.async${3:{16=${bypass:{0=.ca;1=.cg}};*=.ca}}.shared.global" #
      hint # " [${1:a3}], [${2:a1}], ${3:{4=4" # Read[0] # ";8=8" # Read[1] #
      ";16=16" # Read[2] # ";*=${!cp.async copies 4, 8 or 16 bytes}}}" # policy #
      ";";
}

let Category = "Memory" in {
let NoPTX = "PTX has no instruction for these fragments; llvm.nvvm.ldmatrix.* and llvm.nvvm.wmma.* have others" in
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
                 LateConstant<3, "bytes", "const-byte-size">,
                 LateOwnConstant<4, "source size", "const-source-size">],
    Fields = [Reserved<0, 31, 1, "reserved-bits">,
              Free<0, "bypass", 0, 0, Names<["ca", "cg"]>.ret>],
    Check = "AsyncCopy", Spaces = [0, 1, 3] in {
def : Carrier<"memcpy.async",
              [Form<VoidTy, [I32Ty, Dst, Src, I32Ty, I32Ty]>]> {
  let PTX = AsyncCopyPTX<"", "">.ret;
}
def : Carrier<"memcpy.async.with.desc",
              [Form<VoidTy, [I32Ty, Dst, Src, I32Ty, I32Ty, I64Ty]>]> {
  let PTX = AsyncCopyPTX<".L2::cache_hint", ", $5">.ret;
}
}
def : Carrier<"memcpy.async.wait", [Form<VoidTy, [I32Ty, I32Ty]>]> {
  let Constants = [Constant<0, "mode", "const-mode">,
                   UnmeasuredConstant<1, "groups", "const-mode">];
  let Fields = [Reserved<0, 31, 4, "reserved-bits">,
                Field<0, "mode", 3, 0, Names<["all", "group", "defer"]>.ret,
                      "misc-wait-mode">];
  let PTX = "${mode:{0=cp.async.wait_all$;;1=cp.async.wait_group $1$;;"
            "2=${!PTX has no deferred wait for copies}}}";
}
foreach NoInc = ["", ".noinc"] in
  def : Carrier<"memcpy.async.arrive" # NoInc, [Form<VoidTy, [BarrierP]>]> {
    let PTX = "cp.async.mbarrier.arrive" # NoInc # ".shared.b64 [${0:a3}];";
    let Spaces = [0, 3];
  }
def : Carrier<"stacksave", [Form<SavedP, []>]>;
def : Carrier<"stackrestore", [Form<VoidTy, [RestoredP]>]>;
}
