//===- InternalMemory.td - Intrinsics that reach memory ----*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def : Rule<"constload-kind", "intrinsic",
           "Invalid constant load kind">,
      Severities<Error, Error, Error, Error> {
  let Why = "The field selects a variant of the instruction, and only the values below are defined.";
  let Legal = "The constant 0 (bound) or 1 (bindless) as operand 0.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: J; OpenNVVM, where the document is silent";
  let Bad = "declare i32 @llvm.nvvm.load.constant(i32, i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i32 @llvm.nvvm.load.constant(i32 2, i32 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.load.constant(i32, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i32 @llvm.nvvm.load.constant(i32 0, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"constload-bound-bank", "intrinsic",
           "Bound bank must be i32">,
      Severities<Error, Error, Error, Error> {
  let Why = "A bound constant bank is selected by a 32-bit number.";
  let Legal = "An i32 bank with kind 0.";
  let Help = "pass an i32, or load from a bindless bank: kind 1";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: J; OpenNVVM, where the document is silent";
  let Bad = "declare i32 @llvm.nvvm.load.constant(i32, i64, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i32 @llvm.nvvm.load.constant(i32 0, i64 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.load.constant(i32, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i32 @llvm.nvvm.load.constant(i32 0, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"constload-bindless-bank", "intrinsic",
           "Bindless bank must be i64">,
      Severities<Error, Error, Error, Error> {
  let Why = "A bindless constant bank is selected by a 64-bit handle.";
  let Legal = "An i64 bank with kind 1.";
  let Help = "pass an i64, or load from a bound bank: kind 0";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: J; OpenNVVM, where the document is silent";
  let Bad = "declare i32 @llvm.nvvm.load.constant(i32, i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i32 @llvm.nvvm.load.constant(i32 1, i32 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.load.constant(i32, i64, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i32 @llvm.nvvm.load.constant(i32 1, i64 0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"addrspace-constant-operand", "intrinsic",
           "Operand must be in constant address space">,
      Severities<Error, Off, Error, Error> {
  let Why = "Uniform loads only read constant memory.";
  let Legal = "ptr addrspace(4).";
  let Help = "use a pointer in addrspace(4)";
  let Unmended = OtherMemory;
  let Source = "NVVM IR Verifier: E; OpenNVVM, where the document is silent";
  let Bad = "declare i32 @llvm.nvvm.internal.constant.uniform.i32.p1(ptr addrspace(1))\n"
            "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
            "  %a = call i32 @llvm.nvvm.internal.constant.uniform.i32.p1(ptr addrspace(1) %p)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.internal.constant.uniform.i32.p4(ptr addrspace(4))\n"
             "define ptx_kernel void @k(ptr addrspace(4) %p) {\n"
             "  %a = call i32 @llvm.nvvm.internal.constant.uniform.i32.p4(ptr addrspace(4) %p)\n"
             "  ret void\n"
             "}";
}
def : Rule<"tma-col-major", "intrinsic",
           "ColMajor is not supported for this size">,
      Severities<Error, Off, Error, Error> {
  let Why = "Column-major order transposes the tile, which is only possible if the tile is square.";
  let Legal = "ColMajor (bit 0) with size 0 (8x8) or 3 (16x16).";
  let Help = "clear bit 0, or choose a square tile";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: K; OpenNVVM, where the document is silent";
  let Bad = "declare i32 @llvm.nvvm.internal.tma.shared.load(i32, ptr addrspace(3))\n"
            "define ptx_kernel void @k(ptr addrspace(3) %p) {\n"
            "  %a = call i32 @llvm.nvvm.internal.tma.shared.load(i32 3, ptr addrspace(3) %p)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.internal.tma.shared.load(i32, ptr addrspace(3))\n"
             "define ptx_kernel void @k(ptr addrspace(3) %p) {\n"
             "  %a = call i32 @llvm.nvvm.internal.tma.shared.load(i32 7, ptr addrspace(3) %p)\n"
             "  ret void\n"
             "}";
}
def : Rule<"tma-size", "intrinsic",
           "Invalid size">,
      Severities<Error, Off, Error, Error> {
  let Why = "The field selects a variant of the instruction, and only the values below are defined.";
  let Legal = "Bits 3:1 of operand 0: 0 8x8, 1 16x8, 2 8x16, 3 16x16, 4 32x8.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: K";
  let Bad = "declare i32 @llvm.nvvm.internal.tma.shared.load(i32, ptr addrspace(3))\n"
            "define ptx_kernel void @k(ptr addrspace(3) %p) {\n"
            "  %a = call i32 @llvm.nvvm.internal.tma.shared.load(i32 10, ptr addrspace(3) %p)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.internal.tma.shared.load(i32, ptr addrspace(3))\n"
             "define ptx_kernel void @k(ptr addrspace(3) %p) {\n"
             "  %a = call i32 @llvm.nvvm.internal.tma.shared.load(i32 8, ptr addrspace(3) %p)\n"
             "  ret void\n"
             "}";
}
def : Rule<"reserved-tma", "intrinsic",
           "reserved flag bits used">,
      Severities<Error, Off, Error, Error> {
  let Why = "The bits are reserved: later machines may give them a meaning.";
  let Legal = "Bits 31:4 of operand 0 are zero.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: D; OpenNVVM, where the document is silent";
  let Bad = "declare i32 @llvm.nvvm.internal.tma.shared.load(i32, ptr addrspace(3))\n"
            "define ptx_kernel void @k(ptr addrspace(3) %p) {\n"
            "  %a = call i32 @llvm.nvvm.internal.tma.shared.load(i32 16, ptr addrspace(3) %p)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.internal.tma.shared.load(i32, ptr addrspace(3))\n"
             "define ptx_kernel void @k(ptr addrspace(3) %p) {\n"
             "  %a = call i32 @llvm.nvvm.internal.tma.shared.load(i32 0, ptr addrspace(3) %p)\n"
             "  ret void\n"
             "}";
}
def : Rule<"bounds-check-type", "intrinsic",
           "invalid load bounds check type">,
      Severities<Error, Error, Error, Error> {
  let Why = "The field selects a variant of the instruction, and only the values below are defined.";
  let Legal = "Bits 2:0 of the flag: 0 none, 1 clamp, 2 trap.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: L; OpenNVVM, where the document is silent";
  let Bad = "declare i32 @llvm.nvvm.load.readonly.boundscheck(i32, ptr addrspace(1), i64, i64, i32, i32, i32)\n"
            "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
            "  %a = call i32 @llvm.nvvm.load.readonly.boundscheck(i32 3, ptr addrspace(1) %p, i64 0, i64 0, i32 0, i32 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.load.readonly.boundscheck(i32, ptr addrspace(1), i64, i64, i32, i32, i32)\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  %a = call i32 @llvm.nvvm.load.readonly.boundscheck(i32 2, ptr addrspace(1) %p, i64 0, i64 0, i32 0, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"reserved-bounds", "intrinsic",
           "reserved flag bits used">,
      Severities<Error, Error, Error, Error> {
  let Why = "The bits are reserved: later machines may give them a meaning.";
  let Legal = "Bits 31:3 of the flag are zero.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: D; OpenNVVM, where the document is silent";
  let Bad = "declare i32 @llvm.nvvm.load.readonly.boundscheck(i32, ptr addrspace(1), i64, i64, i32, i32, i32)\n"
            "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
            "  %a = call i32 @llvm.nvvm.load.readonly.boundscheck(i32 65536, ptr addrspace(1) %p, i64 0, i64 0, i32 0, i32 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.load.readonly.boundscheck(i32, ptr addrspace(1), i64, i64, i32, i32, i32)\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  %a = call i32 @llvm.nvvm.load.readonly.boundscheck(i32 0, ptr addrspace(1) %p, i64 0, i64 0, i32 0, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"const-arg-flag", "intrinsic",
           "Flag argument must be an immediate.">,
      Severities<Error, Error, Error, Error> {
  let Why = "The operand is encoded in the instruction, so its value must be known at compile time.";
  let Legal = "A constant integer as the flags of llvm.nvvm.ld and st, also with bounds checks.";
  let Help = "pass a constant";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: A; OpenNVVM, where the document is silent";
  let Bad = "; --arch=sm_90\n"
            "declare i32 @llvm.nvvm.ld(i64, ptr addrspace(1), i64)\n"
            "define ptx_kernel void @k(ptr addrspace(1) %p, i64 %w) {\n"
            "  %a = call i32 @llvm.nvvm.ld(i64 %w, ptr addrspace(1) %p, i64 undef)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_90\n"
             "declare i32 @llvm.nvvm.ld(i64, ptr addrspace(1), i64)\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p, i64 %w) {\n"
             "  %a = call i32 @llvm.nvvm.ld(i64 0, ptr addrspace(1) %p, i64 undef)\n"
             "  ret void\n"
             "}";
}
def : Rule<"addrspace-not-global", "intrinsic",
           "pointer address space not global">,
      Severities<Error, Error, Error, Error> {
  let Why = "Only loads from global memory can be bounds-checked.";
  let Legal = "ptr addrspace(1).";
  let Help = "use a pointer in addrspace(1)";
  let Unmended = OtherMemory;
  let Source = "NVVM IR Verifier: E and L; OpenNVVM, where the document is silent";
  let Bad = "declare i32 @llvm.nvvm.load.readonly.boundscheck(i32, ptr, i64, i64, i32, i32, i32)\n"
            "define ptx_kernel void @k(ptr %p) {\n"
            "  %a = call i32 @llvm.nvvm.load.readonly.boundscheck(i32 0, ptr %p, i64 0, i64 0, i32 0, i32 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.load.readonly.boundscheck(i32, ptr addrspace(1), i64, i64, i32, i32, i32)\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  %a = call i32 @llvm.nvvm.load.readonly.boundscheck(i32 0, ptr addrspace(1) %p, i64 0, i64 0, i32 0, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"addrspace-arg0-pointer", "intrinsic",
           "arg0 of intrinsic not pointer">,
      Severities<Error, Off, Error, Error> {
  let Why = "Operand 0 is the address to load from.";
  let Legal = "A pointer as operand 0.";
  let Help = "pass a pointer, not an integer";
  let Unmended = OtherMemory;
  let Source = "NVVM IR Verifier: E; OpenNVVM, where the document is silent";
  let Bad = "declare i32 @llvm.nvvm.internal.load.bounds.i32.i64(i64, i64, i32)\n"
            "define ptx_kernel void @k(i64 %p) {\n"
            "  %a = call i32 @llvm.nvvm.internal.load.bounds.i32.i64(i64 %p, i64 64, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.internal.load.bounds.i32.p1(ptr addrspace(1), i64, i32)\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  %a = call i32 @llvm.nvvm.internal.load.bounds.i32.p1(ptr addrspace(1) %p, i64 64, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-cache-type", "intrinsic",
           "invalid cache type">,
      Severities<Error, Error, Error, Error> {
  let Why = "The field selects a variant of the instruction, and only the values below are defined.";
  let Legal = "Bits 3:0 of operand 0: 0 L1, 1 L2, 2 constant, 3 texture.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: P; OpenNVVM, where the document is silent";
  let Bad = "declare void @llvm.nvvm.cctl(i32, ptr addrspace(1))\n"
            "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
            "  call void @llvm.nvvm.cctl(i32 5, ptr addrspace(1) %p)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.cctl(i32, ptr addrspace(1))\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  call void @llvm.nvvm.cctl(i32 4, ptr addrspace(1) %p)\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-cache-op", "intrinsic",
           "invalid cache op">,
      Severities<Error, Error, Error, Error> {
  let Why = "The field selects a variant of the instruction, and only the values below are defined.";
  let Legal = "Bits 7:4 of operand 0: 0 invalidate, 1 writeback, 2 writeback and invalidate, 3 prefetch, 4 discard.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: P; OpenNVVM, where the document is silent";
  let Bad = "declare void @llvm.nvvm.cctl(i32, ptr addrspace(1))\n"
            "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
            "  call void @llvm.nvvm.cctl(i32 128, ptr addrspace(1) %p)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.cctl(i32, ptr addrspace(1))\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  call void @llvm.nvvm.cctl(i32 112, ptr addrspace(1) %p)\n"
             "  ret void\n"
             "}";
}
def : Rule<"const-arg-arg0", "intrinsic",
           "arg0 of intrinsic not constant">,
      Severities<Error, Error, Error, Error> {
  let Why = "The operand is encoded in the instruction, so its value must be known at compile time.";
  let Legal = "A constant integer as operand 0.";
  let Help = "pass a constant";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: A; OpenNVVM, where the document is silent";
  let Bad = "; --arch=sm_90\n"
            "declare <4 x float> @llvm.nvvm.mma(i64, <4 x i32>, <2 x i32>, <4 x float>)\n"
            "define ptx_kernel void @k(i64 %w) {\n"
            "  %a = call <4 x float> @llvm.nvvm.mma(i64 %w, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_90\n"
             "declare <4 x float> @llvm.nvvm.mma(i64, <4 x i32>, <2 x i32>, <4 x float>)\n"
             "define ptx_kernel void @k(i64 %w) {\n"
             "  %a = call <4 x float> @llvm.nvvm.mma(i64 77309806080, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)\n"
             "  ret void\n"
             "}";
}
def : Rule<"addrspace-arg1", "intrinsic",
           "arg1 invalid addrspace">,
      Severities<Error, Off, Error, Error> {
  let Why = "The caches hold global memory only.";
  let Legal = "A pointer in address space 0 or 1.";
  let Help = "use a generic or global pointer";
  let Unmended = OtherMemory;
  let Source = "NVVM IR Verifier: E; OpenNVVM, where the document is silent";
  let Bad = "declare void @llvm.nvvm.internal.cache.op.p3(i32, ptr addrspace(3))\n"
            "define ptx_kernel void @k(ptr addrspace(3) %p) {\n"
            "  call void @llvm.nvvm.internal.cache.op.p3(i32 1, ptr addrspace(3) %p)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.internal.cache.op.p1(i32, ptr addrspace(1))\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  call void @llvm.nvvm.internal.cache.op.p1(i32 1, ptr addrspace(1) %p)\n"
             "  ret void\n"
             "}";
}
def : Rule<"reserved-cache", "intrinsic",
           "reserved flag bits used">,
      Severities<Error, Error, Error, Error> {
  let Why = "The bits are reserved: later machines may give them a meaning.";
  let Legal = "Bits 31:8 of operand 0 are zero.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: D; OpenNVVM, where the document is silent";
  let Bad = "declare void @llvm.nvvm.cctl(i32, ptr addrspace(1))\n"
            "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
            "  call void @llvm.nvvm.cctl(i32 32768, ptr addrspace(1) %p)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.cctl(i32, ptr addrspace(1))\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  call void @llvm.nvvm.cctl(i32 0, ptr addrspace(1) %p)\n"
             "  ret void\n"
             "}";
}
